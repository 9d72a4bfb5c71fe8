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
