import Expectations
import GoldenTexts
import Testing
import UIKit
import ViewTesting

/// Layers of tables, collections and their cells, and what they show while they change.
@MainActor
struct ListGalleryTests {
  private let gallery = Gallery()
  private let star = UIImage(systemName: "star.fill")

  private func expect(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let difference = try GoldenText(name).difference(from: gallery.text)
    expectNil(difference, sourceLocation: sourceLocation)
  }

  private var root: UIView { gallery.window.rootViewController!.view }

  private func addWindow(_ words: String) {
    gallery.window.layoutIfNeeded()
    gallery.window.layer.displayTreeIfNeeded()
    gallery.title(words)
    gallery.add(root.layer)
  }

  /// Rows with all styles and accessories.
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var counts = [3, 4, 6]
    let image = UIImage(systemName: "star.fill")

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
      let accessories: [UITableViewCell.AccessoryType] = [
        .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
      ]
      let number = indexPath.section * 3 + indexPath.row
      let cell = UITableViewCell(style: styles[number % 4], reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row) of \(indexPath.section)"
      cell.detailTextLabel?.text = "Detail"
      if number % 2 == 0 { cell.imageView?.image = image }
      cell.accessoryType = accessories[number % 5]
      cell.editingAccessoryType = accessories[(number + 1) % 5]
      cell.indentationLevel = number % 3
      if number == 4 { cell.separatorInset = UIEdgeInsets(top: 0, left: 70, bottom: 0, right: 9) }
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section == 1 ? nil : "Header \(section)"
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      section == 2 ? nil : "A footer with a long text that needs more than one line, \(section)"
    }

    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
      [.delete, .insert, .none][indexPath.row % 3]
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      indexPath.section == 0
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      hasIndex ? ["A", "B", "C"] : nil
    }

    var hasIndex = false

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        done(false)
      }
      let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
      flag.image = image
      flag.backgroundColor = .orange
      return UISwipeActionsConfiguration(actions: [delete, flag])
    }

    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let read = UIContextualAction(style: .normal, title: "Read") { _, _, done in done(true) }
      let configuration = UISwipeActionsConfiguration(actions: [read])
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
  }

  private func table(_ style: UITableView.Style, _ rows: Rows, width: CGFloat = 400) -> UITableView
  {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 800), style: style)
    table.dataSource = rows
    table.delegate = rows
    root.addSubview(table)
    return table
  }

  @Test func `tables in all styles`() throws {
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      for width in [375.0, 400] {
        let rows = Rows()
        let table = table(style, rows, width: width)
        addWindow("style \(style.rawValue) width \(width)")
        gallery.add("content \(table.contentSize.text)")
        if width == 375 {
          table.removeFromSuperview()
          continue
        }
        table.allowsMultipleSelectionDuringEditing = style == .grouped
        table.setEditing(true, animated: false)
        addWindow("editing")
        table.setEditing(false, animated: true)
        gallery.watch(table, steps: 2, of: 110)
        gallery.fingers.wait(1000)
        rows.hasIndex = true
        table.sectionHeaderHeight = 33
        table.sectionFooterHeight = 12
        table.rowHeight = 51
        table.separatorColor = .red
        table.separatorInset = UIEdgeInsets(top: 0, left: 31, bottom: 0, right: 7)
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 43))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 21))
        table.reloadData()
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        addWindow("with own heights, an index and a selection")
        table.contentOffset.y = 170
        addWindow("scrolled")
        root.semanticContentAttribute = .forceRightToLeft
        table.semanticContentAttribute = .forceRightToLeft
        table.separatorStyle = .none
        table.reloadData()
        addWindow("mirrored without lines")
        root.semanticContentAttribute = .unspecified
        table.removeFromSuperview()
      }
    }
    try expect("tables")
  }

  @Test func `rows that are inserted, deleted, moved and swiped`() throws {
    let rows = Rows()
    let table = table(.plain, rows)
    gallery.window.layoutIfNeeded()
    for animation in [
      UITableView.RowAnimation.fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
    ] {
      rows.counts[0] += 1
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: animation)
      gallery.title("inserted with \(animation.rawValue)")
      gallery.watch(table, steps: 2, of: 110)
      gallery.fingers.wait(1000)
      rows.counts[0] -= 1
      table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: animation)
      gallery.title("deleted with \(animation.rawValue)")
      gallery.watch(table, steps: 2, of: 110)
      gallery.fingers.wait(1000)
    }
    rows.counts[0] -= 1
    rows.counts[1] += 1
    table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 1))
    gallery.title("moved")
    gallery.watch(table, steps: 2, of: 110)
    gallery.fingers.wait(1000)
    rows.counts.remove(at: 1)
    table.deleteSections([1], with: .fade)
    gallery.title("section deleted")
    gallery.watch(table, steps: 2, of: 110)
    gallery.fingers.wait(1000)
    for (name, from, to) in [
      ("a little to the left", 350.0, 320.0), ("to the left", 350, 220),
      ("all over to the left", 390, 10), ("to the right", 50, 180), ("far to the right", 20, 390),
    ] {
      gallery.title("swiped \(name)")
      gallery.fingers.down(0, from, 60)
      for step in 1...8 { gallery.fingers.move(0, from + (to - from) * Double(step) / 8, 60) }
      gallery.addSeen("before the lift", table)
      gallery.fingers.lift()
      gallery.watch(table, steps: 3, of: 120)
      gallery.fingers.wait(2000)
      gallery.addSeen("at rest", table)
      table.setEditing(true, animated: false)
      table.setEditing(false, animated: false)
      gallery.fingers.wait(2000)
    }
    try expect("table-changes")
  }

  @Test func `content configurations and backgrounds`() throws {
    let made: [(String, UIListContentConfiguration)] = [
      ("cell", .cell()), ("subtitle", .subtitleCell()), ("value", .valueCell()),
      ("header", .header()), ("footer", .footer()), ("plain header", .plainHeader()),
      ("plain footer", .plainFooter()), ("grouped header", .groupedHeader()),
      ("grouped footer", .groupedFooter()),
      ("prominent header", .prominentInsetGroupedHeader()), ("sidebar", .sidebarCell()),
      ("sidebar header", .sidebarHeader()), ("sidebar subtitle", .sidebarSubtitleCell()),
    ]
    for (name, base) in made {
      var configuration = base
      configuration.text = "Text of a row"
      for part in 0..<4 {
        if part == 1 { configuration.secondaryText = "Second text" }
        if part == 2 { configuration.image = star }
        if part == 3 { configuration.secondaryText = String(repeating: "long words ", count: 12) }
        let view = configuration.makeContentView()
        gallery.show("\(name) \(part)", view, at: CGSize(width: 320, height: 60))
        gallery.add("fits \(view.sizeThatFits(CGSize(width: 320, height: 1000)).text)")
        view.removeFromSuperview()
      }
    }
    var configuration = UIListContentConfiguration.valueCell()
    configuration.text = "Text"
    configuration.secondaryText = "Second"
    configuration.image = star
    configuration.imageProperties.maximumSize = CGSize(width: 10, height: 12)
    configuration.imageProperties.cornerRadius = 4
    configuration.imageProperties.tintColor = .red
    configuration.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 40)
    configuration.imageToTextPadding = 7
    configuration.textToSecondaryTextHorizontalPadding = 9
    configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.textProperties.transform = .uppercase
    configuration.textProperties.alignment = .center
    configuration.secondaryTextProperties.transform = .capitalized
    configuration.alpha = 0.4
    gallery.show("own", configuration.makeContentView(), at: CGSize(width: 320, height: 60))
    let view = configuration.makeContentView()
    view.semanticContentAttribute = .forceRightToLeft
    gallery.show("own, mirrored", view, at: CGSize(width: 320, height: 60))
    let backgrounds: [(String, UIBackgroundConfiguration)] = [
      ("cell", .listCell()), ("plain", .listPlainCell()), ("grouped", .listGroupedCell()),
      ("sidebar", .listSidebarCell()), ("accompanied", .listAccompaniedSidebarCell()),
      ("sidebar header", .listSidebarHeader()), ("header", .listHeader()),
      ("footer", .listFooter()), ("header or footer", .listPlainHeaderFooter()),
      ("grouped header", .listGroupedHeaderFooter()), ("clear", .clear()),
    ]
    for (name, background) in backgrounds {
      for state in 0..<8 {
        var cell = UICellConfigurationState(traitCollection: UITraitCollection.current)
        cell.isSelected = state & 1 != 0
        cell.isHighlighted = state & 2 != 0
        cell.isDisabled = state & 4 != 0
        let updated = background.updated(for: cell)
        gallery.add(
          "background \(name) \(state): \(updated.resolvedBackgroundColor(for: .red).cgColor)"
            + " corners \(updated.cornerRadius) stroke \(updated.strokeWidth)"
            + " insets \(updated.backgroundInsets)")
      }
    }
    for (name, base) in [
      ("empty", UIContentUnavailableConfiguration.empty()), ("loading", .loading()),
      ("search", .search()),
    ] {
      var configuration = base
      gallery.show(
        "unavailable \(name) as it is", configuration.makeContentView(),
        at: CGSize(width: 380, height: 500))
      configuration.text = "Nothing here"
      configuration.secondaryText = "Add something to see it in this place, where there is room"
      configuration.image = star
      configuration.button = .filled()
      configuration.button.title = "Add"
      gallery.show(
        "unavailable \(name)", configuration.makeContentView(), at: CGSize(width: 380, height: 500))
      gallery.show(
        "unavailable \(name), small", configuration.makeContentView(),
        at: CGSize(width: 180, height: 300))
    }
    try expect("content-configurations")
  }

  @Test func `list cells with accessories`() throws {
    for editing in [false, true] {
      for mirrored in [false, true] {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        if mirrored { cell.semanticContentAttribute = .forceRightToLeft }
        var content = UIListContentConfiguration.cell()
        content.text = "Row"
        cell.contentConfiguration = content
        cell.indentationLevel = 2
        root.addSubview(cell)
        let all: [(String, [UICellAccessory])] = [
          ("disclosure", [.disclosureIndicator()]), ("outline", [.outlineDisclosure()]),
          ("checkmark", [.checkmark()]), ("delete", [.delete()]), ("insert", [.insert()]),
          ("reorder", [.reorder(displayed: .always)]), ("selection", [.multiselect()]),
          ("label", [.label(text: "12")]), ("detail", [.detail()]),
          (
            "many",
            [
              .delete(displayed: .always), .label(text: "7"), .disclosureIndicator(),
              .reorder(displayed: .always), .checkmark(),
            ]
          ),
        ]
        for (name, accessories) in all {
          cell.accessories = accessories
          gallery.title("\(name) editing \(editing) mirrored \(mirrored)")
          var state = cell.configurationState
          state.isEditing = editing
          cell.updateConfiguration(using: state)
          gallery.window.layoutIfNeeded()
          gallery.add(cell.layer)
        }
        cell.removeFromSuperview()
      }
    }
    try expect("list-cells")
  }
}
