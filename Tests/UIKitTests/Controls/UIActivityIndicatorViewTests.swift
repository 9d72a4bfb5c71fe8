import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UIActivityIndicatorViewTests {
  private let table = Table()

  @Test func `a wheel that turns already is not turned back`() {
    let wheel = UIActivityIndicatorView(style: .large)
    table.view.addSubview(wheel)
    wheel.startAnimating()
    table.fingers.wait(250)
    wheel.startAnimating()
    table.fingers.wait(250)
    let turned = wheel.layer.presentation()?.affineTransform() ?? .identity
    expect(abs(turned.a + 1), isBelow: 0.1, "half a turn: \(turned)")
  }
}
