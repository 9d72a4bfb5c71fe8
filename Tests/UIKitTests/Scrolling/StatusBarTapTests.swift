import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Taps on the status bar, which scroll content to its top.
@MainActor
struct StatusBarTapTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var allows = true
    var heard: [String] = []

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      heard.append("should")
      return allows
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      heard.append("top \(scrollView.contentOffset.y == -scrollView.adjustedContentInset.top)")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { heard.append("animated") }
  }

  @MainActor
  private final class Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let root = UIViewController()
    let listener = Listener()
    let fingers: Fingers
    var lists: [UIScrollView] = []

    init(_ model: DeviceModel? = .phone, lists count: Int = 1) {
      fingers = Fingers(window)
      window.deviceModel = model
      window.rootViewController = root
      window.isHidden = false
      for index in 0..<count {
        let list = UIScrollView()
        let height = window.bounds.height / CGFloat(count)
        list.frame = CGRect(
          x: 0, y: height * CGFloat(index), width: window.bounds.width, height: height)
        list.contentSize = CGSize(width: window.bounds.width, height: 5000)
        list.delegate = listener
        root.view.addSubview(list)
        lists.append(list)
      }
      fingers.wait(10)
      for list in lists { list.contentOffset.y = 2000 }
      fingers.wait(10)
    }

    func tap(y: Double = 20) {
      fingers.down(0, 190, y)
      fingers.wait(40)
      fingers.lift()
      fingers.wait(1000)
    }
  }

  @Test func `a tap on the status bar scrolls to the top, and the delegate hears of it`() {
    let scene = Scene()
    scene.fingers.down(0, 190, 20)
    scene.fingers.lift()
    scene.fingers.wait(100)
    let y = scene.lists[0].contentOffset.y
    expect(y < 2000 && y > 0)
    scene.fingers.wait(1000)
    expect(scene.lists[0].contentOffset.y, equals: -scene.lists[0].adjustedContentInset.top)
    expect(scene.listener.heard, equals: ["should", "top true"])
    scene.tap()
    expect(scene.listener.heard, equals: ["should", "top true", "should", "top true"])
  }

  @Test
  func `a tap below the status bar, a drag from it, and a hidden bar do not scroll to the top`() {
    let scene = Scene()
    scene.tap(y: 60)
    expect(scene.listener.heard.isEmpty && scene.lists[0].contentOffset.y == 2000)
    scene.fingers.down(0, 190, 20)
    for y in stride(from: 30.0, through: 100, by: 10) { scene.fingers.move(0, 190, y) }
    scene.fingers.lift()
    scene.fingers.wait(2000)
    expect(scene.listener.heard.isEmpty && scene.lists[0].contentOffset.y > 1000)
    let plain = Scene(nil)
    plain.tap()
    expect(plain.listener.heard.isEmpty && plain.lists[0].contentOffset.y == 2000)
  }

  @Test func `the delegate and the property refuse, with a reason`() {
    let scene = Scene()
    scene.listener.allows = false
    let said = WheelScene.said { scene.tap() }
    expect(scene.listener.heard == ["should"] && scene.lists[0].contentOffset.y == 2000)
    expect(said.contains { $0.contains("its delegate refuses to scroll to the top") })
    scene.lists[0].scrollsToTop = false
    let reason = WheelScene.said { scene.tap() }
    expect(scene.listener.heard, equals: ["should"])
    expect(reason.contains { $0.contains("has no content that a tap on the status bar scrolls") })
  }

  @Test func `several views confuse a phone, and a tablet scrolls the upper one`() {
    let phone = Scene(lists: 2)
    let said = WheelScene.said { phone.tap() }
    expect(phone.lists.map(\.contentOffset.y), equals: [2000, 2000])
    expect(said.contains { $0.contains("would scroll 2 views") })
    phone.lists[0].scrollsToTop = false
    phone.tap()
    expect(
      phone.lists.map(\.contentOffset.y), equals: [2000, -phone.lists[1].adjustedContentInset.top])
    let tablet = Scene(.tablet, lists: 2)
    tablet.tap(y: 10)
    expect(tablet.lists[0].contentOffset.y, equals: -tablet.lists[0].adjustedContentInset.top)
    expect(tablet.lists[1].contentOffset.y, equals: 2000)
  }

  @Test func `content below a sheet does not scroll`() {
    let scene = Scene()
    scene.root.present(UIViewController(), animated: false)
    scene.fingers.wait(100)
    scene.tap()
    expect(scene.lists[0].contentOffset.y, equals: 2000)
  }

  @Test func `a finger that takes the content stops the way to the top`() {
    let scene = Scene()
    scene.fingers.down(0, 190, 20)
    scene.fingers.lift()
    scene.fingers.wait(100)
    scene.fingers.down(0, 190, 400)
    for y in stride(from: 390.0, through: 300, by: -10) { scene.fingers.move(0, 190, y) }
    scene.fingers.lift()
    scene.fingers.wait(3000)
    expect(scene.lists[0].contentOffset.y, isAbove: 0)
    expect(scene.listener.heard, equals: ["should", "animated"])
  }
}
