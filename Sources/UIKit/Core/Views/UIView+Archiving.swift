import Foundation

// Views and view controllers may be named in archives, as on iOS. Views are not archived here; a saved state refers to
// objects by their restoration identifiers.
extension UIView: @preconcurrency NSCoding {}
extension UIViewController: @preconcurrency NSCoding {}
