import CoreGraphics
import Expectations
import Testing

@testable import QuartzCore

@MainActor
struct CAAnimationGroupTests {
  @Test func `a part of a group that is over shows nothing in the rest of the group`() {
    let layer = CALayer()
    let part = CABasicAnimation(keyPath: "opacity")
    part.fromValue = 0.2
    part.toValue = 0.4
    part.duration = 1
    let group = CAAnimationGroup()
    group.animations = [part]
    group.duration = 2
    group.beginTime = 10
    layer.add(group, forKey: "group")
    expect(abs(layer.presentationValues(at: 10.5).opacity - 0.3), isBelow: 0.001)
    expect(layer.presentationValues(at: 11.5).opacity, equals: 1)
  }
}
