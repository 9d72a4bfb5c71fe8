import Foundation
import PantographGestures
import PantographTouches
import Testing
import UIKit

/// A number of what rests at places that can be set and that nothing notices is a defect.
@MainActor
@Suite struct RestThresholdEffectTests {
  /// Another value of each number, and the way and the speed of a finger that is to notice it: a share of the length,
  /// and points a second.
  private static let changes:
    [(
      path: PartialKeyPath<RestThresholds>, change: (inout RestThresholds) -> Void, way: Double,
      speed: Double
    )] = [
      (\.progress, { $0.progress = 0.3 }, 0.4, 0),
      (\.velocity, { $0.velocity = .points(2000) }, 0.4, 600),
      (\.against, { $0.against = nil }, 0.8, -600),
      (\.projection, { $0.projection = .seconds(1) }, 0.4, 150),
      (\.slowest, { $0.slowest = .points(2000) }, 0.4, 600),
    ]

  @Test func `another value of each number is tried`() {
    #expect(Mirror(reflecting: RestThresholds()).children.count == Self.changes.count)
    #expect(Mirror(reflecting: RowSwipeThresholds()).children.count == 7)
  }

  // MARK: Pages

  private func page(_ thresholds: RestThresholds, _ way: Double, _ speed: Double) -> Double {
    let scene = ScrollScene(content: CGSize(width: 960, height: 480))
    scene.scroll.isPagingEnabled = true
    scene.scroll.pagingThresholds = thresholds
    let offset = way * 320
    // Past that place, where the finger comes back at the end.
    let tail = speed * 0.1
    scene.drag(-10, steps: 1, from: (310, 240))
    scene.fingers.move(0, 300 - (offset - tail), 240)
    scene.fingers.wait(300)
    for step in stride(from: 1.0, through: 10, by: 1) {
      scene.fingers.move(0, 300 - (offset - tail) - tail * step / 10, 240)
    }
    if speed == 0 { scene.fingers.wait(300) }
    scene.fingers.lift()
    scene.fingers.wait(3000)
    return scene.x
  }

  @Test func `each number has an effect on pages`() {
    for (path, change, way, speed) in Self.changes {
      var changed = RestThresholds.scrollPaging
      change(&changed)
      let before = page(.scrollPaging, way, speed)
      #expect(before != page(changed, way, speed), "\(path): \(before)")
    }
  }

  // MARK: Rows

  private struct Swipe: Equatable {
    var places: [Int] = []
    var done = 0
  }

  /// - Parameters:
  ///   - way: Of the row, to the left, in points.
  ///   - speed: At the end, in points a second.
  private func swipe(
    _ thresholds: RowSwipeThresholds, _ way: Double, _ speed: Double, doesFirst: Bool = true
  ) -> Swipe {
    let scene = TableScene(rows: 20)
    var result = Swipe()
    scene.table.rowSwipeThresholds = thresholds
    scene.actions = { _ in
      let action = UIContextualAction(style: .normal, title: "Do") { _, _, finish in
        result.done += 1
        finish(true)
      }
      let configuration = UISwipeActionsConfiguration(actions: [action])
      configuration.performsFirstActionWithFullSwipe = doesFirst
      return configuration
    }
    let cell = scene.table.cellForRow(at: IndexPath(row: 1, section: 0))!
    let tail = speed * 0.1
    scene.fingers.down(0, 310, 60)
    scene.fingers.move(0, 300, 60)
    for step in stride(from: 1.0, through: 10, by: 1) {
      scene.fingers.move(0, 300 - (way - tail) * step / 10, 60)
    }
    scene.fingers.wait(300)
    for step in stride(from: 1.0, through: 10, by: 1) {
      scene.fingers.move(0, 300 - (way - tail) - tail * step / 10, 60)
    }
    if speed == 0 { scene.fingers.wait(300) }
    result.places.append(Int((cell.frame.minX * 1000).rounded()))
    scene.fingers.lift()
    for _ in 0..<40 {
      scene.fingers.wait(25)
      let frame = cell.layer.presentation()?.frame ?? cell.frame
      result.places.append(Int((frame.minX * 1000).rounded()))
    }
    return result
  }

  @Test func `each number has an effect on whether a row stays open`() {
    for (path, change, way, speed) in Self.changes {
      var changed = RowSwipeThresholds()
      change(&changed.opening)
      let before = swipe(RowSwipeThresholds(), way * 74, speed)
      #expect(before != swipe(changed, way * 74, speed), "\(path)")
    }
  }

  @Test func `each number of a swipe over the row has an effect`() {
    let changes: [(RowSwipeThresholds) -> (RowSwipeThresholds, way: Double, speed: Double)] = [
      { ($0.with { $0.fullShare = 0.5 }, 180, 0) },
      { ($0.with { $0.fullOvershoot = 90 }, 150, 1200) },
      { ($0.with { $0.fullVelocity = 1500 }, 150, 1200) },
      { ($0.with { $0.stiffness = 300 }, 60, 0) },
      { ($0.with { $0.damping = 9 }, 60, 0) },
    ]
    for (index, change) in changes.enumerated() {
      let (changed, way, speed) = change(RowSwipeThresholds())
      #expect(
        swipe(RowSwipeThresholds(), way, speed) != swipe(changed, way, speed), "number \(index)")
    }
    let stiff = RowSwipeThresholds().with { $0.resistance = 0.1 }
    let (before, after) = (
      swipe(RowSwipeThresholds(), 174, 0, doesFirst: false),
      swipe(stiff, 174, 0, doesFirst: false)
    )
    #expect(before.places[0] == -74_000 - 40_000)
    #expect(after.places[0] == -74_000 - 10_000)
  }

  @Test func `tuned thresholds say where pages and rows rest`() {
    var tuned = InteractionThresholds()
    tuned.finish.progress = 0.3
    tuned.cancel.velocity = .points(321)
    let rest = RestThresholds(tuned)
    #expect(rest.progress == 0.3 && rest.against == .points(321))
    #expect(rest.velocity == tuned.finish.velocity && rest.slowest == tuned.deadZone.velocity)
    #expect(rest.projection == tuned.finish.projection)
  }
}

extension RowSwipeThresholds {
  fileprivate func with(_ change: (inout RowSwipeThresholds) -> Void) -> RowSwipeThresholds {
    var changed = self
    change(&changed)
    return changed
  }
}
