// The conformances are those of the objects to which iOS bridges these values.
// swift-format-ignore-file: AvoidRetroactiveConformances

import Foundation

// On iOS, values are bridged to objects that conform to `NSCopying`: `"floor" as NSCopying` names a
// boundary.
extension String: @retroactive NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension Int: @retroactive NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UUID: @retroactive NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension IndexPath: @retroactive NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
