import Foundation
import QuartzCore

/// A knob on a track that selects a value from a range.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private let track = ControlPart()
  private let filled = ControlPart()
  private let knob = ControlPart()
  private let ends = [UIImageView(frame: .zero), UIImageView(frame: .zero)]
  var images = SliderImages() { didSet { color() } }
  /// The offset from the finger to the middle of the knob, in points.
  private var grip: CGFloat = 0
  private var current: Float = 0

  open var minimumValue: Float = 0 { didSet { value = current } }
  open var maximumValue: Float = 1 { didSet { value = current } }
  /// Whether `valueChanged` is sent while the finger moves, and not only when it lifts.
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? { didSet { color() } }
  open var maximumTrackTintColor: UIColor? { didSet { color() } }
  open var thumbTintColor: UIColor? { didSet { color() } }

  @Inert("sliders follow iPad's rules")
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }

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
    for view in [track, filled, knob] + ends {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    knob.layer.shadowOffset = CGSize(width: 0, height: 2)
    color()
  }

  /// The selected value, clamped to the range.
  open var value: Float {
    get {
      noteRead("value")
      return current
    }
    set {
      changing(["value"]) {
        // NaN as a value or as a limit changes nothing.
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
    // A finger that lands beside the knob does not move it.
    guard abs(x - knob.center.x) <= max(knob.bounds.width, 44) / 2 else { return false }
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
    let track = trackRect(forBounds: bounds)
    let start = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
    let length = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX - start
    // Negative if the values run from right to left.
    guard length != 0, (maximumValue - minimumValue).isFinite else { return }
    let share = Float(min(max((x - start) / length, 0), 1))
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
    let room = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: room, value: current)
    track.frame = room
    filled.frame =
      beginsAtRight
      ? CGRect(
        x: thumb.midX, y: room.minY, width: max(room.maxX - thumb.midX, 0), height: room.height)
      : CGRect(
        x: room.minX, y: room.minY, width: max(thumb.midX - room.minX, 0), height: room.height)
    knob.frame = thumb
    for part in [track, filled, knob] {
      part.layer.cornerRadius = part.image == nil ? part.bounds.height / 2 : 0
    }
    ends[0].frame = minimumValueImageRect(forBounds: bounds)
    ends[1].frame = maximumValueImageRect(forBounds: bounds)
  }

  // MARK: Places

  /// Returns the frame of the image at the start; empty without an image.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = minimumValueImage?.size ?? .zero
    return mirrored(
      CGRect(
        x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height),
      in: bounds)
  }

  /// Returns the frame of the image at the end; empty without an image.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return mirrored(
      CGRect(
        x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height), in: bounds)
  }

  /// Returns the frame of the track between the images at its ends.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    func room(_ image: UIImage?) -> CGFloat { image.map { $0.size.width + Self.gap } ?? 0 }
    let (start, end) = (room(minimumValueImage), room(maximumValueImage))
    let height = max(
      currentMinimumTrackImage?.size.height ?? 0, currentMaximumTrackImage?.size.height ?? 0)
    let line = height > 0 ? height : Self.trackHeight
    return mirrored(
      CGRect(
        x: bounds.minX + start, y: bounds.midY - line / 2,
        width: max(bounds.width - start - end, 0), height: line), in: bounds)
  }

  /// Returns the frame of the knob for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let image = currentThumbImage?.size ?? .zero
    let size =
      image.width > 0 ? image : CGSize(width: Self.knobSize, height: Self.knobSize)
    let range = maximumValue - minimumValue
    let isRange = range > 0 && range.isFinite && value.isFinite
    let share = isRange ? CGFloat((value - minimumValue) / range) : 0
    return mirrored(
      CGRect(
        x: rect.minX + share * (rect.width - size.width), y: rect.midY - size.height / 2,
        width: size.width, height: size.height), in: rect)
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? 1 : 0.5
    if !images.isEmpty { color() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }

  private func color() {
    // Our value: the light gray of other tracks.
    track.backgroundColor = maximumTrackTintColor ?? UIColor(white: 0.9, alpha: 1)
    filled.backgroundColor = minimumTrackTintColor ?? tintColor
    knob.backgroundColor = thumbTintColor ?? .white
    track.image = currentMaximumTrackImage
    filled.image = currentMinimumTrackImage
    knob.image = currentThumbImage
    // Our value: a soft shadow below a white knob.
    knob.layer.shadowOpacity = knob.image == nil ? 0.2 : 0
    ends[0].image = minimumValueImage
    ends[1].image = maximumValueImage
    setNeedsLayout()
  }

  private static let gap: CGFloat = 8

  private static let knobSize: CGFloat = 28
  private static let trackHeight: CGFloat = 4
  /// The duration of an animated value change, in seconds.
  private static let moveDuration = 0.25

  override var usualHugging: LayoutRecord.Priorities { (.defaultLow, .defaultHigh) }
  override var valueWords: [String] {
    Self.words(
      of: Double(value), in: Double(minimumValue), Double(maximumValue), usually: 0, 1)
  }
}
