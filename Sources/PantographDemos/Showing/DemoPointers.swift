import Foundation
import PantographLive
import PantographStage
import PantographTouches
import UIKit

/// A finger on a display, or its mouse, if no touch device can be read.
public struct DemoFinger: Hashable, Sendable {
  /// Identifies the finger among those that are down.
  public var id: Int
  /// The phase of the finger: began, moved, ended or cancelled.
  public var phase: ContactPhase
  /// The finger's position in the scene's points.
  public var position: CGPoint
  /// Whether a mouse with its button down stands in for the finger.
  public var isMouse: Bool

  /// Creates a finger at a position.
  public init(id: Int, phase: ContactPhase, position: CGPoint, isMouse: Bool = false) {
    self.id = id
    self.phase = phase
    self.position = position
    self.isMouse = isMouse
  }
}

/// A scroll from a wheel, or from two fingers on a pad that the window system handles.
public struct DemoScroll: Hashable, Sendable {
  /// The movement of the content, in the scene's points.
  public var movement: CGVector
  /// Whether the scroll comes from fingers instead of the notches of a wheel.
  public var isContinuous: Bool
  /// The pointer's position, in the scene's points.
  public var position: CGPoint

  /// Creates a step of a scroll.
  public init(movement: CGVector, isContinuous: Bool, position: CGPoint) {
    self.movement = movement
    self.isContinuous = isContinuous
    self.position = position
  }
}

/// Converts the fingers and mice of a display to contacts on a surface.
struct DemoPointers {
  /// The fingers that are down, with their contacts.
  private var down: [(id: Int, contact: Contact)] = []
  /// The next contact id; far above the ids of synthesized gestures.
  private var nextNumber: UInt32 = 1_000_000
  private var lastTime = Timestamp.zero

  var isEmpty: Bool { down.isEmpty }

  /// Returns the frame for a finger's change; nil if the finger was never down.
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

  /// Returns a frame that cancels all fingers; nil if none is down.
  mutating func cancelled(time: Timestamp) -> ContactFrame? {
    guard !down.isEmpty else { return nil }
    for index in down.indices { down[index].contact.phase = .cancelled(.inputEnded) }
    return takeFrame(time)
  }

  private mutating func takeFrame(_ time: Timestamp) -> ContactFrame {
    // Each frame needs a time of its own.
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
  /// The pause after which a scroll counts as ended. A wheel needs the longer `wheelPause`, because
  /// its notches are farther apart.
  private static let scrollPause = TimeSpan.milliseconds(120)
  private static let wheelPause = TimeSpan.milliseconds(350)

  /// Handles a finger of the display. It has an effect only if there is no device and no recording.
  public func point(_ finger: DemoFinger) {
    guard mover.isKeys, clock.time.pace > 0, !input.pad.isDown else { return }
    endScroll(at: clock.now)
    let position = run.surfacePosition(of: finger.position)
    guard let frame = input.pointers.frame(finger, at: position, time: clock.now) else { return }
    input.source = finger.isMouse ? .mouse : .fingers
    input.queue.add(frame)
    isStale = true
  }

  /// Handles a scroll over the display.
  public func scroll(_ scroll: DemoScroll) {
    guard mover.isKeys, clock.time.pace > 0, input.pointers.isEmpty, !input.pad.isDown,
      input.queue.nextTime == nil
    else {
      return
    }
    let step = ScrollStep(
      type: scroll.isContinuous ? .continuous : .discrete,
      phase: input.scrollEnd == nil ? .began : .changed, movement: scroll.movement)
    input.scrollEnd = clock.now + (scroll.isContinuous ? Self.scrollPause : Self.wheelPause)
    input.source = .scroll
    run.scroll(step, at: scroll.position, time: clock.now)
    isStale = true
  }

  /// Ends the current scroll if its pause is over, or at once if `now` is given.
  func endScroll(at now: Timestamp? = nil) {
    guard let end = input.scrollEnd, end <= clock.now || now != nil else { return }
    input.scrollEnd = nil
    run.scroll(ScrollStep(phase: .ended), at: .zero, time: min(end, clock.now))
    isStale = true
  }

  /// Cancels all fingers and scrolling, because time stops or starts again.
  func cancelPointers() {
    if let frame = input.pointers.cancelled(time: clock.now) { input.queue.add(frame) }
    if let frame = input.pad.cancelled(time: clock.now) { input.queue.add(frame) }
    endScroll(at: clock.now)
  }
}
