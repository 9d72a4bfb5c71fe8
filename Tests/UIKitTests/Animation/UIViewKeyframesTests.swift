import Testing
import UIKit

@MainActor
@Suite struct UIViewKeyframesTests {
  @Test func `steps follow each other, and one completion follows them`() {
    let window = UIWindow(frame: .zero)
    let view = UIView(frame: .zero)
    window.addSubview(view)
    window.advance(to: 0)
    var finished: [Bool] = []
    UIView.animateKeyframes(withDuration: 4) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x = 50 }
    } completion: {
      finished.append($0)
    }
    let seen = [0.0, 1, 2, 2.5, 2.9].map { time in
      window.advance(to: time)
      return view.layer.presentation()!.position.x
    }
    #expect(zip(seen, [0, 50, 100, 75, 55]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(finished.isEmpty)
    window.advance(to: 4)
    #expect(view.layer.presentation()!.position.x == 50 && finished == [true])
  }
}
