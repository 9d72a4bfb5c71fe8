import Foundation

/// An effect that moves a view when the device is tilted.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() { super.init() }

  open override nonisolated var description: String { ObjectText.of(self) }

  /// Returns the values to add to the view's for a tilt: always nil.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    inert("no device reports how it is turned", is: nil)
  }
}

/// An effect that moves one property between two values.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Hashable, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis
  }

  public let keyPath: String
  public let type: EffectType
  @Inert("no device reports how it is turned")
  open var minimumRelativeValue: Any?
  @Inert("no device reports how it is turned")
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }
}

/// A group of effects.
open class UIMotionEffectGroup: UIMotionEffect {
  @Inert("no device reports how it is turned")
  open var motionEffects: [UIMotionEffect]?
}
