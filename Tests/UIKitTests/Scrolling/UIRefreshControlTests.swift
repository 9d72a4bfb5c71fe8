import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

@MainActor struct UIRefreshControlTests {
  /// A scroll view with a refresh control that counts its refreshes.
  @MainActor
  private final class Table {
    let scene = ScrollScene()
    let refresher = UIRefreshControl()
    var begun = 0

    init(top: CGFloat = 0) {
      scene.scroll.contentInset.top = top
      scene.scroll.refreshControl = refresher
      refresher.addAction(UIAction { [unowned self] _ in begun += 1 }, for: .valueChanged)
      scene.fingers.wait(10)
    }
  }

  @Test func `a subview of a scroll view is its control`() {
    let scene = ScrollScene()
    let refresher = UIRefreshControl()
    var begun = 0
    refresher.addAction(UIAction { _ in begun += 1 }, for: .valueChanged)
    scene.scroll.addSubview(refresher)
    expect(refresher.frame.height == 60 && refresher.frame.maxY == 0)
    scene.fingers.wait(10)
    scene.drag(0, 300, steps: 40, from: (160, 100))
    scene.fingers.lift()
    expect(begun == 1 && refresher.isRefreshing)
    refresher.removeFromSuperview()
    expectNil(scene.scroll.refreshControl)
    expect(scene.scroll.adjustedContentInset.top, equals: 0)
  }

  @Test(arguments: [0.0, 50])
  func `a long pull begins it while the finger is down, and it keeps its room`(top: Double) {
    let table = Table(top: CGFloat(top))
    let scene = table.scene
    scene.drag(0, 200, steps: 40, from: (160, 100))
    expect(table.begun == 0 && !table.refresher.isRefreshing)
    expect(table.refresher.alpha > 0 && table.refresher.alpha < 1)
    var before = scene.y
    for step in 1...20 {
      scene.fingers.move(0, 160, 300 + Double(step) * 5)
      // The content never jumps away from the finger.
      expect(scene.y <= before && before - scene.y < 5)
      before = scene.y
    }
    expect(table.begun == 1 && table.refresher.isRefreshing && table.refresher.alpha == 1)
    expect(scene.scroll.adjustedContentInset.top, equals: CGFloat(top + 60))
    expect(scene.scroll.contentInset.top, equals: CGFloat(top))
    scene.fingers.wait(300)
    scene.fingers.lift()
    scene.fingers.wait(3000)
    expect(scene.y == -60 - top && table.begun == 1)
    table.refresher.endRefreshing()
    expect(scene.scroll.isScrollAnimating && scene.y == -60 - top)
    scene.fingers.wait(1000)
    expect(scene.y == -top && !table.refresher.isRefreshing && table.refresher.alpha == 0)
    expect(scene.scroll.adjustedContentInset.top, equals: CGFloat(top))
  }

  @Test func `a short pull does not, nor does content that bounces at its top`() {
    let table = Table()
    table.scene.drag(0, 150, steps: 15, from: (160, 100))
    table.scene.fingers.lift()
    table.scene.fingers.wait(3000)
    table.scene.scroll.contentOffset.y = 300
    table.scene.drag(0, 200, steps: 2, from: (160, 100))
    table.scene.fingers.lift()
    var least = 0.0
    for _ in 0..<60 {
      table.scene.fingers.wait(16)
      least = min(least, table.scene.y)
    }
    expect(least, isBelow: -110)
    expect(table.begun == 0 && table.scene.y == 0)
  }

  @Test func `done under a finger that rests, the content stays until the finger lifts`() {
    let table = Table()
    let scene = table.scene
    scene.drag(0, 320, steps: 64, from: (160, 100))
    scene.fingers.wait(300)
    scene.fingers.lift()
    scene.fingers.wait(3000)
    expect(scene.y, equals: -60)
    scene.fingers.down(0, 160, 300)
    scene.fingers.wait(50)
    expect(scene.scroll.isTracking && !scene.scroll.isDragging)
    table.refresher.endRefreshing()
    expect(!scene.scroll.isScrollAnimating)
    scene.fingers.wait(600)
    expect(scene.y, equals: -60)
    scene.fingers.lift()
    scene.fingers.wait(1000)
    expect(scene.y, equals: 0)
  }

  @Test func `done under the finger it waits for the next one`() {
    let table = Table()
    let scene = table.scene
    scene.drag(0, 320, steps: 64, from: (160, 100))
    expect(table.begun, equals: 1)
    let before = scene.y
    table.refresher.endRefreshing()
    expect(scene.y, equals: before)
    scene.fingers.move(0, 160, 440)
    expect(table.begun == 1 && scene.y < before)
    scene.fingers.lift()
    scene.fingers.wait(3000)
    expect(scene.y, equals: 0)
    scene.drag(0, 320, steps: 64, from: (160, 100))
    expect(table.begun, equals: 2)
    scene.fingers.lift()
  }

  @Test func `the program's own is told to nobody, and leaves the content where it is`() {
    let table = Table()
    table.refresher.beginRefreshing()
    expect(table.begun == 0 && table.refresher.isRefreshing && table.scene.y == 0)
    expect(table.scene.scroll.adjustedContentInset.top, equals: 60)
    table.scene.scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    table.scene.fingers.wait(1000)
    expect(table.scene.y, equals: -60)
    expect(table.refresher.superview === table.scene.scroll)
    expect(table.refresher.frame, equals: CGRect(x: 0, y: -60, width: 320, height: 60))
    table.scene.scroll.refreshControl = nil
    expectNil(table.refresher.superview)
    table.scene.fingers.wait(1000)
    expect(table.scene.y == 0 && table.scene.scroll.adjustedContentInset.top == 0)
  }

  @Test func `in a sheet it is the sheet that is pulled`() {
    let scene = SheetListScene()
    scene.scroll.refreshControl = UIRefreshControl()
    scene.down()
    scene.move(300)
    expect(isNear(scene.sheet, 290))
    expect(scene.offset == 0 && scene.scroll.refreshControl?.isRefreshing == false)
  }
}
