import PantographTouches

extension SceneReport {
  /// A part of a report that can no longer change, from the time at which the part before ended.
  package struct Piece: Sendable {
    /// All lines, and those for people.
    package var lines: [Line] = []
    package var told: [Line] = []
    package var transitions: [Transition] = []
    package var refusals: [Refusal] = []

    package init(
      lines: [Line] = [], transitions: [Transition] = [], refusals: [Refusal] = []
    ) {
      (self.lines, self.transitions, self.refusals) = (lines, transitions, refusals)
    }
  }

  /// The numbers of entries that a report does not have, because its recording is long.
  package struct LeftOut: Hashable, Sendable {
    /// The lines for people.
    package var lines = 0
    package var transitions = 0
  }
}

extension SceneLog {
  /// The number of entries that are taken out at once.
  static let pieceCount = 512
  /// The number of entries above which even those are taken out that could change; only a recording
  /// whose time stands still, or whose fingers never lift, has so many.
  private static let mostEntries = 1 << 13
  /// The time after which an event no longer belongs to the fingers before it: longer than any
  /// content moves by itself.
  private static let settling = TimeSpan.seconds(10)

  private var entryCount: Int { lines.count + transitions.count + refusals.count }

  /// Takes out the entries that can no longer change, if there are many; with `isLast`, all entries.
  /// `report` is the report of the entries that are in the log.
  func takePiece(at time: Timestamp, isLast: Bool, report: () -> SceneReport) -> SceneReport.Piece?
  {
    guard isLast || entryCount >= pieceLimit else { return nil }
    let end = isLast ? Timestamp.latest : entryCount > Self.mostEntries ? time : settled(at: time)
    let report = report()
    let told = report.toldLines
    var piece = SceneReport.Piece()
    piece.lines = Array(lines.prefix { $0.time < end })
    piece.told = Array(told.prefix { $0.time < end })
    piece.refusals = Array(refusals.prefix { $0.time < end })
    let finished = isLast || !isFollowing ? transitions[...] : transitions.dropLast()
    piece.transitions = Array(finished.prefix { $0.end ?? .zero < end })
    lines.removeFirst(piece.lines.count)
    transitions.removeFirst(piece.transitions.count)
    refusals.removeFirst(piece.refusals.count)
    beginning.add(piece)
    pieceLimit = entryCount + Self.pieceCount
    return piece
  }

  /// Returns the time before which no entry can change any more.
  private func settled(at time: Timestamp) -> Timestamp {
    var end = min(time - Self.settling, fingersCame ?? time)
    // A transition that still runs, and the events in it, belong together.
    if isFollowing, let last = transitions.last { end = min(end, last.start) }
    // Further steps of the same change replace its line.
    if changing != nil, let line = lines.last(where: { $0.event != nil }) {
      end = min(end, line.time)
    }
    return end
  }
}
