import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Rows and items that make room for what is dragged over them.
@MainActor
@Suite(.serialized) struct MakingRoomTests {
  @MainActor
  private final class Items: WordCollection, UICollectionViewDropDelegate {
    var intent = UICollectionViewDropProposal.Intent.insertAtDestinationIndexPath
    var operation = UIDropOperation.copy

    init(_ words: [String], y: CGFloat) {
      super.init(words, y: y, gap: 0)
      view.dropDelegate = self
      view.dragInteractionEnabled = true
    }

    var xs: [CGFloat] {
      words.indices.map { view.cellForItem(at: [0, $0])?.layer.presentation()?.frame.minX ?? -1 }
    }

    func collectionView(
      _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
      withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
      UICollectionViewDropProposal(operation: operation, intent: intent)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
      guard let path = coordinator.destinationIndexPath else { return }
      coordinator.session.loadObjects(ofClass: String.self) { words in
        for word in words {
          self.words.insert(word, at: path.item)
          collectionView.insertItems(at: [path])
        }
      }
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let source = Items(["Pear", "Fig"], y: 0)
  private let target = Items(["Kiwi", "Lime", "Plum"], y: 400)
  private let fingers: Fingers

  init() {
    fingers = Fingers(window)
    window.isHidden = false
    window.addSubview(source.view)
    window.addSubview(target.view)
    fingers.wait(10)
  }

  /// Lifts the first item and carries it over the target.
  private func carry(to points: [(Double, Double)]) {
    fingers.down(0, 50, 50)
    fingers.wait(700)
    for point in [(60.0, 150.0), (100, 300)] + points { fingers.move(0, point.0, point.1) }
    fingers.wait(500)
  }

  @Test func `items move aside where an item would be inserted, and follow the finger`() {
    expect(target.xs, equals: [0, 100, 200])
    carry(to: [(150, 430), (150, 450)])
    expect(target.xs, equals: [0, 200, 300])
    fingers.move(0, 50, 450)
    fingers.wait(500)
    expect(target.xs, equals: [100, 200, 300])
    fingers.move(0, 390, 790)
    fingers.wait(500)
    expect(target.xs, equals: [0, 100, 200])
    fingers.move(0, 150, 450)
    fingers.wait(500)
    fingers.lift()
    fingers.wait(1500)
    expect(target.words == ["Kiwi", "Pear", "Lime", "Plum"] && target.xs == [0, 100, 200, 300])
  }

  @Test func `the movement is animated`() {
    fingers.down(0, 50, 50)
    fingers.wait(700)
    for point in [(60.0, 150.0), (100, 300), (150, 430), (150, 450)] {
      fingers.move(0, point.0, point.1)
    }
    fingers.wait(80)
    expect(target.xs[1] > 100 && target.xs[1] < 200)
  }

  @Test(arguments: [true, false])
  func `no room is made for a drop into an item, or for none`(isInto: Bool) {
    if isInto {
      target.intent = .insertIntoDestinationIndexPath
    } else {
      target.operation = .forbidden
    }
    carry(to: [(150, 430), (150, 450)])
    expect(target.xs, equals: [0, 100, 200])
  }

  @Test func `room closes when the drag is cancelled`() {
    carry(to: [(150, 430), (150, 450)])
    expect(target.xs, equals: [0, 200, 300])
    fingers.cancel()
    fingers.wait(1500)
    expect(target.xs == [0, 100, 200] && target.words == ["Kiwi", "Lime", "Plum"])
  }

  @Test func `the state of a cell says how far it takes part`() {
    expect(
      source.view.cellForItem(at: [0, 0])?.configurationState.cellDragState,
      equals: UICellConfigurationState.DragState.none)
    carry(to: [(150, 430)])
    expect(
      source.view.cellForItem(at: [0, 0])?.configurationState.cellDragState, equals: .dragging)
    expect(
      source.view.cellForItem(at: [0, 1])?.configurationState.cellDragState,
      equals: UICellConfigurationState.DragState.none)
  }
}
