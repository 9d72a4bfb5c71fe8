import Foundation

/// What happened on the screen at one moment: the touches that are down or just left.
@MainActor
open class UIEvent: IdentityHashable {
  public enum EventType: Int, Sendable {
    case touches = 0
    case motion, remoteControl, presses
    case scroll = 10
    case hover, transform
  }

  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
  }

  public let type: EventType
  /// Seconds on the clock of the input.
  public private(set) var timestamp: TimeInterval
  public internal(set) var buttonMask: ButtonMask = []
  public private(set) var allTouches: Set<UITouch>?
  /// All touches in the order in which they began.
  private(set) var orderedTouches: [UITouch]
  /// What was scrolled, for an event of that type.
  var scroll: ScrollStep?
  var scrollAnchor: UITouch?
  /// Goes up whenever an event, this or another, says something new.
  private(set) var serial = 0
  private static var count = 0

  init(type: EventType, timestamp: TimeInterval, touches: Set<UITouch> = []) {
    self.type = type
    self.timestamp = timestamp
    allTouches = touches
    orderedTouches = touches.sorted { $0.order < $1.order }
    takeSerial()
  }

  /// One event object serves a whole sequence of touches, as on iOS: it is only told what is new.
  func renew(timestamp: TimeInterval, touches: Set<UITouch>, ordered: [UITouch]) {
    self.timestamp = timestamp
    allTouches = touches
    orderedTouches = ordered
    takeSerial()
  }

  private func takeSerial() {
    Self.count += 1
    serial = Self.count
  }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    matching { $0.window === window }
  }

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
