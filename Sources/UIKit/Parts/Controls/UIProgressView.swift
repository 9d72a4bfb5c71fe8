import Foundation
import QuartzCore

/// A bar that shows the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }

  private let track = ControlPart()
  private let filled = ControlPart()
  private var current: Float = 0
  open var progressTintColor: UIColor? { didSet { color() } }
  open var trackTintColor: UIColor? { didSet { color() } }
  /// The image that is stretched over the completed part.
  open var progressImage: UIImage? { didSet { color() } }
  /// The image that is stretched over the whole bar.
  open var trackImage: UIImage? { didSet { color() } }
  open var progressViewStyle = Style.default
  /// The progress whose `fractionCompleted` the bar shows and follows until another progress is
  /// set.
  open var observedProgress: Progress? { didSet { follower.follow(observedProgress, in: self) } }
  private lazy var follower = ProgressFollower()

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

  public convenience init(progressViewStyle style: Style) {
    // UIKit's natural width, in points.
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
    progressViewStyle = style
  }

  private func prepare() {
    layer.cornerRadius = Self.height / 2
    clipsToBounds = true
    addSubview(filled)
    color()
  }

  /// The shown progress, from 0 to 1.
  open var progress: Float {
    get {
      noteRead("progress")
      return current
    }
    set { setProgress(newValue, animated: false) }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    changing(["progress"]) { current = progress.isNaN ? 0 : min(max(progress, 0), 1) }
    setNeedsLayout()
    guard animated else { return }
    // Our value, in seconds: the usual duration of short animations.
    UIView.animate(withDuration: 0.25) { [self] in layoutIfNeeded() }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = bounds
    filled.frame = mirrored(
      CGRect(x: 0, y: 0, width: bounds.width * CGFloat(current), height: bounds.height))
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }

  private func color() {
    // Our value: the light gray of other tracks.
    backgroundColor = trackTintColor ?? UIColor(white: 0.9, alpha: 1)
    filled.backgroundColor = progressTintColor ?? tintColor
    if trackImage != nil, track.superview == nil { insertSubview(track, at: 0) }
    track.isHidden = trackImage == nil
    track.image = trackImage
    filled.image = progressImage
  }

  private static let height: CGFloat = 4

  override var layoutContent: (any LayoutContent)? { self }
}
