import Expectations
import Foundation
import GestureTesting
import Testing
import UIKit

private final class DraggedCard: UIViewController {
  var driver: PanTransitionDriver?
}

/// A card that a drag down dismisses, and recordings with expected outcomes.
@MainActor
struct RecordedExpectationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let card = DraggedCard()

  private func watched() -> GestureTest {
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    card.modalPresentationStyle = .fullScreen
    root.present(card, animated: false)
    let driver = PanTransitionDriver(
      dismissing: card, pan: UIPanGestureRecognizer(), direction: .down)
    card.driver = driver
    card.view.addGestureRecognizer(driver.pan)
    let test = GestureTest(window: window)
    test.watch(driver, as: "card")
    return test
  }

  @Test(arguments: ["phone-swipe-down-125hz", "phone-flick-back-down-60hz", "phone-tap-90hz"])
  func `a recording's own expectation is what a test asks for`(recording: String) throws {
    let test = watched()
    test.playAsExpected(recording: recording)
    expect(card.driver?.lastDecision != nil || card.driver?.lastRefusal != nil)
  }

  @Test func `what is not as the recording expects is an error that says how`() {
    let test = watched()
    // A disabled driver ignores the hand.
    card.driver?.pan.isEnabled = false
    withKnownIssue {
      test.playAsExpected(recording: "phone-swipe-down-125hz")
    } matching: {
      $0.comments.first?.rawValue.hasPrefix(
        "expected the transition to finish, but no gesture moved one") == true
    }
  }

  @Test func `a recording that expects nothing said is no test`() {
    withKnownIssue { watched().playAsExpected(recording: "phone-drag-right-60hz") }
  }

  @Test(
    arguments: RecordedGesture.all(in: "Recordings").filter { $0.name.contains("flick-back-down") })
  func `a folder is a list of cases`(gesture: RecordedGesture) {
    let test = watched()
    test.playAsExpected(gesture)
    expect(gesture.description, equals: gesture.name)
  }

  @Test func `a failure tells the decision with its numbers, and keeps what came`() throws {
    let test = watched()
    test.play(recording: "phone-flick-back-down-60hz")
    let texts = Texts()
    withKnownIssue {
      test.expect(outcome: "finish")
    } matching: {
      texts.all.append($0.comments.first?.rawValue ?? "")
      return true
    }
    let text = try #require(texts.all.first)
    expect(text.contains("but it went back: flicked back at 512 pt/s"))
    expect(text.contains("card: cancel: flicked back"))
    let folder = try #require(text.split(separator: "saved in ").last)
    let kept = try String(contentsOfFile: "\(folder)/actual.txt", encoding: .utf8)
    expect(kept, equals: "cancel by velocity-against\n")
    expect(FileManager.default.fileExists(atPath: "\(folder)/index.html"))
  }

  @Test func `progress, views and picture are compared with files`() {
    let test = watched()
    test.play(recording: "phone-flick-back-down-60hz")
    test.expectProgress(named: "flick-back", tolerance: 0.001)
    test.expectTree(named: "flick-back-views")
    test.expectPicture(named: "flick-back")
    test.play(recording: "phone-swipe-down-125hz")
    guard ProcessInfo.processInfo.environment["PANTOGRAPH_RECORD"] == nil else { return }
    withKnownIssue { test.expectProgress(named: "flick-back") }
    withKnownIssue {
      test.expectTree(named: "nothing-of-this-name")
    } matching: {
      $0.comments.first?.rawValue.contains("PANTOGRAPH_RECORD=1") == true
    }
  }
}
