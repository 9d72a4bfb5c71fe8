import Foundation

/// What a navigation bar shows of one item.
@MainActor
final class NavigationBarContent: UIView {
  private let title: UIView
  private var left: [UIView] = []
  private var right: [UIView] = []
  private var offset: CGFloat = 0
  /// Whether what is said to be left is at the right.
  private var isMirrored: Bool { look.isMirrored }
  private let look: Look
  /// Shown below the buttons in the place of the title between them.
  private let largeTitle: BarLabel?

  /// How a bar has what it shows look.
  struct Look {
    var appearance: UINavigationBarAppearance?
    var titleAttributes: [NSAttributedString.Key: Any]?
    var largeTitleAttributes: [NSAttributedString.Key: Any]?
    /// Of the buttons; nil for the usual color.
    var tint: UIColor?
    var isLarge = false
    /// Whether what is said to be left is at the right.
    var isMirrored = false
  }

  /// The points that a large title takes.
  static let largeHeight: CGFloat = 52
  private static let largeSize: CGFloat = 34

  /// The room for a title and buttons, from the bottom.
  private static let height: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 8

  required init?(coder: NSCoder) { nil }

  init(
    _ item: UINavigationItem, back: UINavigationItem?, look: Look,
    goBack: @escaping () -> Void
  ) {
    self.look = look
    let small = BarLabel(item.title ?? "", weight: .semibold)
    small.dress(look.appearance?.titleTextAttributes ?? look.titleAttributes)
    title = item.titleView ?? small
    largeTitle =
      look.isLarge ? BarLabel(item.title ?? "", size: Self.largeSize, weight: .bold) : nil
    super.init(frame: .zero)
    addSubview(title)
    if let largeTitle {
      largeTitle.dress(look.appearance?.largeTitleTextAttributes ?? look.largeTitleAttributes)
      largeTitle.textAlignment = .natural
      addSubview(largeTitle)
      if item.titleView == nil { title.isHidden = true }
    }
    let hasBack =
      back != nil && !item.hidesBackButton
      && (item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton)
    if hasBack, let back {
      let name = back.backButtonTitle ?? back.backBarButtonItem?.title ?? back.title ?? "Back"
      let button = BarButton(look.isMirrored ? name + " ›" : "‹ " + name, action: goBack)
      button.dress(look.tint, look.appearance?.backButtonAppearance.normal.titleTextAttributes)
      left.append(button)
    }
    left += (item.leftBarButtonItems ?? []).filter { !$0.isHidden }.map { view(of: $0) }
    right = (item.rightBarButtonItems ?? []).filter { !$0.isHidden }.map { view(of: $0) }
    for view in left + right { addSubview(view) }
  }

  private func view(of item: UIBarButtonItem) -> UIView {
    let appearance = look.appearance.map {
      item.style == .done ? $0.doneButtonAppearance : $0.buttonAppearance
    }
    let view = item.makeView(
      item.tintColor ?? look.tint ?? BarTemplates.button?.tintColor,
      item.titleTextAttributes(for: .normal) ?? appearance?.normal.titleTextAttributes
        ?? BarTemplates.button?.titleTextAttributes(for: .normal))
    item.view = view
    return view
  }

  /// The title goes sideways, the buttons stay.
  func slide(_ offset: CGFloat) {
    self.offset = offset
    title.transform = CGAffineTransform(translationX: offset, y: 0)
    largeTitle?.transform = title.transform
  }

  override func layoutSubviews() {
    let bottom = bounds.maxY - (largeTitle == nil ? 0 : Self.largeHeight)
    let line = bottom - min(Self.height, bounds.height) / 2
    layOutLargeTitle(below: bottom)
    var x = Self.margin + safeAreaInsets.left
    for view in left {
      let size = Self.size(of: view)
      view.frame = CGRect(x: x, y: line - size.height / 2, width: size.width, height: size.height)
      x += size.width + Self.spacing
    }
    var end = bounds.maxX - Self.margin - safeAreaInsets.right
    for view in right {
      let size = Self.size(of: view)
      view.frame = CGRect(
        x: end - size.width, y: line - size.height / 2, width: size.width, height: size.height)
      end -= size.width + Self.spacing
    }
    let size = Self.size(of: title)
    let width = min(size.width, max(end - x, 0))
    // In the middle, unless the buttons leave no room there.
    let middle = min(max(bounds.midX, x + width / 2), max(end - width / 2, x + width / 2))
    title.bounds.size = CGSize(width: width, height: size.height)
    title.center = CGPoint(x: middle, y: line)
    guard isMirrored else { return }
    for view in left + right + [title] { view.center.x = bounds.minX + bounds.maxX - view.center.x }
  }

  private func layOutLargeTitle(below top: CGFloat) {
    guard let largeTitle else { return }
    let left = Self.margin + safeAreaInsets.left
    let right = Self.margin + safeAreaInsets.right
    let size = largeTitle.naturalSize
    let width = min(size.width, max(bounds.width - left - right, 0))
    largeTitle.bounds.size = CGSize(width: width, height: size.height)
    largeTitle.center = CGPoint(
      x: isMirrored ? bounds.maxX - right - width / 2 : left + width / 2,
      y: top + Self.largeHeight / 2)
  }

  private static func size(of view: UIView) -> CGSize {
    (view as? any BarSized)?.naturalSize ?? view.bounds.size
  }
}

/// Knows how large it wants to be in a bar.
@MainActor
protocol BarSized {
  var naturalSize: CGSize { get }
}
