internal import CPantographSDL2

/// Why there is no window.
public struct WindowError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence without its full stop.
  public let description: String

  /// Something could not be done, for the reason that SDL gives.
  init(_ attempt: String) {
    let reason = String(cString: SDL_GetError())
    description = reason.isEmpty ? attempt : "\(attempt): \(reason)"
  }
}
