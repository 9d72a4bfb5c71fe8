import PantographTouches

extension GestureReason {
  /// The reason in plain words, for traces.
  public var text: String {
    switch self {
    case .recognized: "did all that it asks"
    case .moved: "moved"
    case .lifted: "lifted"
    case .contactCancelled(let cancellation): "contact cancelled: \(cancellation.text)"
    case .tooManyFingers: "too many fingers"
    case .tooFewFingers: "too few fingers"
    case .wrongDirection: "wrong direction"
    case .outsideEdge: "not from the edge"
    case .tooLate: "too late"
    case .tooEarly: "too early"
    case .movedTooFar: "moved too far"
    }
  }
}

extension GesturePhase {
  /// The phase's name in traces.
  public var text: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}

extension Cancellation {
  /// The rule in plain words, spelled the same in traces, timelines and inspections.
  public var text: String {
    switch self {
    case .synchronizationLost: "events lost"
    case .deviceRemoved: "device removed"
    case .inputEnded: "input ended"
    case .palm: "palm"
    case .thumb: "thumb"
    case .jump: "jump"
    }
  }
}
