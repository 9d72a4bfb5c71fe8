import Foundation
import QuartzCore

/// A control that is on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// The only subview, as on iOS: it holds the track and the knob, so that the background of the switch itself shows
  /// behind them.
  private let face = UIView()
  private let track = UIView()
  private let knob = UIView()
  private var isOnNow = false

  open var onTintColor: UIColor? { didSet { show() } }
  open var thumbTintColor: UIColor? { didSet { show() } }
  @Inert("a switch shows no picture, as on iOS since version 7")
  open var onImage: UIImage?
  @Inert("a switch shows no picture, as on iOS since version 7")
  open var offImage: UIImage?

  @Inert("only switches on a Mac have a title")
  open var title: String?
  @Inert("a switch always slides")
  open var preferredStyle = Style.automatic
  open var style: Style { .sliding }

  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }

  /// Creates a switch. The size of the frame is ignored: it is always the standard size.
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

  private func prepare() {
    face.isUserInteractionEnabled = false
    track.layer.cornerRadius = Self.size.height / 2
    track.frame.size = Self.size
    knob.layer.cornerRadius = Self.knobSize / 2
    face.addSubview(track)
    face.addSubview(knob)
    addSubview(face)
    show()
  }

  open var isOn: Bool {
    get {
      noteRead("on")
      return isOnNow
    }
    set { setOn(newValue, animated: false) }
  }

  open func setOn(_ on: Bool, animated: Bool) {
    changing(["on"]) { isOnNow = on }
    guard animated else { return show() }
    UIView.animate(withDuration: Self.moveDuration) { [self] in show() }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    // A swipe moves the knob to its side; a tap toggles the switch.
    let way = touch.location(in: self).x - startX
    let wish = abs(way) > Self.swipe ? (way > 0) != isMirrored : !isOnNow
    guard wish != isOnNow else { return }
    setOn(wish, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private var startX: CGFloat = 0

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    startX = touch.location(in: self).x
    return true
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !takesBefore(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isEnabled ? 1 : 0.5
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if face.frame != place || knob.frame != knobPlace { show() }
  }

  private func show() {
    // Our value: the light gray of other tracks.
    track.backgroundColor =
      isOnNow ? onTintColor ?? .systemGreen : UIColor(white: 0.91, alpha: 1)
    knob.backgroundColor = thumbTintColor ?? .white
    face.frame = place
    knob.frame = knobPlace
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The frame of the knob. As on iOS, the side of "on" is the end of a line.
  private var knobPlace: CGRect {
    let x = isOnNow != isMirrored ? Self.size.width - Self.knobSize - 2 : 2
    return CGRect(x: x, y: 2, width: Self.knobSize, height: Self.knobSize)
  }

  /// The part of the bounds that the switch fills. A layout that stretches the view does not
  /// stretch the switch.
  private var place: CGRect {
    let x = isMirrored ? bounds.maxX - Self.size.width : bounds.minX
    return CGRect(origin: CGPoint(x: x, y: bounds.minY), size: Self.size)
  }

  /// UIKit's size, in points.
  private static let size = CGSize(width: 51, height: 31)
  private static let knobSize: CGFloat = 27
  /// The shortest swipe that determines the side of the knob, in points. Below it the touch is a
  /// tap.
  private static let swipe: CGFloat = 10
  /// The duration of the knob's animation, in seconds.
  private static let moveDuration = 0.25

  override var usualHugging: LayoutRecord.Priorities { (.defaultHigh, .defaultHigh) }
  override var valueWords: [String] { [isOn ? "on" : "off"] }
}
