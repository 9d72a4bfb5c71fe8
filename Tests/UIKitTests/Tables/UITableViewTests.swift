import Expectations
import Foundation
import QuartzCore
import Testing
import UIKit
import ViewTesting

/// The created parts of a table, their positions, and scrolling to them.
@MainActor struct UITableViewTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `a table without a data source has one empty section`() {
    let table = UITableView()
    expect((table.numberOfSections, table.numberOfRows(inSection: 0)) == (1, 0))
  }

  @Test func `only rows that are seen have cells`() {
    let scene = TableScene(rows: 100)
    expect(scene.made, equals: 11)
    expect(scene.table.contentSize, equals: CGSize(width: 320, height: 4400))
    scene.table.contentOffset = CGPoint(x: 0, y: 100)
    scene.window.layoutIfNeeded()
    expect(scene.table.indexPathsForVisibleRows, equals: (2...13).map { path($0) })
    for offset in stride(from: 100.0, to: 3900, by: 37) {
      scene.table.contentOffset.y = CGFloat(offset)
      scene.window.layoutIfNeeded()
    }
    expect(scene.made, isAtMost: 14)
    expect(scene.seen.last, equals: "row 98")
  }

  @Test func `cells are asked for in order, and then shown`() {
    let scene = TableScene(rows: 2)
    scene.listens = ["cell", "height", "willDisplay", "didEndDisplaying"]
    scene.table.reloadData()
    expect(!scene.heard.contains { $0.hasPrefix("cell") || $0.hasPrefix("willDisplay") })
    scene.window.layoutIfNeeded()
    let shown = scene.heard.filter { !$0.hasPrefix("height") }
    expect(
      shown,
      equals: [
        "didEndDisplaying 0.0", "didEndDisplaying 0.1", "cell 0.0", "willDisplay 0.0", "cell 0.1",
        "willDisplay 0.1",
      ])
  }

  @Test func `all heights are asked for where none is estimated`() {
    let scene = TableScene(rows: 50)
    scene.heights = [path(0): 100, path(49): 10]
    scene.table.reloadData()
    expect(scene.table.contentSize.height, equals: CGFloat(48 * 44 + 110))
    expect(
      scene.table.rectForRow(at: path(1)), equals: CGRect(x: 0, y: 100, width: 320, height: 44))
  }

  @Test func `rows are estimated until they are seen`() {
    let scene = TableScene(rows: 100)
    for row in 0..<100 { scene.heights[path(row)] = 60 }
    scene.listens = ["height"]
    scene.table.estimatedRowHeight = 40
    scene.window.layoutIfNeeded()
    expect(scene.heard.count, isBelow: 30)
    expect(scene.table.rectForRow(at: path(1)).minY, equals: 60)
    expect(scene.table.contentSize.height, equals: CGFloat(8 * 60 + 92 * 40))
  }

  @Test func `rows in a rectangle go to a point above its end`() {
    let table = TableScene(rows: 20).table
    expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 43.5, width: 320, height: 1)), equals: [path(0)])
    expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 43, width: 320, height: 2)),
      equals: [path(0), path(1)])
    expect(
      table.indexPathsForRows(in: CGRect(x: 0, y: 88, width: 320, height: 0)), equals: [path(2)])
    expect(table.indexPathsForRows(in: CGRect(x: 320, y: 0, width: 10, height: 10)), equals: [])
    expect(
      table.indexPathsForRows(in: CGRect(x: 319, y: 0, width: 9, height: 9)), equals: [path(0)])
    expect(table.indexPathsForRows(in: CGRect(x: -10, y: 0, width: 10, height: 10)), equals: [])
    expect(
      table.indexPathsForRows(in: CGRect(x: -10, y: 0, width: 11, height: 9)), equals: [path(0)])
    expect(table.indexPathForRow(at: CGPoint(x: 10, y: 44)), equals: path(1))
    expectNil(table.indexPathForRow(at: CGPoint(x: 10, y: 880)))
    expectNil(table.indexPathForRow(at: CGPoint(x: -1, y: 10)))
  }

  @Test(arguments: [
    (UITableView.ScrollPosition.top, 2200.0), (.bottom, 1764), (.middle, 1982), (.none, 1764),
  ])
  func `a row is scrolled to`(position: UITableView.ScrollPosition, offset: Double) {
    let scene = TableScene(rows: 100)
    scene.table.scrollToRow(at: path(50), at: position, animated: false)
    expect(scene.y, equals: offset)
    scene.table.scrollToRow(at: path(50), at: .none, animated: false)
    expect(scene.y, equals: offset)
    scene.table.scrollToRow(at: path(99), at: .top, animated: false)
    expect(scene.y, equals: 4400 - 480)
  }

  @Test func `a header of a plain table stays while its section is seen`() throws {
    let scene = TableScene([(0..<10).map { "a\($0)" }, (0..<20).map { "b\($0)" }])
    scene.headers = ["A", "B"]
    scene.table.reloadData()
    scene.window.layoutIfNeeded()
    expect(scene.table.rectForRow(at: path(0)).minY, equals: 28)
    let first = try #require(scene.table.headerView(forSection: 0))
    expect(first.textLabel?.text, equals: "A")
    expect(first.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 28))
    scene.table.contentOffset.y = 100
    scene.window.layoutIfNeeded()
    expect(first.frame.minY, equals: 100)
    scene.table.contentOffset.y = 460
    scene.window.layoutIfNeeded()
    expect(first.frame.minY, equals: 440)
    expect(scene.table.headerView(forSection: 1)?.frame.minY, equals: 468)
    scene.table.contentOffset.y = 480
    scene.window.layoutIfNeeded()
    expectNil(scene.table.headerView(forSection: 0))
    expect(scene.table.headerView(forSection: 1)?.frame.minY, equals: 480)
    expect(scene.table.rect(forSection: 1), equals: CGRect(x: 0, y: 468, width: 320, height: 908))
  }

  @Test func `groups have room between them`() {
    let scene = TableScene(
      [["a"], ["b", "c"]], style: .insetGrouped, size: CGSize(width: 375, height: 480))
    expect(
      scene.table.rectForRow(at: path(0)), equals: CGRect(x: 16, y: 35, width: 343, height: 44))
    expect(scene.table.rectForRow(at: path(0, 1)).minY, equals: CGFloat(35 + 44 + 35))
    let cell = scene.table.cellForRow(at: path(0))
    expect(cell?.layer.cornerRadius, equals: 26)
    expect(
      scene.table.cellForRow(at: path(0, 1))?.layer.maskedCorners,
      equals: [
        .layerMinXMinYCorner, .layerMaxXMinYCorner,
      ])
  }

  @Test func `views at both ends move the rows`() {
    let scene = TableScene(rows: 3)
    scene.table.tableHeaderView = UIView(frame: CGRect(x: 5, y: 9, width: 10, height: 70))
    scene.table.tableFooterView = UIView(frame: CGRect(x: 5, y: 9, width: 10, height: 30))
    scene.window.layoutIfNeeded()
    expect(scene.table.tableHeaderView?.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 70))
    expect(scene.table.rectForRow(at: path(0)).minY, equals: 70)
    expect(scene.table.tableFooterView?.frame.minY, equals: CGFloat(70 + 132))
    expect(scene.table.contentSize.height, equals: CGFloat(70 + 132 + 30))
    scene.table.tableHeaderView = nil
    scene.window.layoutIfNeeded()
    expect(scene.table.rectForRow(at: path(0)).minY, equals: 0)
  }

  @Test func `labels that wrap decide how high rows are`() {
    final class Wrapping: UITableViewCell {
      let label = UILabel()

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        ])
      }

      required init?(coder: NSCoder) { nil }
    }
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "w", for: indexPath) as! Wrapping
        cell.label.text = String(
          repeating: "many words in a row ", count: 1 + indexPath.row % 5 * 3)
        return cell
      }
    }
    let source = Source()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    let table = UITableView(frame: window.bounds)
    table.register(Wrapping.self, forCellReuseIdentifier: "w")
    table.dataSource = source
    window.addSubview(table)
    window.layoutIfNeeded()
    let heights = (0..<5).map { table.rectForRow(at: path($0)).height }
    expect(heights[0] > 30 && heights[0] < 50)
    expect(heights[4] > heights[2] && heights[2] > heights[0])
    // Scrolling up from the end measures rows above the visible ones, which do not move.
    table.scrollToRow(at: path(59), at: .bottom, animated: false)
    window.layoutIfNeeded()
    for _ in 0..<40 {
      let first = table.indexPathsForVisibleRows?[1] ?? path(0)
      let before = table.rectForRow(at: first).minY - table.contentOffset.y
      table.contentOffset.y -= 20
      window.layoutIfNeeded()
      let after = table.rectForRow(at: first).minY - table.contentOffset.y
      expect((after - before - 20).magnitude, isBelow: 0.01)
    }
  }

  @Test func `a cell without anything that decides is as high as iOS has it`() {
    let scene = TableScene([["a"]], rowHeight: nil)
    expect(scene.table.rectForRow(at: path(0)).height, equals: 52)
  }

  @Test func `a cell is made by init(style:reuseIdentifier:) of its class, and given again`() {
    final class Counted: UITableViewCell {
      static var made = 0
      var reused = 0
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        Self.made += 1
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { nil }
      override func prepareForReuse() {
        super.prepareForReuse()
        reused += 1
      }
    }
    let scene = TableScene(rows: 100)
    scene.table.dataSource = nil
    scene.window.layoutIfNeeded()
    scene.table.dataSource = scene
    scene.table.register(Counted.self, forCellReuseIdentifier: "row")
    scene.table.reloadData()
    scene.window.layoutIfNeeded()
    expect(scene.table.cellForRow(at: path(0)) is Counted)
    expect(scene.table.cellForRow(at: path(0))?.detailTextLabel != nil)
    expect(Counted.made, equals: 11)
    scene.table.contentOffset.y = 1000
    scene.window.layoutIfNeeded()
    expect(Counted.made, isAtMost: 12)
    expect((scene.table.cellForRow(at: path(25)) as? Counted)?.reused, equals: 1)
    expectNil(scene.table.dequeueReusableCell(withIdentifier: "other"))
  }

  @Test func `constraints in a new cell have room before it is laid out`() {
    final class Card: UITableViewCell {
      let card = UIView()

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(card)
        card.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
          contentView.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: 10),
          card.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 20),
          contentView.rightAnchor.constraint(equalTo: card.rightAnchor, constant: 20),
          card.widthAnchor.constraint(greaterThanOrEqualToConstant: 1),
          card.heightAnchor.constraint(greaterThanOrEqualToConstant: 1),
        ])
      }

      required init?(coder: NSCoder) { nil }
    }
    let scene = TableScene(rows: 3)
    scene.table.dataSource = nil
    scene.window.layoutIfNeeded()
    scene.table.rowHeight = 300
    scene.table.register(Card.self, forCellReuseIdentifier: "row")
    scene.table.dataSource = scene
    var warnings: [String] = []
    let old = Misuse.onWarning
    Misuse.onWarning = { warnings.append($0) }
    scene.window.layoutIfNeeded()
    Misuse.onWarning = old
    expect(warnings.isEmpty)
    let card = (scene.table.visibleCells.first as? Card)?.card
    expect(card?.frame, equals: CGRect(x: 20, y: 10, width: 280, height: 280))
  }

  @Test func `a delegate may be read as what was set`() {
    let scene = TableScene(rows: 1)
    expect(scene.table.delegate === scene)
    expect((scene.table as UIScrollView).delegate === scene)
    scene.table.delegate = nil
    expectNil((scene.table as UIScrollView).delegate)
  }

  @Test func `a table is dragged, and its rows come`() {
    let scene = TableScene(rows: 100)
    scene.fingers.down(0, 160, 400)
    for step in 1...20 { scene.fingers.move(0, 160, 400 - Double(step) * 10) }
    expect(scene.y, equals: 190)
    expect(scene.seen.first, equals: "row 4")
    scene.fingers.lift()
    scene.fingers.wait(3000)
    expect(scene.y, isAbove: 300)
    expect(scene.table.cellForRow(at: path(Int(scene.y / 44))) != nil)
  }
}
