import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Context menus of rows and of items.
@MainActor
struct ListMenuTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let fingers: Fingers
  init() { fingers = Fingers(window) }

  private final class Rows: UITableViewController {
    var heard: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      10
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPath.row != 1 else { return nil }
      return UIContextMenuConfiguration(identifier: "\(indexPath.row)" as NSString) {
        nil
      } actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Pin") { [weak self] _ in self?.heard.append("pin") }])
      }
    }
    override func tableView(
      _ tableView: UITableView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { animator.addCompletion { self.heard.append("open \(configuration.identifier)") } }
    override func tableView(
      _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { heard.append("display \(configuration.identifier)") }
    override func tableView(
      _ tableView: UITableView,
      willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { heard.append("end \(configuration.identifier)") }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("select \(indexPath.row)")
    }
  }

  private func hold(_ point: CGPoint) {
    fingers.down(0, Double(point.x), Double(point.y))
    fingers.wait(700)
    fingers.lift()
    fingers.wait(400)
  }

  private func tap(_ point: CGPoint) {
    fingers.down(0, Double(point.x), Double(point.y))
    fingers.lift()
    fingers.wait(1000)
  }

  private var stage: MenuStage? { window.subviews.lazy.compactMap { $0 as? MenuStage }.first }

  @Test func `a row's menu lifts its cell, and a tap on the lifted cell opens it`() throws {
    let rows = Rows(style: .plain)
    window.rootViewController = rows
    window.makeKeyAndVisible()
    fingers.wait(10)
    let table = try #require(rows.tableView)
    let third = table.convert(table.rectForRow(at: [0, 3]), to: window)
    hold(third.middle)
    expect(stage?.previewFrame, equals: third)
    tap(third.middle)
    expect(rows.heard, equals: ["display 3", "end 3", "open 3"])
    // A row without a menu: the press is a slow tap.
    hold(table.convert(table.rectForRow(at: [0, 1]), to: window).middle)
    expect(rows.heard.last == "select 1" && stage == nil)
  }

  @MainActor
  private final class Items: UICollectionViewController {
    var heard: [String] = []
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 6 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      heard.append("for \(indexPaths.map(\.item))")
      guard !indexPaths.isEmpty else { return nil }
      return UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Pin") { _ in }])
      })
    }
    override func collectionView(
      _ collectionView: UICollectionView,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { heard.append("commit") }
  }

  @Test func `an item's menu is for the item or for all that are selected`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    let items = Items(collectionViewLayout: layout)
    items.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    window.rootViewController = items
    window.makeKeyAndVisible()
    fingers.wait(10)
    let list = try #require(items.collectionView)
    let frame = list.convert(
      try #require(list.layoutAttributesForItem(at: [0, 4])).frame, to: window)
    hold(frame.middle)
    expect(items.heard, equals: ["for [4]"])
    expect(stage?.previewFrame, equals: frame)
    tap(frame.middle)
    expect(items.heard == ["for [4]", "commit"] && stage == nil)
    list.allowsMultipleSelection = true
    for item in [1, 4] {
      list.selectItem(at: [0, item], animated: false, scrollPosition: [])
    }
    hold(frame.middle)
    expect(items.heard.last, equals: "for [1, 4]")
    tap(CGPoint(x: 20, y: 780))
    hold(CGPoint(x: 200, y: 700))
    expect(items.heard.last == "for []" && stage == nil)
  }
}
