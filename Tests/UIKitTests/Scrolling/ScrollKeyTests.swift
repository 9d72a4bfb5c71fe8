import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// Keys, wheels and fingers beside the screen.
@MainActor struct ScrollKeyTests {
  private final class Page: UIViewController {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    var taken: Set<String> = []
    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.contentSize = CGSize(width: 400, height: 3000)
      scroll.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0)
      view.addSubview(UIView())
      view.addSubview(scroll)
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let isTaken = presses.contains { taken.contains($0.key?.characters ?? "") }
      if !isTaken { super.pressesBegan(presses, with: event) }
    }
  }

  /// A window with a page that scrolls, and keys.
  @MainActor
  private final class KeyTable {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let page = Page()
    let fingers: Fingers

    init() {
      window.rootViewController = page
      window.isHidden = false
      fingers = Fingers(window)
      fingers.wait(100)
    }

    var y: Double { Double(page.scroll.contentOffset.y) }

    func press(_ name: String, modifierFlags: UIKeyModifierFlags = []) -> Bool {
      let key = UIKey(name, modifierFlags: modifierFlags)
      defer { window.keyUp(key) }
      return window.keyDown(key)
    }
  }

  @Test func `arrows, pages and ends`() {
    let table = KeyTable()
    expect(table.y, equals: -100)
    for (name, place) in [
      (UIKeyCommand.inputDownArrow, -60.0), (UIKeyCommand.inputUpArrow, -100),
      (UIKeyCommand.inputUpArrow, -100), (" ", 530), (UIKeyCommand.inputPageDown, 1160),
      (UIKeyCommand.inputPageUp, 530), (UIKeyCommand.inputEnd, 2200),
      (UIKeyCommand.inputPageDown, 2200), (UIKeyCommand.inputHome, -100),
    ] {
      expect(table.press(name))
      table.fingers.wait(400)
      expect(isNear(table.y, place), "\(name)")
    }
    expect(table.press(" "))
    table.fingers.wait(400)
    expect(table.press(" ", modifierFlags: .shift))
    table.fingers.wait(400)
    expect(table.y, equals: -100)
  }

  @Test func `keys are added up on the way`() {
    let table = KeyTable()
    for _ in 0..<3 {
      expect(table.press(UIKeyCommand.inputDownArrow))
      table.fingers.wait(50)
    }
    expect(table.y > -100 && table.y < 20)
    table.fingers.wait(400)
    expect(table.y, equals: 20)
  }

  @Test func `half of the way is half of the time`() {
    let table = KeyTable()
    expect(table.press(UIKeyCommand.inputEnd))
    table.fingers.wait(150)
    expect(isNear(table.y, 1050, 1))
    expect(!table.page.scroll.isDragging && !table.page.scroll.isDecelerating)
  }

  @Test func `only what nobody takes scrolls`() {
    let table = KeyTable()
    table.page.taken = [" "]
    expect(table.press(" "))
    table.fingers.wait(400)
    expect(table.y, equals: -100)
    expect(!table.press(UIKeyCommand.inputLeftArrow))
    expect(!table.press("x"))
    expect(!table.press(UIKeyCommand.inputEnd, modifierFlags: .control))
    table.page.scroll.allowsKeyboardScrolling = false
    expect(!table.press(UIKeyCommand.inputEnd))
    table.page.scroll.allowsKeyboardScrolling = true
    table.page.scroll.isScrollEnabled = false
    expect(!table.press(UIKeyCommand.inputEnd))
  }

  @Test func `the scroll view around the first responder comes first`() {
    let table = KeyTable()
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    inner.contentSize = CGSize(width: 400, height: 600)
    let field = Field()
    inner.addSubview(field)
    table.page.scroll.addSubview(inner)
    field.becomeFirstResponder()
    expect(table.press(UIKeyCommand.inputDownArrow))
    table.fingers.wait(400)
    expect(inner.contentOffset.y == CGFloat(40) && table.y == -100)
    field.resignFirstResponder()
  }

  @Test func `a finger stops what a key began`() {
    let table = KeyTable()
    expect(table.press(UIKeyCommand.inputEnd))
    table.fingers.wait(100)
    table.fingers.down(0, 200, 400)
    let before = table.y
    table.fingers.wait(300)
    expect(table.y == before && !table.page.scroll.isScrollAnimating)
    expect(table.press(UIKeyCommand.inputEnd))
    table.fingers.lift()
  }
}

/// Wheels and fingers beside the screen.
@MainActor struct ScrollWheelTests {
  @Test func `notches of a wheel add up, and drag nothing`() {
    let scene = ScrollScene()
    scene.fingers.scroll(.began, 0, -48, type: .discrete)
    scene.fingers.scroll(.changed, 0, -48, type: .discrete)
    expect(scene.scroll.isScrollAnimating && !scene.scroll.isDragging)
    scene.fingers.wait(400)
    scene.fingers.scroll(.ended, type: .discrete)
    expect(scene.y, equals: 96)
    expect(scene.heard, equals: ["didAnimate"])
  }

  @Test func `a wheel goes to the end and not beyond, and then turns what is around`() {
    let scene = ScrollScene(content: CGSize(width: 320, height: 1000))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 200, width: 320, height: 200))
    inner.contentSize = CGSize(width: 320, height: 260)
    scene.scroll.addSubview(inner)
    scene.fingers.scroll(.began, 0, -48, type: .discrete)
    scene.fingers.scroll(.changed, 0, -48, type: .discrete)
    scene.fingers.wait(400)
    expect(inner.contentOffset.y == CGFloat(60) && scene.y == 0)
    scene.fingers.scroll(.changed, 0, -48, type: .discrete)
    scene.fingers.wait(400)
    expect(inner.contentOffset.y == CGFloat(60) && scene.y == 48)
    scene.fingers.scroll(.ended, type: .discrete)
  }

  @Test func `a pan that follows the wheel within keeps it`() {
    let scene = ScrollScene()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .discrete
    let log = StateLog(pan)
    view.addGestureRecognizer(pan)
    scene.scroll.addSubview(view)
    scene.fingers.scroll(.began, 0, -48, type: .discrete)
    scene.fingers.scroll(.changed, 0, -48, type: .discrete)
    scene.fingers.scroll(.ended, type: .discrete)
    scene.fingers.wait(400)
    expect(scene.y == 0 && log.states.first == .began)
  }

  @Test
  func `fingers beside the screen move it by their first step, past its edge, and let it go on`() {
    let scene = ScrollScene()
    scene.fingers.scroll(.began, 0, -3)
    expect(scene.y == 3 && scene.scroll.panGestureRecognizer.numberOfTouches == 0)
    expect(scene.heard == ["willDrag"] && scene.scroll.isTracking)
    scene.fingers.scroll(.changed, 0, 103)
    expect(scene.y < 0 && scene.y > -100)
    for _ in 0..<20 { scene.fingers.scroll(.changed, 0, -20) }
    scene.fingers.scroll(.ended)
    expect(scene.heard, equals: ["willDrag", "willEnd", "didEnd true", "willCoast"])
    let before = scene.y
    scene.fingers.wait(200)
    expect(scene.y, isAbove: before)
    scene.window.catchContent(at: CGPoint(x: 160, y: 240))
    let caught = scene.y
    scene.fingers.wait(500)
    expect(scene.y == caught && scene.heard.last == "didCoast")
    expect(!scene.scroll.isDragging && !scene.scroll.isTracking)
  }

  @Test func `fingers that land while it comes back do not keep it past its edge`() {
    let scene = ScrollScene()
    scene.fingers.scroll(.began)
    scene.fingers.scroll(.changed, 0, 200)
    scene.fingers.scroll(.ended)
    scene.fingers.wait(50)
    expect(scene.y, isBelow: -1)
    scene.window.catchContent(at: CGPoint(x: 160, y: 240))
    scene.fingers.wait(2000)
    expect(scene.y, equals: 0)
  }
}
