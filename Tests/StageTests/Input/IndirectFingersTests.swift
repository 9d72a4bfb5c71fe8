import Expectations
import Foundation
import PantographStage
import PantographTouches
import Testing
import UIKit

@MainActor
struct IndirectFingersTests {
  final class Watcher: UIGestureRecognizer {
    var places: [ObjectIdentifier: [CGPoint]] = [:]
    private func note(_ touches: Set<UITouch>) {
      for touch in touches {
        places[ObjectIdentifier(touch), default: []].append(touch.location(in: nil))
      }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { note(touches) }
  }

  @Test func `a finger that joined goes on where it is when the first ones lift`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let session = TouchpadSession(window: window, settings: TouchpadSettings())
    let watcher = Watcher()
    window.addGestureRecognizer(watcher)
    var time = Timestamp(microseconds: 1_000_000)
    var places: [UInt32: (Double, Double)] = [:]
    func send(_ fingers: [UInt32: (Double, Double)]) {
      time = time + .milliseconds(8)
      var frame = ContactFrame(time: time)
      for (id, place) in places.sorted(by: { $0.key < $1.key }) where fingers[id] == nil {
        frame.append(
          Contact(
            id: ContactID(rawValue: id), phase: .ended, position: Vector(x: place.0, y: place.1)))
      }
      for (id, place) in fingers.sorted(by: { $0.key < $1.key }) {
        frame.append(
          Contact(
            id: ContactID(rawValue: id), phase: places[id] == nil ? .began : .moved,
            position: Vector(x: place.0, y: place.1)))
      }
      frame.fingerCount = fingers.count
      places = fingers
      session.receive(frame)
    }
    send([1: (35, 30), 2: (45, 30)])
    for step in 1...15 { send([1: (35 - Double(step), 30), 2: (45 + Double(step), 30)]) }
    for step in 0...12 { send([1: (20, 30), 2: (60, 30), 3: (40, 40 + Double(step))]) }
    for step in 1...20 {
      let x = Double(step)
      send([1: (20 + x, 30), 2: (60 + x, 30), 3: (40 + x, 52)])
    }
    for step in 1...3 { send([3: (60 + Double(step), 52)]) }
    send([:])
    session.advance(to: time + .seconds(1))
    let jumps = watcher.places.values.flatMap { line in
      zip(line, line.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    }
    expect(watcher.places.count, isAtLeast: 3)
    expect((jumps.max() ?? 0), isBelow: 60, "\(watcher.places)")
  }
}
