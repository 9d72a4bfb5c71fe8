import Foundation
import QuartzCore

/// The content of a color picker: its title, a grid of colors, the opacity and the picked color.
@MainActor
final class ColorPanel: UIView {
  private let heading = UILabel()
  private let button = UIButton(type: .system)
  private let grid = ColorGrid()
  private let opacity = UISlider()
  private let swatch = UIView()
  private let pick: (UIColor, Bool) -> Void
  private var color = UIColor.black

  private static let margin: CGFloat = 16
  private static let headerHeight: CGFloat = 56
  private static let rowHeight: CGFloat = 44

  required init?(coder: NSCoder) { nil }

  /// - Parameters:
  ///   - pick: Called with each color that the user picks, and whether a finger still moves.
  ///   - close: Called when the user taps the close button.
  init(pick: @escaping (UIColor, Bool) -> Void, close: @escaping () -> Void) {
    self.pick = pick
    // Our value: a narrow phone's width, until the presentation sets a frame.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    backgroundColor = .systemBackground
    // Our value: the size of body text.
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    button.setTitle("Close", for: .normal)
    button.addAction(UIAction { _ in close() }, for: .touchUpInside)
    // Our value: as round as the grid.
    swatch.layer.cornerRadius = 8
    grid.picked = { [weak self] in self?.pickFromGrid($0, $1) }
    opacity.value = 1
    opacity.addAction(UIAction { [weak self] _ in self?.pickOpacity() }, for: .valueChanged)
    for view in [heading, button, grid, opacity, swatch] { addSubview(view) }
  }

  var title: String {
    get { heading.text ?? "" }
    set { heading.text = newValue }
  }

  var showsOpacity: Bool {
    get { !opacity.isHidden }
    set { opacity.isHidden = !newValue }
  }

  func show(_ color: UIColor) {
    self.color = color
    swatch.backgroundColor = color
    var alpha: CGFloat = 1
    color.getRed(nil, green: nil, blue: nil, alpha: &alpha)
    if !opacity.isTracking { opacity.value = Float(alpha) }
    grid.show(color)
  }

  private func pickFromGrid(_ color: UIColor, _ continuously: Bool) {
    pick(showsOpacity ? color.withAlphaComponent(CGFloat(opacity.value)) : color, continuously)
  }

  private func pickOpacity() {
    pick(color.withAlphaComponent(CGFloat(opacity.value)), opacity.isTracking)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 2 * Self.margin
    let size = button.intrinsicContentSize
    heading.frame = CGRect(
      x: Self.margin, y: 0, width: max(width - size.width - Self.margin, 0),
      height: Self.headerHeight)
    button.frame = CGRect(
      x: bounds.width - Self.margin - size.width, y: 0, width: size.width,
      height: Self.headerHeight)
    let top = Self.headerHeight
    let foot = 2 * Self.rowHeight + Self.margin
    let height = min(max(bounds.height - top - foot, 0), width * ColorGrid.ratio)
    grid.frame = CGRect(x: Self.margin, y: top, width: width, height: height)
    opacity.frame = CGRect(
      // Our value: 8 points part the grid from the opacity below.
      x: Self.margin, y: grid.frame.maxY + 8, width: width, height: Self.rowHeight)
    swatch.frame = CGRect(
      // Our value: closer than the grid, because the swatch shows the opacity.
      x: Self.margin, y: opacity.frame.maxY + 4, width: Self.rowHeight, height: Self.rowHeight)
  }
}

/// Rows of colors: grays, and below them twelve hues from dark to light. A finger picks the color
/// under it.
@MainActor
final class ColorGrid: UIView {
  static let columns = 12
  static let rows = 10
  /// The height of the grid for a width of 1.
  static let ratio: CGFloat = 10.0 / 12.0

  /// Called with the color under the finger, and whether the finger is still down.
  var picked: ((UIColor, Bool) -> Void)?
  private var cells: [UIView] = []
  private let frameView = UIView()
  private var last: Int?

  required init?(coder: NSCoder) { nil }

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    // Our value: a little round, so that the colors in the corners are still seen.
    layer.cornerRadius = 8
    cells = (0..<Self.columns * Self.rows).map { index in
      let cell = UIView()
      cell.backgroundColor = Self.color(row: index / Self.columns, column: index % Self.columns)
      cell.isUserInteractionEnabled = false
      addSubview(cell)
      return cell
    }
    // Our value: thick enough to be seen on each of the colors.
    frameView.layer.borderWidth = 3
    frameView.layer.borderColor = UIColor.white.cgColor
    frameView.layer.cornerRadius = 3
    frameView.isUserInteractionEnabled = false
    frameView.isHidden = true
    addSubview(frameView)
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.addAction { [weak self] in self?.pressed($0) }
    addGestureRecognizer(press)
  }

  /// Returns the color of a cell. The rows below the grays go from dark colors over the full ones to
  /// light ones.
  static func color(row: Int, column: Int) -> UIColor {
    guard row > 0 else {
      return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1)
    }
    let hue = CGFloat(column) / CGFloat(columns)
    let step = CGFloat(row - 1) / CGFloat(rows - 2)
    let full: CGFloat = 0.5
    return step <= full
      // Our value: the darkest row has 0.3 of the brightness, so that its hues differ.
      ? UIColor(hue: hue, saturation: 1, brightness: 0.3 + 0.7 * step / full, alpha: 1)
      // Our value: the palest row still has 0.15 of the saturation.
      : UIColor(hue: hue, saturation: 1 - 0.85 * (step - full) / full, brightness: 1, alpha: 1)
  }

  /// Frames the cell of the color, if it is one of the grid's.
  func show(_ color: UIColor) {
    let opaque = color.withAlphaComponent(1)
    let index = cells.firstIndex { $0.backgroundColor == opaque }
    frameView.isHidden = index == nil
    if let index { frameView.frame = cells[index].frame }
  }

  private func pressed(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began, .changed, .ended: break
    case .possible, .cancelled, .failed:
      last = nil
      return
    }
    guard bounds.width > 0, bounds.height > 0 else { return }
    let point = recognizer.location(in: self)
    // Below 1: a touch on the far edges belongs to the last column and row.
    let column = Int(min(max(point.x / bounds.width, 0), 0.999) * CGFloat(Self.columns))
    let row = Int(min(max(point.y / bounds.height, 0), 0.999) * CGFloat(Self.rows))
    let index = row * Self.columns + column
    let isEnd = recognizer.state == .ended
    guard index != last || isEnd, let color = cells[index].backgroundColor else { return }
    last = isEnd ? nil : index
    frameView.frame = cells[index].frame
    frameView.isHidden = false
    picked?(color, !isEnd)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(
      width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
    for (index, cell) in cells.enumerated() {
      cell.frame = CGRect(
        x: size.width * CGFloat(index % Self.columns),
        y: size.height * CGFloat(index / Self.columns), width: size.width, height: size.height)
    }
  }
}
