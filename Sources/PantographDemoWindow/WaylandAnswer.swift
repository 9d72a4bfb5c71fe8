internal import CPantographWayland

/// The answer of a Wayland compositor to the question whether a window can be opened.
///
/// SDL asks nothing: without a seat, or if the connection ends, its attempt to open a window ends the
/// program.
package enum WaylandAnswer: Hashable, Sendable {
  case usable
  case closed
  case silent
  case withoutWindows
  case withoutSeat

  /// The time until a compositor has to answer, in milliseconds: far more than a loaded computer
  /// needs, and short enough for a person who waits.
  private static let patience: Int32 = 5000

  /// Asks the compositor that the environment names.
  static func ofEnvironment() -> WaylandAnswer {
    WaylandAnswer(pantograph_wayland_probe(patience))
  }

  /// Asks the compositor at the other end of a socket, which is closed afterwards.
  package init(ofConnection descriptor: Int32, patience milliseconds: Int32) {
    self.init(pantograph_wayland_probe_connection(descriptor, milliseconds))
  }

  private init(_ answer: pantograph_wayland_answer) {
    self =
      switch answer {
      case PANTOGRAPH_WAYLAND_USABLE: .usable
      case PANTOGRAPH_WAYLAND_SILENT: .silent
      case PANTOGRAPH_WAYLAND_WITHOUT_WINDOWS: .withoutWindows
      case PANTOGRAPH_WAYLAND_WITHOUT_SEAT: .withoutSeat
      default: .closed
      }
  }

  /// The reason why no window can be opened, without a full stop.
  package var sentence: String {
    switch self {
    case .usable: "the Wayland compositor can show a window"
    case .closed: "the Wayland compositor cannot be reached, or ends the connection"
    case .silent: "the Wayland compositor does not answer"
    case .withoutWindows: "the Wayland compositor shows no windows of programs"
    case .withoutSeat: "the Wayland compositor has no seat, without which no window can be opened"
    }
  }
}
