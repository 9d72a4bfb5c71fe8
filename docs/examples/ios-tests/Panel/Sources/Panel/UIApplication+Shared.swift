import CoreTelephony
import UIKit

extension UIApplication {
    /// The application, or nil in an extension, where `shared` must not be named.
    public static var extensionSafe: UIApplication? {
        let selector = NSSelectorFromString("sharedApplication")
        guard UIApplication.responds(to: selector) else { return nil }
        return UIApplication.perform(selector)?.takeUnretainedValue() as? UIApplication
    }
}
