import Expectations
import Foundation
import GestureTesting
import Synchronization
import Testing
import UIKit

/// Pictures and views of a window, compared with files.
@MainActor
@Suite(.serialized) struct PictureExpectationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 10))

  private func test(red: CGFloat = 1, marks: Int = 0) -> GestureTest {
    let root = UIViewController()
    root.view.backgroundColor = UIColor(red: red, green: 0, blue: 0, alpha: 1)
    for mark in 0..<marks {
      let dot = UIView(frame: CGRect(x: mark, y: 2, width: 1, height: 1))
      dot.backgroundColor = .blue
      root.view.addSubview(dot)
    }
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return GestureTest(window: window)
  }

  /// The sentence of the only issue; nil if there is none.
  private func issue(_ body: () -> Void) -> String? {
    let found = Mutex<String?>(nil)
    withKnownIssue(isIntermittent: true) {
      body()
    } matching: { issue in
      let words = issue.comments.first?.rawValue ?? "\(issue)"
      found.withLock { $0 = words }
      return true
    }
    return found.withLock { $0 }
  }

  @Test func `equal, nearly equal and different pictures`() {
    let name = "red-window"
    expectNil(issue { test().expectPicture(named: name) })
    // Eight of 255 is the usual tolerance.
    expectNil(issue { test(red: 247.0 / 255).expectPicture(named: name) })
    expect(issue { test(red: 246.0 / 255).expectPicture(named: name) } != nil)
    expectNil(issue { test(red: 246.0 / 255).expectPicture(named: name, tolerance: 9) })
    let one = issue { test(marks: 1).expectPicture(named: name) }
    expect(one?.contains("1 of 200 pixels differ by more than 8"), equals: true, "\(one ?? "")")
    expectNil(issue { test(marks: 2).expectPicture(named: name, share: 0.01) })
    let three = issue { test(marks: 3).expectPicture(named: name, share: 0.01) }
    expect(three?.contains("3 of 200 pixels differ by more than 8"), equals: true)
    expect(three?.contains("saved in "), equals: true)
    window.frame.size.width = 30
    let wide = issue { test().expectPicture(named: name) }
    expect(wide?.contains("30 × 10 pixels, not 20 × 10"), equals: true, "\(wide ?? "")")
  }

  @Test func `files that are not there, or are no pictures, and sections without a moment`() {
    let missing = issue { test().expectPicture(named: "nothing-of-this-name") }
    expect(missing?.contains("nothing-of-this-name.png"), equals: true, "\(missing ?? "")")
    let tree = issue { test().expectTree(named: "nothing-of-this-name") }
    expect(tree?.contains("nothing-of-this-name.txt"), equals: true, "\(tree ?? "")")
    let early = issue { test().expect(picture: "red-window") }
    expect(early?.contains("there is nothing to draw; play a gesture first"), equals: true)
    let broken = issue { test().expectPicture(named: "no-picture") }
    expect(broken?.contains("no-picture cannot be drawn or read"), equals: true, "\(broken ?? "")")
  }
}
