import Foundation

/// Lets the user reload content by pulling it down. After a pull that is far enough, the content
/// stays below the control until the program ends the refresh.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The height of the room for the control, in points.
  static let height: CGFloat = 60
  /// The distance that the content must be visibly pulled down to begin refreshing, in points. A
  /// value of this project: UIKit's is not known.
  static let trigger: CGFloat = 110
  private static let space: CGFloat = 4

  open private(set) var isRefreshing = false
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()

  /// The scroll view that the control belongs to.
  private weak var scrollView: UIScrollView?
  /// Whether the current drag has already begun a refresh.
  private var hasBegunInDrag = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public convenience init() { self.init(frame: .zero) }

  /// Creates a control with an action that runs when a pull begins a refresh.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .valueChanged) }
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    begin()
    coder.endObject(self)
  }

  private func begin() {
    spinner.hidesWhenStopped = false
    label.textAlignment = .center
    addSubview(spinner)
    addSubview(label)
    alpha = 0
    isUserInteractionEnabled = false
  }

  /// The title that is shown below the spinner.
  open var attributedTitle: NSAttributedString? {
    didSet {
      label.attributedText = attributedTitle
      setNeedsLayout()
    }
  }

  open override var tintColor: UIColor! {
    didSet { spinner.color = tintColor }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let wheel = spinner.intrinsicContentSize
    let text = attributedTitle == nil ? .zero : label.sizeThatFits(bounds.size)
    let high = wheel.height + (text.height > 0 ? text.height + Self.space : 0)
    let top = (bounds.height - high) / 2
    spinner.frame = CGRect(
      x: (bounds.width - wheel.width) / 2, y: top, width: wheel.width, height: wheel.height)
    label.frame = CGRect(
      x: 0, y: top + wheel.height + Self.space, width: bounds.width, height: text.height)
  }

  // MARK: Refreshing

  /// Begins refreshing without a pull. No action is sent, and the visible content stays at its
  /// place.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    alpha = 1
    spinner.startAnimating()
    scrollView?.scroller.refreshingChanged()
  }

  /// Ends refreshing. The content returns to its top.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    spinner.stopAnimating()
    scrollView?.scroller.refreshingChanged()
  }

  // MARK: In its scroll view

  /// Makes the control that of the scroll view to which the program has added it as a subview.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let scrollView, superview == nil {
      scrollView.forget(self)
    } else if scrollView == nil, let parent = superview as? UIScrollView {
      parent.adopt(self)
    }
  }

  func join(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    if superview !== scrollView { scrollView.insertSubview(self, at: 0) }
    place()
    if isRefreshing { scrollView.scroller.refreshingChanged() }
  }

  func leave() {
    let old = scrollView
    scrollView = nil
    removeFromSuperview()
    if isRefreshing { old?.scroller.refreshingChanged() }
  }

  /// Places the control directly above the content.
  func place() {
    guard let scrollView else { return }
    let place = CGRect(x: 0, y: -Self.height, width: scrollView.bounds.width, height: Self.height)
    if frame != place { frame = place }
  }

  /// Updates the control for the distance that the content is pulled down, not counting the
  /// control's own inset.
  ///
  /// - Parameters:
  ///   - pull: The distance in points; negative if the content is scrolled.
  ///   - isDragging: Whether a finger pulls the content.
  func wasPulled(by pull: CGFloat, isDragging: Bool) {
    if !isDragging { hasBegunInDrag = false }
    guard !isRefreshing else { return }
    alpha = min(max(pull / Self.trigger, 0), 1)
    guard isDragging, isEnabled, !hasBegunInDrag, pull >= Self.trigger else { return }
    hasBegunInDrag = true
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  override var changeWords: String? { "pulled to refresh" }

  override var valueWords: [String] { isRefreshing ? ["refreshing"] : [] }
}
