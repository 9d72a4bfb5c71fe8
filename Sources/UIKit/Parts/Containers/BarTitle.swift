import Foundation

/// The title of a navigation bar, with a subtitle below it and a mark if a tap opens a menu.
@MainActor
final class BarTitle: UIView, BarSized {
  let label: BarLabel
  let subtitle: BarLabel?
  private let mark: UIImageView?
  private let open: () -> Void

  required init?(coder: NSCoder) { nil }

  /// Our value: with the title it fits a bar's height.
  private static let subtitleSize: CGFloat = 12
  /// Our value: a mark smaller than the title.
  private static let markSize: CGFloat = 13

  init(_ label: BarLabel, subtitle: String?, hasMenu: Bool, open: @escaping () -> Void) {
    self.label = label
    self.subtitle = subtitle.map { BarLabel($0, size: Self.subtitleSize, color: .secondaryLabel) }
    mark = hasMenu ? UIImageView(image: UIImage(systemName: "chevron.down.circle.fill")) : nil
    self.open = open
    super.init(frame: .zero)
    addSubview(label)
    if let subtitle = self.subtitle { addSubview(subtitle) }
    guard let mark else { return }
    mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: Self.markSize)
    mark.tintColor = .tertiaryLabel
    addSubview(mark)
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.open() }
    addGestureRecognizer(tap)
  }

  private static let gap: CGFloat = 4

  var hasMenu: Bool { mark != nil }
  private var markSize: CGSize { mark?.sizeThatFits(.zero) ?? .zero }
  private var roomOfMark: CGFloat { mark == nil ? 0 : markSize.width + Self.gap }

  var naturalSize: CGSize {
    let below = subtitle?.naturalSize ?? .zero
    return CGSize(
      width: max(label.naturalSize.width + roomOfMark, below.width),
      height: label.naturalSize.height + below.height)
  }

  override func layoutSubviews() {
    let height = label.naturalSize.height
    let width = min(label.naturalSize.width, max(bounds.width - roomOfMark, 0))
    let left = (bounds.width - width - roomOfMark) / 2
    label.frame = CGRect(x: left, y: 0, width: width, height: height)
    mark?.frame = CGRect(
      x: label.frame.maxX + Self.gap, y: (height - markSize.height) / 2, width: markSize.width,
      height: markSize.height)
    subtitle?.frame = CGRect(x: 0, y: height, width: bounds.width, height: bounds.height - height)
  }
}
