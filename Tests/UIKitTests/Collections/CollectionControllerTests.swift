import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// A view controller with a collection view, also from a storyboard.
@MainActor struct CollectionControllerTests {
  private class Numbers: UICollectionViewController {
    var heard: [String] = []
    private func note(_ word: String) {
      heard.append("\(word) \(collectionView.indexPathsForSelectedItems?.count ?? 0)")
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(ItemCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("will")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      note("is")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("did")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 8 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func pushed() -> (UIWindow, UINavigationController, Numbers, Fingers) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let numbers = Numbers(collectionViewLayout: UICollectionViewFlowLayout())
    let navigation = UINavigationController(rootViewController: numbers)
    window.rootViewController = navigation
    window.isHidden = false
    let fingers = Fingers(window)
    fingers.wait(16)
    numbers.collectionView.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    navigation.pushViewController(UIViewController(), animated: false)
    fingers.wait(16)
    numbers.heard = []
    return (window, navigation, numbers, fingers)
  }

  @Test func `it is its view's data source and delegate`() {
    let (_, _, numbers, _) = pushed()
    expect(numbers.collectionView.dataSource === numbers)
    expect(numbers.collectionView.delegate === numbers)
    expect(numbers.collectionView !== numbers.view)
    expect(numbers.collectionView.frame, equals: numbers.view.bounds)
    expect(numbers.collectionView.numberOfItems(inSection: 0), equals: 8)
    expect(numbers.collectionView.collectionViewLayout === numbers.collectionViewLayout)
  }

  @Test func `coming back at once deselects before the view is appearing`() {
    let (_, navigation, numbers, fingers) = pushed()
    navigation.popViewController(animated: false)
    fingers.wait(16)
    expect(numbers.heard, equals: ["will 1", "is 0", "did 0"])
  }

  @Test func `coming back in a transition deselects along with it`() {
    let (_, navigation, numbers, fingers) = pushed()
    navigation.popViewController(animated: true)
    fingers.wait(2000)
    expect(numbers.heard.first == "will 1" && numbers.heard.last == "did 0")
  }

  @Test func `a swipe back that is taken back selects again`() {
    let (_, _, numbers, fingers) = pushed()
    fingers.down(0, 3, 240)
    for step in 1...5 { fingers.move(0, 3 + Double(step) * 12, 240) }
    fingers.wait(300)
    for step in 1...5 { fingers.move(0, 63 - Double(step) * 8, 240) }
    fingers.wait(300)
    fingers.lift()
    fingers.wait(2000)
    expect(numbers.navigationController?.topViewController !== numbers)
    expect(numbers.collectionView.indexPathsForSelectedItems?.count, equals: 1)
  }

  @Test func `one that keeps its selection does`() {
    let (_, navigation, numbers, fingers) = pushed()
    numbers.clearsSelectionOnViewWillAppear = false
    navigation.popViewController(animated: false)
    fingers.wait(16)
    expect(numbers.heard, equals: ["will 1", "is 1", "did 1"])
  }
}

/// Collection views as Interface Builder saves them.
@MainActor struct CollectionStoryboardTests {
  final class Grid: UICollectionViewController {
    var heard: [String] = []
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 5 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
      (cell as? PhotoCell)?.label?.text = "photo \(indexPath.item)"
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { heard.append("didSelect") }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      heard.append("should \(identifier)")
      return true
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      let cell = sender as? UICollectionViewCell
      let path = cell.flatMap { collectionView.indexPath(for: $0) }
      let selected = collectionView.indexPathsForSelectedItems?.first
      heard.append("prepare \(path?.item ?? -1) \(selected?.item ?? -1)")
    }
  }

  final class PhotoCell: UICollectionViewCell {
    weak var label: UILabel?
    var awoke = 0
    override var interfaceOutlets: [InterfaceOutlet] {
      super.interfaceOutlets + [
        InterfaceOutlet("label") { (owner: PhotoCell, value: UILabel) in owner.label = value }
      ]
    }
    override func awakeFromNib() {
      super.awakeFromNib()
      awoke += 1
    }
  }

  final class Columns: UICollectionViewFlowLayout {}

  private static func scenes(layout: String = "collectionViewFlowLayout") -> String {
    StoryboardTable.scene(
      """
      <collectionViewController id="grid" storyboardIdentifier="grid" customClass="Grid">
        <collectionView key="view" id="list" dataMode="prototypes" alwaysBounceVertical="YES">
          <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
          <\(layout) key="collectionViewLayout" minimumLineSpacing="4" minimumInteritemSpacing="6" id="flow">
            <size key="itemSize" width="100" height="90"/>
            <size key="headerReferenceSize" width="50" height="30"/>
            <size key="footerReferenceSize" width="0.0" height="0.0"/>
            <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
          </\(layout.prefix { $0 != " " })>
          <cells>
            <collectionViewCell opaque="NO" reuseIdentifier="photo" id="cell" customClass="PhotoCell">
              <rect key="frame" x="1" y="32" width="100" height="90"/>
              <collectionViewCellContentView key="contentView" id="content">
                <rect key="frame" x="0.0" y="0.0" width="100" height="90"/>
                <subviews>
                  <label text="x" translatesAutoresizingMaskIntoConstraints="NO" id="label"/>
                </subviews>
                <constraints>
                  <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="7" id="c1"/>
                  <constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="top" constant="9" id="c2"/>
                </constraints>
              </collectionViewCellContentView>
              <connections>
                <outlet property="label" destination="label" id="o1"/>
                <segue destination="detail" kind="show" identifier="open" id="s1"/>
              </connections>
            </collectionViewCell>
          </cells>
          <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" id="head">
            <rect key="frame" x="0.0" y="0.0" width="320" height="30"/>
            <subviews><label text="head" id="headlabel"><rect key="frame" x="0" y="0" width="50" height="20"/></label></subviews>
          </collectionReusableView>
          <connections>
            <outlet property="dataSource" destination="grid" id="d1"/>
            <outlet property="delegate" destination="grid" id="d2"/>
          </connections>
        </collectionView>
      </collectionViewController>
      """)
      + StoryboardTable.scene(
        "<viewController id=\"detail\"><view key=\"view\" id=\"v\"/></viewController>")
  }

  private func grid(_ text: String = scenes()) throws -> (UIWindow, Grid, Fingers) {
    InterfaceClasses.register(Grid.self)
    InterfaceClasses.register(PhotoCell.self)
    InterfaceClasses.register(Columns.self)
    let storyboard = try StoryboardTable().storyboard("Main", text)
    let made = try storyboard.makeViewController(withIdentifier: "grid")
    let grid = try #require(made as? Grid)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UINavigationController(rootViewController: grid)
    window.isHidden = false
    let fingers = Fingers(window)
    fingers.wait(16)
    return (window, grid, fingers)
  }

  @Test func `the layout is as it was saved`() throws {
    let (_, grid, _) = try grid()
    let flow = try #require(grid.collectionViewLayout as? UICollectionViewFlowLayout)
    expect(flow.itemSize, equals: CGSize(width: 100, height: 90))
    expect(flow.minimumLineSpacing == 4 && flow.minimumInteritemSpacing == 6)
    expect(flow.headerReferenceSize.height, equals: 30)
    expect(flow.sectionInset, equals: UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    expect(grid.collectionView.alwaysBounceVertical)
    expect(grid.collectionView.dataSource === grid && grid.collectionView.delegate === grid)
  }

  @Test func `cells are made from the prototype, each with its own outlets and constraints`() throws
  {
    let (_, grid, _) = try grid()
    let cells = grid.collectionView.visibleCells.compactMap { $0 as? PhotoCell }
    expect(cells.map { $0.label?.text }, equals: (0..<5).map { "photo \($0)" })
    expect(cells.allSatisfy { $0.awoke == 1 && $0.label?.superview === $0.contentView })
    expect(cells.first?.label?.frame.origin, equals: CGPoint(x: 7, y: 9))
    expect(cells.first?.frame, equals: CGRect(x: 1, y: 32, width: 100, height: 90))
    let kind = UICollectionView.elementKindSectionHeader
    let head = grid.collectionView.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: 0))
    expect((head?.subviews.first as? UILabel)?.text, equals: "head")
  }

  @Test func `a cell's segue sees the selection, and comes before the delegate`() throws {
    let (_, grid, fingers) = try grid()
    let cell = try #require(grid.collectionView.cellForItem(at: IndexPath(item: 3, section: 0)))
    let point = grid.collectionView.convert(cell.center, to: nil)
    fingers.down(0, Double(point.x), Double(point.y))
    fingers.wait(50)
    fingers.lift()
    expect(grid.heard, equals: ["should open", "prepare 3 3", "didSelect"])
    fingers.wait(2000)
    expect(grid.navigationController?.viewControllers.count, equals: 2)
  }

  @Test func `a cell's segue can be performed by its name`() throws {
    let (_, grid, fingers) = try grid()
    grid.performSegue(withIdentifier: "open", sender: nil)
    fingers.wait(2000)
    expect(grid.heard, equals: ["prepare -1 -1"])
    expect(grid.navigationController?.viewControllers.count, equals: 2)
  }

  @Test func `a layout of a class of its own`() throws {
    let (_, grid, _) = try grid(
      Self.scenes(layout: "collectionViewFlowLayout customClass=\"Columns\""))
    expect(grid.collectionViewLayout is Columns)
    expect((grid.collectionViewLayout as? Columns)?.itemSize.width, equals: 100)
  }

  @Test func `a layout of a class that nobody knows is told of`() throws {
    InterfaceClasses.register(Grid.self)
    InterfaceClasses.register(PhotoCell.self)
    let text = Self.scenes(layout: "collectionViewLayout customClass=\"Nobody\"")
    let storyboard = try StoryboardTable().storyboard("Main", text)
    let error = #expect(throws: StoryboardError.self) {
      try storyboard.makeViewController(withIdentifier: "grid")
    }
    expect(error?.message.contains("no layout class Nobody"), equals: true)
  }
}
