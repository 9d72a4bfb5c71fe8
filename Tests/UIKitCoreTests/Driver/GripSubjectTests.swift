import Expectations
import Foundation
import Testing

@testable import UIKit

/// The reference of a grip to the driver whose transition it moves.
@MainActor
struct GripSubjectTests {
  @Test func `a grip that outlives its driver has no subject`() {
    let (root, pan) = (UIViewController(), UIPanGestureRecognizer())
    var driver: PanTransitionDriver? = PanTransitionDriver(
      dismissing: root, pan: pan, direction: .down)
    let grip = driver?.grip
    expect(grip?.subject === driver)
    weak let gone = driver
    driver = nil
    expectNil(gone)
    expectNil(grip?.subject)
  }
}
