import PantographCommands
import PantographPlainText
import PantographRecordingFiles
import PantographSurvey
import PantographTouches
import PantographTuningFiles

/// Reads recordings and collects what they show.
struct SurveyRun {
  /// Recordings with something in common: how many they are, and the first names.
  struct Named {
    private(set) var count = 0
    private(set) var names: [String] = []

    /// The largest number of names that are stored.
    static let most = 1000

    mutating func add(_ name: String) {
      count += 1
      if names.count < Self.most { names.append(name) }
    }
  }

  /// The largest number of groups, so that memory stays bounded: a group of few values needs about
  /// 10 kB.
  static let mostGroups = 50_000
  /// The number of recordings that are read between two progress reports.
  private static let batch = 64

  private(set) var collection: SurveyCollection
  private(set) var grouping: SurveyGrouping
  private(set) var recordings = 0
  private(set) var events = 0
  private(set) var synthesised = 0
  private(set) var unreadable = Named()
  private(set) var untouched = Named()
  private(set) var copies = Named()
  private(set) var remarked = Named()
  private var manyDevices = Named()
  /// Recordings of movements whose millimetres are assumed.
  private var assumed = Named()
  private var known: Set<ContentDigest> = []
  private var people: Set<String> = []
  private var firstFailure: Failure?
  private let isStrict: Bool

  init(_ invocation: Invocation, console: inout Console) throws(Failure) {
    let wanted = invocation.value(.surveyedBy).flatMap { name in
      SurveyGrouping.allCases.first { $0.name == name }
    }
    isStrict = invocation.has(.strict)
    collection = SurveyCollection(separatesRecordings: wanted == .recording)
    grouping = wanted ?? .device
    let places = invocation.arguments.filter { $0 != "-" }
    if places.count < invocation.arguments.count {
      try add(RecordingSurvey(standardInput: ()))
    }
    if !places.isEmpty {
      let corpus = try Corpus(places, invocation)
      try read(corpus, threads: invocation.integer(.threads), console: &console)
    }
    guard recordings > 0 else {
      throw firstFailure
        ?? Failure(.data, "no recording has a touch or a movement: nothing can be surveyed")
    }
    if wanted == nil, collection.namesPeople { grouping = .person }
    if wanted == .person, people.isEmpty {
      throw Failure(
        .data, "no recording names its person (#: person)",
        advice: ["Give each device the same weight instead: --by device"])
    }
  }

  private mutating func read(
    _ corpus: Corpus, threads: Int?, console: inout Console
  ) throws(Failure) {
    var progress = CountProgress("surveying recordings", total: corpus.count)
    var done = 0
    while done < corpus.count {
      let start = done
      let surveys = Parallel.map(
        min(Self.batch, corpus.count - start), threads: threads ?? Parallel.cores
      ) { RecordingSurvey(corpus[start + $0]) }
      for survey in surveys { try add(survey) }
      done += surveys.count
      try progress.update(done, on: &console)
    }
    try progress.end(on: &console)
  }

  private mutating func add(_ survey: RecordingSurvey) throws(Failure) {
    if let failure = survey.failure {
      if firstFailure == nil { firstFailure = Failure(failure) }
      unreadable.add(survey.name)
      if isStrict { throw Failure(failure) }
      return
    }
    if isStrict, let issue = survey.firstIssue {
      throw Failure(.data, "\(IssueText(issue, in: survey.name))")
    }
    let (touched, gestured) = (survey.touched, survey.gestured)
    guard !touched.isEmpty || !gestured.isEmpty else {
      untouched.add(survey.name)
      return
    }
    guard known.insert(survey.digest).inserted else {
      copies.add(survey.name)
      return
    }
    if survey.firstError != nil { remarked.add(survey.name) }
    if survey.hasTooManyDevices { manyDevices.add(survey.name) }
    recordings += 1
    events += survey.events
    if survey.isSynthesised { synthesised += 1 }
    if !survey.person.isEmpty { people.insert(survey.person) }
    for (device, track) in touched {
      collection.add(track, person: survey.person, device: device, recording: survey.name)
    }
    for (device, movements) in gestured {
      collection.add(movements, person: survey.person, device: device, recording: survey.name)
    }
    if gestured.contains(where: { $0.survey.isAssumed }) { assumed.add(survey.name) }
    guard collection.cells.count <= Self.mostGroups else {
      throw Failure(
        .data, "there are more than \(Self.mostGroups) groups, too many for one survey",
        advice: ["Survey a random sample of the recordings, or fewer at a time."])
    }
  }

  var peopleCount: Int { people.count }
  var deviceCount: Int { Set(collection.cells.keys.map(\.device)).count }

  /// The results for each kind of surface that has contacts, and for movements.
  var reports: [SurveyReport] {
    SurveyKind.allCases.map { SurveyReport(collection, $0, by: grouping) }
      .filter { !$0.groups.isEmpty }
  }

  /// Sentences that the user should know before trusting the results.
  var remarks: [String] {
    var remarks: [String] = []
    func left(_ named: Named, _ why: String, _ noun: String = "recording") {
      guard named.count > 0 else { return }
      let shown = named.names.prefix(3).joined(separator: "; ")
      let more = named.count > 3 ? "; and \(named.count - 3) more" : ""
      let some = named.count == 1 ? "1 \(noun)" : "\(named.count) \(noun)s"
      remarks.append("\(some) \(why): \(shown)\(more).")
    }
    left(unreadable, "left out (cannot be read)", "file")
    left(untouched, "left out (no touch and no movement)")
    left(copies, "left out (same events as another recording)")
    left(remarked, "used up to a problem in the file")
    left(manyDevices, "used without the devices after the first 256")
    if assumed.count > 0 {
      left(assumed, "of movements whose unit is not known in millimetres: lengths are assumed")
    }
    if synthesised > 0 {
      remarks.append(
        synthesised == recordings
          ? "All recordings were made by a program: the results hold for its model of a hand, not for people."
          : "\(Self.count(synthesised)) of \(recordings) made by a program.")
    }
    if grouping == .person, !collection.namesPeople {
      remarks.append("Recordings that do not name their person count as one person.")
    }
    return remarks
  }

  static func count(_ count: Int) -> String {
    count == 1 ? "1 recording" : "\(count) recordings"
  }
}
