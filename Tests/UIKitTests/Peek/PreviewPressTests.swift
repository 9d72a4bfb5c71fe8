import Expectations
import Foundation
import Testing

@testable import UIKit

@MainActor
struct PreviewPressTests {
  private let point = CGPoint(x: 10, y: 10)

  @Test func `pressure alone decides where it is reported`() {
    var press = PreviewPress()
    expect(press.touch(at: point, 0, force: 0.1), equals: [])
    expectNil(press.deadline)
    expect(press.press(at: point, 9, force: 0.19), equals: [])
    expect(press.press(at: point, 9.1, force: 0.35), equals: [.begins, .previews(0.5)])
    expect(press.press(at: point, 9.2, force: 0.5), equals: [.previewed])
    expect(press.press(at: point, 9.3, force: 0.5), equals: [.commits(0)])
    expect(press.press(at: point, 9.4, force: 0.9), equals: [.committed])
    expect(press.press(at: point, 9.5, force: 1) == [] && press.end(isCancelled: false) == [])
  }

  @Test func `time decides where no pressure is reported`() {
    var press = PreviewPress()
    expect(press.touch(at: point, 0, force: nil), equals: [])
    expect(press.deadline, equals: 0.1)
    expect(press.press(at: point, 0.1, force: nil), equals: [.begins, .previews(0)])
    expect(press.press(at: point, 0.3, force: nil), equals: [.previews(0.5)])
    expect(press.deadline, equals: 0.3 + 1.0 / 60)
    expect(press.press(at: point, 0.5, force: nil), equals: [.previewed])
    expect(press.press(at: point, 0.85, force: nil), equals: [.commits(0.5)])
    expect(press.press(at: point, 1.2, force: nil), equals: [.committed])
    expectNil(press.deadline)
  }

  @Test func `a finger that moves before the preview is complete cancels it; later it may move`() {
    let far = CGPoint(x: 30, y: 10)
    var press = PreviewPress()
    _ = press.touch(at: point, 0, force: nil)
    _ = press.press(at: point, 0.2, force: nil)
    expect(
      press.press(at: far, 0.3, force: nil),
      equals: [
        .cancels(reason: "the finger moved more than 10 points before the preview was complete")
      ])
    press = PreviewPress()
    _ = press.touch(at: point, 0, force: nil)
    _ = press.press(at: point, 0.5, force: nil)
    _ = press.press(at: point, 0.5, force: nil)
    expect(press.press(at: far, 0.85, force: nil), equals: [.commits(0.5)])
  }

  @Test func `a lift says what was not complete`() {
    var press = PreviewPress()
    _ = press.touch(at: point, 0, force: 0.3)
    expect(
      press.end(isCancelled: false),
      equals: [.cancels(reason: "the finger lifted before the preview was complete")])
    press = PreviewPress()
    _ = press.touch(at: point, 0, force: 0.6)
    expect(
      press.end(isCancelled: false),
      equals: [.cancels(reason: "the finger lifted before the commit was complete")])
    press = PreviewPress()
    _ = press.touch(at: point, 0, force: 0.3)
    expect(press.end(isCancelled: true), equals: [.cancels(reason: "the touch was cancelled")])
  }

  @Test func `numbers that are none cause no progress`() {
    var press = PreviewPress()
    expect(press.touch(at: point, 0, force: .nan), equals: [])
    expect(press.press(at: CGPoint(x: CGFloat.nan, y: 0), 1, force: .nan), equals: [])
  }
}
