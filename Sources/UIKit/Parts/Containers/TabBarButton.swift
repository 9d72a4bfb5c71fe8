import Foundation

/// A button of a tab bar, for one item.
@MainActor
final class TabBarButton: UIView {
  private let text: BarLabel
  private let picture = UIImageView(frame: .zero)
  private var badge: BarLabel?
  private var look: UITabBarItemStateAppearance?
  private var indicator: UIImageView?
  let item: UITabBarItem
  private let action: () -> Void
  private(set) var isShownSelected = false

  required init?(coder: NSCoder) { nil }

  /// Our value: five titles fit beside one another on a phone.
  private static let titleSize: CGFloat = 10
  /// Our value: a badge's number, the size of a footnote.
  private static let badgeFontSize: CGFloat = 13
  /// Our value: images stand this far below the bar's upper edge, in points.
  private static let imageCenter: CGFloat = 18
  /// Our value: the title's center, above the bar's lower edge.
  private static let titleRise: CGFloat = 10
  /// Our value: room beside the badge's text, both sides together.
  private static let badgeMargins: CGFloat = 10
  /// Our value: the badge covers the image's upper corner only.
  private static let badgeOffset: CGFloat = 4

  init(_ item: UITabBarItem, action: @escaping () -> Void) {
    text = BarLabel(item.title ?? "", size: Self.titleSize)
    self.item = item
    self.action = action
    super.init(frame: .zero)
    picture.takesImagesForShapes = true
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: Self.symbolSize)
    if item.image != nil || item.selectedImage != nil { addSubview(picture) }
    addSubview(text)
    if let value = item.badgeValue { addBadge(value) }
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.action() }
    addGestureRecognizer(tap)
  }

  /// The size of symbols in a tab bar on iOS, in points.
  private static let symbolSize: CGFloat = 20
  private static let badgeHeight: CGFloat = 18

  private func addBadge(_ value: String) {
    let label = BarLabel(value, size: Self.badgeFontSize, color: .white)
    label.dress(item.badgeTextAttributes(for: .normal))
    label.backgroundColor = item.badgeColor ?? .systemRed
    label.layer.cornerRadius = Self.badgeHeight / 2
    label.clipsToBounds = true
    addSubview(label)
    badge = label
  }

  /// Shows the selected or the normal image. An item without images has only its title, in its usual place.
  func show(
    _ isSelected: Bool, in colors: (icon: UIColor, title: UIColor),
    _ look: UITabBarItemStateAppearance?
  ) {
    isShownSelected = isSelected
    self.look = look
    let own = look == nil ? item.titleAttributes(isSelected: isSelected) : [:]
    text.dress(look?.titleTextAttributes ?? own)
    if let badge {
      badge.backgroundColor = item.badgeColor ?? look?.badgeBackgroundColor ?? .systemRed
      badge.dress(item.badgeTextAttributes(for: .normal) ?? look?.badgeTextAttributes)
    }
    picture.image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.tintColor = colors.icon
    let title = own[.foregroundColor] as? UIColor ?? colors.title
    text.textColor = item.isEnabled ? title : .tertiaryLabel
    setNeedsLayout()
  }

  /// Shows an image behind the item; nil removes it.
  func showIndicator(_ image: UIImage?, _ color: UIColor?) {
    guard image != nil || indicator != nil else { return }
    let view = indicator ?? UIImageView(frame: .zero)
    if indicator == nil { insertSubview(view, at: 0) }
    indicator = view
    view.image = color == nil ? image : image?.withRenderingMode(.alwaysTemplate)
    view.tintColor = color
    setNeedsLayout()
  }

  override func layoutSubviews() {
    if let indicator {
      indicator.bounds.size = indicator.image?.size ?? .zero
      indicator.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
    let size = picture.sizeThatFits(.zero)
    picture.frame = CGRect(
      x: bounds.midX - size.width / 2, y: Self.imageCenter - size.height / 2, width: size.width,
      height: size.height
    ).inset(by: item.imageInsets)
    text.bounds.size = text.naturalSize
    let (own, shared) = (item.titlePositionAdjustment, look?.titlePositionAdjustment ?? .zero)
    let adjustment = own == .zero ? shared : own
    text.center = CGPoint(
      x: bounds.midX + adjustment.horizontal, y: bounds.maxY - Self.titleRise + adjustment.vertical)
    guard let badge else { return }
    let width = max(badge.naturalSize.width + Self.badgeMargins, Self.badgeHeight)
    let offset = look?.badgePositionAdjustment ?? .zero
    badge.frame = CGRect(
      x: bounds.midX + Self.badgeOffset + offset.horizontal, y: 2 + offset.vertical, width: width,
      height: Self.badgeHeight)
  }
}
