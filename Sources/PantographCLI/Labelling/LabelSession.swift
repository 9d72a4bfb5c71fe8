import PantographCommands
import PantographGestures
import PantographPlainText
import PantographRecordingFiles
import PantographRecordings
import PantographTouches
import PantographTuning
import PantographTuningFiles

/// Shows recordings one after another and writes the label that the user chooses for each.
struct LabelSession {
  let key: String
  let scene: TunedScene
  /// The policy whose decision is shown; nil shows none.
  let policy: ReleasePolicy?
  let isAgain: Bool

  private var counts: [GestureLabel: Int] = [:]
  /// The indices of the recordings that were skipped and have no label from this session.
  private var skipped: Set<Int> = []
  /// The indices of the recordings that had a label before this session.
  private var doneBefore: Set<Int> = []
  /// The recordings labeled in this session, each with its previous label.
  private var history: [(index: Int, before: String?)] = []

  init(key: String, scene: TunedScene, policy: ReleasePolicy?, isAgain: Bool) {
    self.key = key
    self.scene = scene
    self.policy = policy
    self.isAgain = isAgain
  }

  private enum Answer {
    case label(GestureLabel)
    case skip, undo, quit, none
  }

  mutating func run(_ entries: [CorpusEntry], console: inout Console) throws(Failure) {
    let keys = KeyInput()
    var index = 0
    var isStopped = false
    while !isStopped {
      if index == entries.count {
        // The last label may have been a mistake, too, so it can still be undone.
        guard !history.isEmpty else { break }
        if keys.isTerminal { try console.draw("\n  That was the last one.  [u]ndo  [q]uit  ") }
        switch Self.answer(keys.next()) {
        case .undo: if let last = try takeBack(entries, console: &console) { index = last }
        case .quit: isStopped = true
        // On a terminal any other key prompts again. Input from a file ends instead, because the
        // file might be endless.
        case .label, .skip, .none: isStopped = !keys.isTerminal
        }
        continue
      }
      let entry = entries[index]
      guard let path = entry.path else {
        try console.warn(
          "\(entry.name) is in an archive and cannot be labelled; unpack the archive first")
        index += 1
        continue
      }
      guard let recording = try load(entry, console: &console) else {
        index += 1
        continue
      }
      let before = recording.note(key)
      let isRevisited = history.contains { $0.index == index }
      if before.flatMap({ GestureLabel($0) }) != nil, !isAgain, !isRevisited {
        doneBefore.insert(index)
        index += 1
        continue
      }
      try show(recording, entry, index, of: entries.count, keys.isTerminal, console: &console)
      switch Self.answer(keys.next()) {
      case .label(let label):
        try write("\(label.name)", to: path)
        history.removeAll { $0.index == index }
        history.append((index, before))
        skipped.remove(index)
        counts[label, default: 0] += 1
        try console.print("\(entry.name): \(label.name)\n")
        index += 1
      case .skip:
        skipped.insert(index)
        index += 1
      case .undo:
        if let last = try takeBack(entries, console: &console) { index = last }
      case .quit: isStopped = true
      case .none: continue
      }
    }
    // The last prompt has no line end.
    if keys.isTerminal { try console.draw("\n") }
    try summary(entries.count, stopped: isStopped, console: &console)
  }

  /// Takes the last label back and returns the index of its recording.
  private mutating func takeBack(
    _ entries: [CorpusEntry], console: inout Console
  ) throws(Failure) -> Int? {
    guard let last = history.popLast(), let path = entries[last.index].path else { return nil }
    if let label = try load(entries[last.index], console: &console)?.note(key)
      .flatMap({ GestureLabel($0) })
    {
      counts[label, default: 1] -= 1
    }
    try write(last.before, to: path)
    let before = last.before.map { "\($0) again" } ?? "label removed"
    try console.print("\(entries[last.index].name): \(before)\n")
    return last.index
  }

  private static func answer(_ key: Character?) -> Answer {
    switch key {
    case "f": .label(.finish)
    case "c": .label(.cancel)
    case "n", "o", "x": .label(.other)
    case "s", " ": .skip
    case "u": .undo
    case nil, "q": .quit
    default: .none
    }
  }

  private func load(_ entry: CorpusEntry, console: inout Console) throws(Failure) -> Recording? {
    do throws(RecordingFileError) {
      return try entry.load().recording
    } catch {
      try console.warn("\(entry.name) is skipped: \(error)")
      return nil
    }
  }

  private func write(_ value: String?, to path: String) throws(Failure) {
    do throws(NoteInFile.Failure) {
      try NoteInFile.set(key, to: value, in: path)
    } catch {
      if case .file(let error) = error { throw Failure(error) }
      throw Failure(.data, error.sentence)
    }
  }

  private func show(
    _ recording: Recording, _ entry: CorpusEntry, _ index: Int, of count: Int,
    _ isTerminal: Bool, console: inout Console
  ) throws(Failure) {
    guard isTerminal, !console.isQuiet else { return }
    let lines: [PrintableText]
    if let track = recording.tracks.first(where: {
      !$0.events.isEmpty && $0.header.device.map(DeviceKind.init) != .other
    }) {
      lines =
        LabelCard(
          recording, track: track, scene: scene, policy: policy, style: console.errorStyle,
          glyphs: .ofTerminal, columns: console.width
        ).lines
    } else if let track = recording.tracks.first(where: { !$0.deltas.isEmpty }) {
      lines =
        MovementCard(track, scene: scene, policy: policy, style: console.errorStyle).lines
    } else {
      return try console.draw("\n\(entry.name) has no events of a touch device\n")
    }
    var text: PrintableText = "\n" + console.errorStyle.bold("\(entry.name)")
    text += "  \(index + 1) of \(count)\n"
    for line in lines { text += line + "\n" }
    text += "  [f]inish  [c]ancel  [n]ot this gesture  [s]kip  [u]ndo  [q]uit  "
    try console.draw(text)
  }

  private func summary(
    _ count: Int, stopped: Bool, console: inout Console
  ) throws(Failure) {
    let labels = GestureLabel.allCases.map { "\(counts[$0] ?? 0) \($0.name)" }
    var text: PrintableText = "\(history.count) labelled (\(labels.joined(separator: ", ")))"
    if !skipped.isEmpty { text += ", \(skipped.count) skipped" }
    if !doneBefore.isEmpty { text += ", \(doneBefore.count) already labelled" }
    let left = count - history.count - skipped.count - doneBefore.count
    if stopped, left > 0 { text += ", \(left) left; run the same command again to continue" }
    try console.print(text + "\n")
  }
}
