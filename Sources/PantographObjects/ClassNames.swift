// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Synchronization

/// The names of classes as C strings, which stay valid for the whole run of the program.
private let classNames = Mutex<[String: UInt]>([:])

/// Returns the name of an object's class as a C string.
public func object_getClassName(_ object: Any?) -> UnsafePointer<CChar> {
  let name = object.map { "\(type(of: $0))" } ?? "nil"
  let address = classNames.withLock { names in
    if let known = names[name] { return known }
    let made = UInt(bitPattern: strdup(name))
    names[name] = made
    return made
  }
  return UnsafePointer(bitPattern: address)!
}

extension NSObject {
  /// Returns the name of the class: `UIView` for UIKit's own, `Cards.CardView` for a class of the module `Cards`.
  public class func description() -> String { description(of: self) }

  /// Returns the name of a class, which need not derive from `NSObject`. Ported code calls it for `type(of: object).description()`.
  public class func description(of type: AnyClass) -> String {
    // Foundation ends the program for the name of a class within a type or a function. The place of a
    // context without a name is different at each run.
    let name = String(reflecting: type)
      .replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
    let module = name.prefix { $0 != "." }
    guard appleModules.contains(String(module)) else { return name }
    return String(name.dropFirst(module.count + 1))
  }

  private static let appleModules: Set<String> = [
    "CoreGraphics", "Foundation", "QuartzCore", "UIKit",
  ]
}
