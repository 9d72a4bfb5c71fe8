import Expectations
import Foundation
import PantographDemos
import PantographGestures
import PantographLive
import PantographTouches
import SimulatedDevices
import Testing
import UIKit

/// Gestures of a touchpad that the window system has recognized.
@MainActor
struct DemoGesturesTests {
  private final class Display: DemoDisplay {
    var room = DemoRoom(width: 390, height: 844, pixelsPerPoint: 1)
    var states: [[String]] = []
    var fingers: [Int] = []
    var inputs: [DemoInput] = []
    weak var session: DemoSession?
    var descriptors: [Int32] { [] }

    func isReady() -> Bool { true }
    func show(_ frame: DemoFrame) { states.append(frame.caption.state) }
    func takeInput() -> [DemoInput] {
      defer { inputs = [] }
      return inputs
    }
  }

  private let display = Display()

  private func give(
    _ action: DeltaAction, at milliseconds: Int64, _ room: FakeRoom, y: Double = 400
  ) {
    let moment = room.moment(milliseconds * 1000)
    let gesture = DemoGesture(
      DeltaReport(time: moment, action), position: CGPoint(x: 195, y: y))
    room.script.append((moment, { [display] in display.inputs.append(.gesture(gesture)) }))
  }

  /// Three fingers that move down by `step` points every 10 ms and lift, or are cancelled.
  private func swipe(
    by step: Double, steps: Int64, isCancelled: Bool = false, _ room: FakeRoom
  ) {
    give(.swipeBegan(fingers: 3), at: 100, room)
    for index in 1...steps {
      give(
        .swipeMoved(fingers: 3, DeltaMovement(Delta(x: 0, y: step))), at: 100 + index * 10, room)
    }
    give(.swipeEnded(fingers: 3, isCancelled: isCancelled), at: 101 + steps * 10, room)
  }

  private func report(_ room: FakeRoom) throws -> SceneReport {
    try DemoSession(.card, mover: .keys, clock: room.clock).run(on: display)
  }

  @Test func `three fingers on a pad move the card away`() throws {
    let room = try FakeRoom()
    swipe(by: 12, steps: 30, room)
    let report = try report(room)
    expect(report.transitions.map(\.outcome), equals: [.finish])
    expect(
      display.states.last?.contains("input: gestures of a touchpad, from the window system"),
      equals: true)
    expect(display.states.first?.contains("input: keys"), equals: true)
  }

  @Test func `a gesture that the compositor cancels never finishes`() throws {
    let room = try FakeRoom()
    swipe(by: 12, steps: 30, isCancelled: true, room)
    try expect(report(room).transitions.map(\.outcome), equals: [.cancel])
  }

  @Test func `resting one or two fingers touches nothing`() throws {
    let room = try FakeRoom()
    for fingers in 1...2 {
      give(.holdBegan(fingers: fingers), at: Int64(fingers) * 1000, room)
      give(.holdEnded(fingers: fingers, isCancelled: false), at: Int64(fingers) * 1000 + 800, room)
    }
    try expect(report(room).transitions.isEmpty)
    expect(display.states.allSatisfy { $0.contains("input: keys") })
  }

  @Test func `a mouse during a gesture moves nothing`() throws {
    let room = try FakeRoom()
    swipe(by: 12, steps: 30, room)
    let finger = DemoFinger(
      id: 0, phase: .began, position: CGPoint(x: 50, y: 50), isMouse: true)
    room.script.append(
      (room.moment(150_000), { [display] in display.inputs.append(.finger(finger)) }))
    try expect(report(room).transitions.map(\.outcome), equals: [.finish])
  }
}
