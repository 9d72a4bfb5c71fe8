import Foundation

/// Shows an overview and its details side by side, or in one stack if there is little room.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn, tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary, secondary, compact
  }

  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }

  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing
  }

  /// The value of a width or a fraction that the split view controller chooses itself.
  public static let automaticDimension: CGFloat = -1

  open private(set) var style: Style
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { relayout() } }
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { relayout() } }
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { relayout() } }
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { relayout() } }
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { relayout() } }
  /// The preferred width as a share of the total width, from 0 to 1.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension { didSet { relayout() } }
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { relayout() } }
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { relayout() } }
  /// The placement of the narrow columns, beside the secondary column or over it, if no display
  /// mode is requested.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { relayout() } }
  @Inert("the program places the button")
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
  @Inert("the program places the button")
  open var showsSecondaryOnlyButton = false
  @Inert("columns have their views' own background")
  open var primaryBackgroundStyle = BackgroundStyle.none

  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic, never, always
  }

  public enum BackgroundStyle: Int, Sendable {
    case none, sidebar
  }

  /// The behavior that applies: `tile`, unless another one is preferred.
  open var splitBehavior: SplitBehavior {
    preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }

  open var primaryEdge = PrimaryEdge.leading { didSet { relayout() } }
  /// Whether a swipe from the edge shows the primary column over the secondary one, and a swipe
  /// anywhere hides it again.
  open var presentsWithGesture = true { didSet { presenting?.update() } }

  /// Whether there is room for only one column.
  open internal(set) var isCollapsed = false { didSet { modeButton?.isHidden = isCollapsed } }
  /// The view controllers of the columns as the application set them.
  var given: [Column: UIViewController] = [:]
  /// The view controllers as they are shown. In a style with columns they are wrapped in navigation
  /// controllers.
  var shown: [Column: UIViewController] = [:]
  /// The controllers that moved from the secondary column onto the primary column's stack.
  var moved: [UIViewController] = []
  /// Whether only the primary column is visible although it does not contain the secondary column.
  var hidesSecondary = false
  /// The display mode that the user or the program has requested since the size class last changed.
  var requestedMode: DisplayMode? { didSet { relayout() } }
  private var hasMadeRoom = false
  var presenting: SplitPresenting?
  var movingColumns: MovingColumns?
  /// The future size of the split view, while sizes for it are computed.
  var roomToCome: CGSize?
  /// The sizes that columns were notified of but do not have yet.
  var toldSizes: [ObjectIdentifier: CGSize] = [:]

  // MARK: Making one

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    style = coder.interfaceValue(Style.self) ?? .unspecified
    super.init(coder: coder)
    definesPresentationContext = true
    coder.endObject(self)
  }

  open override func loadView() {
    let view = SplitView(frame: likelyBounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.split = self
    view.backgroundColor = .lightGray
    self.view = view
    presenting = SplitPresenting(of: self, in: view)
  }

  // MARK: Columns

  /// The view controllers of the columns. A collapsed split view controller has only the visible
  /// view controller.
  open var viewControllers: [UIViewController] {
    get {
      if isCollapsed { return [shown[.compact] ?? shown[.primary]].compactMap { $0 } }
      return [shown[.primary], shown[.supplementary], shown[.secondary]].compactMap { $0 }
    }
    set {
      if newValue.count > 2 {
        Misuse.stop(
          "\(newValue.count) view controllers were set on \(type(of: self)): set a primary and a"
            + " secondary one, or make it with a style and use setViewController(_:for:)")
      }
      set(newValue.first, for: .primary)
      set(newValue.dropFirst().first, for: .secondary)
    }
  }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if style == .unspecified {
      Misuse.stop(
        "\(type(of: self)) has no columns: make it with init(style:), or set viewControllers")
    }
    if column == .supplementary, style != .tripleColumn {
      Misuse.stop(
        "\(type(of: self)) has no supplementary column: make it with the style .tripleColumn")
    }
    set(vc, for: column)
  }

  open func viewController(for column: Column) -> UIViewController? { given[column] }

  func set(_ controller: UIViewController?, for column: Column) {
    guard given[column] !== controller else { return }
    if isCollapsed, column == .secondary { bringBack() }
    exchange(column, for: controller)
    if isCollapsed, column == .secondary || column == .primary { collapseStacks() }
    updateColumnTraits()
    relayout()
  }

  /// Replaces the view controller of a column.
  func exchange(_ column: Column, for controller: UIViewController?) {
    if let old = shown[column] {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    given[column] = controller
    shown[column] = controller.map { wrapped($0, for: column) }
    if let new = shown[column] {
      adopt(new)
      new.didMove(toParent: self)
      new.passage.isMovingToParent = false
    }
  }

  private func wrapped(_ controller: UIViewController, for column: Column) -> UIViewController {
    guard style != .unspecified, column != .compact, !(controller is UINavigationController),
      !(controller is UITabBarController)
    else { return controller }
    if let navigation = controller.navigationController { return navigation }
    return UINavigationController(rootViewController: controller)
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  // MARK: Showing

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    guard isCollapsed else { return set(vc, for: .secondary) }
    guard let navigation = shown[.primary] as? UINavigationController else {
      return present(vc, animated: true)
    }
    let pages = (vc as? UINavigationController).map { $0.viewControllers } ?? [vc]
    replaceSecondary(with: vc)
    (vc as? UINavigationController)?.viewControllers = []
    let rest = navigation.viewControllers.filter { !moved.contains($0) }
    moved = pages
    navigation.setViewControllers(rest + pages, animated: true)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    super.show(vc, sender: sender)
  }

  open override func handles(_ action: Selector) -> Bool { action == .showDetail }

  /// Sets the controller that the secondary column shows after the next expansion.
  private func replaceSecondary(with controller: UIViewController) {
    if let old = shown[.secondary], old !== controller {
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    given[.secondary] = controller
    // The controller's pages are on the primary column's stack now.
    shown[.secondary] =
      controller is UINavigationController || style == .unspecified
      ? controller : UINavigationController()
  }

  /// Shows a column. A collapsed split view controller navigates to the column on its stack.
  open func show(_ column: Column) {
    if isCollapsed {
      guard let navigation = shown[.primary] as? UINavigationController else { return }
      if column == .secondary, moved.isEmpty { return collapseStacks() }
      guard column != .secondary, let first = moved.first,
        let index = navigation.viewControllers.firstIndex(of: first), index > 0
      else { return }
      navigation.popToViewController(navigation.viewControllers[index - 1], animated: true)
      return
    }
    guard column != .secondary, displayMode == .secondaryOnly else { return }
    change(to: preferredDisplayMode == .oneOverSecondary ? .oneOverSecondary : .oneBesideSecondary)
  }

  open func hide(_ column: Column) {
    guard !isCollapsed, column != .secondary else { return }
    change(to: .secondaryOnly)
  }

  /// The preferred display mode if there is room for several columns.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      requestedMode = nil
      relayout()
    }
  }

  /// A button that shows or hides the primary column. As on iOS, nothing is shown in its place
  /// while the columns are collapsed.
  open var displayModeButtonItem: UIBarButtonItem {
    if let modeButton { return modeButton }
    let button = UIBarButtonItem(title: "‹›", style: .plain) { [weak self] in
      guard let self else { return }
      let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
      let other = displayMode == .secondaryOnly ? DisplayMode.oneBesideSecondary : .secondaryOnly
      preferredDisplayMode = target == .automatic ? other : target
    }
    button.isHidden = isCollapsed
    modeButton = button
    return button
  }
  private var modeButton: UIBarButtonItem?

  open var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    let wanted = requestedMode ?? preferredDisplayMode
    guard wanted == .automatic else { return wanted }
    let hasThree = shown[.supplementary] != nil
    switch splitBehavior {
    case .overlay: return hasThree ? .oneBesideSecondary : .secondaryOnly
    case .displace: return hasThree ? .twoDisplaceSecondary : .oneBesideSecondary
    case .automatic, .tile: return hasThree ? .twoBesideSecondary : .oneBesideSecondary
    }
  }

  /// Returns the mode with columns over the secondary column if the split behavior is `overlay`.
  private func behaved(_ mode: DisplayMode) -> DisplayMode {
    guard splitBehavior == .overlay else { return mode }
    switch mode {
    case .oneBesideSecondary where shown[.supplementary] == nil: return .oneOverSecondary
    case .twoBesideSecondary: return .twoOverSecondary
    default: return mode
    }
  }

  private func change(to wanted: DisplayMode) {
    let mode = behaved(wanted)
    guard mode != displayMode else { return }
    tellOfChange(to: mode)
    guard let view = loadedView, view.window != nil else {
      requestedMode = mode
      return
    }
    prepareColumns(for: mode)
    requestedMode = mode
    // Our value: long enough to follow a column that slides.
    UIView.animate(withDuration: 0.3) {
      layOutColumns(keepingAll: true)
    } completion: { [weak self] _ in
      self?.relayout()
    }
  }

  func tellOfChange(to mode: DisplayMode) {
    delegate?.splitViewController(self, willChangeTo: mode)
    for column in [Column.primary, .supplementary] where shown[column] != nil {
      let (before, after) = (sees(column, in: displayMode), sees(column, in: mode))
      if after, !before { delegate?.splitViewController(self, willShow: column) }
      if before, !after { delegate?.splitViewController(self, willHide: column) }
    }
  }

  // MARK: Room

  /// Returns the size of the column that contains the view controller.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { sizeOfColumn(container, in: parentSize) }

  private func relayout() {
    loadedView?.setNeedsLayout()
  }

  /// Collapses or expands the columns if the horizontal size class has changed.
  func makeRoom() {
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    if !hasMadeRoom || isNarrow != isCollapsed {
      hasMadeRoom = true
      let changes = isNarrow != isCollapsed
      isCollapsed = isNarrow
      requestedMode = nil
      if changes {
        if isNarrow { collapseStacks() } else { expandStacks() }
      }
      updateColumnTraits()
    }
  }

  /// Gives the narrow columns a compact horizontal size class, unless the split view controller is
  /// collapsed.
  private func updateColumnTraits() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    for column in [Column.primary, .supplementary] {
      guard let controller = shown[column], controller.ownParent === self else { continue }
      setOverrideTraitCollection(isCollapsed ? nil : compact, forChild: controller)
    }
  }

  /// The width of the primary column, in points, whether the column is visible or not.
  open var primaryColumnWidth: CGFloat { ownPrimaryColumnWidth }
  /// The width of the supplementary column, in points; 0 if there is none.
  open var supplementaryColumnWidth: CGFloat { ownSupplementaryColumnWidth }
}

// The names that display modes had before iOS 14. A storyboard and a program may still use them.
extension UISplitViewController.DisplayMode {
  @available(*, deprecated, renamed: "secondaryOnly")
  public static var primaryHidden: Self { .secondaryOnly }

  @available(*, deprecated, renamed: "oneBesideSecondary")
  public static var allVisible: Self { .oneBesideSecondary }

  @available(*, deprecated, renamed: "oneOverSecondary")
  public static var primaryOverlay: Self { .oneOverSecondary }
}
