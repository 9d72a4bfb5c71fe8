import Foundation
import UIKit

// The answers depend on the item and on the mood of the walk. Each call is logged.

extension CollectionWalk: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
  func cell(_ view: UICollectionView, _ path: IndexPath) -> UICollectionViewCell {
    let number = sections[path.section][path.item]
    guard number % 3 != 0 else {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "l", for: path)
      guard let own = cell as? UICollectionViewListCell else { return cell }
      var content = own.defaultContentConfiguration()
      content.text = "Row \(number)"
      content.secondaryText = number % 2 == 0 ? "with a second line" : nil
      own.contentConfiguration = content
      own.indentationLevel = number % 4
      own.accessories = accessories(number + mood)
      return own
    }
    let cell = view.dequeueReusableCell(withReuseIdentifier: "c", for: path)
    (cell as? WalkItem)?.walk = self
    if number % 5 == 0 {
      var content = UIListContentConfiguration.cell()
      content.text = "Item \(number)"
      cell.contentConfiguration = content
    } else {
      cell.contentView.backgroundColor = [.systemRed, .systemGreen, .systemBlue][number % 3]
    }
    return cell
  }

  private func accessories(_ bits: Int) -> [UICellAccessory] {
    var options = UICellAccessory.DisclosureIndicatorOptions()
    options.isHidden = bits % 11 == 0
    options.reservedLayoutWidth = [.actual, .standard, .custom(30)][bits % 3]
    options.tintColor = bits % 2 == 0 ? .systemRed : nil
    let star = UICellAccessory.CustomViewConfiguration(
      customView: UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 90)),
      placement: bits % 2 == 0 ? .leading() : .trailing(), reservedLayoutWidth: .custom(20),
      tintColor: .systemYellow, maintainsFixedSize: bits % 4 == 0)
    let all: [UICellAccessory] = [
      .disclosureIndicator(options: options), .checkmark(), .delete(), .insert(), .reorder(),
      .multiselect(), .outlineDisclosure(), .label(text: "7"), .customView(configuration: star),
    ]
    return [all[bits % 9], all[(bits / 9 + 4) % 9]].dropLast(bits % 3 == 2 ? 1 : 0)
  }

  func supplementary(
    _ view: UICollectionView, _ kind: String, _ path: IndexPath
  ) -> UICollectionReusableView {
    let own = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "s", for: path)
    guard let cell = own as? UICollectionViewListCell else { return own }
    var content = cell.defaultContentConfiguration()
    content.text = kind.suffix(6) + " \(path.count)"
    cell.contentConfiguration = content
    return cell
  }

  private func name(_ path: IndexPath?) -> String { words(path.map { [$0] }) }
  private func number(_ path: IndexPath) -> Int { path.item + 3 * path.section + mood }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    note("cell \(name(path))")
    return cell(view, path)
  }
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    note("view \(kind) \(name(path))")
    return supplementary(view, kind, path)
  }
  func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
    number(path) % 5 != 0
  }
  func collectionView(
    _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) {
    note("move \(name(source)) \(name(destination))")
    let number = sections[source.section].remove(at: source.item)
    sections[destination.section].insert(number, at: destination.item)
  }
  func indexTitles(for view: UICollectionView) -> [String]? {
    mood % 3 == 0 ? nil : ["A", "B", "C", "D"]
  }
  func collectionView(
    _ view: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    note("index \(title) \(index)")
    let section = sections.firstIndex { !$0.isEmpty } ?? 0
    return IndexPath(item: 0, section: section)
  }
  func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
    note("prefetch \(words(paths))")
  }
  func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
    note("no prefetch \(words(paths))")
  }
}

extension CollectionWalk: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize {
    let own = (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    return number(path) % 4 == 0 ? CGSize(width: 80, height: 30 + number(path) % 3 * 10) : own
  }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: 2, left: CGFloat((section + mood) % 3) * 4, bottom: 1, right: 3)
  }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { CGFloat((section + mood) % 3) * 5 }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { CGFloat((section + mood) % 4) * 5 }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 20, height: (section + mood) % 3 * 12) }
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: 20, height: (section + mood) % 2 * 10) }

  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool {
    note("may highlight \(name(path))")
    return number(path) % 7 != 0
  }
  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {
    note("highlights \(name(path))")
  }
  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {
    note("unhighlights \(name(path))")
  }
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool {
    note("may select \(name(path))")
    return number(path) % 5 != 3
  }
  func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool {
    note("may deselect \(name(path))")
    return number(path) % 5 != 1
  }
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
    note("selects \(name(path))")
  }
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {
    note("deselects \(name(path))")
  }
  func collectionView(
    _ view: UICollectionView, canPerformPrimaryActionForItemAt path: IndexPath
  ) -> Bool { number(path) % 3 != 1 }
  func collectionView(_ view: UICollectionView, performPrimaryActionForItemAt path: IndexPath) {
    note("primary \(name(path))")
  }
  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) { note("shows \(name(path))") }
  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
  ) { note("hides \(name(path))") }
  func collectionView(
    _ view: UICollectionView, willDisplaySupplementaryView part: UICollectionReusableView,
    forElementKind kind: String, at path: IndexPath
  ) { note("shows \(kind) \(name(path))") }
  func collectionView(
    _ view: UICollectionView, didEndDisplayingSupplementaryView part: UICollectionReusableView,
    forElementOfKind kind: String, at path: IndexPath
  ) { note("hides \(kind) \(name(path))") }

  func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    note("menu \(words(paths)) \(point)")
    guard mood % 3 != 1 else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in self?.note("copied") }])
    }
  }
  func collectionView(
    _ view: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { note("commits") }
  func collectionView(
    _ view: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { note("shows a menu") }
  func collectionView(
    _ view: UICollectionView, willEndContextMenuInteraction: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { note("hides a menu") }
  func collectionView(
    _ view: UICollectionView, shouldSpringLoadItemAt path: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { number(path) % 2 == 0 }
  func collectionView(_ view: UICollectionView, shouldShowMenuForItemAt path: IndexPath) -> Bool {
    number(path) % 4 == 1
  }
  func collectionView(
    _ view: UICollectionView, canPerformAction action: Selector, forItemAt path: IndexPath,
    withSender sender: Any?
  ) -> Bool { number(path) % 2 == 0 }
  func collectionView(
    _ view: UICollectionView, performAction action: Selector, forItemAt path: IndexPath,
    withSender sender: Any?
  ) { note("performs \(name(path))") }
  func collectionView(_ view: UICollectionView, canEditItemAt path: IndexPath) -> Bool {
    number(path) % 6 != 0
  }
  func collectionView(
    _ view: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    note("target \(name(original)) \(name(current)) \(name(proposed))")
    return mood % 3 == 0 ? original : proposed
  }
  func collectionView(
    _ view: UICollectionView, shouldBeginMultipleSelectionInteractionAt path: IndexPath
  ) -> Bool { mood % 2 == 0 }
  func collectionView(
    _ view: UICollectionView, didBeginMultipleSelectionInteractionAt path: IndexPath
  ) { note("many from \(name(path))") }
  func collectionViewDidEndMultipleSelectionInteraction(_ view: UICollectionView) {
    note("many end")
  }
  func collectionView(
    _ view: UICollectionView, targetContentOffsetForProposedContentOffset offset: CGPoint
  ) -> CGPoint {
    note("offset \(offset)")
    return mood % 4 == 0 ? CGPoint(x: 0, y: 10) : offset
  }
}

extension CollectionWalk: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  private func item(_ path: IndexPath) -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: name(path) as NSString))
    item.localObject = name(path)
    return item
  }
  func collectionView(
    _ view: UICollectionView, itemsForBeginning session: any UIDragSession, at path: IndexPath
  ) -> [UIDragItem] { number(path) % 4 == 3 ? [] : [item(path)] }
  func collectionView(
    _ view: UICollectionView, itemsForAddingTo session: any UIDragSession, at path: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { number(path) % 2 == 0 ? [] : [item(path)] }
  func collectionView(
    _ view: UICollectionView, dragPreviewParametersForItemAt path: IndexPath
  ) -> UIDragPreviewParameters? { number(path) % 2 == 0 ? nil : UIDragPreviewParameters() }
  func collectionView(_ view: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
    note("drag begins \(session.items.count)")
  }
  func collectionView(_ view: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
    note("drag ends")
  }
  func collectionView(
    _ view: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { mood % 3 != 1 }
  func collectionView(_ view: UICollectionView, canHandle session: any UIDropSession) -> Bool {
    mood % 7 != 1
  }
  func collectionView(_ view: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
    note("drop enters")
  }
  func collectionView(
    _ view: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destination: IndexPath?
  ) -> UICollectionViewDropProposal {
    note("over \(name(destination))")
    let intents: [UICollectionViewDropProposal.Intent] = [
      .unspecified, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath,
    ]
    let operations: [UIDropOperation] = [.move, .copy, .move, .cancel, .forbidden]
    return UICollectionViewDropProposal(operation: operations[mood % 5], intent: intents[mood % 3])
  }
  func collectionView(_ view: UICollectionView, dropSessionDidExit session: any UIDropSession) {
    note("drop exits")
  }
  func collectionView(_ view: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
    note("drop ends")
  }
  func collectionView(
    _ view: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    let path = coordinator.destinationIndexPath
    note("drops \(name(path)) \(coordinator.proposal.intent.rawValue) \(coordinator.items.count)")
    guard let path, let item = coordinator.items.first,
      sections.indices.contains(path.section), path.item <= sections[path.section].count
    else { return }
    note("\(name(item.sourceIndexPath)) \(item.previewSize)")
    switch mood % 4 {
    case 0:
      let place = UICollectionViewDropPlaceholder(insertionIndexPath: path, reuseIdentifier: "c")
      let context = coordinator.drop(item.dragItem, to: place)
      context.setNeedsCellUpdate()
      let isInserted = context.commitInsertion {
        note("inserts \(name($0))")
        sections[$0.section].insert(7, at: $0.item)
      }
      note("inserted \(isInserted)")
    case 1:
      coordinator.drop(
        item.dragItem, intoItemAt: path, rect: CGRect(x: 5, y: 5, width: 20, height: 20))
    case 2:
      coordinator.drop(
        item.dragItem, to: UIDragPreviewTarget(container: view, center: CGPoint(x: 50, y: 50)))
    default: coordinator.drop(item.dragItem, toItemAt: path)
    }
  }
}
