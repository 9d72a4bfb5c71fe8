import Expectations
import Foundation
import PantographStage
import PantographTouches
import Testing
import UIKit

@MainActor
struct TouchpadSessionTests {
  /// Adds a recognizer to the pad's window and logs its actions.
  private func watch(
    _ recognizer: UIGestureRecognizer, on pad: Pad, _ line: @escaping () -> String = { "" }
  ) -> Log {
    let log = Log()
    recognizer.addAction { sender in
      let words = "\(sender.state) \(line())".trimmingCharacters(in: .whitespaces)
      if log.lines.last != words { log.lines.append(words) }
    }
    pad.window.addGestureRecognizer(recognizer)
    return log
  }

  private final class Log {
    var lines: [String] = []
  }

  @Test func `one finger moves the pointer, which hovers`() {
    let pad = Pad(TouchpadSettings(pointerScale: 10))
    let hover = watch(UIHoverGestureRecognizer(), on: pad)
    let pan = watch(UIPanGestureRecognizer(), on: pad)
    pad.land(1)
    pad.move(5, -3)
    pad.lift()
    expect(pad.session.pointer, equals: CGPoint(x: 250, y: 170))
    expect(hover.lines == ["began", "changed"] && pan.lines.isEmpty)
  }

  @Test func `the pointer stays in the window`() {
    let pad = Pad()
    pad.session.movePointer(to: CGPoint(x: 30, y: 900), at: Timestamp(microseconds: 1_000_000))
    expect(pad.session.pointer, equals: CGPoint(x: 30, y: 400))
    pad.session.movePointer(to: CGPoint(x: 200, y: 200), at: Timestamp(microseconds: 1_000_000))
    pad.land(1)
    pad.move(90, 90)
    expect(pad.session.pointer, equals: CGPoint(x: 400, y: 400))
  }

  @Test func `content that goes on is stopped by the next finger that lands`() {
    let pad = Pad()
    let scroll = UIScrollView(frame: pad.window.bounds)
    scroll.contentSize = CGSize(width: 400, height: 20_000)
    pad.window.addSubview(scroll)
    pad.land(2)
    pad.move(0, -30)
    pad.lift()
    expect(scroll.isDecelerating)
    pad.wait(100)
    let before = scroll.contentOffset.y
    expect(before, isAbove: 0)
    pad.land(2)
    expect(!scroll.isDecelerating && !scroll.isDragging)
    let caught = scroll.contentOffset.y
    pad.wait(500)
    expect(scroll.contentOffset.y == caught && caught >= before)
  }

  @Test func `two fingers scroll pans that allow it, with no touches`() {
    let pad = Pad(TouchpadSettings(gestureScale: 5))
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    var touches = 0
    let log = watch(pan, on: pad) {
      touches = max(touches, pan.numberOfTouches)
      return ""
    }
    let other = watch(UIPanGestureRecognizer(), on: pad)
    var translation = CGPoint.zero
    pan.addAction { _ in translation = pan.translation(in: nil) }
    pad.land(2)
    pad.move(0, 20)
    pad.lift()
    pad.wait(200)
    expect(log.lines == ["began", "changed", "ended"] && touches == 0 && other.lines.isEmpty)
    // 20 mm at 5 points each, minus the hand's slop.
    expect(translation.x == 0 && abs(translation.y - 92.5) < 1)
    expect(pad.session.pointer, equals: CGPoint(x: 200, y: 200))
  }

  @Test func `content goes against the fingers where that is set, the pointer never`() {
    let pad = Pad(TouchpadSettings(isNatural: false))
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .continuous
    var translation = CGPoint.zero
    _ = watch(pan, on: pad) {
      translation = pan.translation(in: nil)
      return ""
    }
    pad.land(2)
    pad.move(0, 20)
    pad.lift()
    expect(translation.y, isBelow: -50)
    pad.land(1)
    pad.move(0, 3)
    expect(pad.session.pointer.y, isAbove: 200)
  }

  @Test(arguments: [true, false])
  func `three fingers are touches around the pointer`(isNatural: Bool) {
    let pad = Pad(TouchpadSettings(gestureScale: 5, isNatural: isNatural))
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 3
    var translation = CGPoint.zero
    var types: Set<Int> = []
    var start = CGPoint.zero
    let log = watch(pan, on: pad) {
      translation = pan.translation(in: nil)
      if pan.state == .began { start = pan.location(in: nil) }
      for index in 0..<pan.numberOfTouches {
        types.insert(Int(pan.location(ofTouch: index, in: nil).x))
      }
      return ""
    }
    pad.land(3)
    pad.move(-20, 0)
    pad.lift()
    let sign = isNatural ? -1.0 : 1
    expect(log.lines, equals: ["began", "changed", "ended"])
    // 100 points minus the pan's slop of ten.
    expect(abs(translation.x - sign * 90), isBelow: 1)
    expect(abs(start.x - 200) < 30 && abs(start.y - 200) < 1 && types.count > 3)
  }

  @Test func `touches of a pad are indirect, those of a click the pointer's`() {
    let pad = Pad()
    let finger = UITapGestureRecognizer()
    finger.numberOfTouchesRequired = 3
    finger.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirect.rawValue)]
    let click = UITapGestureRecognizer()
    click.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    let fingers = watch(finger, on: pad)
    let clicks = watch(click, on: pad) { "\(click.location(in: nil).x)" }
    pad.land(3)
    pad.send()
    pad.lift()
    pad.land(1)
    pad.send()
    pad.lift()
    expect(fingers.lines == ["ended"] && clicks.lines == ["ended 200.0"])
  }

  @Test func `a held button is a touch that drags`() {
    let pad = Pad(TouchpadSettings(pointerScale: 10))
    let pan = UIPanGestureRecognizer()
    let log = watch(pan, on: pad)
    pad.land(1)
    pad.buttons = .left
    pad.send()
    pad.move(8, 0)
    pad.buttons = []
    pad.send()
    expect(log.lines, equals: ["began", "changed", "ended"])
    expect(pad.session.pointer, equals: CGPoint(x: 280, y: 200))
  }

  @Test func `a tap clicks only where it is to`() {
    let pad = Pad(TouchpadSettings(tapsToClick: false))
    let log = watch(UITapGestureRecognizer(), on: pad)
    pad.land(1)
    pad.send()
    pad.lift()
    expect(log.lines.isEmpty)
  }

  @Test func `two fingers that part pinch at the pointer`() {
    let pad = Pad()
    let pinch = UIPinchGestureRecognizer()
    var scale = 1.0
    var location = CGPoint.zero
    let log = watch(pinch, on: pad) {
      scale = Double(pinch.scale)
      location = pinch.location(in: nil)
      return ""
    }
    pad.land(2)
    pad.part(15)
    pad.lift()
    expect(log.lines == ["began", "changed", "ended"] && scale > 1.6)
    expect(abs(location.x - 200) < 1 && abs(location.y - 200) < 1)
  }

  @Test func `a palm cancels what the fingers did`() {
    let pad = Pad()
    let swipe = UIPanGestureRecognizer()
    let scroll = UIPanGestureRecognizer()
    scroll.allowedScrollTypesMask = .all
    scroll.maximumNumberOfTouches = 1
    let swipes = watch(swipe, on: pad)
    let scrolls = watch(scroll, on: pad)
    pad.land(3)
    pad.move(20, 0)
    pad.cancel()
    pad.land(2)
    pad.move(0, 20)
    pad.cancel()
    expect(swipes.lines, equals: ["began", "changed", "cancelled"])
    expect(scrolls.lines, equals: ["began", "changed", "cancelled"])
  }

  @Test func `a third finger makes a swipe of a scroll`() {
    let pad = Pad()
    let scroll = UIPanGestureRecognizer()
    scroll.allowedScrollTypesMask = .all
    scroll.maximumNumberOfTouches = 1
    let swipe = UIPanGestureRecognizer()
    swipe.minimumNumberOfTouches = 3
    let scrolls = watch(scroll, on: pad)
    let swipes = watch(swipe, on: pad)
    pad.land(2)
    pad.move(8, 0, frames: 8)
    pad.land(1)
    pad.move(20, 0)
    pad.lift()
    expect(scrolls.lines, equals: ["began", "changed", "cancelled"])
    expect(swipes.lines, equals: ["began", "changed", "ended"])
  }
}
