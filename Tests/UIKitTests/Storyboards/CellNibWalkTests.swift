import Expectations
import Foundation
import GoldenTexts
import SeededRandom
import Testing
import UIKit

/// Cells of nibs with random attributes, in tables and collection views.
@MainActor
struct CellNibWalkTests {
  private static func attributes(
    _ random: inout SeededGenerator, _ all: [(String, [String])]
  ) -> String {
    all.filter { _ in random.chance(0.4) }
      .map { " \($0.0)=\"\($0.1[random.below($0.1.count)])\"" }.joined()
  }

  /// A label with a frame of its own, or with constraints to its content view.
  private static func content(_ random: inout SeededGenerator) -> (views: String, rules: String) {
    if random.chance(0.4) {
      return (
        "<label text=\"Text\" id=\"l\"><rect key=\"frame\" x=\"7\" y=\"5\" width=\"60\" height=\"20\"/></label>",
        ""
      )
    }
    let insets = (4 + random.below(20), 3 + random.below(20))
    let flexible = "translatesAutoresizingMaskIntoConstraints=\"NO\""
    let rules = [("top", "top", insets.1), ("leading", "leading", insets.0)].map {
      "<constraint firstItem=\"l\" firstAttribute=\"\($0.0)\" secondItem=\"v\" secondAttribute=\"\($0.1)\" "
        + "constant=\"\($0.2)\" id=\"k\($0.0)\"/>"
    }
    let ends = [("bottom", insets.1), ("trailing", insets.0)].map {
      "<constraint firstItem=\"v\" firstAttribute=\"\($0.0)\" secondItem=\"l\" secondAttribute=\"\($0.0)\" "
        + "constant=\"\($0.1)\" id=\"e\($0.0)\"/>"
    }
    return (
      "<label text=\"Some longer text\" numberOfLines=\"0\" \(flexible) id=\"l\"/>",
      "<constraints>\((rules + ends).joined())</constraints>"
    )
  }

  private static func tableCell(_ random: inout SeededGenerator) -> String {
    let (views, rules) = content(&random)
    let own = attributes(
      &random,
      [
        ("style", ["IBUITableViewCellStyleDefault", "IBUITableViewCellStyleSubtitle"]),
        ("accessoryType", ["disclosureIndicator", "checkmark", "detailButton"]),
        ("editingAccessoryType", ["checkmark", "disclosureIndicator"]),
        ("selectionStyle", ["none", "gray", "blue", "default"]), ("indentationLevel", ["1", "3"]),
        ("indentationWidth", ["4", "20"]), ("rowHeight", ["70", "33"]),
        ("reuseIdentifier", ["own", ""]), ("opaque", ["NO"]), ("hidden", ["NO"]),
        ("alpha", ["0.5"]), ("shouldIndentWhileEditing", ["NO", "YES"]),
        ("showsReorderControl", ["YES"]), ("preservesSuperviewLayoutMargins", ["YES", "NO"]),
      ])
    return """
      <tableViewCell\(own) id="c"><rect key="frame" x="0" y="0" width="200" height="50"/>
      <tableViewCellContentView key="contentView" id="v"><subviews>\(views)</subviews>\(rules)
      </tableViewCellContentView></tableViewCell>
      """
  }

  private static func collectionCell(_ random: inout SeededGenerator) -> String {
    let (views, rules) = content(&random)
    let own = attributes(
      &random,
      [("reuseIdentifier", ["own", ""]), ("opaque", ["NO"]), ("alpha", ["0.5"]), ("tag", ["3"])])
    return """
      <collectionViewCell\(own) id="c"><rect key="frame" x="0" y="0" width="80" height="50"/>
      <view key="contentView" id="v"><subviews>\(views)</subviews>\(rules)</view></collectionViewCell>
      """
  }

  private static func nib(_ object: String) throws(StoryboardError) -> UINib {
    UINib(
      data: Data(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(object)
        </objects></document>
        """.utf8), bundle: nil)
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate,
    UICollectionViewDataSource
  {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 5 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
    }
  }

  @Test(arguments: 0..<4) func `cells in tables`(part: Int) throws {
    let warn = Misuse.onWarning
    defer { Misuse.onWarning = warn }
    for seed in part * 15..<part * 15 + 15 {
      var random = SeededGenerator(seed: UInt64(seed))
      var lines: [String] = []
      Misuse.onWarning = { lines.append($0) }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 220, height: 400))
      let table = UITableView(
        frame: window.bounds, style: [.plain, .grouped, .insetGrouped][random.below(3)])
      table.register(try Self.nib(Self.tableCell(&random)), forCellReuseIdentifier: "a")
      let rows = Rows()
      (table.dataSource, table.delegate) = (rows, rows)
      if random.chance(0.3) { table.rowHeight = 61 }
      window.addSubview(table)
      window.isHidden = false
      for step in 0..<4 {
        window.UIKit::advance(to: Double(step))
        lines += table.visibleCells.map {
          "\($0.reuseIdentifier ?? "-") \($0.frame) \($0.contentView.frame) \($0.accessoryType) "
            + "\($0.selectionStyle) \($0.indentationLevel) \($0.indentationWidth) \($0.tag)"
        }
        lines.append(window.layer.treeDescription(.presentation))
        switch step {
        case 0: table.setEditing(true, animated: false)
        case 1: table.setEditing(false, animated: true)
        default: table.reloadData()
        }
      }
      SeenMarks.see(ShortText.thousandths(lines.joined(separator: "\n")))
    }
  }

  @Test(arguments: 0..<3) func `cells in collection views`(part: Int) throws {
    let warn = Misuse.onWarning
    defer { Misuse.onWarning = warn }
    for seed in part * 15..<part * 15 + 15 {
      var random = SeededGenerator(seed: UInt64(seed))
      var lines: [String] = []
      Misuse.onWarning = { lines.append($0) }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 220, height: 400))
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 80, height: 44)
      if random.chance(0.4) { flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
      let list = UICollectionView(frame: window.bounds, collectionViewLayout: flow)
      list.register(try Self.nib(Self.collectionCell(&random)), forCellWithReuseIdentifier: "a")
      let rows = Rows()
      list.dataSource = rows
      window.addSubview(list)
      window.isHidden = false
      for step in 0..<2 {
        window.UIKit::advance(to: Double(step))
        lines += list.visibleCells.map {
          "\($0.reuseIdentifier ?? "-") \($0.frame) \($0.contentView.frame) \($0.alpha) \($0.tag)"
        }.sorted()
        lines.append(window.layer.treeDescription(.presentation))
        list.reloadData()
      }
      SeenMarks.see(ShortText.thousandths(lines.joined(separator: "\n")))
    }
  }
}
