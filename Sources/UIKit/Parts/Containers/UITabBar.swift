import Foundation

/// A row of items of which one is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
  open var items: [UITabBarItem]? {
    get {
      noteRead("items")
      return ownItems
    }
    set { changing(["items"]) { ownItems = newValue } }
  }
  private var ownItems: [UITabBarItem]? { didSet { rebuild() } }
  open var selectedItem: UITabBarItem? {
    get {
      noteRead("selectedItem")
      return ownSelectedItem
    }
    set { changing(["selectedItem"]) { ownSelectedItem = newValue } }
  }
  private var ownSelectedItem: UITabBarItem? { didSet { mark() } }
  /// The color of the bar; nil uses the standard color.
  open var barTintColor: UIColor? { didSet { if barTintColor != oldValue { dress() } } }

  /// Whether content extends under the bar. If false, a controller's view ends at the bar's edge.
  /// The appearance decides how much of the content shines through.
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { translucencyChanged() } }
  }
  open weak var delegate: (any UITabBarDelegate)?
  /// The color of the items that are not selected; nil means gray.
  open var unselectedItemTintColor: UIColor? { didSet { mark() } }
  @Inert("the bar looks as its appearance says")
  open var barStyle = UIBarStyle.default
  @Inert("the bar looks as its appearance says")
  open var backgroundImage: UIImage?
  @Inert("the bar looks as its appearance says")
  open var shadowImage: UIImage?
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      hasStandard = true
      dress()
    }
  }
  private(set) var hasStandard = false
  /// The appearance of the bar of a tab bar controller while no content is scrolled under it. Nil
  /// uses the standard appearance without its background, as on iOS.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { if scrollEdgeAppearance !== oldValue { dress() } }
  }
  /// The tab bar controller whose bar this is.
  weak var tabBarController: UITabBarController? { didSet { dress() } }
  private var background: BarBackground?
  private var looks: UITabBarAppearance?
  private var wasAtEdge = false
  /// The color that the bar has set as its own background color. An application's color is another
  /// one, and stays.
  private var ownColor: UIColor? = UIColor(white: 0.97, alpha: 1)

  /// The distribution of the items over the bar.
  public enum ItemPositioning: Int, Hashable, Sendable {
    case automatic, fill, centered
  }
  /// The distribution of the items. Centered items stand together in the middle; otherwise the
  /// items share the whole width.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The distance between centered items, in points; 0 uses the standard distance.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The width of a centered item, in points; 0 uses the standard width.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The image behind the selected item.
  open var selectionIndicatorImage: UIImage? { didSet { mark() } }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// Always false: tab bars cannot be customized here.
  open var isCustomizing: Bool { false }
  open func beginCustomizingItems(_ items: [UITabBarItem]) { inert("nobody customizes a bar") }
  open func endCustomizing(animated: Bool) -> Bool { false }

  /// Called after a tap on an item.
  var onSelect: (UITabBarItem) -> Void = { _ in }
  private var buttons: [TabBarButton] = []

  /// Whether dragged items that rest over a tab choose it.
  open var isSpringLoaded = false { didSet { if isSpringLoaded != oldValue { rebuild() } } }

  /// The height in points, without the safe area below the bar.
  static let height: CGFloat = 49

  public required override init(frame: CGRect) {
    super.init(frame: frame)
    // The color of `UIBarAppearance.usualColor`.
    backgroundColor = UIColor(white: 0.97, alpha: 1)
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    // The same color as in `init(frame:)`.
    backgroundColor = UIColor(white: 0.97, alpha: 1)
    coder.endObject(self)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  func itemChanged() {
    rebuild()
  }

  /// Lays out the tabs again: their navigation controllers place pages above or under this bar.
  private func translucencyChanged() {
    superview?.setNeedsLayout()
    let tabs = superview?.viewController as? UITabBarController
    for child in tabs?.children ?? [] { child.loadedView?.setNeedsLayout() }
  }

  /// Whether the bar belongs to a tab bar controller, and no content is scrolled under it. As on
  /// iOS, a bar without a tab bar controller has its standard appearance.
  private var isAtEdge: Bool {
    guard let tabBarController else { return false }
    return !(tabBarController.selectedViewController?.hasContent(under: .bottom) ?? false)
  }

  /// Updates the appearance after content has begun or ended to be scrolled under the bar.
  func contentMoved() { if isAtEdge != wasAtEdge { dress() } }

  /// The appearance that applies now, or nil for a bar without any. At the scroll edge the bar's
  /// own color is not shown: since iOS 15 it belongs to the standard appearance.
  private var currentLooks: UITabBarAppearance? {
    guard wasAtEdge else {
      return hasStandard || scrollEdgeAppearance != nil ? standardAppearance : nil
    }
    if let scrollEdgeAppearance { return scrollEdgeAppearance }
    guard hasStandard else { return nil }
    let copy = UITabBarAppearance(barAppearance: standardAppearance)
    copy.configureWithTransparentBackground()
    return copy
  }

  private func dress() {
    wasAtEdge = isAtEdge
    looks = currentLooks
    let isPlain = looks == nil && !wasAtEdge
    let color = isPlain ? barTintColor ?? UIBarAppearance.usualColor : nil
    if backgroundColor == ownColor { backgroundColor = color }
    ownColor = color
    if let looks {
      let background = background ?? BarBackground(isLineAbove: true)
      self.background = background
      if background.superview == nil { insertSubview(background, at: 0) }
      background.show(looks)
    } else {
      background?.removeFromSuperview()
      background = nil
    }
    mark()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    mark()
  }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      dress(item)
      let choose = { [weak self, weak item] in
        if let item, item.isEnabled { self?.onSelect(item) }
      }
      let button = TabBarButton(item, action: choose)
      if isSpringLoaded || item.isSpringLoaded {
        button.addInteraction(UISpringLoadedInteraction { _, _ in choose() })
      }
      return button
    }
    for button in buttons { addSubview(button) }
    mark()
    setNeedsLayout()
  }

  private func mark() {
    let states = looks?.stackedLayoutAppearance
    func color(_ state: UITabBarItemStateAppearance?, _ usual: UIColor) -> (UIColor, UIColor) {
      let title = state?.titleTextAttributes[.foregroundColor] as? UIColor
      return (state?.iconColor ?? usual, title ?? usual)
    }
    let selected = color(states?.selected, inheritedTint ?? BarLabel.tint)
    let others = color(states?.normal, unselectedItemTintColor ?? .gray)
    for (button, item) in zip(buttons, items ?? []) {
      let isSelected = item === selectedItem
      button.show(
        isSelected, in: isSelected ? selected : others,
        isSelected ? states?.selected : states?.normal)
      button.showIndicator(
        isSelected ? looks?.selectionIndicatorImage ?? selectionIndicatorImage : nil,
        looks?.selectionIndicatorTintColor)
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    for item in items ?? [] { dress(item) }
    rebuild()
  }

  private func dress(_ item: UITabBarItem) {
    item.bar = nil
    AppearanceTemplates.dress(item, in: self)
    item.bar = self
  }

  open override func layoutSubviews() {
    background?.frame = bounds
    let places = TabBarPlaces(
      count: buttons.count, in: bounds.width, positioning: chosenPositioning,
      width: looks.map(\.stackedItemWidth).flatMap { $0 > 0 ? $0 : nil } ?? itemWidth,
      spacing: looks.map(\.stackedItemSpacing).flatMap { $0 > 0 ? $0 : nil } ?? itemSpacing)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    for (index, button) in (isMirrored ? buttons.reversed() : buttons).enumerated() {
      button.frame = CGRect(
        x: places.start + CGFloat(index) * places.step, y: 0, width: places.width,
        height: min(Self.height, bounds.height))
    }
  }

  private var chosenPositioning: ItemPositioning {
    guard let positioning = looks?.stackedItemPositioning, positioning != .automatic else {
      return itemPositioning
    }
    return positioning
  }
}

/// The positions of a tab bar's items along the bar.
struct TabBarPlaces: Equatable {
  let start: CGFloat
  let step: CGFloat
  let width: CGFloat

  /// The width of centered items, in points, as in a wide bar on iOS.
  private static let usualWidth: CGFloat = 76
  private static let usualSpacing: CGFloat = 34

  init(
    count: Int, in room: CGFloat, positioning: UITabBar.ItemPositioning, width: CGFloat,
    spacing: CGFloat
  ) {
    let share = room / CGFloat(max(count, 1))
    guard positioning == .centered, count > 0 else {
      start = 0
      step = share
      self.width = share
      return
    }
    let wish = width > 0 ? width : Self.usualWidth
    let gap = spacing > 0 ? spacing : Self.usualSpacing
    step = min(wish + gap, share)
    self.width = min(wish, step)
    start = (room - step * CGFloat(count - 1) - self.width) / 2
  }
}

/// Is notified of the selected item.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
