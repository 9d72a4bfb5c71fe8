import Foundation
import QuartzCore

/// A round button with a color, which opens a color picker.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The title of the picker.
  open var title: String?
  open var supportsAlpha = true
  open var selectedColor: UIColor? { didSet { color() } }
  @Inert("no color is brighter than white")
  open var maximumLinearExposure: CGFloat = 1

  private let ring = CAGradientLayer()
  private let gap = UIView()
  private let spot = UIView()
  private weak var opened: UIColorPickerViewController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    prepare()
    coder.endObject(self)
  }

  private func prepare() {
    ring.colors = (0...6).map {
      // Our value: the six corners of the color circle, a little pale.
      UIColor(hue: CGFloat($0) / 6, saturation: 0.9, brightness: 1, alpha: 1).cgColor
    }
    ring.startPoint = CGPoint(x: 0.5, y: 0.5)
    ring.endPoint = CGPoint(x: 0.5, y: 0)
    ring.type = .conic
    layer.addSublayer(ring)
    gap.backgroundColor = .systemBackground
    for view in [gap, spot] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  private func color() { spot.backgroundColor = selectedColor }

  // MARK: The picker

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, point(inside: touch.location(in: self), with: event) { open() }
  }

  private func open() {
    guard opened == nil, let presenter = nearestController else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.whenPicked = { [weak self] color in
      guard let self, color != selectedColor else { return }
      selectedColor = color
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.sourceView = self
    opened = picker
    presenter.present(picker, animated: true)
  }

  private var nearestController: UIViewController? {
    var responder: UIResponder? = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return window?.rootViewController
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !takesBefore(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Layout

  /// The usual size of a well, in points.
  private static let side: CGFloat = 28
  private static let ringWidth: CGFloat = 3
  private static let gapWidth: CGFloat = 2

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let square = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    ring.frame = square
    // A well without room for its ring has an empty middle. A null rectangle is no frame.
    let gapInset = min(Self.ringWidth, side / 2)
    gap.frame = square.insetBy(dx: gapInset, dy: gapInset)
    let spotInset = min(Self.ringWidth + Self.gapWidth, side / 2)
    spot.frame = square.insetBy(dx: spotInset, dy: spotInset)
    ring.cornerRadius = side / 2
    ring.masksToBounds = true
    gap.layer.cornerRadius = gap.frame.width / 2
    spot.layer.cornerRadius = spot.frame.width / 2
  }

  override var usualHugging: LayoutRecord.Priorities { (.defaultHigh, .defaultHigh) }
  override var valueWords: [String] { [selectedColor.map { "\($0)" } ?? "no color"] }
}
