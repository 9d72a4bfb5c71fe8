import Foundation

/// The content of a navigation bar for one item.
@MainActor
final class NavigationBarContent: UIView {
  private let title: UIView
  private var left: [UIView] = []
  private var right: [UIView] = []
  private var leading: [BarButtonGroupViews] = []
  private var middle: [BarButtonGroupViews] = []
  private var trailing: [BarButtonGroupViews] = []
  private var pinned: BarButtonGroupViews?
  private var overflow: BarOverflow?
  private var offset: CGFloat = 0
  /// Whether the left and the right side of the bar are exchanged.
  private var isMirrored: Bool { look.isMirrored }
  let look: Look
  private let isTitleLeading: Bool
  /// The large title, shown below the buttons instead of the title between them.
  private let largeTitle: UIView?
  private let searchBar: UISearchBar?

  /// The appearance that a bar gives its content.
  struct Look {
    var appearance: UINavigationBarAppearance?
    var titleAttributes: [NSAttributedString.Key: Any]?
    var largeTitleAttributes: [NSAttributedString.Key: Any]?
    /// The color of the buttons; nil uses the standard color.
    var tint: UIColor?
    var isLarge = false
    /// Whether the left and the right side of the bar are exchanged.
    var isMirrored = false
    /// The distance that the title is moved down, in points.
    var titleDrop: CGFloat = 0
  }

  /// The height of a large title, in points.
  static let largeHeight: CGFloat = 52
  private static let largeSize: CGFloat = 34

  /// The height of the row with title and buttons, in points. The row is at the bottom of the bar,
  /// or above the large title and the search bar if there are any.
  private static let height: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 8
  /// The width that is reserved for the title, in points.
  private static let leastTitle: CGFloat = 60

  required init?(coder: NSCoder) { nil }

  init(
    _ item: UINavigationItem, back: UINavigationItem?, look: Look,
    goBack: @escaping () -> Void
  ) {
    self.look = look
    title = item.titleView ?? Self.makeTitle(of: item, look)
    isTitleLeading = item.style != .navigator
    largeTitle = look.isLarge ? item.largeTitleView ?? Self.makeLargeTitle(of: item, look) : nil
    searchBar = item.searchController?.searchBar
    super.init(frame: .zero)
    addSubview(title)
    if let largeTitle {
      addSubview(largeTitle)
      if item.titleView == nil { title.isHidden = true }
    }
    if let button = makeBackButton(of: item, back, goBack) { left.append(button) }
    left += (item.leftBarButtonItems ?? []).filter { !$0.isHidden }.map { view(of: $0) }
    right = (item.rightBarButtonItems ?? []).filter { !$0.isHidden }.map { view(of: $0) }
    addGroups(of: item)
    for view in left + right + groups.flatMap(\.all) { addSubview(view) }
    if let searchBar {
      UIView.performWithoutAnimation { addSubview(searchBar) }
      showSearchAlone(item.isSearchAlone)
    }
  }

  private static func makeTitle(of item: UINavigationItem, _ look: Look) -> UIView {
    let label = BarLabel(item.title ?? "", weight: .semibold)
    label.dress(look.appearance?.titleTextAttributes ?? look.titleAttributes)
    label.accessibilityTraits = .header
    guard item.subtitle != nil || item.titleMenuProvider != nil else { return label }
    return BarTitle(label, subtitle: item.subtitle, hasMenu: item.titleMenuProvider != nil) {
      [weak item, weak label] in
      guard let item, let label, let window = label.window, let menu = item.titleMenu,
        MenuView.open(in: window) == nil
      else { return }
      MenuView(menu, of: label, keptBy: item.bar, in: window, sender: item) {}.open(in: window)
    }
  }

  private static func makeLargeTitle(of item: UINavigationItem, _ look: Look) -> BarLabel {
    let label = BarLabel(item.largeTitle ?? item.title ?? "", size: Self.largeSize, weight: .bold)
    label.dress(look.appearance?.largeTitleTextAttributes ?? look.largeTitleAttributes)
    label.textAlignment = .natural
    label.accessibilityTraits = .header
    return label
  }

  private func makeBackButton(
    of item: UINavigationItem, _ back: UINavigationItem?, _ goBack: @escaping () -> Void
  ) -> UIView? {
    guard back != nil || item.backAction != nil, !item.hidesBackButton,
      item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton
    else { return nil }
    let own = item.backAction.map(\.title) ?? ""
    let name = own.isEmpty ? back?.wordOfBackButton ?? UINavigationItem.generalWord : own
    let gap = name.isEmpty ? "" : " "
    let button = BarButton(
      look.isMirrored ? name + gap + "›" : "‹" + gap + name, action: goBack)
    if name.isEmpty { button.accessibilityLabel = UINavigationItem.generalWord }
    button.dress(look.tint, look.appearance?.backButtonAppearance.normal.titleTextAttributes)
    return button
  }

  private func addGroups(of item: UINavigationItem) {
    let make = { @MainActor [self] in BarButtonGroupViews($0) { view(of: $0) } }
    leading = item.leadingItemGroups.map(make)
    middle = item.centerItemGroups.map(make)
    trailing = item.trailingItemGroups.map(make)
    pinned = item.pinnedTrailingGroup.map(make)
    if !middle.isEmpty || item.additionalOverflowItems != nil {
      let overflow = BarOverflow(more: item.additionalOverflowItems, tint: look.tint)
      self.overflow = overflow
      addSubview(overflow.button)
    }
  }

  private var groups: [BarButtonGroupViews] {
    leading + middle + trailing + (pinned.map { [$0] } ?? [])
  }

  private func view(of item: UIBarButtonItem) -> UIView {
    let appearance = look.appearance.map {
      item.style == .done ? $0.doneButtonAppearance : $0.buttonAppearance
    }
    if let bar = item.bar as? UIView { item.dress(in: bar) }
    let view = item.makeView(
      item.tintColor ?? look.tint, item.titleTextAttributes(for: .normal), appearance)
    item.view = view
    return view
  }

  /// Moves the titles sideways. The buttons stay.
  func slide(_ offset: CGFloat) {
    self.offset = offset
    title.transform = CGAffineTransform(translationX: offset, y: 0)
    largeTitle?.transform = title.transform
  }

  /// Hides everything but the search bar during a search.
  func showSearchAlone(_ isAlone: Bool) {
    for view in subviews where view !== searchBar { view.alpha = isAlone ? 0 : 1 }
  }

  // MARK: Layout

  /// The views at the trailing side, from the outermost.
  private var outermostFirst: [UIView] {
    let button = overflow?.isNeeded == true ? overflow.map { [$0.button] } ?? [] : []
    return (pinned?.shown.reversed() ?? []) + right + button
      + trailing.flatMap(\.shown).reversed()
  }

  private static func width(of views: [UIView]) -> CGFloat {
    views.reduce(0) { $0 + size(of: $1).width + spacing }
  }

  /// Collapses groups, or moves them to the overflow menu, until the rest fits in the bar.
  private func fitGroups() {
    let insets = 2 * Self.margin + safeAreaInsets.left + safeAreaInsets.right
    let titleRoom = title.isHidden ? 0 : min(Self.size(of: title).width, Self.leastTitle)
    let isWide = isTitleLeading && traitCollection.horizontalSizeClass == .regular
    for group in middle { group.isAway = !isWide }
    let room = bounds.width - insets - titleRoom
    let isEnough = { @MainActor [self] in
      Self.width(of: left + leading.flatMap(\.shown) + middle.flatMap(\.shown) + outermostFirst)
        <= room
    }
    overflow?.hold(middle.filter(\.isAway))
    BarButtonGroupViews.fit(leading + trailing + (pinned.map { [$0] } ?? []) + middle, isEnough)
    for group in middle.reversed() where !group.isAway && !isEnough() {
      group.isAway = true
      overflow?.hold(middle.filter(\.isAway))
    }
  }

  override func layoutSubviews() {
    let height = searchBar?.height ?? 0
    searchBar?.frame = CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    placeItems()
  }

  /// Places everything but the search bar, which comes from the content before this one and moves
  /// from where it was there.
  func settle() {
    placeItems()
    for view in subviews where view !== searchBar { view.layoutIfNeeded() }
  }

  private func placeItems() {
    if !groups.isEmpty || overflow != nil { fitGroups() }
    let searchHeight = searchBar?.height ?? 0
    let bottom = bounds.maxY - (largeTitle == nil ? 0 : Self.largeHeight) - searchHeight
    let line = bottom - min(Self.height, bounds.height) / 2
    layOutLargeTitle(below: bottom)
    var x = Self.margin + safeAreaInsets.left
    let leftViews = left + leading.flatMap(\.shown)
    for view in leftViews { x = place(view, from: x, line) }
    var end = bounds.maxX - Self.margin - safeAreaInsets.right
    let rightViews = outermostFirst
    for view in rightViews {
      let size = Self.size(of: view)
      end -= size.width
      _ = place(view, from: end, line)
      end -= Self.spacing
    }
    let size = Self.size(of: title)
    let width = min(size.width, max(end - x, 0))
    // The title is centered unless the buttons leave no room there.
    var centerOfTitle = min(max(bounds.midX, x + width / 2), max(end - width / 2, x + width / 2))
    if isTitleLeading { centerOfTitle = x + width / 2 }
    title.bounds.size = CGSize(width: width, height: size.height)
    title.center = CGPoint(x: centerOfTitle, y: line + look.titleDrop)
    let centerViews = middle.flatMap(\.shown)
    layOutCenter(centerViews, from: isTitleLeading ? centerOfTitle + width / 2 : x, to: end, line)
    guard isMirrored else { return }
    for view in leftViews + rightViews + centerViews + [title] {
      view.center.x = bounds.minX + bounds.maxX - view.center.x
    }
  }

  /// Places a view at `x`, and returns the start of the next view.
  private func place(_ view: UIView, from x: CGFloat, _ line: CGFloat) -> CGFloat {
    let size = Self.size(of: view)
    view.frame = CGRect(x: x, y: line - size.height / 2, width: size.width, height: size.height)
    return x + size.width + Self.spacing
  }

  private func layOutCenter(
    _ views: [UIView], from left: CGFloat, to right: CGFloat, _ line: CGFloat
  ) {
    guard !views.isEmpty else { return }
    let width = Self.width(of: views) - Self.spacing
    var x = max(min(bounds.midX - width / 2, right - width), left + Self.spacing)
    for view in views { x = place(view, from: x, line) }
  }

  private func layOutLargeTitle(below top: CGFloat) {
    guard let largeTitle else { return }
    let left = Self.margin + safeAreaInsets.left
    let right = Self.margin + safeAreaInsets.right
    let size = Self.size(of: largeTitle)
    let width = min(size.width, max(bounds.width - left - right, 0))
    largeTitle.bounds.size = CGSize(width: width, height: min(size.height, Self.largeHeight))
    largeTitle.center = CGPoint(
      x: isMirrored ? bounds.maxX - right - width / 2 : left + width / 2,
      y: top + Self.largeHeight / 2)
  }

  private static func size(of view: UIView) -> CGSize { BarSize.of(view) }
}

/// The button at the end of a bar that opens a menu with the items that do not fit.
@MainActor
private final class BarOverflow {
  private(set) var button: UIView
  private let item: UIBarButtonItem
  private let more: UIDeferredMenuElement?
  private var away: [BarButtonGroupViews] = []

  init(more: UIDeferredMenuElement?, tint: UIColor?) {
    self.more = more
    item = UIBarButtonItem(title: nil, image: UIImage(systemName: "ellipsis.circle"))
    button = item.makeView(tint, nil)
    item.view = button
    button.accessibilityLabel = "More"
    hold([])
  }

  var isNeeded: Bool { more != nil || !away.isEmpty }

  /// Puts groups of buttons into the overflow menu.
  func hold(_ groups: [BarButtonGroupViews]) {
    away = groups
    button.isHidden = !isNeeded
    item.menu = UIMenu(
      children: groups.flatMap(\.menuElements) + (more.map { [$0] } ?? []))
  }
}
