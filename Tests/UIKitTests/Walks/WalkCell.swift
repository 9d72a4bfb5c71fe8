import Foundation
import UIKit

/// A cell of all styles, whose parts change at random.
@MainActor
final class WalkCell: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    let styles: [CellStyle] = [.default, .value1, .value2, .subtitle]
    super.init(
      style: reuseIdentifier == "a" ? .default : styles[3], reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  weak var walk: TableWalk?

  override func willTransition(to state: StateMask) {
    super.willTransition(to: state)
    walk?.note("cell to \(state.rawValue)")
  }

  override func didTransition(to state: StateMask) {
    super.didTransition(to: state)
    walk?.note("cell at \(state.rawValue)")
  }

  override func dragStateDidChange(_ dragState: DragState) {
    super.dragStateDidChange(dragState)
    walk?.note("cell dragged \(dragState.rawValue)")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    walk?.note("cell again")
  }

  /// Shows a number, as labels or as a configuration.
  func show(_ number: Int, mood: Int) {
    if (number + mood) % 5 == 4 {
      var content = defaultContentConfiguration()
      content.text = "number \(number)"
      content.secondaryText = number % 2 == 0 ? "even" : nil
      contentConfiguration = content
    } else {
      contentConfiguration = nil
      textLabel?.text = "row \(number)"
      detailTextLabel?.text = number % 3 == 0 ? nil : "detail of the row"
      imageView?.image = number % 4 == 0 ? UIImage(systemName: "star") : nil
    }
    accessoryType =
      [
        .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
      ][(number + mood) % 5]
    showsReorderControl = number % 2 == 0
  }

  func change(_ bits: Int) {
    let rest = bits / 16
    func view(_ color: UIColor) -> UIView? {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      view.backgroundColor = color
      return rest % 3 == 0 ? nil : view
    }
    switch bits % 16 {
    case 0: backgroundView = view(.systemYellow)
    case 1: selectedBackgroundView = view(.systemOrange)
    case 2: multipleSelectionBackgroundView = view(.systemPink)
    case 3: accessoryView = view(.systemGreen)
    case 4: editingAccessoryView = view(.systemBlue)
    case 5: editingAccessoryType = [.none, .checkmark, .detailButton][rest % 3]
    case 6: selectionStyle = [.none, .blue, .gray, .default][rest % 4]
    case 7: indentationLevel = rest % 3
    case 8: indentationWidth = CGFloat(rest % 3) * 8
    case 9: shouldIndentWhileEditing.toggle()
    case 10: separatorInset.left = CGFloat(rest % 4) * 10
    case 11:
      backgroundConfiguration = rest % 2 == 0 ? defaultBackgroundConfiguration() : nil
    case 12: automaticallyUpdatesContentConfiguration.toggle()
    case 13: automaticallyUpdatesBackgroundConfiguration.toggle()
    case 14:
      configurationUpdateHandler = nil
      guard rest % 2 == 0 else { break }
      configurationUpdateHandler = { [weak self] _, state in
        self?.walk?.note("configured \(state.isSelected) \(state.isEditing)")
      }
    default:
      setHighlighted(rest % 2 == 0, animated: rest % 3 == 0)
      setSelected(rest % 4 < 2, animated: rest % 3 == 0)
    }
    walk?.note("\(textLabel == nil) \(detailTextLabel == nil) \(imageView == nil)")
    walk?.note("\(contentConfiguration == nil) \(showingDeleteConfirmation)")
  }
}

/// Answers only what every data source and delegate must answer.
@MainActor
final class BareTable: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDragDelegate, UITableViewDropDelegate, UITableViewDataSourcePrefetching
{
  weak var walk: TableWalk?

  func numberOfSections(in tableView: UITableView) -> Int { walk?.sections.count ?? 0 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    walk?.sections[section].count ?? 0
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    walk?.cell(tableView, indexPath) ?? UITableViewCell()
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row == 0
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section % 2 == 0 ? "Head" : nil
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B", "Z"] }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    walk?.note("prefetch \(walk?.words(indexPaths) ?? "")")
  }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "bare" as NSString))] }
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) { walk?.note("dropped \(walk?.words(coordinator.destinationIndexPath.map { [$0] }) ?? "")") }
}

/// A table view controller that overrides only the methods without which there are no rows.
@MainActor
final class WalkTableController: UITableViewController {
  weak var walk: TableWalk?

  override func numberOfSections(in tableView: UITableView) -> Int { walk?.sections.count ?? 0 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    walk?.sections[section].count ?? 0
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { walk?.cell(tableView, indexPath) ?? UITableViewCell() }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row % 2 == 0
  }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
}
