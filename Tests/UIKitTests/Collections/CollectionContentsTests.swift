import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// The cells of a collection view, and the order of the calls of its data source.
@MainActor struct CollectionContentsTests {
  /// Logs the calls that it receives.
  private final class ListeningLayout: UICollectionViewFlowLayout {
    weak var scene: CollectionScene?
    var origins: [CGFloat] = []

    override func prepare() {
      scene?.heard.append("prepare")
      super.prepare()
    }

    override var collectionViewContentSize: CGSize {
      scene?.heard.append("contentSize")
      return super.collectionViewContentSize
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      scene?.heard.append("elements")
      return super.layoutAttributesForElements(in: rect)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      scene?.heard.append("should \(newBounds.minY)")
      origins.append(collectionView?.bounds.minY ?? -1)
      return true
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      scene?.heard.append("invalidate at \(collectionView?.bounds.minY ?? -1)")
      super.invalidateLayout(with: context)
    }
  }

  private func listening() -> (CollectionScene, ListeningLayout) {
    let layout = ListeningLayout()
    layout.itemSize = CGSize(width: 200, height: 40)
    let scene = CollectionScene(layout)
    layout.scene = scene
    return (scene, layout)
  }

  @Test func `items are those in the bounds`() {
    let scene = CollectionScene()
    scene.flow.itemSize.height = 50
    scene.flow.minimumLineSpacing = 0
    scene.collection.contentOffset.y = 40
    scene.lay()
    let items = scene.collection.indexPathsForVisibleItems.map(\.item)
    // One more cell may have been created beyond the edge.
    expect(items == Array(0...6) || items == Array(0...7))
  }

  @Test func `few cells serve many items`() {
    let scene = CollectionScene(items: 1000)
    for step in 1...200 {
      scene.collection.contentOffset.y = CGFloat(step) * 33
      scene.lay()
    }
    expect(scene.made.count, isAtMost: 9)
    expect(scene.made.contains { $0.reuses > 10 })
    expect(scene.names, equals: scene.collection.indexPathsForVisibleItems.map { "\($0.item)" })
  }

  @Test func `the layout is prepared, then asked`() {
    let (scene, _) = listening()
    scene.headerHeight = 30
    scene.heard = []
    scene.collection.reloadData()
    expect(!scene.heard.contains("prepare") && !scene.heard.contains("sections"))
    scene.lay()
    func place(_ word: String) -> Int? { scene.heard.firstIndex(of: word) }
    let words = ["prepare", "sections", "items 0", "contentSize", "elements", "cell 0"]
    let places = words.compactMap(place)
    expect(places.count == words.count && places == places.sorted(), "\(scene.heard)")
    let cells = scene.heard.filter { $0.hasPrefix("cell") }
    expect(cells, equals: (0..<cells.count).map { "cell \($0)" })
    let lastCell = scene.heard.lastIndex { $0.hasPrefix("cell") }
    expect((place("header 0") ?? 0), isAbove: (lastCell ?? .max))
  }

  @Test func `a cell is asked for, then told of`() {
    let scene = CollectionScene()
    for item in 0..<3 {
      let asked = scene.heard.firstIndex(of: "cell \(item)")
      let told = scene.heard.firstIndex(of: "willDisplay \(item)")
      expect((asked ?? .max), isBelow: (told ?? -1))
    }
  }

  @Test func `cells come in the layout after the scroll is told`() {
    let scene = CollectionScene()
    scene.heard = []
    scene.collection.contentOffset.y = 150
    expect(scene.heard, equals: ["didScroll"])
    scene.lay()
    expect(scene.heard.contains("willDisplay 7"))
    expect(scene.heard.contains("didEnd 0"))
  }

  @Test func `a set offset invalidates after the bounds have moved, a method before`() {
    let (scene, layout) = listening()
    scene.heard = []
    layout.origins = []
    scene.collection.contentOffset.y = 30
    expect(scene.heard, equals: ["should 30.0", "invalidate at 30.0", "didScroll"])
    expect(layout.origins, equals: [0])
    scene.lay()
    scene.heard = []
    layout.origins = []
    scene.collection.setContentOffset(CGPoint(x: 0, y: 60), animated: false)
    expect(scene.heard, equals: ["should 60.0", "invalidate at 30.0", "didScroll"])
    expect(layout.origins, equals: [30])
  }

  @Test func `a cell has its size when it is handed out`() {
    final class Measuring: NSObject, UICollectionViewDataSource {
      var sizes: [CGSize] = []
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        sizes.append(cell.bounds.size)
        sizes.append(cell.contentView.bounds.size)
        return cell
      }
    }
    let scene = CollectionScene()
    let source = Measuring()
    scene.collection.dataSource = source
    scene.lay()
    expect(source.sizes.count, equals: 6)
    expect(source.sizes.allSatisfy { $0 == CGSize(width: 200, height: 40) })
  }

  @Test func `a cell is made with its frame`() {
    final class Framed: UICollectionViewCell {
      var first = CGRect.null
      override init(frame: CGRect) {
        super.init(frame: frame)
        first = frame
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let scene = CollectionScene(items: 2)
    let registration = UICollectionView.CellRegistration<Framed, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: scene.collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot, animatingDifferences: false)
    scene.lay()
    let frames = scene.collection.visibleCells.map { ($0 as? Framed)?.first }
    expect(
      frames,
      equals: [
        CGRect(x: 0, y: 0, width: 200, height: 40), CGRect(x: 0, y: 50, width: 200, height: 40),
      ])
  }

  @Test func `reloading asks for everything again, and forgets the selection`() {
    let scene = CollectionScene(items: 3)
    scene.collection.selectItem(at: scene.path(1), animated: false, scrollPosition: [])
    scene.sections = [["x", "y"]]
    scene.collection.reloadData()
    expect(scene.collection.indexPathsForSelectedItems, equals: [])
    expect(scene.collection.visibleCells.isEmpty)
    expect(scene.collection.numberOfItems(inSection: 0), equals: 2)
    scene.lay()
    expect(scene.names, equals: ["x", "y"])
    expect(scene.made.allSatisfy { !$0.isSelected })
  }

  @Test func `data that is loaded again by a callback is shown`() {
    let scene = CollectionScene(items: 3)
    final class Reloading: NSObject, UICollectionViewDelegate {
      var whenDisplayed: (() -> Void)?
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        let work = whenDisplayed
        whenDisplayed = nil
        work?()
      }
    }
    let delegate = Reloading()
    delegate.whenDisplayed = {
      scene.sections = [["x"]]
      scene.collection.reloadData()
    }
    scene.collection.delegate = delegate
    scene.collection.reloadData()
    scene.lay()
    expect(scene.names, equals: ["x"])
  }

  @Test func `reloading while content coasts lets it coast within its limits`() {
    let scene = CollectionScene(items: 200)
    scene.fingers.down(0, 100, 250)
    for step in 1...10 { scene.fingers.move(0, 100, 250 - Double(step) * 20) }
    scene.fingers.lift()
    scene.fingers.wait(100)
    expect(scene.collection.isDecelerating)
    scene.collection.reloadData()
    scene.fingers.wait(16)
    expect(scene.collection.isDecelerating)
    scene.fingers.wait(6000)
    expect(!scene.collection.isDecelerating && scene.collection.contentOffset.y > 200)
  }

  @Test func `items are scrolled to a place in the view`() {
    let scene = CollectionScene()
    func offset(
      _ item: Int, _ position: UICollectionView.ScrollPosition
    ) -> CGFloat {
      scene.collection.scrollToItem(at: scene.path(item), at: position, animated: false)
      return scene.collection.contentOffset.y
    }
    expect(offset(6, .top), equals: 300)
    expect(offset(6, .centeredVertically), equals: 170)
    expect(offset(6, .bottom), equals: 40)
    expect(offset(29, .top), equals: 1190)
    expect(offset(20, []), equals: 1000)
    expect(offset(21, []), equals: 1000)
    scene.collection.contentInset.top = 20
    expect(offset(6, .top), equals: 280)
  }

  @Test func `points and items`() {
    let scene = CollectionScene()
    expect(scene.collection.indexPathForItem(at: CGPoint(x: 10, y: 60)), equals: scene.path(1))
    expectNil(scene.collection.indexPathForItem(at: CGPoint(x: 10, y: 45)))
    expect(scene.collection.indexPathForItem(at: CGPoint(x: 10, y: 1001)), equals: scene.path(20))
    expectNil(scene.collection.cellForItem(at: scene.path(20)))
    let cell = scene.collection.cellForItem(at: scene.path(2))
    expect(cell.flatMap { scene.collection.indexPath(for: $0) }, equals: scene.path(2))
    expect(scene.collection.layoutAttributesForItem(at: scene.path(20))?.frame.minY, equals: 1000)
  }

  @Test func `what has a greater z index lies above`() {
    final class Stacking: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let all = super.layoutAttributesForElements(in: rect)
        for attributes in all ?? [] { attributes.zIndex = -attributes.indexPath.item }
        return all
      }
    }
    let layout = Stacking()
    let scene = CollectionScene(items: 4, layout)
    scene.collection.backgroundView = UIView()
    let cover = UIView(frame: scene.collection.bounds)
    scene.collection.addSubview(cover)
    scene.collection.reloadData()
    scene.lay()
    let order = scene.collection.subviews.compactMap { ($0 as? ItemCell)?.name }
    expect(order, equals: ["3", "2", "1", "0"])
    expect(scene.collection.subviews.first === scene.collection.backgroundView)
    expect(scene.collection.subviews.last === cover)
  }

  @Test func `cells that measure themselves push the others down`() {
    final class TallCell: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: contentView.topAnchor),
          view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          view.widthAnchor.constraint(equalToConstant: 180),
        ])
        height = view.heightAnchor.constraint(equalToConstant: 30)
        height?.isActive = true
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      var height: NSLayoutConstraint?
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 40 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tall", for: indexPath)
        (cell as? TallCell)?.height?.constant = 30 + CGFloat(indexPath.item)
        return cell
      }
    }
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let scene = CollectionScene(flow)
    let source = Source()
    scene.collection.register(TallCell.self, forCellWithReuseIdentifier: "tall")
    scene.collection.dataSource = source
    scene.lay()
    expect(scene.frames.map(\.height).prefix(4), equals: [30, 31, 32, 33])
    expect(scene.frames.map(\.width).prefix(2), equals: [180, 180])
    expect(scene.frames.map(\.minY).prefix(4), equals: [0, 40, 81, 123])
  }

  @Test func `items ahead are told of once`() {
    final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching {
      var told: [Int] = []
      func collectionView(
        _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
      ) { told += indexPaths.map(\.item) }
    }
    let scene = CollectionScene()
    let prefetching = Prefetching()
    scene.collection.prefetchDataSource = prefetching
    for step in 1...10 {
      scene.collection.contentOffset.y = CGFloat(step) * 30
      scene.lay()
    }
    expect(prefetching.told.contains(10))
    expect(Set(prefetching.told).count, equals: prefetching.told.count)
  }
}
