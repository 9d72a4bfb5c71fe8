import Foundation
import QuartzCore

/// A bar that fills as something gets on.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }

  private let filled = UIView()
  private var current: Float = 0
  open var progressTintColor: UIColor? { didSet { color() } }
  open var trackTintColor: UIColor? { didSet { color() } }

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
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
  }

  private func prepare() {
    layer.cornerRadius = Self.height / 2
    clipsToBounds = true
    addSubview(filled)
    color()
  }

  /// From 0 to 1.
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
    filled.frame = CGRect(
      x: 0, y: 0, width: bounds.width * CGFloat(current), height: bounds.height)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }

  private func color() {
    backgroundColor = trackTintColor ?? UIColor(white: 0.9, alpha: 1)
    filled.backgroundColor = progressTintColor ?? tintColor
  }

  private static let height: CGFloat = 4

  override var layoutContent: (any LayoutContent)? { self }
}
