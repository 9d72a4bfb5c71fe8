import Expectations
import Foundation
import Testing
import UIKit

/// Members of tables, collection views and their snapshots that answer about what is there.
@MainActor
struct ListMemberTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  @Test func `a table scrolls to the nearest selected row, and knows its open updates`() {
    let (table, rows) = (UITableView(frame: window.bounds), Rows())
    table.dataSource = rows
    window.addSubview(table)
    window.layoutIfNeeded()
    table.selectRow(at: IndexPath(row: 30, section: 0), animated: false, scrollPosition: .none)
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    expect(table.contentOffset.y, equals: table.rectForRow(at: IndexPath(row: 30, section: 0)).minY)
    expect(!table.hasUncommittedUpdates)
    table.beginUpdates()
    expect(table.hasUncommittedUpdates)
    table.endUpdates()
    expect(!table.hasUncommittedUpdates)
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    expect(table.dequeueReusableHeaderFooterView(withIdentifier: "head") != nil)
    expectNil(table.dequeueReusableHeaderFooterView(withIdentifier: "none"))
  }

  @Test func `a cell is selected and highlighted by its setters`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.setSelected(true, animated: false)
    cell.setHighlighted(true, animated: false)
    expect(cell.isSelected && cell.isHighlighted && !cell.showingDeleteConfirmation)
    expect(cell.defaultBackgroundConfiguration(), equals: .listCell())
    expect(UICollectionViewCell().defaultBackgroundConfiguration(), equals: .clear())
  }

  @Test func `a snapshot has places for its sections, and can be emptied`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "b")
    expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("c") == nil)
    snapshot.deleteAllItems()
    expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["root"])
    outline.append(["leaf"], to: "root")
    expect(outline.visualDescription(), equals: "+ root\n  * leaf")
    outline.expand(["root"])
    expect(outline.visualDescription(), equals: "- root\n  * leaf")
  }

  @Test func `a scroll view's insets are those of both indicators`() {
    let scroll = UIScrollView(frame: window.bounds)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    scroll.scrollIndicatorInsets = insets
    expect(scroll.verticalScrollIndicatorInsets, equals: insets)
    expect(
      scroll.horizontalScrollIndicatorInsets == insets && scroll.scrollIndicatorInsets == insets)
    var offset: CGPoint?
    scroll.withScrollIndicatorsShown {
      scroll.contentOffset.y = 3
      offset = scroll.contentOffset
    }
    expect(offset?.y, equals: 3)
  }

  @Test func `a pasteboard takes data, and objects give data of their types`() {
    let board = UIPasteboard.withUniqueName()
    board.setData(Data([1, 2]), forPasteboardType: "own.type")
    expect(board.data(forPasteboardType: "own.type"), equals: Data([1, 2]))
    board.setItemProviders(
      [NSItemProvider(object: NSString("text"))], localOnly: true, expirationDate: nil)
    expect(board.string, equals: "text")
    expect(NSString.readableTypeIdentifiersForItemProvider.contains("public.text"))
    expect(NSURL.writableTypeIdentifiersForItemProvider, equals: ["public.url"])
    expect(UIImage.readableTypeIdentifiersForItemProvider.contains("public.image"))
    var bytes: Data?
    _ = NSString("ab").loadData(withTypeIdentifier: "public.text") { data, _ in bytes = data }
    expect(bytes, equals: Data("ab".utf8))
  }
}
