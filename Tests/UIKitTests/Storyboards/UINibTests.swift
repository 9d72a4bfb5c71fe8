import Expectations
import Foundation
import Testing
import UIKit

final class NibCard: UIView {
  @Outlet var title: UILabel!
}

/// Views in separate files.
@MainActor struct UINibTests {
  private static let card = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
          <connections><outlet property="title" destination="l" id="o1"/></connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="v">
          <rect key="frame" x="0" y="0" width="200" height="100"/>
          <subviews>
            <label text="from a file" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
          </subviews>
          <constraints>
            <constraint firstItem="l" firstAttribute="centerX" secondItem="v" secondAttribute="centerX" id="k1"/>
            <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="9" id="k2"/>
          </constraints>
        </view>
      </objects>
    </document>
    """

  private static let cell = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <tableViewCell reuseIdentifier="n" id="c" customClass="NamedCell" customModule="UIKitTests">
          <tableViewCellContentView key="contentView" id="v">
            <subviews><label text="?" id="l"><rect key="frame" x="1" y="2" width="30" height="20"/></label></subviews>
          </tableViewCellContentView>
          <connections><outlet property="name" destination="l" id="o1"/></connections>
        </tableViewCell>
      </objects>
    </document>
    """

  private func nib(_ text: String) throws -> UINib {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).xib")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try UINib(contentsOf: url)
  }

  @Test func `a bundle loads its nib by name`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID()).resources")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.card.utf8).write(to: folder.appendingPathComponent("Card.xib"))
    let bundle = try #require(Bundle(path: folder.path))
    let owner = NibCard()
    let objects = bundle.loadNibNamed("Card", owner: owner)
    expect(objects?.count == 1 && owner.title?.text == "from a file")
  }

  @Test func `views are made, and the owner's outlets are filled`() throws {
    let nib = try nib(Self.card)
    let owner = NibCard()
    let objects = nib.instantiate(withOwner: owner)
    let view = try #require(objects.first as? UIView)
    expect(objects.count, equals: 1)
    expect(owner.title?.text, equals: "from a file")
    expect(owner.title.superview === view)
    view.layoutIfNeeded()
    expect(owner.title.frame.minY, equals: 9)
    expect(nib.description.hasPrefix("<UINib "))
    let again = nib.instantiate(withOwner: nil)
    expect(again.first as? UIView !== view)
  }

  @Test func `a table makes its cells of a file`() throws {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "other", for: indexPath)
        (cell as? NamedCell)?.name.text = "row \(indexPath.row)"
        return cell
      }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let source = Source()
    table.register(try nib(Self.cell), forCellReuseIdentifier: "other")
    table.dataSource = source
    table.layoutIfNeeded()
    let names = table.visibleCells.compactMap { ($0 as? NamedCell)?.name.text }
    expect(names, equals: ["row 0", "row 1", "row 2"])
    expect(table.visibleCells.first?.reuseIdentifier, equals: "other")
  }

  @Test func `a storyboard is no file of views`() throws {
    #expect(throws: StoryboardError.self) {
      try nib(
        Self.card.replacingOccurrences(of: "CocoaTouch.XIB", with: "CocoaTouch.Storyboard.XIB"))
    }
  }
}
