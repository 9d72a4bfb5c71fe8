import Foundation

/// A row of a menu.
@MainActor
final class MenuRow: UIControl {
  enum Kind {
    case action, submenu, back, heading
  }

  private let label = UILabel()
  private let detail = UILabel()
  private let picture = UIImageView()
  private let mark = UIImageView()
  private let line = UIView()
  let kind: Kind
  var endsGroup = false

  required init?(coder: NSCoder) { nil }

  init(title: String, kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    label.text = title
    // iOS's body and footnote sizes.
    label.font = .systemFont(ofSize: kind == .heading ? 13 : 17)
    if kind == .heading {
      label.textColor = .secondaryLabel
      isEnabled = false
    }
    // iOS's footnote size.
    detail.font = .systemFont(ofSize: 13)
    detail.textColor = .secondaryLabel
    line.backgroundColor = .separator
    for view in [label, detail, picture, mark, line] { addSubview(view) }
    picture.tintColor = .label
    mark.tintColor = .label
    if kind == .back {
      mark.image = UIImage(systemName: "chevron.left")?.imageFlippedForRightToLeftLayoutDirection()
    }
    accessibilityLabel = title
  }

  convenience init(_ action: UIAction) {
    self.init(title: action.title, kind: .action)
    detail.text = action.subtitle
    picture.image = action.state == .on ? action.selectedImage ?? action.image : action.image
    if action.state != .off {
      mark.image = UIImage(systemName: action.state == .on ? "checkmark" : "minus")
    }
    let isDestructive = action.attributes.contains(.destructive)
    let isDisabled = action.attributes.contains(.disabled)
    let color: UIColor = isDisabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
    label.textColor = color
    picture.tintColor = color
    isEnabled = !isDisabled
  }

  convenience init(_ command: UICommand) {
    self.init(title: command.title, kind: .action)
    detail.text = command.subtitle
    picture.image = command.image
    if command.state != .off {
      mark.image = UIImage(systemName: command.state == .on ? "checkmark" : "minus")
    }
    let isDisabled = command.attributes.contains(.disabled)
    let color: UIColor =
      isDisabled
      ? .tertiaryLabel : command.attributes.contains(.destructive) ? .systemRed : .label
    label.textColor = color
    picture.tintColor = color
    isEnabled = !isDisabled
  }

  convenience init(_ menu: UIMenu) {
    self.init(title: menu.title, kind: .submenu)
    detail.text = menu.subtitle
    if menu.options.contains(.destructive) { label.textColor = .systemRed }
    picture.image = menu.image
    mark.image = UIImage(systemName: "chevron.right")?.imageFlippedForRightToLeftLayoutDirection()
  }

  /// Our values, in points: a finger hits a row of 44 safely; headings are lower, rows with a
  /// second line higher.
  var height: CGFloat { kind == .heading ? 30 : detail.text == nil ? 44 : 58 }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .systemGray4 : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let markSize = mark.sizeThatFits(.zero)
    // Our value, in points: the middle of the margin before the title.
    mark.frame = CGRect(
      x: 18 - markSize.width / 2, y: bounds.midY - markSize.height / 2, width: markSize.width,
      height: markSize.height)
    let size = picture.sizeThatFits(.zero)
    // Our value, in points: the middle of an image from the row's end.
    picture.frame = CGRect(
      x: bounds.maxX - 26 - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    // Our values, in points: the gap before an image, and the row's margin.
    let end = size.width > 0 ? picture.frame.minX - 8 : bounds.maxX - 16
    let height = label.sizeThatFits(.zero).height
    let below = detail.text == nil ? 0 : detail.sizeThatFits(.zero).height
    let top = bounds.midY - (height + below) / 2
    // Our values, in points: the title begins after the marks of chosen rows.
    label.frame = CGRect(x: 34, y: top, width: end - 34, height: height)
    detail.frame = CGRect(x: 34, y: top + height, width: end - 34, height: below)
    line.frame = CGRect(x: 0, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5)
    for view in [mark, picture, label, detail] { view.frame = mirrored(view.frame) }
  }
}
