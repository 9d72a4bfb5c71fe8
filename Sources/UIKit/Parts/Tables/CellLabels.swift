import Foundation

/// The labels and the image view of a cell's style. Each is created when it is first used.
@MainActor
final class CellLabels {
  private unowned let cell: UITableViewCell
  @exclusivity(unchecked) private var textLabel: UILabel?
  @exclusivity(unchecked) private var detailLabel: UILabel?
  @exclusivity(unchecked) private var imageView: UIImageView?

  /// The gap between the image and the text, in points.
  private static let gap: CGFloat = 16
  /// The gap between the two lines of text, in points.
  private static let leading: CGFloat = 3
  /// The width of the first of two columns in the style `value2`, in points.
  private static let column: CGFloat = 91

  init(_ cell: UITableViewCell) { self.cell = cell }

  // MARK: Making them

  var shownTextLabel: UILabel {
    if let textLabel { return textLabel }
    // UIKit's sizes of the styles, in points.
    let label = label(size: cell.style == .value2 ? 12 : 17)
    if cell.style == .value2 { label.textAlignment = .right }
    textLabel = label
    return label
  }

  /// The detail label; nil if the style has none.
  var shownDetailLabel: UILabel? {
    if let detailLabel { return detailLabel }
    guard cell.style != .default else { return nil }
    // UIKit's sizes of the styles, in points.
    let label = label(size: cell.style == .subtitle || cell.style == .value2 ? 12 : 17)
    if cell.style != .value2 { label.textColor = .secondaryLabel }
    detailLabel = label
    return label
  }

  /// The image view; nil if the style has none.
  var shownImageView: UIImageView? {
    if let imageView { return imageView }
    guard cell.style != .value2 else { return nil }
    let view = UIImageView()
    view.isOfCell = true
    cell.contentRoom.addSubview(view)
    imageView = view
    return view
  }

  private func label(size: CGFloat) -> UILabel {
    let label = UILabel()
    label.isOfCell = true
    label.font = .systemFont(ofSize: size)
    label.textColor = .label
    cell.contentRoom.addSubview(label)
    return label
  }

  // MARK: Places

  /// The distance that the image moves the text, in points; 0 without an image.
  var imageWidth: CGFloat { imageView?.image.map { $0.size.width + Self.gap } ?? 0 }

  /// The same distance in a row of a height, in which a higher image is smaller.
  func imageWidth(inHeight height: CGFloat) -> CGFloat {
    imageView?.image.map { Self.size(of: $0, inHeight: height).width + Self.gap } ?? 0
  }

  private static func size(of image: UIImage, inHeight height: CGFloat) -> CGSize {
    let scale = min(1, height / max(image.size.height, 1))
    return CGSize(width: image.size.width * scale, height: image.size.height * scale)
  }

  private var isDetailShown: Bool { detailLabel?.text?.isEmpty == false }

  func layout(from start: CGFloat, to end: CGFloat, height: CGFloat) {
    var start = start
    if let imageView, let image = imageView.image {
      let size = Self.size(of: image, inHeight: height)
      imageView.frame = CGRect(
        x: start, y: (height - size.height) / 2, width: size.width, height: size.height)
      start += size.width + Self.gap
    }
    let room = CGRect(x: start, y: 0, width: max(end - start, 0), height: height)
    switch cell.style {
    case .subtitle where isDetailShown: layoutStacked(in: room)
    case .value1 where isDetailShown: layoutAtEnds(in: room)
    case .value2: layoutSideBySide(in: room)
    default: textLabel?.frame = room
    }
  }

  /// Exchanges the sides if text runs from right to left.
  func mirror(in room: CGRect) {
    guard cell.beginsAtRight else { return }
    for view in [imageView, textLabel, detailLabel] {
      if let view { view.frame = cell.mirrored(view.frame, in: room) }
    }
  }

  private func layoutStacked(in room: CGRect) {
    let first = textLabel?.sizeThatFits(room.size).height ?? 0
    let second = detailLabel?.sizeThatFits(room.size).height ?? 0
    var top = (room.height - first - second - Self.leading) / 2
    if let textLabel {
      textLabel.frame = CGRect(x: room.minX, y: top, width: room.width, height: first)
      top += first + Self.leading
    }
    detailLabel?.frame = CGRect(x: room.minX, y: top, width: room.width, height: second)
  }

  private func layoutAtEnds(in room: CGRect) {
    let wanted = detailLabel?.sizeThatFits(room.size).width.rounded(.up) ?? 0
    let detail = min(wanted, room.width)
    detailLabel?.frame = CGRect(
      x: room.maxX - detail, y: 0, width: detail, height: room.height)
    // Our value, in points: the gap between the two labels.
    textLabel?.frame = CGRect(
      x: room.minX, y: 0, width: max(room.width - detail - 8, 0), height: room.height)
  }

  private func layoutSideBySide(in room: CGRect) {
    if let textLabel {
      if textLabel.textColor != cell.tintColor { textLabel.textColor = cell.tintColor }
      textLabel.frame = CGRect(
        x: room.minX, y: 0, width: min(Self.column, room.width), height: room.height)
    }
    // Our value, in points: the gap behind the column of names.
    let start = room.minX + Self.column + 6
    detailLabel?.frame = CGRect(
      x: start, y: 0, width: max(room.maxX - start, 0), height: room.height)
  }

  /// Returns the height of the texts in a width for image and text, in points.
  func height(in width: CGFloat) -> CGFloat {
    let size = CGSize(width: max(width - imageWidth, 0), height: .greatestFiniteMagnitude)
    var height = textLabel?.sizeThatFits(size).height ?? 0
    if cell.style == .subtitle, isDetailShown, let detailLabel {
      height += detailLabel.sizeThatFits(size).height + Self.leading
    }
    return height
  }
}
