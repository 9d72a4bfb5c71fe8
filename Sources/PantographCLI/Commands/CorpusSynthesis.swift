import Gestures
import RecordingFiles
import Recordings
import Synthesis
import Touches
import Tuning

/// Writes a synthesised corpus, a file for each gesture.
struct CorpusSynthesis {
  private let folder: String
  private let request: CorpusRequest
  private let count: Int
  private let format: RecordingFormat
  private let isOverwriting: Bool
  private let notes: [RecordingNote]

  init(_ folder: String, _ invocation: Invocation) throws(Failure) {
    self.folder = folder
    guard let place = Self.place(invocation.value(.corpusScene) ?? "") else {
      throw Failure(.software, "the scene is not built in")
    }
    format = try RecordingFormat.written(invocation, into: "-")
    request = CorpusRequest(
      place: place, people: invocation.integer(.people) ?? 12,
      seed: UInt64(invocation.integer(.seed) ?? 1))
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
      var recording = request.recording(index)
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
    try console.remark("wrote \(count) gestures of \(request.people) people into \(folder)")
    return .success
  }

  private static func place(_ name: String) -> CorpusRequest.Place? {
    guard let scene = TunedScene.named(name),
      let direction = StrokeDirection(rawValue: "\(scene.direction.name)"),
      case .filling(let size) = scene.mapping
    else { return nil }
    let isLevel = scene.direction == .left || scene.direction == .right
    return CorpusRequest.Place(
      scene: name, direction: direction, length: scene.length / (isLevel ? size.x : size.y),
      isEdge: !scene.edges.isEmpty)
  }
}
