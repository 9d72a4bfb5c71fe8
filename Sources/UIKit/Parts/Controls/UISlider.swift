import Foundation
import QuartzCore

/// A knob on a track, that stands for a value of a range.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private let track = UIView()
  private let filled = UIView()
  private let knob = UIView()
  /// From the finger to the middle of the knob, in points.
  private var grip: CGFloat = 0
  private var current: Float = 0

  open var minimumValue: Float = 0 { didSet { value = current } }
  open var maximumValue: Float = 1 { didSet { value = current } }
  /// Whether `valueChanged` is sent while the finger moves, and not only when it lifts.
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? { didSet { color() } }
  open var maximumTrackTintColor: UIColor? { didSet { color() } }
  open var thumbTintColor: UIColor? { didSet { color() } }

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
    for view in [track, filled, knob] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    track.layer.cornerRadius = Self.trackHeight / 2
    filled.layer.cornerRadius = Self.trackHeight / 2
    knob.layer.cornerRadius = Self.knobSize / 2
    knob.layer.shadowOpacity = 0.2
    knob.layer.shadowOffset = CGSize(width: 0, height: 2)
    color()
  }

  /// Kept within the range.
  open var value: Float {
    get {
      noteRead("value")
      return current
    }
    set {
      changing(["value"]) {
        // What is no number changes nothing, here and in the limits.
        let value = min(max(newValue, minimumValue), max(maximumValue, minimumValue))
        if !value.isNaN { current = value }
        setNeedsLayout()
      }
    }
  }

  open func setValue(_ value: Float, animated: Bool) {
    guard animated else {
      self.value = value
      return
    }
    UIView.animate(withDuration: Self.moveDuration) { [self] in
      self.value = value
      layoutIfNeeded()
    }
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    layoutIfNeeded()
    let x = touch.location(in: self).x
    // A finger beside the knob does not move it.
    guard abs(x - knob.center.x) <= max(Self.knobSize, 44) / 2 else { return false }
    grip = knob.center.x - x
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    move(to: touch.location(in: self).x + grip)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  private func move(to x: CGFloat) {
    let length = bounds.width - Self.knobSize
    guard length > 0, (maximumValue - minimumValue).isFinite else { return }
    let share = Float(min(max((x - Self.knobSize / 2) / length, 0), 1))
    value = minimumValue + share * (maximumValue - minimumValue)
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !takesBefore(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Look

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.knobSize)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: Self.knobSize)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let range = maximumValue - minimumValue
    let isRange = range > 0 && range.isFinite && current.isFinite
    let share = isRange ? CGFloat((current - minimumValue) / range) : 0
    let x = Self.knobSize / 2 + share * (bounds.width - Self.knobSize)
    let top = bounds.midY - Self.trackHeight / 2
    track.frame = CGRect(x: 0, y: top, width: bounds.width, height: Self.trackHeight)
    filled.frame = CGRect(x: 0, y: top, width: max(x, 0), height: Self.trackHeight)
    knob.frame = CGRect(
      x: x - Self.knobSize / 2, y: bounds.midY - Self.knobSize / 2, width: Self.knobSize,
      height: Self.knobSize)
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? 1 : 0.5
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }

  private func color() {
    track.backgroundColor = maximumTrackTintColor ?? UIColor(white: 0.9, alpha: 1)
    filled.backgroundColor = minimumTrackTintColor ?? tintColor
    knob.backgroundColor = thumbTintColor ?? .white
  }

  private static let knobSize: CGFloat = 28
  private static let trackHeight: CGFloat = 4
  /// In seconds.
  private static let moveDuration = 0.25

  override var usualHugging: LayoutRecord.Priorities { (.defaultLow, .defaultHigh) }
  override var valueWords: [String] {
    Self.words(
      of: Double(value), in: Double(minimumValue), Double(maximumValue), usually: 0, 1)
  }
}
