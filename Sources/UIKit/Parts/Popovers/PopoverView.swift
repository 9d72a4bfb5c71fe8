import Foundation

/// A popover's content with the arrow beside it.
@MainActor
final class PopoverView: UIView {
  let content = UIView()
  private let arrow = UIView()
  /// The background view that the application provides, behind the content. Nil uses the standard
  /// bubble.
  private var background: UIPopoverBackgroundView?
  var place: PopoverLayout.Place? {
    didSet { if place != oldValue { setNeedsLayout() } }
  }

  required init?(coder: NSCoder) { nil }

  /// Our value: a soft shadow parts the popover from the content below.
  private static let shadowOpacity: Float = 0.2

  init() {
    super.init(frame: .zero)
    // A square rotated by 45°. Half of the square lies below the content.
    let side = PopoverLayout.usualArrowBase / 2.squareRoot()
    arrow.frame = CGRect(x: 0, y: 0, width: side, height: side)
    // The angle is 45°, in radians.
    arrow.transform = CGAffineTransform(rotationAngle: .pi / 4)
    addSubview(arrow)
    content.layer.cornerRadius = PopoverLayout.cornerRadius
    content.clipsToBounds = true
    addSubview(content)
    layer.shadowOpacity = Self.shadowOpacity
    // Our value, in points: a soft shadow.
    layer.shadowRadius = 12
  }

  /// Replaces the standard arrow and shadow with a view of this class; nil restores them.
  func wear(_ type: UIPopoverBackgroundView.Type?) {
    if let type, let background, Swift.type(of: background) == type { return }
    background?.removeFromSuperview()
    background = type.map { $0.init(frame: bounds) }
    if let background { insertSubview(background, at: 0) }
    arrow.isHidden = background != nil
    layer.shadowOpacity = background == nil ? Self.shadowOpacity : 0
    let isPlain = type.map { !$0.wantsDefaultContentAppearance } ?? false
    content.layer.cornerRadius = isPlain ? 0 : PopoverLayout.cornerRadius
    setNeedsLayout()
  }

  func hold(_ view: UIView, color: UIColor?) {
    arrow.backgroundColor = color ?? view.backgroundColor ?? .white
    content.backgroundColor = color
    guard view.superview !== content else { return }
    view.frame = content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(view)
  }

  override func layoutSubviews() {
    guard let place else {
      content.frame = bounds
      return
    }
    let height = background.map { type(of: $0).arrowHeight() } ?? PopoverLayout.usualArrowHeight
    var inner = bounds
    switch place.direction {
    case .up:
      inner.origin.y += height
      inner.size.height -= height
      arrow.center = CGPoint(x: place.arrowOffset, y: height)
    case .down:
      inner.size.height -= height
      arrow.center = CGPoint(x: place.arrowOffset, y: inner.maxY)
    case .left:
      inner.origin.x += height
      inner.size.width -= height
      arrow.center = CGPoint(x: height, y: place.arrowOffset)
    default:
      inner.size.width -= height
      arrow.center = CGPoint(x: inner.maxX, y: place.arrowOffset)
    }
    content.frame = inner
    guard let background else { return }
    background.frame = bounds
    background.arrowDirection = place.direction
    let isVertical = place.direction == .up || place.direction == .down
    background.arrowOffset =
      place.arrowOffset - (isVertical ? bounds.width : bounds.height) / 2
    content.frame = inner.inset(by: type(of: background).contentViewInsets())
  }
}
