import Foundation

/// A row of dots, one per page, with another color for the current page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private var dots: [PageDot] = []
  /// The background of the dots; nil until it is first shown.
  private var backing: UIView?
  private var scrubbing: PageScrubbing?

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
      currentPage = min(max(ownCurrentPage, 0), max(ownNumberOfPages - 1, 0))
      rebuild()
    }
  }

  /// The selected page. It is -1 until the number of pages or the page is set, as on iOS.
  open var currentPage: Int {
    get {
      noteRead("currentPage")
      return ownCurrentPage
    }
    set { changing(["currentPage"]) { ownCurrentPage = newValue } }
  }
  private var ownCurrentPage: Int = -1 {
    didSet {
      let last = max(numberOfPages - 1, 0)
      if !(0...last).contains(ownCurrentPage) { ownCurrentPage = min(max(ownCurrentPage, 0), last) }
      if !waitsForUpdate { shownPage = ownCurrentPage }
      show()
    }
  }

  open var hidesForSinglePage = false { didSet { show() } }
  open var pageIndicatorTintColor: UIColor? { didSet { show() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { show() } }

  // MARK: Images

  /// The image of each page without one of its own; nil draws dots.
  open var preferredIndicatorImage: UIImage? { didSet { imagesChanged() } }
  /// The image of the current page; nil uses that of the other pages.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { imagesChanged() } }
  private var images: [Int: UIImage] = [:]
  private var currentImages: [Int: UIImage] = [:]

  open func indicatorImage(forPage page: Int) -> UIImage? { images[page] }
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    checkPage(page)
    images[page] = image
    imagesChanged()
  }
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    checkPage(page)
    currentImages[page] = image
    imagesChanged()
  }

  private func checkPage(_ page: Int) {
    require(
      (0..<numberOfPages).contains(page),
      "a page control with \(numberOfPages) pages has no page \(page)")
  }

  private func imagesChanged() {
    show()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func image(of page: Int) -> UIImage? {
    let usual = images[page] ?? preferredIndicatorImage
    guard page == shownPage else { return usual }
    return currentImages[page] ?? preferredCurrentPageIndicatorImage ?? usual
  }

  // MARK: The page that is shown

  private var shownPage = 0
  private var waitsForUpdate: Bool { defersCurrentPageDisplay && scrubbing != nil }

  /// Whether a page that a touch chooses is shown only after `updateCurrentPageDisplay()`.
  open var defersCurrentPageDisplay = false
  open func updateCurrentPageDisplay() {
    shownPage = currentPage
    show()
  }

  // MARK: Appearance

  /// The background of the dots: `automatic` has one while a finger moves over the dots.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { show() } }
  /// The direction in which the pages follow one another.
  open var direction = Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  private func rebuild() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<min(numberOfPages, Self.mostDots)).map { _ in
      let dot = PageDot()
      addSubview(dot)
      return dot
    }
    show()
    setNeedsLayout()
  }

  private func show() {
    let isHidden = hidesForSinglePage && numberOfPages < 2
    for (index, dot) in dots.enumerated() {
      // Our value: the other dots are faint.
      dot.show(
        image(of: index),
        index == shownPage
          ? currentPageIndicatorTintColor ?? .white
          : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3))
      dot.isHidden = isHidden
    }
    let hasBacking =
      backgroundStyle == .prominent
      || backgroundStyle == .automatic && interactionState == .continuous
    if hasBacking, backing == nil {
      let view = UIView()
      view.isUserInteractionEnabled = false
      // Our value: a gray that shows on light and dark ground.
      view.backgroundColor = UIColor(white: 0.5, alpha: 0.3)
      insertSubview(view, at: 0)
      backing = view
      setNeedsLayout()
    }
    backing?.isHidden = !hasBacking || isHidden
  }

  // MARK: Layout

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }
  /// Whether the first page is at the right or at the bottom.
  private var isReversed: Bool {
    switch direction {
    case .natural: beginsAtRight
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  private func length(of page: Int) -> CGFloat {
    let size = image(of: page)?.size
    return size.map { isVertical ? $0.height : $0.width } ?? PageDot.side
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(pageCount)
    let one = preferredIndicatorImage?.size ?? CGSize(width: PageDot.side, height: PageDot.side)
    let length = count * (isVertical ? one.height : one.width) + max(count - 1, 0) * Self.gap
    let across = max(isVertical ? one.width : one.height, PageDot.side) + Self.height - PageDot.side
    return isVertical
      ? CGSize(width: across, height: length + 2 * Self.margin)
      : CGSize(width: length + 2 * Self.margin, height: across)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let lengths = dots.indices.map(length)
    let total = lengths.reduce(0, +) + CGFloat(max(dots.count - 1, 0)) * Self.gap
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    var start = (isVertical ? middle.y : middle.x) - total / 2
    for (dot, length) in zip(dots, lengths) {
      var center = middle
      if isVertical {
        center.y = start + length / 2
      } else {
        center.x = start + length / 2
      }
      dot.center =
        isReversed ? CGPoint(x: 2 * middle.x - center.x, y: 2 * middle.y - center.y) : center
      start += length + Self.gap
    }
    guard let backing else { return }
    let size = size(forNumberOfPages: numberOfPages)
    backing.bounds.size = size
    backing.center = middle
    backing.layer.cornerRadius = min(size.width, size.height) / 2
  }

  // MARK: Touches

  /// Whether a finger that moves over the dots goes through the pages.
  open var allowsContinuousInteraction = true
  open private(set) var interactionState = InteractionState.none {
    didSet { if interactionState != oldValue { show() } }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    scrubbing = PageScrubbing(from: currentPage, at: position(of: touch))
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard allowsContinuousInteraction,
      let page = scrubbing?.page(at: position(of: touch), of: numberOfPages)
    else { return true }
    interactionState = .continuous
    go(to: page)
    return true
  }

  /// Goes to the next page after a tap on the half of the later pages, and to the previous one after a tap on the other half.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    defer { endTouch() }
    guard let touch, interactionState != .continuous, bounds.contains(touch.location(in: self))
    else { return }
    interactionState = .discrete
    let middle = isVertical ? bounds.midY : bounds.midX
    go(to: currentPage + (position(of: touch) < middle * (isReversed ? -1 : 1) ? -1 : 1))
  }

  open override func cancelTracking(with event: UIEvent?) { endTouch() }

  private func endTouch() {
    scrubbing = nil
    interactionState = .none
  }

  /// Returns the position of a touch along the pages: larger for later pages.
  private func position(of touch: UITouch) -> CGFloat {
    let point = touch.location(in: self)
    return (isVertical ? point.y : point.x) * (isReversed ? -1 : 1)
  }

  private func go(to page: Int) {
    guard (0..<numberOfPages).contains(page), page != currentPage else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !takesBefore(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// The maximum number of dots. More dots do not fit any screen and only cost time.
  private static let mostDots = 1000
  private static let gap: CGFloat = 9
  private static let margin: CGFloat = 12
  private static let height: CGFloat = 26

  override var valueWords: [String] { ["page \(currentPage + 1) of \(numberOfPages)"] }
}
