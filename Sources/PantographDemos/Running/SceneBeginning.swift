import PantographTouches

/// The beginning of a long report: all entries that pages, films and texts show. The entries of the
/// rest are only counted.
struct SceneBeginning {
  /// The largest numbers of lines and transitions in a beginning.
  static let mostLines = 1000
  static let mostTransitions = 200

  private(set) var lines: [SceneReport.Line] = []
  private(set) var transitions: [SceneReport.Transition] = []
  private(set) var refusals: [SceneReport.Refusal] = []
  private(set) var leftOut = SceneReport.LeftOut()
  /// The numbers of all entries that were taken out of the log.
  private(set) var takenTransitions = 0
  private(set) var takenRefusals = 0
  private var isFull = false

  /// Adds the next piece of the report, unless the beginning is full.
  mutating func add(_ piece: SceneReport.Piece) {
    takenTransitions += piece.transitions.count
    takenRefusals += piece.refusals.count
    var end: Timestamp?
    if !isFull {
      let room = (Self.mostLines - lines.count, Self.mostTransitions - transitions.count)
      let ends = [
        piece.lines.count > room.0 ? piece.lines[room.0].time : nil,
        piece.transitions.count > room.1 ? piece.transitions[room.1].start : nil,
      ]
      end = ends.compactMap { $0 }.min()
      // All lists end at the same time, so that no entry lacks the others that it belongs to.
      lines += piece.lines.prefix { $0.time < end ?? .latest }
      transitions += piece.transitions.prefix { $0.start < end ?? .latest }
      refusals += piece.refusals.prefix { $0.time < end ?? .latest }
    }
    isFull = isFull || end != nil
    guard isFull else { return }
    func rest(_ times: [Timestamp]) -> Int {
      end.map { end in times.count { $0 >= end } } ?? times.count
    }
    leftOut.lines += rest(piece.told.map(\.time))
    leftOut.transitions += rest(piece.transitions.map(\.start))
  }
}
