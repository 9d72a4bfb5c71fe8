extension GestureTrace {
  /// Cause of a gesture's phase: an observation of its tracker, or an effect of others.
  public enum Cause: Hashable, Sendable {
    /// The reason that the gesture's tracker gave.
    case gesture(GestureReason)
    /// The application set the recognizer's state.
    case assigned
    case waits(for: String)
    /// The named recognizer, which had to fail first, was recognized.
    case requirementRecognized(String)
    case prevented(by: String)
    /// A view or a delegate refused the gesture.
    case refused
    /// The recognizer was disabled during the gesture.
    case disabled
    /// The recognizer's view left the window.
    case leftWindow

    /// The cause in a few words, as traces print it.
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
