import Foundation

/// A button of a tab bar, for one item.
@MainActor
final class TabBarButton: UIView {
  private let text: BarLabel
  /// The rounded square shown if the item has no image.
  private let mark = UIView()
  private let picture = UIImageView(frame: .zero)
  private var badge: BarLabel?
  private var indicator: UIImageView?
  let item: UITabBarItem
  private let action: () -> Void
  private(set) var isShownSelected = false

  required init?(coder: NSCoder) { nil }

  init(_ item: UITabBarItem, action: @escaping () -> Void) {
    text = BarLabel(item.title ?? "", size: 10)
    self.item = item
    self.action = action
    super.init(frame: .zero)
    mark.isUserInteractionEnabled = false
    mark.layer.cornerRadius = 4
    mark.layer.borderWidth = 1.5
    picture.takesImagesForShapes = true
    picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: Self.symbolSize)
    addSubview(item.image == nil ? mark : picture)
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
    let label = BarLabel(value, size: 13, color: .white)
    label.dress(item.badgeTextAttributes(for: .normal))
    label.backgroundColor = item.badgeColor ?? .systemRed
    label.layer.cornerRadius = Self.badgeHeight / 2
    label.clipsToBounds = true
    addSubview(label)
    badge = label
  }

  /// Shows the selected or the normal image. Without images the mark is filled if the item is
  /// selected.
  func show(_ isSelected: Bool, in colors: (icon: UIColor, title: UIColor)) {
    isShownSelected = isSelected
    mark.layer.borderColor = colors.icon.cgColor
    mark.backgroundColor = isSelected ? colors.icon : .clear
    picture.image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.tintColor = colors.icon
    text.textColor = item.isEnabled ? colors.title : .tertiaryLabel
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
    mark.bounds.size = CGSize(width: 22, height: 22)
    mark.center = CGPoint(x: bounds.midX, y: 18)
    let size = picture.sizeThatFits(.zero)
    picture.frame = CGRect(
      x: bounds.midX - size.width / 2, y: 18 - size.height / 2, width: size.width,
      height: size.height
    ).inset(by: item.imageInsets)
    text.bounds.size = text.naturalSize
    let adjustment = item.titlePositionAdjustment
    text.center = CGPoint(
      x: bounds.midX + adjustment.horizontal, y: bounds.maxY - 10 + adjustment.vertical)
    guard let badge else { return }
    let width = max(badge.naturalSize.width + 10, Self.badgeHeight)
    badge.frame = CGRect(x: bounds.midX + 4, y: 2, width: width, height: Self.badgeHeight)
  }
}
