import Foundation

/// A button of an alert, with a separator line above the button.
@MainActor
final class AlertButton: UIView, BarSized {
  private let label: BarLabel
  private let line = UIView()
  private let action: () -> Void
  let isEnabled: Bool
  var shownTitle: String? { label.text }

  required init?(coder: NSCoder) { nil }

  init(_ item: UIAlertAction, isBold: Bool, action: @escaping () -> Void) {
    let color: UIColor =
      !item.isEnabled ? .lightGray : item.style == .destructive ? .red : BarLabel.tint
    label = BarLabel(
      item.title ?? "", weight: isBold ? .semibold : .regular, color: color)
    self.action = action
    isEnabled = item.isEnabled
    super.init(frame: .zero)
    line.backgroundColor = .lightGray
    addSubview(label)
    addSubview(line)
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.action() }
    addGestureRecognizer(tap)
  }

  var naturalSize: CGSize { label.naturalSize }

  /// Our value: a long title ends short of the button's edge.
  private static let labelMargin: CGFloat = 8

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(Self.labelMargin, bounds.width / 2), dy: 0)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
  }
}
