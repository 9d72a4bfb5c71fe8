import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Several items of a collection that a drag of two fingers selects.
@MainActor
struct CollectionSelectionDragTests {
  private final class Owner: NSObject, UICollectionViewDelegate {
    var allows = true
    var heard: [String] = []

    func collectionView(
      _ collectionView: UICollectionView,
      shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool { allows }
    func collectionView(
      _ collectionView: UICollectionView,
      didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
      heard.append("begin \(indexPath.item)")
      collectionView.isEditing = true
    }
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
      heard.append("end")
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      heard.append("+\(indexPath.item)")
    }
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { heard.append("-\(indexPath.item)") }
  }

  private let scene: CollectionScene
  private let owner = Owner()
  private var fingers: Fingers { scene.fingers }

  init() {
    let grid = UICollectionViewFlowLayout()
    grid.itemSize = CGSize(width: 50, height: 50)
    grid.minimumLineSpacing = 0
    grid.minimumInteritemSpacing = 0
    scene = CollectionScene(size: CGSize(width: 200, height: 300), items: 60, grid)
    scene.collection.delegate = owner
    scene.collection.allowsMultipleSelectionDuringEditing = true
    fingers.wait(10)
  }

  /// Drags two fingers from item 5 to item 14, and back to item 10. Four items are in a row.
  private func drag(_ end: () -> Void) {
    fingers.together {
      fingers.down(0, 70, 60)
      fingers.down(1, 80, 90)
    }
    for (x, y) in [(75.0, 70.0), (85, 90), (105, 110), (115, 140), (125, 175), (115, 140)] {
      fingers.together {
        fingers.move(0, x - 5, y - 15)
        fingers.move(1, x + 5, y + 15)
      }
    }
    end()
    fingers.wait(500)
  }

  private var selected: [Int] {
    (scene.collection.indexPathsForSelectedItems ?? []).map(\.item).sorted()
  }

  @Test func `two fingers select all items between, and leave those that they go back from`() {
    drag {
      fingers.together {
        fingers.lift(0)
        fingers.lift(1)
      }
    }
    expect(selected, equals: [5, 6, 7, 8, 9, 10])
    expect(owner.heard.first == "begin 5" && owner.heard.last == "end")
    expect(owner.heard.contains("+14") && owner.heard.contains("-14"))
    expect(!owner.heard.contains("-10") && scene.collection.contentOffset == .zero)
  }

  @Test func `a cancelled drag selects nothing`() {
    drag { fingers.cancel(0) }
    expect(selected.isEmpty && owner.heard.last == "end")
  }

  @Test func `without the delegate's consent two fingers scroll`() {
    owner.allows = false
    fingers.together {
      fingers.down(0, 70, 250)
      fingers.down(1, 120, 250)
    }
    for y in stride(from: 240.0, through: 50, by: -10) {
      fingers.together {
        fingers.move(0, 70, y)
        fingers.move(1, 120, y)
      }
    }
    expect(owner.heard.isEmpty && scene.collection.contentOffset.y > 50)
  }

  @Test func `an item that was selected before is left by the drag`() {
    scene.collection.isEditing = true
    scene.collection.selectItem(at: [0, 5], animated: false, scrollPosition: [])
    drag {
      fingers.together {
        fingers.lift(0)
        fingers.lift(1)
      }
    }
    expect(selected.isEmpty)
    expect(owner.heard.contains("-5"))
  }
}
