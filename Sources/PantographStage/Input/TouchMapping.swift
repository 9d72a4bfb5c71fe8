import PantographGestures
import PantographRecordings
import PantographTouches

/// Places contacts in a window. The scene chooses it.
public enum TouchMapping: Hashable, Sendable {
  /// The window's place on its screen, which the surface lies over: a touchscreen's.
  case screen
  /// The surface fills the window: a pad that is the screen.
  case surface
  /// A pad beside the screen: one finger moves the pointer, two scroll without a touch, three and
  /// more are touches at the pointer.
  case indirect(TouchpadSettings)

  /// Its name: `screen`, `surface`, `indirect`, or `indirect traditional` where content goes against
  /// the fingers.
  public var name: String {
    switch self {
    case .screen: "screen"
    case .surface: "surface"
    case .indirect(let settings): settings.isNatural ? "indirect" : "indirect traditional"
    }
  }

  /// The mapping of that name; nil where there is none.
  public init?(named name: String) {
    switch name {
    case "screen": self = .screen
    case "surface": self = .surface
    case "indirect": self = .indirect(TouchpadSettings())
    case "indirect traditional": self = .indirect(TouchpadSettings(isNatural: false))
    default: return nil
    }
  }

  /// The note in which a recording says it.
  public static let noteKey = "mapping"

  /// What a recording says of it.
  public var note: RecordingNote { RecordingNote(key: Self.noteKey, value: name) }

  /// The mapping that suits the kind of device.
  public static func standard(for kind: DeviceKind) -> TouchMapping {
    switch kind {
    case .touchscreen: .screen
    case .touchpad, .touchTablet:
      .indirect(TouchpadSettings(thresholds: .defaults(for: kind)))
    case .other: .surface
    }
  }
}
