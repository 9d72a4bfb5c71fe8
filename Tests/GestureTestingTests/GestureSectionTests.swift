import Expectations
import Foundation
import GestureTesting
import Testing
import UIKit

@MainActor
struct GestureSectionTests {
  private final class CardController: UIViewController {}

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private func said(_ body: () -> Void) -> String {
    let texts = Texts()
    withKnownIssue {
      body()
    } matching: {
      texts.all.append($0.comments.first?.rawValue ?? "")
      return true
    }
    return texts.all.joined(separator: "\n")
  }

  /// A test with a label that a pan moves.
  private func labelled() -> GestureTest {
    window.makeKeyAndVisible()
    let label = UILabel(frame: CGRect(x: 150, y: 150, width: 100, height: 100))
    label.text = "Notes"
    label.isUserInteractionEnabled = true
    window.addSubview(label)
    let pan = UIPanGestureRecognizer()
    pan.addAction { [unowned label] _ in
      label.frame.origin.y += pan.translation(in: nil).y
      pan.setTranslation(.zero, in: nil)
    }
    label.addGestureRecognizer(pan)
    let test = GestureTest(window: window)
    test.watch(pan, as: "pan")
    return test
  }

  @Test func `expectations read the last section as often as they like`() {
    let test = labelled()
    test.play(.drag(50).lift())
    test.play(.drag(50).cancel())
    for _ in 0..<2 {
      test.expect("pan began\npan changed\npan cancelled")
      test.expect(outcome: "move")
      test.sections[0].expect("pan began\npan changed\npan ended")
      test.sections[1].expect("pan began\npan changed\npan cancelled")
    }
    expect(test.sections.count == 2 && test.sent.last == "pan cancelled")
  }

  @Test func `expectations are about the last section, or what came before the first`() {
    let test = labelled()
    expect(test.expectedSection.sent.isEmpty && test.sections.isEmpty)
    test.play(.drag(50).lift())
    test.play(.drag(50).cancel())
    expect(test.expectedSection === test.sections[1])
    expect(test.sections[0].expectedSection === test.sections[0])
  }

  @Test func `a name is that of the outcome`() {
    let test = labelled()
    test.play(.drag(50).lift())
    expect(test.outcomes.map(\.name), equals: ["pan"])
    test.expect(progress: 1 ± 0.001, at: 0.45, of: "pan")
    let text = said { test.expect(progress: 0.5, at: 0.45, of: "pan") }
    expect(text.hasPrefix("expected the progress of pan to be 0.5 ± 0.01 at 0.45 s, but it was 1"))
    expect(said { test.expect(progress: 0.5, at: 0, of: "card") }.contains("only pan moved"))
  }

  @Test func `the tree is that of the section's end, with its texts`() {
    let test = labelled()
    test.play(.drag(50).lift())
    window.subviews[0].frame.origin.y = 0
    test.expect(
      tree: """
        UIWindow 0,0 400×800
          UILabel 150,190 100×100 “Notes”
        """)
    let text = said { test.expect(tree: "UIWindow 0,0 400×800") }
    expect(text.contains("+   UILabel 150,190 100×100 “Notes”"), "\(text)")
  }

  @Test func `the calls of the application are compared, also those of one class`() {
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let tap = UITapGestureRecognizer()
    tap.addAction { [unowned root] _ in root.present(CardController(), animated: true) }
    root.view.addGestureRecognizer(tap)
    let test = GestureTest(window: window)
    test.play(FingerPath().down(at: CGPoint(x: 200, y: 200)).hold(0.05).lift())
    test.expect(
      callbacks: """
        CardController viewDidLoad
        CardController viewWillAppear(true)
        CardController viewDidAppear(true)
        """, of: "CardController")
    let text = said { test.expect(callbacks: "CardController viewDidLoad", of: "CardController") }
    expect(text.hasPrefix("the calls differ from the expected ones"), "\(text)")
    expect(test.sections[0].callbacks.contains("UITapGestureRecognizer ended on UIView"))
    test.expect(outcome: "move")
  }

  @Test func `a page of a failure names test, file and line, and has pictures`() throws {
    let test = labelled()
    test.play(.drag(50).lift())
    let line = #line + 1
    let text = said { test.expect(outcome: "nothing") }
    let folder = try #require(text.split(separator: "saved in ").last)
    let page = try String(contentsOfFile: "\(folder)/index.html", encoding: .utf8)
    expect(page.contains("a page of a failure names test, file and line, and has pictures"))
    expect(page.contains("GestureTestingTests/GestureSectionTests.swift, line \(line)"))
    expect(page.contains("<img alt=\"moments of the test\" src=\"data:image/png;base64,"))
    expect(FileManager.default.fileExists(atPath: "\(folder)/strip.png"))
  }

  @Test func `a section begins where the time of the one before ended`() {
    let test = labelled()
    test.play(.drag(50).lift())
    test.play(.drag(50).lift())
    test.expect(progress: 1 ± 0.001, at: 0.45)
    expect(abs(test.sections[0].duration - test.sections[1].duration), isBelow: 0.02)
    expect(abs(window.subviews[0].frame.origin.y - 230), isBelow: 0.001)
  }

  @Test func `an outcome that is none is answered with what could be`() {
    let test = labelled()
    test.play(.drag(50).lift())
    expect(
      said { test.expect(outcome: "finsh") },
      equals: "the test expects \"finsh\"; write finish, cancel, rest, move or nothing")
    expect(said { test.expect(outcome: "finish by magic") }.contains("finish by application, "))
  }
}
