import PantographCommands
import PantographGestures
import PantographPlainText
import PantographRecordingFiles
import PantographRecordings
import PantographTuning
import PantographTuningFiles

extension Option {
  static let labelledBy = Option(
    "by", nil, "NAME", .text, help: "write the note label.NAME; other people's labels stay")
  static let blind = Option("blind", help: "hide the policy's decision")
  static let again = Option("again", help: "include recordings that have a label already")
  static let agreement = Option(
    "agreement", help: "only print how far the people who labelled agree")
  static let shownPolicy = Option(
    "policy", "p", "NAME", .suggested(ReleasePolicy.all.map(\.name)), default: "pantograph",
    help: "the policy whose decision is shown")
  static let labelledScene = Option(
    "scene", "s", "NAME", .choice(TunedScene.all.map(\.name)), default: "card",
    help: "the scene; it sets the direction and the policy's decision")
}

extension Command {
  static let label: Command = Command(
    name: "label",
    summary: "label recordings with the intent of each gesture",
    discussion: [
      """
      Shows each recording without a label and waits for a key: f for finish, c for cancel, n for \
      a gesture that does not belong to this scene, s to skip, u to undo, q to quit. The label is \
      written into the file at once, as the note "#: label: finish"; events stay unchanged. Run \
      the same command again to continue. Keys are also read from a file or a pipe.
      """,
      """
      With --by a second person adds labels of their own, such as "#: label.anna: cancel". The \
      agreement is printed at the end; --agreement prints only that. Cohen's kappa is 1 for labels \
      that always agree, and 0 for those that agree as often as chance would.
      """,
    ],
    arguments: [Argument("PATH", .oneOrMore, help: "recordings, folders, @lists")],
    options: [
      .labelledBy, .blind.excluding(.shownPolicy), .again, .agreement.allowing(only: .unpack),
      .labelledScene, .shownPolicy, .unpack,
    ],
    examples: [
      Example("pantograph label swipes/", "Labels the recordings of a folder"),
      Example(
        "pantograph label --blind --by anna swipes/",
        "Adds a second person's labels, without the policy's decision"),
      Example("pantograph label --agreement swipes/", "Prints how far the two people agree"),
    ]
  ) { invocation, console throws(Failure) in
    let corpus = try Corpus(invocation.arguments, invocation)
    if !invocation.has(.agreement) {
      var key = NoteKey.label
      if let name = invocation.value(.labelledBy) {
        let isWord = !name.isEmpty && !name.contains { $0 == ":" || $0 == " " || $0.isNewline }
        guard isWord else { throw Failure(.usage, "--by must be one word without a colon") }
        key = NoteVocabulary.labelOf + name
      }
      guard let scene = TunedScene.named(invocation.value(.labelledScene) ?? "card") else {
        throw Failure(.software, "the scene is not built in")
      }
      let policy = try Policies.policy(named: invocation.value(.shownPolicy) ?? "pantograph")
      var session = LabelSession(
        key: key, scene: scene, policy: invocation.has(.blind) ? nil : policy,
        isAgain: invocation.has(.again))
      try session.run(corpus.entries, console: &console)
    }
    let isAsked = invocation.has(.agreement)
    try LabelAgreement(corpus.entries, warns: isAsked, console: &console).print(
      isAsked: isAsked, console: &console)
    return .success
  }
}

/// Compares the labels of each pair of people who labeled a corpus.
private struct LabelAgreement {
  private var pairs: [(first: String, second: String, agreement: Agreement)] = []

  /// Reads the labels. A file that is no recording gets a warning; without any recording there is
  /// nothing to compare.
  init(_ entries: [CorpusEntry], warns: Bool, console: inout Console) throws(Failure) {
    var failure: RecordingFileError?
    var isAnyRead = false
    for entry in entries {
      let recording: Recording
      do throws(RecordingFileError) {
        recording = try entry.load().recording
        isAnyRead = true
      } catch {
        failure = failure ?? error
        if warns { try console.warn("\(error.description)") }
        continue
      }
      var labels: [(name: String, label: GestureLabel)] = []
      if let own = recording.note(NoteKey.label).flatMap({ GestureLabel($0) }) {
        labels.append(("the label", own))
      }
      for note in recording.notes where note.key.hasPrefix(NoteVocabulary.labelOf) {
        let name = String(note.key.dropFirst(NoteVocabulary.labelOf.count))
        guard let label = GestureLabel(note.value) else { continue }
        labels.removeAll { $0.name == name }
        labels.append((name, label))
      }
      for (index, first) in labels.enumerated() {
        for second in labels[(index + 1)...] { add(first, second) }
      }
    }
    if let failure, !isAnyRead { throw Failure(failure) }
  }

  private mutating func add(
    _ first: (name: String, label: GestureLabel), _ second: (name: String, label: GestureLabel)
  ) {
    let isKnown = { (pair: (first: String, second: String, agreement: Agreement)) in
      pair.first == first.name && pair.second == second.name
    }
    if !pairs.contains(where: isKnown) { pairs.append((first.name, second.name, Agreement())) }
    guard let index = pairs.firstIndex(where: isKnown) else { return }
    pairs[index].agreement.add(first.label, second.label)
  }

  func print(isAsked: Bool, console: inout Console) throws(Failure) {
    if pairs.isEmpty, isAsked { try console.print("No recording has labels by two people.\n") }
    for (first, second, agreement) in pairs {
      let kappa = agreement.kappa.map { "kappa \(DecimalText($0, decimals: 2)), \(agreement.word)" }
      try console.print(
        "\(first) and \(second): the same label on \(agreement.same) of \(agreement.count)"
          + (kappa.map { " (\($0))" } ?? "") + "\n")
    }
  }
}
