internal import CPantographSDL2

/// The reason why a window could not be opened.
public struct WindowError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason as a sentence without its full stop.
  public let description: String

  init(reason: String) { description = reason }

  /// Creates an error from a failed attempt and SDL's reason.
  init(_ attempt: String) {
    let reason = String(cString: SDL_GetError())
    description = reason.isEmpty ? attempt : "\(attempt): \(reason)"
  }
}
