import Foundation
import PantographLive
import PantographStage
import PantographTouches
import UIKit

/// A finger of a display, or its mouse, where no touch device can be read.
public struct DemoFinger: Hashable, Sendable {
  /// What tells it from other fingers that are down.
  public var id: Int
  /// Began, moved, ended or cancelled.
  public var phase: ContactPhase
  /// In the scene's points.
  public var position: CGPoint

  /// A finger that is at that point.
  public init(id: Int, phase: ContactPhase, position: CGPoint) {
    self.id = id
    self.phase = phase
    self.position = position
  }
}

/// What a window system says of a wheel, or of two fingers on a pad of its own.
public struct DemoScroll: Hashable, Sendable {
  /// The way that the content goes, in the scene's points.
  public var movement: CGVector
  /// Whether it comes from fingers, and not from the notches of a wheel.
  public var isContinuous: Bool
  /// Where the pointer is, in the scene's points.
  public var position: CGPoint

  /// A step of a scroll.
  public init(movement: CGVector, isContinuous: Bool, position: CGPoint) {
    self.movement = movement
    self.isContinuous = isContinuous
    self.position = position
  }
}

/// Fingers and mice of a display as the contacts of a surface.
struct DemoPointers {
  /// Those that are down, each with the number of its contact.
  private var down: [(id: Int, contact: Contact)] = []
  /// Far from the numbers that a model's hand has.
  private var nextNumber: UInt32 = 1_000_000
  private var lastTime = Timestamp.zero

  var isEmpty: Bool { down.isEmpty }

  /// The frame in which that finger does so; nil where it was never down.
  mutating func frame(_ finger: DemoFinger, at position: Vector, time: Timestamp) -> ContactFrame? {
    if finger.phase == .began {
      guard !down.contains(where: { $0.id == finger.id }) else { return nil }
      let id = ContactID(rawValue: nextNumber)
      nextNumber += 1
      down.append((finger.id, Contact(id: id, phase: .began, position: position)))
    } else {
      guard let index = down.firstIndex(where: { $0.id == finger.id }) else { return nil }
      down[index].contact.phase = finger.phase
      down[index].contact.position = position
    }
    return takeFrame(time)
  }

  /// The frame in which all that are down are lost; nil where none are.
  mutating func cancelled(time: Timestamp) -> ContactFrame? {
    guard !down.isEmpty else { return nil }
    for index in down.indices { down[index].contact.phase = .cancelled(.inputEnded) }
    return takeFrame(time)
  }

  private mutating func takeFrame(_ time: Timestamp) -> ContactFrame {
    // Each frame has a moment of its own.
    lastTime = max(lastTime + .microseconds(1), time)
    var frame = ContactFrame(time: lastTime)
    for entry in down { frame.append(entry.contact) }
    down.removeAll { !$0.contact.phase.isDown }
    for index in down.indices { down[index].contact.phase = .stationary }
    frame.fingerCount = down.count
    return frame
  }
}

extension DemoSession {
  /// How long nothing scrolls until a scroll is over; the notches of a wheel come further apart.
  private static let scrollPause = TimeSpan.milliseconds(120)
  private static let wheelPause = TimeSpan.milliseconds(350)

  /// A finger of the display did something. It is the hand where no device and no recording is.
  public func point(_ finger: DemoFinger) {
    guard hand.isKeys, clock.time.pace > 0 else { return }
    endScroll(at: clock.now)
    let position = run.surfacePosition(of: finger.position)
    guard let frame = pointers.frame(finger, at: position, time: clock.now) else { return }
    keyQueue.add(frame)
    isStale = true
  }

  /// Something scrolls over the display.
  public func scroll(_ scroll: DemoScroll) {
    guard hand.isKeys, clock.time.pace > 0, pointers.isEmpty, keyQueue.nextTime == nil else {
      return
    }
    let step = ScrollStep(
      type: scroll.isContinuous ? .continuous : .discrete,
      phase: scrollEnd == nil ? .began : .changed, movement: scroll.movement)
    scrollEnd = clock.now + (scroll.isContinuous ? Self.scrollPause : Self.wheelPause)
    run.scroll(step, at: scroll.position, time: clock.now)
    isStale = true
  }

  /// Ends what scrolls once it has paused long enough, or at once.
  func endScroll(at now: Timestamp? = nil) {
    guard let end = scrollEnd, end <= clock.now || now != nil else { return }
    scrollEnd = nil
    run.scroll(ScrollStep(phase: .ended), at: .zero, time: min(end, clock.now))
    isStale = true
  }

  /// What is down is lost: time stands still, or goes on after it did.
  func cancelPointers() {
    if let frame = pointers.cancelled(time: clock.now) { keyQueue.add(frame) }
    endScroll(at: clock.now)
  }
}
