import Foundation

/// The sections and rows of a table view in a storyboard.
@MainActor
final class StaticRows {
  struct Section {
    var header: String?
    var footer: String?
    /// The height of the header; nil uses the table view's.
    var headerHeight: CGFloat?
    var footerHeight: CGFloat?
    var rows: [Row]
  }

  struct Row {
    var cell: UITableViewCell
    var height: CGFloat?
  }

  var sections: [Section]

  init(sections: [Section]) { self.sections = sections }

  subscript(path: IndexPath) -> Row? {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }
}
