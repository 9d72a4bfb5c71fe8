extension GestureTrace {
  /// Why a gesture is in its phase: what its tracker saw, or what others made of it.
  public enum Cause: Hashable, Sendable {
    /// The gesture's own reason.
    case gesture(GestureReason)
    /// Code of its own said so.
    case assigned
    case waits(for: String)
    /// One that had to fail first did not.
    case requirementRecognized(String)
    case prevented(by: String)
    /// A view or a delegate did not let it begin.
    case refused
    /// It was turned off in the middle.
    case disabled
    /// Its view left the window.
    case leftWindow

    /// The cause in a few words, as a trace prints it.
    public var text: String {
      switch self {
      case .gesture(let reason): reason.text
      case .assigned: "its own code said so"
      case .waits(let other): "waits for \(other) to fail"
      case .requirementRecognized(let other): "\(other) did not fail"
      case .prevented(let other): "prevented by \(other)"
      case .refused: "not allowed to begin"
      case .disabled: "disabled"
      case .leftWindow: "its view left the window"
      }
    }
  }
}
