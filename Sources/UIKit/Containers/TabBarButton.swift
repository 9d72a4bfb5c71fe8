import Foundation

/// An item of a tab bar.
@MainActor
final class TabBarButton: UIView {
  private let text: BarLabel
  private let mark = UIView()
  private let action: () -> Void

  var isSelected = false {
    didSet {
      let color = isSelected ? BarLabel.tint : .gray
      mark.layer.borderColor = color.cgColor
      mark.backgroundColor = isSelected ? color : .clear
      text.textColor = color
    }
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
