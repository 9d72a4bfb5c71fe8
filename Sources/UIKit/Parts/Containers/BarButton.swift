import Foundation

/// A title or an image in a bar that can be tapped.
@MainActor
final class BarButton: UIView, BarSized {
  let text: BarLabel
  private let picture: UIImageView?
  private let insets: UIEdgeInsets
  let isEnabled: Bool
  private let action: () -> Void

  required init?(coder: NSCoder) { nil }

  /// Our value: the tint of a selected button's ground.
  private static let pressedTint: CGFloat = 0.2
  /// Our value: as round as other small grounds.
  private static let groundRadius: CGFloat = 8
  /// Our value: a bar's height, the least side that a finger hits safely.
  private static let least: CGFloat = 44

  init(
    _ title: String, isBold: Bool = false, image: UIImage? = nil, insets: UIEdgeInsets = .zero,
    isEnabled: Bool = true, isSelected: Bool = false, action: @escaping () -> Void
  ) {
    text = BarLabel(
      image == nil ? title : "", weight: isBold ? .semibold : .regular, color: BarLabel.tint)
    picture = image.map { UIImageView(image: $0) }
    self.insets = insets
    self.isEnabled = isEnabled
    self.action = action
    super.init(frame: .zero)
    addSubview(text)
    if let picture {
      picture.takesImagesForShapes = true
      picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: Self.symbolSize, weight: isBold ? .semibold : .regular)
      accessibilityLabel = title.isEmpty ? nil : title
      addSubview(picture)
    }
    if isSelected {
      backgroundColor = BarLabel.tint.withAlphaComponent(Self.pressedTint)
      layer.cornerRadius = Self.groundRadius
    }
    show(isEnabled ? BarLabel.tint : .tertiaryLabel)
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in
      guard let self else { return }
      let title = [text.text, accessibilityLabel].compactMap { $0 }.first { !$0.isEmpty }
      let name = title ?? "a bar button"
      ApplicationEvent.report(ApplicationEvent(.pressed, "pressed \(name)", of: self, title: name))
      self.action()
    }
    addGestureRecognizer(tap)
  }

  convenience init(_ item: UIBarButtonItem, action: @escaping () -> Void) {
    self.init(
      item.shownTitle ?? "", isBold: item.isShownBold, image: item.shownImage,
      insets: item.imageInsets,
      isEnabled: item.isEnabled, isSelected: item.isSelected, action: action)
  }

  /// The size of symbols in bars on iOS, in points.
  private static let symbolSize: CGFloat = 19

  private func show(_ color: UIColor) {
    text.textColor = color
    picture?.tintColor = color
  }

  /// Applies a color and text attributes. Nil leaves the standard ones.
  func dress(_ color: UIColor?, _ attributes: [NSAttributedString.Key: Any]?) {
    if let color, isEnabled { show(color) }
    text.dress(attributes)
    if !isEnabled { show(.tertiaryLabel) }
  }

  /// Applies attributes to a disabled button. Without a color in them the button stays gray.
  func dressDisabled(_ attributes: [NSAttributedString.Key: Any]?) {
    text.dress(attributes)
    if let color = attributes?[.foregroundColor] as? UIColor { show(color) }
  }

  private var background: UIImageView?
  private var backgroundShift = UIOffset.zero
  /// The offset of the title from its normal position.
  var titleAdjustment = UIOffset.zero { didSet { setNeedsLayout() } }

  /// Shows an image behind the title, stretched over the button's width and moved by `shift`.
  func showBackground(_ image: UIImage?, moved shift: UIOffset) {
    background?.removeFromSuperview()
    background = image.map { UIImageView(image: $0) }
    backgroundShift = shift
    if let background { insertSubview(background, at: 0) }
    setNeedsLayout()
  }

  /// The size of the title or image, but 44 points high so that a finger can hit the button.
  var naturalSize: CGSize {
    let image = picture?.sizeThatFits(.zero) ?? .zero
    return CGSize(width: max(text.naturalSize.width, image.width), height: Self.least)
  }

  /// Extends the touch area of a narrow image button sideways to 44 points, but at most to the
  /// middle between two buttons.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let rest = picture == nil ? 0 : max(Self.least - bounds.width, 0) / 2
    return bounds.insetBy(dx: -min(rest, Self.most), dy: 0).contains(point)
  }

  /// The minimum height of the button's background image, in points.
  private static let backgroundHeight: CGFloat = 30

  /// Half of the distance between two buttons, in points.
  private static let most: CGFloat = 4

  override func layoutSubviews() {
    text.bounds.size = text.naturalSize
    text.center = CGPoint(
      x: bounds.midX + titleAdjustment.horizontal, y: bounds.midY + titleAdjustment.vertical)
    if let background {
      let height = min(
        bounds.height, max(background.image?.size.height ?? 0, Self.backgroundHeight))
      background.frame = CGRect(
        x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height
      ).offsetBy(dx: backgroundShift.horizontal, dy: backgroundShift.vertical)
    }
    guard let picture else { return }
    let size = picture.sizeThatFits(.zero)
    picture.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height
    ).inset(by: insets)
  }
}
