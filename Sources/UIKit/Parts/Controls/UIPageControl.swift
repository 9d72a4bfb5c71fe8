import Foundation

/// A row of dots, one per page, with another color for the current page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var dots: [UIView] = []

  open var numberOfPages: Int {
    get {
      noteRead("numberOfPages")
      return ownNumberOfPages
    }
    set { changing(["numberOfPages"]) { ownNumberOfPages = newValue } }
  }
  private var ownNumberOfPages: Int = 0 {
    didSet {
      ownNumberOfPages = max(ownNumberOfPages, 0)
      currentPage = min(currentPage, max(ownNumberOfPages - 1, 0))
      rebuild()
    }
  }

  open var currentPage: Int {
    get {
      noteRead("currentPage")
      return ownCurrentPage
    }
    set { changing(["currentPage"]) { ownCurrentPage = newValue } }
  }
  private var ownCurrentPage: Int = 0 {
    didSet {
      let last = max(numberOfPages - 1, 0)
      if !(0...last).contains(ownCurrentPage) { ownCurrentPage = min(max(ownCurrentPage, 0), last) }
      color()
    }
  }

  open var hidesForSinglePage = false { didSet { color() } }
  open var pageIndicatorTintColor: UIColor? { didSet { color() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { color() } }

  private func rebuild() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<min(numberOfPages, Self.mostDots)).map { _ in
      let dot = UIView()
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = Self.dotSize / 2
      addSubview(dot)
      return dot
    }
    color()
    setNeedsLayout()
  }

  private func color() {
    for (index, dot) in dots.enumerated() {
      // Our value: the other dots are faint.
      dot.backgroundColor =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      dot.isHidden = hidesForSinglePage && numberOfPages < 2
    }
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let width = CGFloat(pageCount) * Self.dotSize + CGFloat(max(pageCount - 1, 0)) * Self.gap
    return CGSize(width: width + 2 * Self.margin, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let step = Self.dotSize + Self.gap
    var x = bounds.midX - (CGFloat(dots.count) * step - Self.gap) / 2
    for dot in dots {
      dot.frame = mirrored(
        CGRect(x: x, y: bounds.midY - Self.dotSize / 2, width: Self.dotSize, height: Self.dotSize))
      x += step
    }
  }

  /// Goes to the next page after a tap on the right half, and to the previous one after a tap on
  /// the left half.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchOver(touch) else { return }
    let isAtLeft = touch.location(in: self).x < bounds.midX
    let page = currentPage + (isAtLeft != beginsAtRight ? -1 : 1)
    guard (0..<numberOfPages).contains(page) else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }

  private func isTouchOver(_ touch: UITouch) -> Bool { bounds.contains(touch.location(in: self)) }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !takesBefore(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// The maximum number of dots. More dots do not fit any screen and only cost time.
  private static let mostDots = 1000
  private static let dotSize: CGFloat = 8
  private static let gap: CGFloat = 9
  private static let margin: CGFloat = 12
  private static let height: CGFloat = 26

  override var valueWords: [String] { ["page \(currentPage + 1) of \(numberOfPages)"] }
}
