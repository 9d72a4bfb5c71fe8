import Foundation
import PantographTouches

/// Touches that are down or were just lifted, at one moment.
@preconcurrency @MainActor
open class UIEvent: IdentityHashable {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion, remoteControl, presses
    case scroll = 10
    case hover, transform
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }

  /// Always `.none`: only touches, pointers and scrolls arrive here.
  open var subtype: EventSubtype { .none }

  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)

    /// Returns the mask of a button, counted from 1. Numbers that no mask has give an empty one.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      (1..<Int.bitWidth).contains(buttonNumber)
        ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
    }
  }

  open var type: EventType { ownType }
  final let ownType: EventType
  /// Always empty: a recording has no keys.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The time in seconds, on the clock of the input.
  @exclusivity(unchecked) open private(set) var timestamp: TimeInterval
  @exclusivity(unchecked) open internal(set) var buttonMask: ButtonMask = []
  open var allTouches: Set<UITouch>? { ownTouches }
  @exclusivity(unchecked) private(set) final var ownTouches: Set<UITouch>
  /// All touches in the order in which they began.
  @exclusivity(unchecked) private(set) var orderedTouches: [UITouch]
  /// The phases of the touches at the last renewal.
  @exclusivity(unchecked) private(set) var phases: UITouch.Phases
  /// The scroll step of a scroll event.
  @exclusivity(unchecked) var scroll: ScrollStep?
  @exclusivity(unchecked) var scrollAnchor: UITouch?
  /// A number that is greater after each renewal, counted over all events.
  @exclusivity(unchecked) private(set) var serial = 0
  @exclusivity(unchecked) private static var count = 0
  /// The touches as a frame for trackers, made on first use. All recognizers with the same touches
  /// share it.
  @exclusivity(unchecked) private var frame = PointFrame(time: .zero)
  @exclusivity(unchecked) private var frameSerial = 0

  init(type: EventType, timestamp: TimeInterval, touches: Set<UITouch> = []) {
    ownType = type
    self.timestamp = timestamp
    ownTouches = touches
    orderedTouches = touches.sorted { $0.order < $1.order }
    phases = Self.phases(of: orderedTouches)
    takeSerial()
  }

  /// Renews the event with other touches. As on iOS, one event object is used for a whole sequence
  /// of touches.
  func renew(timestamp: TimeInterval, touches: Set<UITouch>, ordered: [UITouch]) {
    self.timestamp = timestamp
    ownTouches = touches
    orderedTouches = ordered
    phases = Self.phases(of: ordered)
    takeSerial()
  }

  /// Renews the event with the same touches at a later moment, in the given phases.
  func renew(timestamp: TimeInterval, phases: UITouch.Phases) {
    self.timestamp = timestamp
    self.phases = phases
    takeSerial()
  }

  private static func phases(of touches: [UITouch]) -> UITouch.Phases {
    var phases: UITouch.Phases = []
    for touch in touches { phases.insert(UITouch.Phases(touch.ownPhase)) }
    return phases
  }

  private func takeSerial() {
    Self.count += 1
    serial = Self.count
  }

  /// Stores the event's serial number in its touches.
  func markTouches() {
    for index in orderedTouches.indices { orderedTouches[index].eventSerial = serial }
  }

  /// Whether `touches` are all touches of the event, and each of them is in `phase`.
  @inline(__always)
  func isAbout(_ touches: [UITouch], in phase: UITouch.Phase) -> Bool {
    guard isAbout(touches) else { return false }
    // The same touches, but without a reference to another array.
    for index in orderedTouches.indices where orderedTouches[index].ownPhase != phase {
      return false
    }
    return true
  }

  /// Whether `touch` is the only touch of the event.
  func isAbout(_ touch: UITouch) -> Bool {
    orderedTouches.count == 1 && orderedTouches[0] === touch
  }

  @inline(__always)
  private func isAbout(_ touches: [UITouch]) -> Bool {
    guard touches.count == orderedTouches.count else { return false }
    for index in touches.indices where touches[index] !== orderedTouches[index] { return false }
    return true
  }

  /// Calls `read` with these touches as a frame for trackers. `read` must not change the frame.
  @inline(__always)
  func withFrame<Result>(
    of touches: [UITouch], _ read: (inout PointFrame) -> Result
  ) -> Result {
    guard isAbout(touches) else {
      var frame = PointFrame(time: Timestamp(timestamp))
      for touch in touches { frame.append(touch) }
      return read(&frame)
    }
    if frameSerial != serial {
      frameSerial = serial
      frame.restart(at: Timestamp(timestamp))
      for index in orderedTouches.indices { frame.append(orderedTouches[index]) }
    }
    return read(&frame)
  }

  /// Calls `read` with a contact that is no touch, as a frame for trackers. `read` must not change
  /// the frame.
  func withFrame<Result>(
    of contact: PointFrame.Contact, _ read: (inout PointFrame) -> Result
  ) -> Result {
    frameSerial = 0
    frame.restart(at: Timestamp(timestamp))
    frame.append(contact)
    return read(&frame)
  }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    matching { $0.window === window }
  }

  /// Returns the touch alone: no reports of a device are collected for a frame.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Returns nothing: no touches are predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  open func touches(for view: UIView) -> Set<UITouch>? {
    matching { $0.view === view }
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    matching { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }

  private func matching(_ wanted: (UITouch) -> Bool) -> Set<UITouch>? {
    guard let found = allTouches?.filter(wanted), !found.isEmpty else { return nil }
    return found
  }
}
