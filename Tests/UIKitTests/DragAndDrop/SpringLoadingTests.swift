import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Bars and lists over which dragged items rest.
@MainActor
@Suite(.serialized) struct SpringLoadingTests {
  private let scene = DragScene()

  @Test func `a bar button and a tab are pressed only if they are spring-loaded`() throws {
    var presses = 0
    let item = UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in presses += 1 })
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 400, height: 44))
    toolbar.items = [item]
    let tabs = UITabBar(frame: CGRect(x: 0, y: 300, width: 400, height: 50))
    tabs.items = [
      UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1),
    ]
    var chosen: [Int] = []
    tabs.onSelect = { chosen.append($0.tag) }
    scene.table.view.addSubview(toolbar)
    scene.table.view.addSubview(tabs)
    scene.table.window.layoutIfNeeded()
    func rest() throws {
      let view = try #require(item.view)
      let place = view.convert(view.bounds, to: scene.table.window).middle
      scene.lift()
      scene.drag([(110, 140), (Double(place.x), Double(place.y))])
      scene.table.fingers.wait(900)
      scene.drag([(300, 325)])
      scene.table.fingers.wait(900)
      scene.drop()
    }
    try rest()
    expect(presses == 0 && chosen.isEmpty)
    item.isSpringLoaded = true
    tabs.isSpringLoaded = true
    scene.table.window.layoutIfNeeded()
    try rest()
    expect(presses == 1 && chosen == [1])
  }

  @Test func `rows are selected one after the other, as items rest over them`() {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      var selected: [Int] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
      ) -> Bool {
        expect(context.targetView === tableView.cellForRow(at: indexPath))
        return indexPath.row != 2
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
      }
    }
    let rows = Rows()
    let list = UITableView(frame: CGRect(x: 0, y: 200, width: 400, height: 250))
    list.rowHeight = 50
    list.dataSource = rows
    list.delegate = rows
    list.isSpringLoaded = true
    expect(list.isSpringLoaded)
    scene.table.view.addSubview(list)
    scene.table.window.layoutIfNeeded()
    scene.lift()
    scene.drag([(110, 140), (200, 225)])
    scene.table.fingers.wait(900)
    scene.drag([(210, 230)])
    scene.table.fingers.wait(900)
    scene.drag([(200, 275)])
    scene.table.fingers.wait(900)
    scene.drag([(200, 325)])
    scene.table.fingers.wait(900)
    scene.drop()
    expect(rows.selected, equals: [0, 1])
    list.isSpringLoaded = false
    expect(!list.isSpringLoaded)
  }
}
