import Foundation
import PantographGestures

/// Shows pages that the user turns by swiping.
///
/// Pages of both transition styles are turned like `.scroll`: nothing curls.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable {
    case pageCurl = 0
    case scroll = 1
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  /// The location of the spine of curling pages. `mid` shows two pages at a time; `max` reverses
  /// the direction of turning.
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The distance between the pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  open private(set) var transitionStyle: TransitionStyle
  open private(set) var navigationOrientation: NavigationOrientation
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The source of the pages. If it is nil, the user cannot turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { updateDots() } }

  /// The location of the spine; `none` for scrolling pages.
  open internal(set) var spineLocation = SpineLocation.none
  @Inert("pages have nothing on their back")
  open var isDoubleSided = false
  let spacing: CGFloat
  package private(set) lazy var stage: UIView = transitionStyle == .scroll ? scrollView : UIView()
  /// The scroll view that contains scrolling pages, as on iOS.
  private lazy var scrollView = PageScrollView(frame: .zero)
  /// The page or spread that was requested last.
  var wanted: UIViewController?
  var settled: UIViewController?
  var current: ContainerTransition?
  private var waiting: [() -> Void] = []
  private(set) var turning: PageTurning?
  var turnThresholds = InteractionThresholds.pageTurn

  // MARK: Making one

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spacing = Self.number(options?[.interPageSpacing])
    super.init(nibName: nil, bundle: nil)
    guard style == .pageCurl else { return }
    let spine = options?[.spineLocation]
    spineLocation =
      spine as? SpineLocation
      ?? ((spine as? Int) ?? (spine as? NSNumber)?.intValue).flatMap { SpineLocation(rawValue: $0) }
      ?? .min
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spacing = 0
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    transitionStyle = coder.interfaceValue(TransitionStyle.self) ?? .scroll
    navigationOrientation = coder.interfaceValue(NavigationOrientation.self) ?? .horizontal
    spacing = coder.interfaceValue(PageSpacing.self)?.points ?? 0
    super.init(coder: coder)
    coder.endObject(self)
  }

  private static func number(_ value: Any?) -> CGFloat {
    (value as? CGFloat) ?? (value as? Int).map { CGFloat($0) } ?? 0
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  open override func loadView() {
    let view = UIView(frame: likelyBounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    stage.frame = view.bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.clipsToBounds = true
    view.addSubview(stage)
    turning = PageTurning(of: self, thresholds: turnThresholds)
    if transitionStyle == .scroll { scrollView.take(turning) }
    updateDots()
  }

  // MARK: Dots

  private var dots: UIPageControl?
  private static let dotsHeight: CGFloat = 37

  /// Updates the number of dots and the current one from the data source.
  private func updateDots() {
    guard let view = loadedView else { return }
    // The data source is called only when there is a page, because its answer may depend on the
    // page.
    guard wanted != nil else { return }
    let count =
      transitionStyle == .scroll && navigationOrientation == .horizontal
      ? dataSource?.presentationCount(for: self) ?? 0 : 0
    guard count > 0 else {
      guard let dots else { return }
      dots.removeFromSuperview()
      self.dots = nil
      stage.frame = view.bounds
      return
    }
    let dots = dots ?? UIPageControl(frame: .zero)
    dots.numberOfPages = count
    dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    dots.isUserInteractionEnabled = false
    self.dots = dots
    if dots.superview !== view { view.addSubview(dots) }
    layOutDots()
  }

  private func layOutDots() {
    guard let view = loadedView, let dots else { return }
    let height = Self.dotsHeight + view.safeAreaInsets.bottom
    stage.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: max(view.bounds.height - height, 0))
    dots.frame = CGRect(
      x: 0, y: stage.frame.maxY, width: view.bounds.width, height: Self.dotsHeight)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if dots != nil { layOutDots() }
  }

  /// Moves the current dot after the user has turned a page.
  func dotsFollow(_ direction: NavigationDirection) {
    dots?.currentPage += direction == .forward ? 1 : -1
  }

  /// The pan that turns the pages of a book. Pages that scroll have none here: the pan belongs to
  /// the scroll view among the subviews.
  open var gestureRecognizers: [UIGestureRecognizer] {
    guard transitionStyle == .pageCurl else { return [] }
    loadViewIfNeeded()
    return turning.map { [$0.recognizer] } ?? []
  }

  // MARK: Pages

  /// The visible page, or the page being turned to. There are two if the spine is in the middle.
  open var viewControllers: [UIViewController]? { wanted.map { Self.pages(of: $0) } }

  /// Turns to pages, with or without an animation. `completion` is called afterwards.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let most =
      transitionStyle == .pageCurl && (spineLocation == .mid || spineLocation == .none)
      ? 2 : 1
    if let viewControllers, viewControllers.isEmpty || viewControllers.count > most {
      Misuse.stop(
        "\(viewControllers.count) view controllers were set on \(type(of: self)), which shows"
          + " \(most == 1 ? "one page" : "two pages") at a time: set \(most == 1 ? "exactly one" : "two")"
      )
    }
    show(viewControllers ?? [], direction, animated: animated, completion)
  }

  /// Shows pages after the turn in progress. The number of pages was validated at the call, because
  /// the spine location may change until then.
  private func show(
    _ pages: [UIViewController], _ direction: NavigationDirection, animated: Bool,
    _ completion: ((Bool) -> Void)?
  ) {
    guard current == nil else {
      waiting.append { [weak self] in
        self?.show(pages, direction, animated: animated, completion)
      }
      return
    }
    turn(to: container(of: pages), direction, animated: animated, driver: nil) {
      completed in
      completion?(completed)
    }
    updateDots()
  }

  func turn(
    to page: UIViewController?, _ direction: NavigationDirection, animated: Bool,
    driver: UIPercentDrivenInteractiveTransition?, then: @escaping (Bool) -> Void
  ) {
    turning?.pageWillChange()
    let from = settled
    wanted = page
    if let page, page.ownParent !== self {
      adopt(page)
      page.didMove(toParent: self)
      page.passage.isMovingToParent = false
    }
    guard isViewLoaded, from !== page else {
      if !isViewLoaded { settle(page) }
      return then(true)
    }
    let isAnimated =
      animated && from != nil && page != nil && appearance == .appeared
      && loadedView?.window != nil
    let transition = ContainerTransition(
      in: self, from: from, to: page, animated: isAnimated, comesBack: .atCancel)
    current = transition
    transition.onEnd = { [weak self, weak transition] completed in
      self?.settle(completed ? page : from)
      guard completed, from != nil, let page else { return }
      ApplicationEvent.report(
        ApplicationEvent(
          .turnedPage,
          "turned to the \(direction == .forward ? "next" : "previous") page, \(page.eventName)",
          of: page, title: page.eventTitle), since: transition?.context?.startTime)
    }
    transition.onFinish = { [weak self] completed in
      guard let self else { return }
      current = nil
      turning?.pageDidChange()
      then(completed)
      if current == nil, !waiting.isEmpty { waiting.removeFirst()() }
    }
    transition.start(
      in: stage, animator: isAnimated ? PageTransition(way: way(direction)) : nil,
      interactor: isAnimated ? driver : nil)
  }

  private func settle(_ page: UIViewController?) {
    settled = page
    wanted = page
    for child in children where child !== page {
      (child as? PageSpread)?.letGo()
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
  }

  private func way(_ direction: NavigationDirection) -> CGVector {
    let sign: CGFloat = direction == .forward ? -1 : 1
    let size = stage.bounds.size
    return navigationOrientation == .horizontal
      ? CGVector(dx: (isMirrored ? -sign : sign) * (size.width + spacing), dy: 0)
      : CGVector(dx: 0, dy: sign * (size.height + spacing))
  }

  /// Whether the following pages lie at the left: in a right-to-left layout, or with the spine at
  /// the right.
  var isMirrored: Bool {
    (traitCollection.layoutDirection == .rightToLeft) != (spineLocation == .max)
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    askForSpine(in: size)
  }

  // MARK: Appearance

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func containerDidLoad() {
    guard let page = settled else { return }
    page.view.frame = stage.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.addSubview(page.view)
  }

  override func containerWillForward(appearing: Bool, animated: Bool) {
    for child in childrenInSight
    where appearing ? child === heading : child.isTowardsSeen {
      child.beginContainedAppearance(appearing, animated: animated)
    }
  }

  override func containerDidForward() {
    for child in childrenInSight { child.endAppearanceTransition() }
  }

  private var heading: UIViewController? { current.map { $0.heading } ?? settled }

  override var childrenInSight: [UIViewController] {
    current.map { [$0.from, $0.to].compactMap { $0 } } ?? [settled].compactMap { $0 }
  }
}

/// A distance between pages that a storyboard sets.
struct PageSpacing {
  let points: CGFloat
}
