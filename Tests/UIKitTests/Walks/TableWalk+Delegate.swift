import Foundation
import UIKit

// The answers depend on the row and on the mood of the walk. Each call is logged.

extension TableWalk: UITableViewDataSource, UITableViewDataSourcePrefetching {
  func cell(_ tableView: UITableView, _ path: IndexPath) -> UITableViewCell {
    let number = sections[path.section][path.row]
    let cell = tableView.dequeueReusableCell(
      withIdentifier: number % 3 == 0 ? "a" : "b", for: path)
    guard let own = cell as? WalkCell else { return cell }
    own.walk = self
    own.show(number, mood: mood)
    return own
  }

  private func name(_ path: IndexPath?) -> String { words(path.map { [$0] }) }
  private func number(_ path: IndexPath) -> Int { path.row + 3 * path.section + mood }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note("cell \(name(indexPath))")
    return cell(tableView, indexPath)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    [nil, "Header", "A header whose title does not fit into one line of the table"][
      (section + mood) % 3]
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    (section + mood) % 4 == 1 ? "Footer" : nil
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    number(indexPath) % 6 != 0
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    number(indexPath) % 5 != 0
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    note("commit \(editingStyle.rawValue) \(name(indexPath))")
    guard editingStyle == .delete else { return }
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) {
    note("move \(name(source)) \(name(destination))")
    let number = sections[source.section].remove(at: source.row)
    sections[destination.section].insert(number, at: destination.row)
  }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    mood % 3 == 0 ? nil : [UITableView.indexSearch, "A", "B", "C", "D"]
  }
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    note("index \(title) \(index)")
    return title == UITableView.indexSearch ? NSNotFound : index
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    note("prefetch \(words(indexPaths))")
  }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    note("no prefetch \(words(indexPaths))")
  }
}

extension TableWalk: UITableViewDelegate {
  func tableView(_ table: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath)
  { note("shows \(name(path))") }
  func tableView(
    _ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
  ) { note("hides \(name(path))") }
  func tableView(
    _ table: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { note("shows header \(section)") }
  func tableView(
    _ table: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) { note("shows footer \(section)") }
  func tableView(
    _ table: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { note("hides header \(section)") }
  func tableView(
    _ table: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) { note("hides footer \(section)") }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    [tableView.rowHeight, UITableView.automaticDimension, 30, 50][number(indexPath) % 4]
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    [UITableView.automaticDimension, tableView.sectionHeaderHeight, 12, 0][(section + mood) % 4]
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    [tableView.sectionFooterHeight, UITableView.automaticDimension, 8][(section + mood) % 3]
  }
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { mood % 2 == 0 ? 0 : [40, UITableView.automaticDimension][number(indexPath) % 2] }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    part(tableView, "h", section + mood)
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    part(tableView, "f", section + mood + 3)
  }

  private func part(_ table: UITableView, _ name: String, _ bits: Int) -> UIView? {
    switch bits % 7 {
    case 0:
      let label = UILabel()
      label.text = "label \(bits % 10)"
      return label
    case 1:
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: bits % 3 * 12))
      view.backgroundColor = .systemMint
      return view
    case 2, 3, 4:
      let view = table.dequeueReusableHeaderFooterView(withIdentifier: name)
      if bits % 7 == 2 {
        view?.textLabel?.text = "own \(bits % 10)"
        view?.detailTextLabel?.text = bits % 2 == 0 ? "detail" : nil
      } else if bits % 7 == 3 {
        var content = view?.defaultContentConfiguration()
        content?.text = "configured \(bits % 10)"
        view?.contentConfiguration = content
        view?.automaticallyUpdatesBackgroundConfiguration = bits % 2 == 0
        view?.backgroundConfiguration = .listHeader()
        note("\(view?.contentConfiguration == nil) \(view?.textLabel == nil)")
        note("\(view?.detailTextLabel == nil)")
      } else {
        view?.backgroundView = UIView()
        view?.backgroundView?.backgroundColor = .systemGray
        view?.configurationUpdateHandler = { [weak self] _, state in
          self?.note("header configured \(state.isPinned)")
        }
      }
      return view
    default: return nil
    }
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("may highlight \(name(indexPath))")
    return number(indexPath) % 7 != 0
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("highlights \(name(indexPath))")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("unhighlights \(name(indexPath))")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("will select \(name(indexPath))")
    return [indexPath, indexPath, indexPath, nil, IndexPath(row: 0, section: indexPath.section)][
      number(indexPath) % 5]
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("will deselect \(name(indexPath))")
    return number(indexPath) % 5 == 1 ? nil : indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("selects \(name(indexPath))")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("deselects \(name(indexPath))")
  }
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { note("accessory \(name(indexPath))") }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { [.none, .delete, .insert, .delete][number(indexPath) % 4] }
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { number(indexPath) % 3 == 0 ? "Remove" : nil }
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { number(indexPath) % 3 == 0 }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard number(indexPath) % 3 == 0 else { return nil }
    let action = UIContextualAction(style: .normal, title: "Lead") { [weak self] _, _, done in
      self?.note("lead")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard number(indexPath) % 4 == 0 else { return nil }
    let action = UIContextualAction(style: .destructive, title: "Trail") { [weak self] _, _, done in
      self?.note("trail")
      done(false)
    }
    let actions = UISwipeActionsConfiguration(actions: [action])
    actions.performsFirstActionWithFullSwipe = number(indexPath) % 8 == 0
    return actions
  }
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    guard number(indexPath) % 4 == 1 else { return nil }
    return [
      UITableViewRowAction(style: .normal, title: "Old") { [weak self] _, path in
        self?.note("old \(path.row)")
      }
    ]
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    note("edits \(name(indexPath))")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    note("edited \(name(indexPath))")
  }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    note("target \(name(source)) \(name(proposed))")
    return [proposed, proposed, source, IndexPath(row: 99, section: 0)][mood % 4]
  }
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    number(indexPath) % 3
  }
}

extension TableWalk {
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    note("menu \(name(indexPath)) \(point)")
    guard number(indexPath) % 3 == 0 else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in self?.note("copied") }])
    }
  }
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { note("commits") }
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { note("shows a menu") }
  func tableView(
    _ tableView: UITableView, willEndContextMenuInteraction: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { note("hides a menu") }
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { number(indexPath) % 2 == 0 }
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
    number(indexPath) % 4 == 1
  }
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { number(indexPath) % 2 == 0 }
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) { note("performs \(name(indexPath))") }
  func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { number(indexPath) % 3 != 1 }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    note("primary \(name(indexPath))")
  }
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { mood % 2 == 0 }
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { note("many from \(name(indexPath))") }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { note("many end") }
}

extension TableWalk: UITableViewDragDelegate, UITableViewDropDelegate {
  private func item(_ path: IndexPath) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: name(path) as NSString))
    item.localObject = name(path)
    return item
  }
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] { number(indexPath) % 4 == 3 ? [] : [item(indexPath)] }
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { number(indexPath) % 2 == 0 ? [] : [item(indexPath)] }
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { number(indexPath) % 2 == 0 ? nil : UIDragPreviewParameters() }
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    note("drag begins \(session.items.count)")
  }
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    note("drag ends")
  }
  func tableView(
    _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { mood % 3 != 1 }
  func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool { mood % 7 != 1 }
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    note("drop enters")
  }
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destination: IndexPath?
  ) -> UITableViewDropProposal {
    note("over \(name(destination))")
    let intents: [UITableViewDropProposal.Intent] = [
      .unspecified, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath, .automatic,
    ]
    let operations: [UIDropOperation] = [.move, .copy, .move, .cancel, .forbidden]
    return UITableViewDropProposal(operation: operations[mood % 5], intent: intents[mood % 4])
  }
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    note("drop exits")
  }
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    note("drop ends")
  }
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { number(indexPath) % 2 == 0 ? nil : UIDragPreviewParameters() }

  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    let path = coordinator.destinationIndexPath
    note("drops \(name(path)) \(coordinator.proposal.intent.rawValue) \(coordinator.items.count)")
    guard let path, let item = coordinator.items.first,
      sections.indices.contains(path.section), path.row <= sections[path.section].count
    else { return }
    note("\(name(item.sourceIndexPath)) \(item.previewSize)")
    switch mood % 4 {
    case 0:
      let place = UITableViewDropPlaceholder(
        insertionIndexPath: path, reuseIdentifier: "a", rowHeight: 44)
      let context = coordinator.drop(item.dragItem, to: place)
      let isInserted = context.commitInsertion {
        note("inserts \(name($0))")
        sections[$0.section].insert(7, at: $0.row)
      }
      note("inserted \(isInserted)")
    case 1:
      coordinator.drop(
        item.dragItem, intoRowAt: path, rect: CGRect(x: 5, y: 5, width: 20, height: 20))
    case 2:
      coordinator.drop(
        item.dragItem, to: UIDragPreviewTarget(container: tableView, center: CGPoint(x: 50, y: 50)))
    default: coordinator.drop(item.dragItem, toRowAt: path)
    }
  }
}
