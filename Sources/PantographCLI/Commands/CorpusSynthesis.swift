import PantographCommands
import PantographGestures
import PantographPlainText
import PantographRecordingFiles
import PantographRecordings
import PantographSynthesis
import PantographTouches
import PantographTuning

/// Writes a synthesized corpus, with one file for each gesture.
struct CorpusSynthesis {
  private let folder: String
  /// Makes the gesture with an index.
  private let make: (Int) -> Recording
  private let people: Int
  private let count: Int
  private let format: RecordingFormat
  private let isOverwriting: Bool
  private let notes: [RecordingNote]

  init(_ folder: String, _ invocation: Invocation) throws(Failure) {
    self.folder = folder
    format = try RecordingFormat.written(invocation, into: "-")
    let people = invocation.integer(.people) ?? 12
    let seed = UInt64(invocation.integer(.seed) ?? 1)
    self.people = people
    if invocation.has(.allKinds) {
      let request = GestureCorpusRequest(people: people, seed: seed)
      make = { request.recording($0) }
    } else {
      // One request for each direction of the scene; gestures alternate between them.
      let places = Self.places(invocation.value(.corpusScene) ?? "")
      guard !places.isEmpty else { throw Failure(.software, "the scene is not built in") }
      let requests = places.map { CorpusRequest(place: $0, people: people, seed: seed) }
      make = { requests[$0 % requests.count].recording($0) }
    }
    count = invocation.integer(.count) ?? 1000
    isOverwriting = invocation.has(.force)
    notes = try NoteEdit.notes(invocation.all(.note))
  }

  func run(console: inout Console) throws(Failure) -> ExitCode {
    try OutputFolder.make(folder)
    let digits = max("\(count)".count, 4)
    var progress = CountProgress("making gestures", total: count)
    for index in 0..<count {
      let number = "\(index + 1)"
      let zeros = String(repeating: "0", count: digits - number.count)
      let ending = format.name == "libinput" ? "yml" : format.name
      var recording = make(index)
      for note in notes { recording.notes.set(note) }
      do throws(RecordingFileError) {
        try RecordingFile.save(
          recording, to: "\(folder)/\(zeros)\(number).\(ending)", format: format,
          overwrite: isOverwriting)
      } catch {
        throw Failure(error)
      }
      try progress.update(index + 1, on: &console)
    }
    try progress.end(on: &console)
    try console.remark("wrote \(count) gestures of \(people) people into \(folder)")
    return .success
  }

  /// Returns the directions in which gestures move the scene, each with its distance and landing
  /// area.
  private static func places(_ name: String) -> [CorpusRequest.Place] {
    guard let scene = TunedScene.named(name), case .filling(let size) = scene.mapping else {
      return []
    }
    return scene.ways.compactMap { way in
      let whole = way == .left || way == .right ? size.x : size.y
      return StrokeDirection(rawValue: "\(way.name)").map {
        CorpusRequest.Place(
          scene: name, direction: $0, length: scene.nextLength(along: way) / whole,
          isEdge: !scene.edges.isEmpty, landing: landing(scene, along: way, on: size))
      }
    }
  }

  /// Returns the part of the screen in which a gesture begins; nil if it may begin anywhere. Only
  /// scenes that rest at several places limit the part.
  private static func landing(
    _ scene: TunedScene, along way: TransitionDirection, on size: PointVector
  ) -> ClosedRange<Double>? {
    guard !scene.places.isEmpty, let area = scene.area else { return nil }
    let (first, last) =
      way == .left || way == .right
      ? (area.start.x / size.x, area.end.x / size.x)
      : (area.start.y / size.y, area.end.y / size.y)
    // The finger lands near the end opposite to the direction, so that there is space for the
    // movement.
    let room = last - first
    return way == .right || way == .down
      ? first + 0.05 * room...first + 0.3 * room : last - 0.45 * room...last - 0.15 * room
  }
}
