import Expectations
import Foundation
import SeededRandom
import Testing
import ViewTesting

@testable import UIKit

/// Names of classes, locks, exceptions, purgeable data, formats, and events' touches.
@MainActor
struct ObjectPartTests {
  private final class Own: NSObject {}

  @Test func `names of classes and selectors`() {
    let names = [object_getClassName(Own()), object_getClassName(Own()), object_getClassName(nil)]
    expect(names.map { String(cString: $0) }, equals: ["Own", "Own", "nil"])
    expect(names[0] == names[1])
    expect(UIView.description(), equals: "UIView")
    expect(NSObject.description(of: CALayer.self), equals: "CALayer")
    expect(Own.description(), equals: "UIKitCoreTests.ObjectPartTests.Own")
    expect(NSSelectorFromString("go:") == Selector("go:"))
  }

  @Test func `locks have names and are taken once, or again by the same thread`() {
    let (lock, again) = (InheritableLock(), InheritableRecursiveLock())
    (lock.name, again.name) = ("one", "two")
    expect(lock.name == "one" && again.name == "two")
    lock.lock()
    again.lock()
    expect(!lock.try() && again.try())
    expect(!lock.lock(before: Date(timeIntervalSinceNow: -1)))
    expect(again.lock(before: Date(timeIntervalSinceNow: 1)))
    lock.unlock()
    for _ in 0..<3 { again.unlock() }
    expect(lock.try() && lock.lock(before: .distantPast) == false)
    lock.unlock()
    let plain = OSAllocatedUnfairLock()
    plain.lock()
    expect(!plain.lockIfAvailable())
    plain.unlock()
    expect(plain.lockIfAvailable())
    plain.unlock()
  }

  @Test func `exceptions have names and reasons`() {
    let one = NSException(name: NSExceptionName("Own"), reason: "because", userInfo: ["a": 1])
    let two = NSException(name: NSExceptionName(rawValue: "Other"), reason: nil)
    expect(one.description == "because" && one.name.rawValue == "Own" && one.userInfo?.count == 1)
    expect(two.description == "Other" && two.reason == nil && two.userInfo == nil)
  }

  @Test func `purgeable data are bytes like any others`() {
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(seed))
      let data = NSPurgeableData()
      var model: [UInt8] = []
      for step in 0..<30 {
        let bytes = (0..<random.below(5)).map { UInt8($0 + step) }
        switch random.below(6) {
        case 0:
          data.append(bytes, length: bytes.count)
          model += bytes
        case 1:
          data.append(Data(bytes))
          model += bytes
        case 2:
          let count = random.below(12)
          data.length = count
          model =
            Array(model.prefix(count)) + Array(repeating: 0, count: max(count - model.count, 0))
        case 3, 4:
          let start = random.below(model.count + 1)
          let length = random.below(model.count - start + 1)
          let isEmpty = random.chance(0.3)
          data.replaceBytes(
            in: NSRange(location: start, length: length), withBytes: isEmpty ? nil : bytes,
            length: bytes.count)
          model.replaceSubrange(
            start..<start + length,
            with: isEmpty ? Array(repeating: 0, count: bytes.count) : bytes)
        default:
          let (copy, other) = (data.copy() as? NSData, data.mutableCopy() as? NSMutableData)
          expect(copy.map { [UInt8]($0 as Data) }, equals: model)
          expect(other.map { [UInt8]($0 as Data) }, equals: model)
        }
        expect(data.length, equals: model.count)
        let seen = Array(UnsafeRawBufferPointer(start: data.bytes, count: data.length))
        expect(seen, equals: model)
      }
    }
  }

  @Test func `formats take any value`() {
    let (none, list): (String?, Any?) = (nil, [2])
    let text = String(format: "%@ %@ %d", "a" as Any?, none as Any?, 4 as Any?)
    expect(text, equals: "a (null) 4")
    expect(String(format: "%@", locale: nil, list), equals: "[2]")
    expect(NSString(format: "%@-%@", "x" as Any?, [1] as Any?) == "x-[1]")
    let long = NSMutableString(string: "begin")
    long.appendFormat(" %@", URL(fileURLWithPath: "/a") as Any?)
    expect(long.hasPrefix("begin "))
  }

  @Test func `an event's touches by window, view and recognizer, and the force of presses`() {
    final class Watcher: UIView {
      var facts: [String] = []
      weak var other: UIView?

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let event, let window, let other else { return }
        let counts = [
          event.touches(for: window), event.touches(for: self), event.touches(for: other),
          gestureRecognizers?.first.flatMap { event.touches(for: $0) },
        ].map { $0?.count ?? -1 }
        facts.append("\(event.allTouches?.count ?? -1) \(counts) \(event.subtype) \(event.type)")
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (left, right) = (
      Watcher(frame: CGRect(x: 0, y: 0, width: 50, height: 100)),
      Watcher(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
    )
    (left.other, right.other) = (right, left)
    left.addGestureRecognizer(UILongPressGestureRecognizer())
    window.addSubview(left)
    window.addSubview(right)
    window.isHidden = false
    let fingers = Fingers(window)
    fingers.down(0, 10, 10)
    fingers.down(1, 80, 10)
    fingers.lift(0)
    fingers.lift(1)
    SeenMarks.see((left.facts + right.facts).joined(separator: "\n"))
    expect(left.facts.count == 1 && right.facts.count == 1)
  }

  private nonisolated static let scrolls: [(UIRectEdge, Double, Double)] = [
    (.left, 30, 0), (.right, -30, 0), (.top, 0, 30), (.bottom, 0, -30), (.left, -30, 0),
    (.right, 30, 0), (.top, 0, -30), (.bottom, 0, 30), (.left, 0, 30), ([.left, .top], 0, 30),
  ]

  @Test(arguments: scrolls)
  func `a scroll begins at an edge from which it moves away`(
    edge: UIRectEdge, dx: Double, dy: Double
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.isHidden = false
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = edge
    pan.allowedScrollTypesMask = .all
    window.addGestureRecognizer(pan)
    var states: [UIGestureRecognizer.State] = []
    pan.addAction { states.append($0.state) }
    let fingers = Fingers(window)
    fingers.scroll(.began, dx / 3, dy / 3)
    fingers.scroll(.changed, dx, dy)
    fingers.scroll(.ended)
    let isAway =
      dx > 0 && edge.contains(.left) || dx < 0 && edge.contains(.right)
      || dy > 0 && edge.contains(.top) || dy < 0 && edge.contains(.bottom)
    expect(states.first == .began, equals: isAway)
  }
}
