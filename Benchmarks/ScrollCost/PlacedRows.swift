import UIKit

/// Rows that are placed by hand: the peer of tables and collections. Reuses the views of rows that have left the
/// screen, and measures each text when its row appears.
final class PlacedRows: UIScrollView {
  /// The height of every row; nil measures the texts.
  let rowHeight: CGFloat?
  private var shown: [(view: PlacedRow, row: Int)] = []
  private var unused: [PlacedRow] = []

  init(frame: CGRect, count: Int, rowHeight: CGFloat?) {
    self.rowHeight = rowHeight
    super.init(frame: frame)
    contentSize = CGSize(width: frame.width, height: CGFloat(count) * (rowHeight ?? 40))
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (top, bottom) = (bounds.minY, bounds.maxY)
    while let first = shown.first, first.view.frame.maxY <= top {
      first.view.removeFromSuperview()
      unused.append(first.view)
      shown.removeFirst()
    }
    var (row, end) = shown.last.map { ($0.row + 1, $0.view.frame.maxY) } ?? (0, 0)
    while end < bottom {
      let view = unused.popLast() ?? PlacedRow(frame: .zero)
      view.label.text = RowText.text(row)
      let width = bounds.width - 2 * RowText.margin
      let height =
        rowHeight.map { $0 - 2 * RowText.margin }
        ?? view.label.sizeThatFits(CGSize(width: width, height: 0)).height
      view.frame = CGRect(
        x: 0, y: end, width: bounds.width, height: height + 2 * RowText.margin)
      view.label.frame = CGRect(
        x: RowText.margin, y: RowText.margin, width: width, height: height)
      addSubview(view)
      shown.append((view, row))
      end = view.frame.maxY
      row += 1
    }
  }
}

final class PlacedRow: UIView {
  let label = makeRowLabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}

/// Labels that are all in one scroll view, each at a frame of its own: the peer of stacks.
@MainActor
enum PlacedLabels {
  static func make(_ count: Int, in frame: CGRect) -> UIScrollView {
    let scroll = UIScrollView(frame: frame)
    for number in 0..<count {
      let label = makeRowLabel()
      label.text = RowText.text(number)
      let width = frame.width / 2
      label.frame = CGRect(
        x: CGFloat(number / 5 % 2) * width, y: CGFloat(number / 10 * 5 + number % 5) * 40,
        width: width, height: 40)
      scroll.addSubview(label)
    }
    scroll.contentSize = CGSize(width: frame.width, height: CGFloat(count) * 20)
    return scroll
  }
}
