import Foundation
import QuartzCore

/// Two buttons that decrease and increase a value.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private let less = UILabel()
  private let more = UILabel()
  private let pictures = [UIImageView(frame: .zero), UIImageView(frame: .zero)]
  private let background = UIImageView(frame: .zero)
  private let divider = UIImageView(frame: .zero)
  var images = StepperImages() { didSet { showImages() } }
  private var current = 0.0
  private let repeating = StepperRepeat()

  open var minimumValue = 0.0 { didSet { value = current } }
  /// UIKit's documented default.
  open var maximumValue = 100.0 { didSet { value = current } }
  open var stepValue = 1.0
  /// Whether the value wraps around from one end of the range to the other.
  open var wraps = false
  /// Whether the value changes again and again while a button is held.
  open var autorepeat = true
  /// Whether each change of a held button is sent. Otherwise only the last one is, when the finger lifts.
  open var isContinuous = true

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    prepare()
    coder.endObject(self)
  }

  /// Our value: the light gray of a segmented control.
  private static let ground: UIColor = UIColor(white: 0.93, alpha: 1)

  private func prepare() {
    backgroundColor = Self.ground
    // Our value, in points: as round as a segmented control.
    layer.cornerRadius = 8
    for (label, text) in [(less, "−"), (more, "+")] {
      label.text = text
      label.textAlignment = .center
      addSubview(label)
    }
    for view in pictures + [background, divider] {
      view.isHidden = true
      view.takesImagesForShapes = pictures.contains(view)
      addSubview(view)
    }
    sendSubviewToBack(background)
  }

  /// The current value, clamped to the range.
  open var value: Double {
    get {
      noteRead("value")
      return current
    }
    set {
      changing(["value"]) {
        // NaN as a value or as a limit changes nothing.
        let value = min(max(newValue, minimumValue), max(maximumValue, minimumValue))
        if !value.isNaN { current = value }
      }
    }
  }

  // MARK: Steps

  /// Returns the direction of the step at a position: 1 for an increase, -1 for a decrease.
  private func direction(at point: CGPoint) -> Double {
    (point.x < bounds.midX) == beginsAtRight ? 1 : -1
  }

  /// Changes the value by one step. Returns whether the value has changed.
  private func step(_ direction: Double) -> Bool {
    let wish = current + direction * stepValue
    let old = current
    if wraps, wish > maximumValue {
      value = minimumValue
    } else if wraps, wish < minimumValue {
      value = maximumValue
    } else {
      value = wish
    }
    return current != old
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    repeating.point = touch.location(in: self)
    repeating.start(if: autorepeat) { [weak self] point in
      guard let self, isTracking else { return false }
      guard bounds.contains(point), step(direction(at: point)) else { return true }
      if isContinuous { sendActions(for: .valueChanged) }
      return true
    }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    repeating.point = touch.location(in: self)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wasHeld = repeating.stop()
    guard let touch, case let point = touch.location(in: self), bounds.contains(point) else {
      return
    }
    if wasHeld {
      if !isContinuous { sendActions(for: .valueChanged) }
    } else if step(direction(at: point)) {
      sendActions(for: .valueChanged)
    }
  }

  open override func cancelTracking(with event: UIEvent?) { _ = repeating.stop() }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !takesBefore(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Returns the half of the control that decreases or that increases the value.
  func half(decreases: Bool) -> CGRect {
    let size = CGSize(width: bounds.width / 2, height: bounds.height)
    let x = decreases ? bounds.minX : bounds.midX
    return mirrored(CGRect(origin: CGPoint(x: x, y: bounds.minY), size: size))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    less.frame = half(decreases: true)
    more.frame = half(decreases: false)
    background.frame = bounds
    for (picture, label) in zip(pictures, [less, more]) {
      picture.bounds.size = picture.image?.size ?? .zero
      picture.center = label.center
    }
    let width = divider.image?.size.width ?? 0
    divider.frame = CGRect(
      x: bounds.midX - width / 2, y: 0, width: width, height: bounds.height)
  }

  private func showImages() {
    for (index, image) in [images.decrement, images.increment].enumerated() {
      pictures[index].image = image.image(for: state)
      pictures[index].isHidden = pictures[index].image == nil
      (index == 0 ? less : more).isHidden = !pictures[index].isHidden
    }
    background.image = images.background.image(for: state)
    background.isHidden = background.image == nil
    backgroundColor = background.isHidden ? Self.ground : nil
    divider.image = images.divider
    divider.isHidden = divider.image == nil
    setNeedsLayout()
  }

  /// UIKit's size, in points.
  private static let size = CGSize(width: 94, height: 32)

  override var usualHugging: LayoutRecord.Priorities { (.defaultHigh, .defaultHigh) }
  override var valueWords: [String] {
    // The defaults of the two limits.
    Self.words(of: value, in: minimumValue, maximumValue, usually: 0, 100)
  }
}
