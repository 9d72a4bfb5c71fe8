import Foundation

/// A spinning wheel that shows an activity in progress.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    // The styles of iOS 12, which also have a color.
    case whiteLarge = 0
    case white
    case gray
  }

  open var style: Style {
    didSet {
      takeColor()
      rebuild()
    }
  }
  open var color: UIColor! = .systemGray {
    didSet {
      // Nil stands for the color of the style.
      if color == nil { color = Self.color(style) ?? .systemGray }
      rebuild()
    }
  }
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(style)))
    prepare()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    style = coder.interfaceValue(Style.self) ?? .medium
    super.init(coder: coder)
    prepare()
    coder.endObject(self)
  }

  private func prepare() {
    isHidden = true
    takeColor()
    rebuild()
  }

  /// Takes the color of the older styles.
  private func takeColor() {
    if let own = Self.color(style) { color = own }
  }

  private static func color(_ style: Style) -> UIColor? {
    switch style {
    case .white, .whiteLarge: .white
    case .gray: .gray
    case .medium, .large: nil
    }
  }

  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 0
    turn.toValue = 2 * Double.pi
    turn.duration = 1
    turn.repeatCount = .infinity
    layer.add(turn, forKey: Self.turning)
  }

  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    layer.removeAnimation(forKey: Self.turning)
    if hidesWhenStopped { isHidden = true }
  }

  open override var intrinsicContentSize: CGSize { Self.size(style) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(style) }

  private func rebuild() {
    for view in subviews { view.removeFromSuperview() }
    for _ in 0..<Self.spokes { addSubview(UIView()) }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let radius = min(Self.size(style).width, Self.size(style).height) / 2
    for (index, spoke) in subviews.enumerated() {
      let share = CGFloat(index) / CGFloat(Self.spokes)
      // Our values, as shares of the radius, and of the opacity from the first spoke to the last.
      spoke.bounds = CGRect(x: 0, y: 0, width: radius * 0.2, height: radius * 0.55)
      spoke.layer.cornerRadius = radius * 0.1
      spoke.layer.anchorPoint = CGPoint(x: 0.5, y: radius / (radius * 0.55))
      spoke.center = CGPoint(x: bounds.midX, y: bounds.midY)
      spoke.transform = CGAffineTransform(rotationAngle: share * 2 * .pi)
      spoke.backgroundColor = color.withAlphaComponent(0.25 + 0.75 * share)
    }
  }

  // UIKit's sizes, in points.
  private static func size(_ style: Style) -> CGSize {
    style == .large || style == .whiteLarge
      ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  private static let spokes = 8
  private static let turning = "turning"

  override var layoutContent: (any LayoutContent)? { self }
}
