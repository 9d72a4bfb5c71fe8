import PantographCommands
import PantographGestures
import PantographPlainText
import PantographRecordingFiles
import PantographRecordings
import PantographTuning
import PantographTuningFiles

extension Option {
  static let labelledBy = Option(
    "by", nil, "NAME", .text, help: "write it as label.NAME, beside the label of another")
  static let blind = Option("blind", help: "show no policy's opinion")
  static let again = Option("again", help: "ask about recordings that have a label, too")
  static let agreement = Option(
    "agreement", help: "ask nothing; say how far those who labelled agree")
  static let shownPolicy = Option(
    "policy", "p", "NAME", .suggested(ReleasePolicy.all.map(\.name)), default: "pantograph",
    help: "the policy whose opinion is shown")
  static let labelledScene = Option(
    "scene", "s", "NAME", .choice(TunedScene.all.map(\.name)), default: "card",
    help: "the scene, for the way that counts and the policy's opinion")
}

extension Command {
  static let label: Command = Command(
    name: "label",
    summary: "show recordings and write down what each was meant to do",
    discussion: [
      """
      Shows each recording that has no label yet and takes one key: f for finish, c for cancel, n for \
      a gesture that this scene has nothing to do with, s to skip, u to take the last one back, q to \
      stop. The label is written into the file at once as a note, "#: label: finish", and no event \
      is touched; the same command goes on where it stopped. Keys may come from a file or a pipe, too.
      """,
      """
      With --by a second person's label stands beside the first's, as "#: label.anna: cancel". How far \
      they agree is said at the end, and by --agreement alone: Cohen's kappa is 1 where they always \
      do, and 0 where chance would do as well.
      """,
    ],
    arguments: [Argument("PATH", .oneOrMore, help: "recordings, folders, @lists")],
    options: [
      .labelledBy, .blind.excluding(.shownPolicy), .again, .agreement.allowing(), .labelledScene,
      .shownPolicy,
    ],
    examples: [
      Example("pantograph label swipes/", "Asks about each recording of a folder"),
      Example(
        "pantograph label --blind --by anna swipes/", "Takes a second opinion, without help"),
      Example("pantograph label --agreement swipes/", "Says how far the two agree"),
    ]
  ) { invocation, console throws(Failure) in
    let corpus: Corpus
    do throws(CorpusError) {
      corpus = try Corpus(invocation.arguments)
    } catch {
      throw Failure(error)
    }
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
    try LabelAgreement(corpus.entries, console: &console).print(
      isAsked: invocation.has(.agreement), console: &console)
    return .success
  }
}

/// Compares the labels of each pair of people who labeled a corpus.
private struct LabelAgreement {
  private var pairs: [(first: String, second: String, agreement: Agreement)] = []

  init(_ entries: [CorpusEntry], console: inout Console) throws(Failure) {
    for entry in entries {
      guard let recording = try? entry.load().recording else { continue }
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
    if pairs.isEmpty, isAsked { try console.print("No recording has labels of two people.\n") }
    for (first, second, agreement) in pairs {
      let kappa = agreement.kappa.map { "kappa \(DecimalText($0, decimals: 2)), \(agreement.word)" }
      try console.print(
        "\(first) and \(second): the same on \(agreement.same) of \(agreement.count)"
          + (kappa.map { " (\($0))" } ?? "") + "\n")
    }
  }
}
