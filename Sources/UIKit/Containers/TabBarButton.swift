import Foundation

/// An item of a tab bar.
@MainActor
final class TabBarButton: UIView {
  private let text: BarText
  private let mark = UIView()
  private let action: () -> Void

  var isSelected = false {
    didSet {
      mark.backgroundColor = isSelected ? .blue : .lightGray
      text.color = isSelected ? .blue : .gray
    }
  }

  init(_ title: String, action: @escaping () -> Void) {
    text = BarText(title, size: 10)
    self.action = action
    super.init(frame: .zero)
    mark.isUserInteractionEnabled = false
    mark.layer.cornerRadius = 4
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
