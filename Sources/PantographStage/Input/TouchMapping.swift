import PantographGestures
import PantographRecordings
import PantographTouches

/// The mapping of a surface's contacts to a window. The scene chooses it.
public enum TouchMapping: Hashable, Sendable {
  /// The surface lies over the window's screen, as a touchscreen does.
  case screen
  /// The surface fills the window, as a pad does that stands for the screen.
  case surface
  /// The surface is a pad beside the screen: one finger moves the pointer, two scroll without
  /// touches, three and more become touches at the pointer.
  case indirect(TouchpadSettings)

  /// The mapping's name: `screen`, `surface`, `indirect`, or `indirect traditional` if content
  /// moves against the fingers.
  public var name: String {
    switch self {
    case .screen: "screen"
    case .surface: "surface"
    case .indirect(let settings): settings.isNatural ? "indirect" : "indirect traditional"
    }
  }

  /// Creates the mapping with this name; nil if there is none.
  public init?(named name: String) {
    switch name {
    case "screen": self = .screen
    case "surface": self = .surface
    case "indirect": self = .indirect(TouchpadSettings())
    case "indirect traditional": self = .indirect(TouchpadSettings(isNatural: false))
    default: return nil
    }
  }

  /// The key of the note in which a recording names its mapping.
  public static let noteKey = "mapping"

  /// The note that names this mapping in a recording.
  public var note: RecordingNote { RecordingNote(key: Self.noteKey, value: name) }

  /// Returns the standard mapping for a kind of device.
  public static func standard(for kind: DeviceKind) -> TouchMapping {
    switch kind {
    case .touchscreen: .screen
    case .touchpad, .touchTablet:
      .indirect(TouchpadSettings(thresholds: .defaults(for: kind)))
    case .other: .surface
    }
  }
}
