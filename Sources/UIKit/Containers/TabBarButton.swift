import Foundation

/// An item of a tab bar.
@MainActor
final class TabBarButton: UIView {
  private let text: BarLabel
  private let mark = UIView()
  private let action: () -> Void

  /// Selected, it is filled.
  func show(_ isSelected: Bool, in colors: (icon: UIColor, title: UIColor)) {
    mark.layer.borderColor = colors.icon.cgColor
    mark.backgroundColor = isSelected ? colors.icon : .clear
    text.textColor = colors.title
  }

  required init?(coder: NSCoder) { nil }

  init(_ title: String, action: @escaping () -> Void) {
    text = BarLabel(title, size: 10)
    self.action = action
    super.init(frame: .zero)
    mark.isUserInteractionEnabled = false
    mark.layer.cornerRadius = 4
    mark.layer.borderWidth = 1.5
    addSubview(mark)
    addSubview(text)
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.action() }
    addGestureRecognizer(tap)
  }

  override func layoutSubviews() {
    mark.bounds.size = CGSize(width: 22, height: 22)
    mark.center = CGPoint(x: bounds.midX, y: 18)
    text.bounds.size = text.naturalSize
    text.center = CGPoint(x: bounds.midX, y: bounds.maxY - 10)
  }
}
