import Foundation

/// What a navigation bar shows of one item.
@MainActor
final class NavigationBarContent: UIView {
  private let title: UIView
  private var left: [UIView] = []
  private var right: [UIView] = []
  private var offset: CGFloat = 0
  /// Whether what is said to be left is at the right.
  private let isMirrored: Bool

  /// The room for a title and buttons, from the bottom.
  private static let height: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 8

  required init?(coder: NSCoder) { nil }

  init(
    _ item: UINavigationItem, back: UINavigationItem?, isMirrored: Bool,
    goBack: @escaping () -> Void
  ) {
    self.isMirrored = isMirrored
    title = item.titleView ?? BarLabel(item.title ?? "", weight: .semibold)
    super.init(frame: .zero)
    addSubview(title)
    let hasBack =
      back != nil && !item.hidesBackButton
      && (item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton)
    if hasBack, let back {
      let name = back.backButtonTitle ?? back.backBarButtonItem?.title ?? back.title ?? "Back"
      left.append(BarButton(isMirrored ? name + " ›" : "‹ " + name, action: goBack))
    }
    left += (item.leftBarButtonItems ?? []).map(Self.view)
    right = (item.rightBarButtonItems ?? []).map(Self.view)
    for view in left + right { addSubview(view) }
  }

  private static func view(of item: UIBarButtonItem) -> UIView {
    let view =
      item.customView
      ?? BarButton(item.title ?? "", isBold: item.style == .done) { [weak item] in
        item?.perform()
      }
    item.view = view
    return view
  }

  /// The title goes sideways, the buttons stay.
  func slide(_ offset: CGFloat) {
    self.offset = offset
    title.transform = CGAffineTransform(translationX: offset, y: 0)
  }

  override func layoutSubviews() {
    let line = bounds.maxY - min(Self.height, bounds.height) / 2
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

  private static func size(of view: UIView) -> CGSize {
    (view as? any BarSized)?.naturalSize ?? view.bounds.size
  }
}

/// Knows how large it wants to be in a bar.
@MainActor
protocol BarSized {
  var naturalSize: CGSize { get }
}
