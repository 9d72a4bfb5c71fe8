import Expectations
import Testing
import UIKit
import ViewTesting

/// Scroll views that keep touches from their content.
@MainActor
struct ContentTouchTests {
  private final class Choosy: UIScrollView {
    var wants = true
    var asked: [UIView] = []

    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
      asked.append(view)
      return wants
    }
  }

  @Test(arguments: [true, false]) func `content receives only touches that are wanted`(wants: Bool)
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let scroll = Choosy(frame: window.bounds)
    scroll.wants = wants
    let content = ListeningView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.addSubview(content)
    scroll.contentSize = CGSize(width: 300, height: 900)
    window.addSubview(scroll)
    window.isHidden = false
    let fingers = Fingers(window)
    fingers.down(0, 100, 100)
    fingers.wait(300)
    fingers.lift()
    expect(scroll.asked.first === content)
    expect(content.heard, equals: wants ? ["began", "ended"] : [])
  }
}
