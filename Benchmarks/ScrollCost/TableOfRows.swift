import UIKit

/// A table whose cells determine the heights of the rows by constraints.
final class TableOfRows: NSObject, UITableViewDataSource {
  let count: Int

  init(count: Int) {
    self.count = count
  }

  func makeTable(in frame: CGRect) -> UITableView {
    let table = UITableView(frame: frame)
    table.register(LabelCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    return table
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? LabelCell)?.label.text = RowText.text(indexPath.row)
    return cell
  }
}

final class LabelCell: UITableViewCell {
  let label = makeRowLabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    pin(label, in: contentView)
  }

  required init?(coder: NSCoder) { nil }
}

/// Pins the label to the view's edges, at the distance of the margin.
@MainActor
func pin(_ label: UILabel, in view: UIView) {
  label.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(label)
  NSLayoutConstraint.activate([
    label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: RowText.margin),
    label.topAnchor.constraint(equalTo: view.topAnchor, constant: RowText.margin),
    view.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: RowText.margin),
    view.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: RowText.margin),
  ])
}
