import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// Lists in collection views, as an application of settings has them.
@MainActor struct ListLayoutTests {
  @Test func `rows are as wide as the list and as high as their content`() {
    let scene = ListScene([("a", ["one", "two", "three"])])
    let frames = scene.seen.compactMap { scene.cell($0)?.frame }
    expect(frames.map(\.width), equals: [320, 320, 320])
    expect(frames.map(\.minY), equals: [0, 53, 106])
    expect(scene.cell("two")?.words, equals: ["two"])
    expect(scene.list.contentSize.height, equals: 159)
  }

  @Test func `a long text makes its row higher`() {
    let text = Array(repeating: "many words", count: 12).joined(separator: " ")
    let scene = ListScene([("a", ["one", text, "three"])])
    let middle = scene.cell(text)?.frame ?? .zero
    expect(middle.minY, equals: 53)
    expect(middle.height, isAbove: 80)
    expect(scene.cell("three")?.frame.minY, equals: middle.maxY)
  }

  @Test func `a row is measured again when its content or its accessories change`() {
    let text = "a text that just fits into the row"
    let scene = ListScene([("a", ["one", text, "three"])])
    scene.configure = { cell, item in
      cell.accessories = [.delete(), .insert(), .reorder(), .multiselect()]
    }
    scene.source.applySnapshotUsingReloadData(scene.source.snapshot())
    expect(scene.cell(text)?.frame.height, equals: 53)
    scene.list.isEditing = true
    scene.fingers.wait(1000)
    expect((scene.cell(text)?.frame.height ?? 0), isAbove: 60)
    expect(scene.cell("three")?.frame.minY, equals: scene.cell(text)?.frame.maxY)
    scene.list.isEditing = false
    scene.fingers.wait(1000)
    var content = UIListContentConfiguration.cell()
    content.text = Array(repeating: "more", count: 40).joined(separator: " ")
    scene.cell("one")?.contentConfiguration = content
    scene.window.layoutIfNeeded()
    expect((scene.cell("one")?.frame.height ?? 0), isAbove: 80)
  }

  @Test func `inset groups have round corners and gaps between them`() {
    let scene = ListScene(
      [("a", ["one", "two", "three"]), ("b", ["four"])], appearance: .insetGrouped)
    let one = scene.cell("one")
    expect(one?.frame, equals: CGRect(x: 16, y: 35, width: 288, height: 53))
    expect(one?.layer.maskedCorners, equals: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    expect(scene.cell("two")?.layer.cornerRadius, equals: 0)
    expect(
      scene.cell("three")?.layer.maskedCorners,
      equals: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    let four = scene.cell("four")
    // 35 points above the first group, three rows, and 17.5 points below it and above the next.
    expect(four?.frame.minY, equals: 229)
    expect((four?.layer.cornerRadius ?? 0), isAbove: 0)
    expect(one?.backgroundConfiguration?.backgroundColor, equals: .secondarySystemGroupedBackground)
  }

  @Test func `supplementary headers measure themselves, and stay at the top of a plain list`() {
    let rows = (0..<30).map { "row \($0)" }
    let scene = ListScene([("General", rows)]) { $0.headerMode = .supplementary }
    let header = scene.header(0)
    expect(header?.words, equals: ["General"])
    let content =
      (header as? UICollectionViewCell)?.contentConfiguration as? UIListContentConfiguration
    expect(content?.textProperties.color, equals: .secondaryLabel)
    let height = header?.frame.height ?? 0
    expect(height, isAbove: 30)
    expect(scene.cell("row 0")?.frame.minY, equals: height)
    scene.list.contentOffset.y = 200
    scene.window.layoutIfNeeded()
    expect(scene.header(0)?.frame.minY, equals: 200)
  }

  @Test func `the first item can be the header of its section`() {
    let scene = ListScene(
      [("a", ["Head", "one", "two"])], { $0.headerMode = .firstItemInSection },
      appearance: .insetGrouped)
    expect(scene.cell("Head")?.layer.cornerRadius, equals: 0)
    expect((scene.cell("one")?.layer.cornerRadius ?? 0), isAbove: 0)
    let content = scene.cell("Head")?.contentConfiguration as? UIListContentConfiguration
    expect(content?.textProperties.color, equals: .secondaryLabel)
  }

  private func lines(_ cell: UICollectionViewListCell?) -> [CGRect] {
    (cell?.subviews ?? []).filter { $0.backgroundColor == .separator }.map(\.frame)
  }

  @Test func `separators begin at the text, and the last row of a group has none`() {
    let scene = ListScene([("a", ["one", "two"])], appearance: .grouped)
    expect(lines(scene.cell("one")).map(\.minX), equals: [16])
    expect(lines(scene.cell("one")).map(\.maxX), equals: [320])
    expect(lines(scene.cell("two")).isEmpty)
  }

  @Test func `a handler changes the separators of single items`() {
    let scene = ListScene([("a", ["one", "two", "three"])]) {
      $0.separatorConfiguration.bottomSeparatorInsets.leading = 40
      $0.separatorConfiguration.bottomSeparatorInsets.trailing = 20
      $0.itemSeparatorHandler = { path, separators in
        var own = separators
        if path.item == 1 { own.bottomSeparatorVisibility = .hidden }
        if path.item == 2 { own.topSeparatorVisibility = .visible }
        return own
      }
    }
    expect(lines(scene.cell("one")).map { [$0.minX, $0.maxX] }, equals: [[40, 300]])
    expect(lines(scene.cell("two")).isEmpty)
    expect(lines(scene.cell("three")).map(\.minY).sorted(), equals: [0, 52])
  }

  @Test func `constraints to the separator guide move the separator`() {
    let scene = ListScene([("a", ["one"])])
    guard let cell = scene.cell("one") else { return expect(Bool(false), "there is no cell") }
    cell.separatorLayoutGuide.leadingAnchor.constraint(
      equalTo: cell.leadingAnchor, constant: 70
    ).isActive = true
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    expect(lines(cell).map(\.minX), equals: [70])
  }

  @Test func `a list without separators has none`() {
    let scene = ListScene([("a", ["one", "two"])]) { $0.showsSeparators = false }
    expect(lines(scene.cell("one")).isEmpty)
  }

  @Test func `the list has the color of its appearance, or its own`() {
    func color(_ scene: ListScene) -> UIColor? {
      scene.list.subviews.first {
        $0.frame.height >= scene.list.bounds.height && $0 is UICollectionReusableView
      }?.backgroundColor
    }
    expect(
      color(ListScene([("a", ["one"])], appearance: .grouped)), equals: .systemGroupedBackground)
    let own = ListScene([("a", ["one"])]) { $0.backgroundColor = .systemTeal }
    expect(color(own), equals: .systemTeal)
  }

  @Test func `a list section stands beside other sections`() {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      if section == 0 {
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        return NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 2))
      }
      return .list(
        using: UICollectionLayoutListConfiguration(appearance: .plain),
        layoutEnvironment: environment)
    }
    let scene = ListScene([("grid", ["a", "b"]), ("list", ["c", "d"])], layout: layout)
    expect(scene.cell("b")?.frame, equals: CGRect(x: 160, y: 0, width: 160, height: 100))
    expect(scene.cell("d")?.frame, equals: CGRect(x: 0, y: 153, width: 320, height: 53))
  }

  @Test func `a tap selects a row, whose background shows it`() {
    let scene = ListScene([("a", ["one", "two"])])
    scene.tap(scene.cell("two"))
    expect(scene.heard, equals: ["selected two"])
    expect(scene.cell("two")?.configurationState.isSelected, equals: true)
    expect(scene.cell("two")?.subviews.first?.backgroundColor, equals: .systemGray4)
    expect(scene.cell("one")?.subviews.first?.backgroundColor, equals: .systemBackground)
  }

  @Test func `a handler configures a cell for its state`() {
    let scene = ListScene([("a", ["one"])])
    let cell = scene.cell("one")
    var states: [Bool] = []
    cell?.configurationUpdateHandler = { cell, state in
      states.append(state.isSelected)
      var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
      background.backgroundColor = state.isSelected ? .systemGreen : .systemRed
      cell.backgroundConfiguration = background
    }
    scene.window.layoutIfNeeded()
    expect(cell?.subviews.first?.backgroundColor, equals: .systemRed)
    scene.tap(cell)
    expect(states.last, equals: true)
    expect(cell?.subviews.first?.backgroundColor, equals: .systemGreen)
  }

  @Test func `a background without a color of its own is cleared by nil`() {
    let scene = ListScene([("a", ["one"])])
    scene.cell("one")?.backgroundConfiguration = nil
    scene.window.layoutIfNeeded()
    expect(scene.cell("one")?.subviews.first === scene.cell("one")?.contentView)
  }
}
