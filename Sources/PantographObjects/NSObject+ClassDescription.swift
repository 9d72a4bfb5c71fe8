import Foundation

extension NSObject {
  /// Returns the name of the class: `UIView` for UIKit's own, `Cards.CardView` for a class of the module `Cards`.
  public class func description() -> String { description(of: self) }

  /// Returns the name of a class, which need not derive from `NSObject`. Ported code calls it for `type(of: object).description()`.
  public class func description(of type: AnyClass) -> String {
    let name = NSStringFromClass(type)
    let module = name.prefix { $0 != "." }
    guard appleModules.contains(String(module)) else { return name }
    return String(name.dropFirst(module.count + 1))
  }

  private static let appleModules: Set<String> = [
    "CoreGraphics", "Foundation", "QuartzCore", "UIKit",
  ]
}
