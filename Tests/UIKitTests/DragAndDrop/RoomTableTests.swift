import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Items that make room, for each place of the dragged item and of the room.
@MainActor
struct RoomTableTests {
  /// Two sections below one another, whose items have different heights.
  @MainActor
  private final class Column: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    static let heights: [[CGFloat]] = [[20, 30, 50, 90], [25, 45, 65]]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 600))
    let view: UICollectionView

    override init() {
      let layout = UICollectionViewFlowLayout()
      (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
      view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      super.init()
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      (view.dataSource, view.delegate) = (self, self)
      window.addSubview(view)
      window.isHidden = false
      window.layoutIfNeeded()
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { Self.heights.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { Self.heights[section].count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100, height: Self.heights[indexPath.section][indexPath.item]) }

    /// The upper edges of the items by section, relative to the places at rest.
    var shifts: [[CGFloat]] {
      Self.heights.indices.map { section in
        Self.heights[section].indices.map { item in
          let path = IndexPath(item: item, section: section)
          let place = view.layoutAttributesForItem(at: path)?.center.y ?? .nan
          return (view.cellForItem(at: path)?.center.y ?? .nan) - place
        }
      }
    }
  }

  /// The upper edge of an item of a section. Beyond the last item is one more, as far away as the last is from the one
  /// before it.
  private func edge(_ section: Int, _ item: Int) -> CGFloat {
    let heights = Column.heights[section]
    let known = heights.prefix(item).reduce(0, +)
    return item < heights.count ? known : known - heights[item - 1] + heights[item - 2]
  }

  @Test func `a carried item changes places with those between it and the room`() {
    let column = Column()
    for section in 0...1 {
      let count = Column.heights[section].count
      for (source, room) in (0..<count).flatMap({ from in (0..<count).map { (from, $0) } }) {
        column.view.showRoom(
          DragRoom(
            path: IndexPath(item: room, section: section), height: 10,
            source: IndexPath(item: source, section: section)))
        var order = Array(0..<count)
        order.insert(order.remove(at: source), at: room)
        var shifts = Column.heights.map { $0.map { _ in CGFloat(0) } }
        for (place, item) in order.enumerated() {
          shifts[section][item] = edge(section, place) - edge(section, item)
        }
        expect("\(source) to \(room): \(column.shifts)", equals: "\(source) to \(room): \(shifts)")
      }
    }
    column.view.showRoom(nil)
    expect(column.shifts.joined().allSatisfy { $0 == 0 })
  }

  @Test(arguments: [nil, IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 1)])
  func `items from elsewhere move those after them`(source: IndexPath?) {
    let column = Column()
    for section in 0...1 where source?.section != section {
      let count = Column.heights[section].count
      for room in 0...count {
        column.view.showRoom(
          DragRoom(path: IndexPath(item: room, section: section), height: 10, source: source))
        var shifts = Column.heights.map { $0.map { _ in CGFloat(0) } }
        for item in room..<count {
          shifts[section][item] = edge(section, item + 1) - edge(section, item)
        }
        expect("\(room): \(column.shifts)", equals: "\(room): \(shifts)")
      }
    }
  }
}
