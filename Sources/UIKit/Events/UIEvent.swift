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
  public let timestamp: TimeInterval
  public internal(set) var buttonMask: ButtonMask = []
  public internal(set) var allTouches: Set<UITouch>?

  init(type: EventType, timestamp: TimeInterval, touches: Set<UITouch> = []) {
    self.type = type
    self.timestamp = timestamp
    allTouches = touches
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
