import Foundation

/// Moves a view as the device is turned.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() { super.init() }

  open override nonisolated var description: String { ObjectText.of(self) }

  /// The values to add to a view's for so much turning; none.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    inert("no device reports how it is turned", is: nil)
  }
}

/// Moves one property between two values.
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

/// Several effects as one.
open class UIMotionEffectGroup: UIMotionEffect {
  @Inert("no device reports how it is turned")
  open var motionEffects: [UIMotionEffect]?
}
