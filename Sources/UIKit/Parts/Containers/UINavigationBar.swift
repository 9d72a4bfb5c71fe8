import Foundation

/// The bar above the content of a navigation controller, with back button, title and buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView, BarButtonBar {
  weak var navigationController: UINavigationController? { didSet { dress() } }
  private(set) var current: NavigationBarContent?
  private(set) var coming: NavigationBarContent?
  private weak var ownDelegate: (any UINavigationBarDelegate)?
  var titleDrops: [UIBarMetrics: CGFloat] = [:]
  private var operation = UINavigationController.Operation.none
  private var isMirrored = false

  public required override init(frame: CGRect) {
    super.init(frame: frame)
    // The color of `UIBarAppearance.usualColor`.
    backgroundColor = UIColor(white: 0.97, alpha: 1)
    clipsToBounds = true
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    // The same color as in `init(frame:)`.
    backgroundColor = UIColor(white: 0.97, alpha: 1)
    clipsToBounds = true
    coder.endObject(self)
  }

  /// The color of the bar; nil uses the standard color.
  open var barTintColor: UIColor? {
    get {
      noteRead("barTintColor")
      return ownBarTintColor
    }
    set { changing(["barTintColor"]) { ownBarTintColor = newValue } }
  }
  private var ownBarTintColor: UIColor? {
    didSet { if ownBarTintColor != oldValue { dress() } }
  }

  /// Whether content extends under the bar. If false, a controller's view begins at the bar's edge.
  /// The appearance decides how much of the content shines through.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { navigationController?.loadedView?.setNeedsLayout() } }
  }
  /// Whether titles are shown large below the buttons. `largeTitleDisplayMode` decides for each
  /// item.
  open var prefersLargeTitles: Bool {
    get {
      noteRead("prefersLargeTitles")
      return ownPrefersLargeTitles
    }
    set { changing(["prefersLargeTitles"]) { ownPrefersLargeTitles = newValue } }
  }
  private var ownPrefersLargeTitles: Bool = false {
    didSet { if ownPrefersLargeTitles != oldValue { looksChanged() } }
  }
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { if titleTextAttributes != nil || oldValue != nil { looksChanged() } }
  }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { if largeTitleTextAttributes != nil || oldValue != nil { looksChanged() } }
  }
  /// The style of the bar. `black` gives the status bar light content, and a bar without an
  /// appearance a white title and a dark background.
  open var barStyle = UIBarStyle.default {
    didSet {
      guard barStyle != oldValue else { return }
      looksChanged()
      navigationController?.setNeedsStatusBarAppearanceUpdate()
    }
  }
  /// The image below the bar in place of the line. As on iOS, it is shown only if the bar has a
  /// background image; an empty image hides the line.
  open var shadowImage: UIImage? {
    didSet { if shadowImage !== oldValue, !backgroundPictures.isEmpty { looksChanged() } }
  }
  @Inert("the way back has its own sign")
  open var backIndicatorImage: UIImage?
  @Inert("the way back has its own sign")
  open var backIndicatorTransitionMaskImage: UIImage?

  /// The appearance of the bar while content is scrolled under it.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet {
      hasStandard = true
      looksChanged()
    }
  }
  @Inert("a low bar looks like the others")
  open var compactAppearance: UINavigationBarAppearance?
  @Inert("a low bar looks like the others")
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The appearance of the bar of a navigation controller while no content is scrolled under it.
  /// Nil uses the standard appearance without its background, as on iOS.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { if scrollEdgeAppearance !== oldValue { looksChanged() } }
  }
  private(set) var hasStandard = false
  /// The state of the background, for the extension that draws it.
  let backdrop = NavigationBarBackdrop()
  var backgroundPictures: [UIBarMetrics: UIImage] = [:] { didSet { looksChanged() } }

  /// Sets the image that is stretched over the bar. An empty image makes the bar transparent.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundPictures[barMetrics] = backgroundImage
  }

  /// Sets the background image. The position is ignored: a navigation bar has the same image
  /// everywhere.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: barMetrics)
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundPictures[barMetrics]
  }

  private func looksChanged() {
    dress()
    itemChanged()
    navigationController?.loadedView?.setNeedsLayout()
  }

  /// The delegate, which receives and may refuse changes of the items. The delegate of a navigation
  /// controller's bar is that controller, if its class conforms to the protocol; another one cannot
  /// be set.
  open var delegate: (any UINavigationBarDelegate)? {
    get { navigationController.map { $0 as? any UINavigationBarDelegate } ?? ownDelegate }
    set {
      if let navigationController, newValue !== navigationController {
        Misuse.stop(
          "the delegate of the bar of \(type(of: navigationController)) cannot be set: let the"
            + " navigation controller's class adopt UINavigationBarDelegate")
      }
      ownDelegate = newValue
    }
  }

  /// Always `pad` here.
  open var behavioralStyle: UIBehavioralStyle { .pad }
  @Inert("bars go by iPad's rules")
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  open override var intrinsicContentSize: CGSize {
    let buttons = navigationController?.barHeight ?? Self.usualHeight
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: topItem.map { height(for: $0, buttons: buttons) } ?? buttons)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// The height for buttons in a bar without a navigation controller, in points.
  private static let usualHeight: CGFloat = 44

  /// Returns the total height of a bar with this item, in points. `buttons` is the height of the
  /// row of buttons.
  func height(for item: UINavigationItem, buttons: CGFloat) -> CGFloat {
    let search = item.searchController?.searchBar.height ?? 0
    if item.isSearchAlone { return search }
    return buttons + largeTitleHeight(for: item) + search
  }

  /// Returns the height of the item's large title below the buttons, in points; 0 without one.
  func largeTitleHeight(for item: UINavigationItem) -> CGFloat {
    isLarge(item) ? NavigationBarContent.largeHeight : 0
  }

  private func isLarge(_ item: UINavigationItem) -> Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never: return false
    case .automatic:
      // Automatic: like the previous item in the stack.
      guard let index = shownOrComing.firstIndex(of: item), index > 0 else { return true }
      return isLarge(shownOrComing[index - 1])
    }
  }

  private var shownOrComing: [UINavigationItem] {
    navigationController?.viewControllers.map { $0.navigationItem } ?? shownItems
  }

  open var items: [UINavigationItem]? {
    get { shownItems }
    set { show(newValue ?? []) }
  }

  private(set) var shownItems: [UINavigationItem] = []

  open var topItem: UINavigationItem? { shownItems.last }
  open var backItem: UINavigationItem? { shownItems.dropLast().last }

  open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }

  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }

  /// Sets the items. If the top item changes, the change is animated as a push or a pop.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    change(to: items ?? [], animated: animated)
  }

  // MARK: Showing

  func show(_ items: [UINavigationItem]) {
    guard items != shownItems || current == nil else { return }
    adopt(items)
    coming?.removeFromSuperview()
    coming = nil
    endCrossFade()
    UIView.performWithoutAnimation {
      current?.removeFromSuperview()
      current = makeContent(for: items)
    }
  }

  func buttonChanged() { if current != nil { itemChanged() } }

  func itemChanged() {
    guard coming == nil else { return }
    UIView.performWithoutAnimation {
      current?.removeFromSuperview()
      current = makeContent(for: shownItems)
      // The new content is in its place before an animation moves it elsewhere.
      if window != nil { current?.settle() }
    }
  }

  func adopt(_ items: [UINavigationItem]) {
    for item in shownItems where !items.contains(item) { item.bar = nil }
    for item in items { item.bar = self }
    shownItems = items
  }

  private func makeContent(for items: [UINavigationItem]) -> NavigationBarContent? {
    guard let top = items.last else { return nil }
    for item in top.allButtons { item.bar = self }
    for group in top.groups { group.bar = self }
    let content = NavigationBarContent(
      top, back: items.dropLast().last ?? pageOfMore?.itemBelow,
      look: NavigationBarContent.Look(
        appearance: looks(for: top), titleAttributes: styled(titleTextAttributes),
        largeTitleAttributes: styled(largeTitleTextAttributes), tint: inheritedTint,
        isLarge: isLarge(top),
        isMirrored: traitCollection.layoutDirection == .rightToLeft,
        titleDrop: titleVerticalPositionAdjustment(for: .default))
    ) { [weak self] in self?.goBack() }
    // While the bar changes its height, both contents have their own final height.
    let height = navigationController.map { controller in
      (controller.loadedView?.safeAreaInsets.top ?? 0)
        + self.height(for: top, buttons: controller.barHeight)
    }
    content.frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: height ?? bounds.height)
    content.autoresizingMask = [.flexibleWidth]
    addSubview(content)
    return content
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if coming == nil, let current, current.frame.size != bounds.size { current.frame = bounds }
  }

  /// Content that was made before the bar was in a window does not know on which side text begins.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    if window != nil, let current, current.look.isMirrored != isMirrored { itemChanged() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if current != nil { itemChanged() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.layoutDirection != previousTraitCollection?.layoutDirection else {
      return
    }
    itemChanged()
  }

  // MARK: Along with a transition

  func prepareTransition(
    to items: [UINavigationItem], _ operation: UINavigationController.Operation, isMirrored: Bool
  ) {
    UIView.performWithoutAnimation {
      coming?.removeFromSuperview()
      coming = makeContent(for: items)
      coming?.alpha = 0
      coming?.slide(offset(ofComing: true, operation, isMirrored))
      coming?.layoutIfNeeded()
      prepareBackground(for: items.last)
    }
    self.operation = operation
    self.isMirrored = isMirrored
  }

  func animateTransition() {
    current?.alpha = 0
    current?.slide(offset(ofComing: false, operation, isMirrored))
    coming?.alpha = 1
    coming?.slide(0)
    crossFadeBackground()
  }

  /// Shows the current items after the transition, whether it was completed or cancelled.
  func endTransition() {
    UIView.performWithoutAnimation {
      coming?.removeFromSuperview()
      coming = nil
      endCrossFade()
      current?.removeFromSuperview()
      current = makeContent(for: shownItems)
    }
  }

  private func offset(
    ofComing isComing: Bool, _ operation: UINavigationController.Operation, _ isMirrored: Bool
  ) -> CGFloat {
    if UIAccessibility.prefersCrossFadeTransitions { return 0 }
    let fromTrailing = (operation == .push) == isComing
    return bounds.width / 2 * (fromTrailing == isMirrored ? -1 : 1)
  }

  /// Sets the distance that titles are moved down, in points.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics)
  { ownSetTitleVerticalPositionAdjustment(adjustment, for: barMetrics) }
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleDrops[barMetrics] ?? 0
  }
  /// Always nil: windows have no toolbar here that could contain the bar.
  open var currentNSToolbarSection: AnyObject? { nil }
}
