import Foundation

/// The part of a view in which a pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
  public let rect: CGRect
  public let identifier: AnyHashable?
  /// The axes along which the pointer stays in the region while a button is pressed.
  @Inert("the pointer is where the device says")
  open var latchingAxes: UIAxis = []

  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }

  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another region is the same: it has the same identifier, or without one the same
  /// rectangle.
  func isSame(as other: UIPointerRegion) -> Bool {
    identifier == nil && other.identifier == nil
      ? rect == other.rect : identifier == other.identifier
  }

  open override nonisolated var description: String { ObjectText.of(self) }
}

/// The question of which region the pointer is in.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place of the pointer in the interaction's view.
  public let location: CGPoint
  /// The modifier keys that are held: always none, as no keyboard is read.
  public let modifiers: UIKeyModifierFlags

  init(location: CGPoint, modifiers: UIKeyModifierFlags) {
    self.location = location
    self.modifiers = modifiers
    super.init()
  }

  open override nonisolated var description: String { ObjectText.of(self) }
}

/// The change of a view while the pointer is over it.
@preconcurrency @MainActor
public enum UIPointerEffect {
  public enum TintMode: Int, Hashable, Sendable {
    case none = 0
    case overlay, underlay
  }

  case automatic(UITargetedPreview)
  /// The view has a light background.
  case highlight(UITargetedPreview)
  /// The view rises, with a shadow.
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, preferredTintMode: _, prefersShadow: _, prefersScaledContent: _):
      preview
    }
  }
}

/// The outline of the pointer. The background of a highlighted view has it, too.
@preconcurrency @MainActor
public enum UIPointerShape {
  /// The radius of corners that fits the size of a rectangle.
  public nonisolated static let defaultCornerRadius: CGFloat = 8

  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}

/// The look of the pointer and of the view under it.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  let effect: UIPointerEffect?
  let shape: UIPointerShape?
  @Inert("the display draws the pointer")
  open var accessories: [UIPointerAccessory] = []

  init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?) {
    self.effect = effect
    self.shape = shape
    super.init()
  }

  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.init(effect, shape)
  }

  /// Creates a style of the pointer alone. The display draws the pointer, so nothing changes.
  public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
    self.init(nil, shape)
  }

  /// Returns the style without a pointer. The display draws the pointer, so nothing changes.
  open class func hidden() -> Self {
    inert("the display draws the pointer")
    return plain()
  }

  open class func system() -> Self { plain() }

  private class func plain() -> Self {
    guard let style = UIPointerStyle(nil, nil) as? Self else {
      Misuse.stop("a subclass of UIPointerStyle has no style of its own")
    }
    return style
  }

  open override nonisolated var description: String { ObjectText.of(self) }
}

/// A small sign beside the pointer.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
  public struct Position: Hashable, Sendable {
    public var offset: CGFloat
    public var angle: CGFloat

    public init(offset: CGFloat, angle: CGFloat) {
      self.offset = offset
      self.angle = angle
    }
  }

  public let shape: UIPointerShape
  public let position: Position
  @Inert("the display draws the pointer")
  open var orientationMatchesAngle = false

  public init(_ shape: UIPointerShape, position: Position) {
    self.shape = shape
    self.position = position
    super.init()
  }
}
