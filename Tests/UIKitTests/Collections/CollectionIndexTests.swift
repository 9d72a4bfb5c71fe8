import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// The index at the side of a collection view, and cells of registrations with interface files.
@MainActor
struct CollectionIndexTests {
  private final class Book: NSObject, UICollectionViewDataSource {
    var titles: [String]? = ["A", "B", "C"]

    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 30 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }
    func indexTitles(for collectionView: UICollectionView) -> [String]? { titles }
    func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let list: UICollectionView
  private let book = Book()

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    list.dataSource = book
    window.isHidden = false
    window.addSubview(list)
    window.layoutIfNeeded()
  }

  private var index: TableIndexView? { list.subviews.last as? TableIndexView }

  @Test func `a finger on a title scrolls to its items`() throws {
    let index = try #require(index)
    expect(index.frame, equals: CGRect(x: 300, y: 0, width: 20, height: 480))
    let fingers = Fingers(window)
    fingers.down(0, 310, 240 + 15)
    fingers.wait(200)
    expect(list.contentOffset.y, isAbove: 1000)
    fingers.lift()
    window.layoutIfNeeded()
    expect(index.frame.minY, equals: list.contentOffset.y)
  }

  @Test func `without titles there is no index`() {
    book.titles = nil
    list.reloadData()
    list.setNeedsLayout()
    window.layoutIfNeeded()
    expectNil(index)
  }

  @Test func `a path that does not exist scrolls nowhere`() throws {
    book.titles = ["A", "B", "C", "D"]
    list.reloadData()
    list.setNeedsLayout()
    window.layoutIfNeeded()
    try #require(index).choose?(3)
    expect(list.contentOffset.y, equals: 0)
  }

  @Test func `a finger that lifts after the titles are gone reports nothing`() throws {
    let fingers = Fingers(window)
    fingers.down(0, 310, 240 + 15)
    fingers.wait(200)
    let offset = list.contentOffset
    book.titles = ["A"]
    list.reloadData()
    fingers.lift()
    window.layoutIfNeeded()
    expect(list.contentOffset == offset && index != nil)
    book.titles = []
    list.reloadData()
    window.layoutIfNeeded()
    expectNil(index)
  }
}
