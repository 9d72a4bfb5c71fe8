import Expectations
import GestureTesting
import Testing
import UIKit

@MainActor
struct GestureTestTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let pan = UIPanGestureRecognizer()
  let edge = UIScreenEdgePanGestureRecognizer()

  init() {
    edge.edges = .left
    window.addGestureRecognizer(pan)
    window.addGestureRecognizer(edge)
    pan.require(toFail: edge)
  }

  private func watched() -> GestureTest {
    let test = GestureTest(window: window)
    test.watch(pan, as: "pan")
    test.watch(edge, as: "edge")
    return test
  }

  @Test func `a stroke from the middle is the pan's, one from the edge is the edge pan's`() throws {
    let test = watched()
    test.play(
      FingerPath().down(at: CGPoint(x: 200, y: 400)).move(to: CGPoint(x: 300, y: 400), over: 0.2)
        .lift())
    test.expect("pan began\npan changed\npan ended")
    test.play(
      FingerPath().down(at: CGPoint(x: 5, y: 400)).move(to: CGPoint(x: 300, y: 400), over: 0.2)
        .lift())
    test.expect("edge began\nedge changed\nedge ended")
  }

  @Test func `a finger is exactly where it was drawn`() {
    let (start, end) = (CGPoint(x: 1.0 / 3, y: 799.1), CGPoint(x: 399.7, y: 0.1))
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.1
    window.addGestureRecognizer(press)
    var places: [CGPoint] = []
    press.addAction { places.append($0.location(in: nil)) }
    watched().play(FingerPath().down(at: start).hold(0.2).move(to: end, over: 0).hold(0.1).lift())
    expect(places.first, equals: start)
    expect(places.last, equals: end)
  }

  @Test func `a palm cancels, it never ends`() throws {
    let test = watched()
    test.play(
      FingerPath().down(at: CGPoint(x: 200, y: 400)).move(to: CGPoint(x: 300, y: 400), over: 0.2)
        .cancel())
    test.expect("pan began\npan changed\npan cancelled")
  }

  @Test(arguments: [60, 90, 125, 250, 1000])
  func `every report rate decides the same`(rate: Int) throws {
    let test = watched()
    test.play(
      FingerPath().down(at: CGPoint(x: 200, y: 400)).hold(0.1)
        .move(to: CGPoint(x: 300, y: 500), over: 0.3).hold(0.2).lift(), rate: rate)
    test.expect("pan began\npan changed\npan ended")
  }

  @Test
  func `what was not expected and what did not come are both told, at the expectation's line`() {
    let test = watched()
    test.play(
      FingerPath().down(at: CGPoint(x: 200, y: 400)).move(to: CGPoint(x: 300, y: 400), over: 0.2)
        .cancel())
    let line = #line + 2
    withKnownIssue {
      test.expect("pan began\npan changed\npan ended")
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileName.hasPrefix("GestureTestTests") == true
        && issue.comments.first?.rawValue.hasPrefix(
          """
          the gestures differ from the expected ones (- missing, + unexpected):
            pan began
            pan changed
          - pan ended
          + pan cancelled
          saved in
          """) == true
    }
  }

  @Test func `a mistyped recording is answered with the nearest and the folders`() {
    withKnownIssue {
      watched().play(recording: "phone-swipe-dwn-125hz")
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? ""
      return text.contains("did you mean \"phone-swipe-down-125hz\"?")
        && text.contains("/Recordings")
    }
  }
}
