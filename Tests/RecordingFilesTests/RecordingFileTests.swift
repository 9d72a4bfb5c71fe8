import Expectations
import Foundation
import PantographRecordingFiles
import PantographRecordings
import PantographTouches
import TemporaryFolders
import Testing

struct RecordingFileTests {
  private static let text = """
    # EVEMU 1.3
    N: Pad
    I: 0018 04f3 0042 0001
    E: 0.000001 0003 0000 0001
    E: 0.000001 0000 0000 0000

    """
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func path(_ name: String) -> String { folder.path(name) }

  private func write(_ text: String, _ name: String) throws -> String {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `what is saved is loaded`() throws {
    let loaded = try RecordingFile.load(write(Self.text, "a"))
    for format in RecordingFormat.all where format.canWrite && format.holdsEvents {
      try RecordingFile.save(loaded.recording, to: path(format.name), format: format)
      let again = try RecordingFile.load(path(format.name))
      expect(again.recording, equals: loaded.recording)
      expect(again.format.name, equals: format.name)
    }
    try expect(names().allSatisfy { !$0.hasSuffix(".part") })
  }

  @Test func `a file that is there is not overwritten unless asked`() throws {
    let file = try write("precious", "b")
    #expect(throws: RecordingFileError.exists(path: file)) {
      try RecordingFile.save(Recording(), to: file, format: .evemu)
    }
    try expect(String(contentsOfFile: file, encoding: .utf8), equals: "precious")
    try RecordingFile.save(Recording(), to: file, format: .evemu, overwrite: true)
    try expect(String(contentsOfFile: file, encoding: .utf8), equals: "# EVEMU 1.3\n")
  }

  @Test func `a full disk is reported`() throws {
    let many = Recording(tracks: [RecordingTrack(header: TrackHeader())])
    #expect(throws: RecordingFileError.cannotWrite(path: "/dev/full", errno: ENOSPC)) {
      try RecordingFile.save(many, to: "/dev/full", format: .evemu)
    }
  }

  @Test func `two devices do not fit a file of one`() throws {
    let two = Recording(tracks: Array(repeating: RecordingTrack(header: TrackHeader()), count: 2))
    #expect(
      throws: RecordingFileError.tooManyTracks(path: path("c"), format: "evemu", count: 2)
    ) {
      try RecordingFile.save(two, to: path("c"), format: .evemu)
    }
    try expect(names().isEmpty)
  }

  @Test func `strict throws the first error and otherwise the good part is kept`() throws {
    let file = try write(Self.text + "E: 1.0\n", "d")
    let loaded = try RecordingFile.load(file)
    expect(loaded.recording.tracks[0].events.count, equals: 2)
    expect(loaded.issues.contains { $0.severity == .error && $0.place.line == 6 })
    #expect(throws: RecordingFileError.self) { try RecordingFile.load(file, strict: true) }
  }

  @Test func `events take their description from the longest name beside them`() throws {
    let events = "E: 0.000001 0000 0000 0000\n"
    let file = try write(events, "Pad.big.swipe.events")
    _ = try write("# EVEMU 1.2\nN: small\nI: 1 2 3 4\n", "Pad.desc")
    _ = try write("# EVEMU 1.2\nN: big\nI: 1 2 3 4\n", "Pad.big.prop")
    let other = try write("# EVEMU 1.2\nN: other\nI: 1 2 3 4\n", "Pad.big.swipe.events.desc")
    try FileManager.default.removeItem(atPath: other)
    let loaded = try RecordingFile.load(file)
    expect(loaded.recording.tracks[0].header.device?.name, equals: "big")
    expect(loaded.descriptionPath, equals: path("Pad.big.prop"))
    let named = try RecordingFile.load(file, description: path("Pad.desc"))
    expect(named.recording.tracks[0].header.device?.name, equals: "small")
  }

  @Test func `what is no recording says so by its name`() throws {
    let file = try write("hello\n", "e")
    #expect(throws: RecordingFileError.unrecognized(path: file)) { try RecordingFile.load(file) }
    expect(RecordingFileError.unrecognized(path: file).description.contains(file))
    #expect(throws: RecordingFileError.empty(path: try write("", "f"))) {
      try RecordingFile.load(path("f"))
    }
    #expect(throws: RecordingFileError.cannotOpen(path: path("g"), errno: ENOENT)) {
      try RecordingFile.load(path("g"))
    }
  }

  @Test func `streaming gives what loading gives`() throws {
    let line = "E: 0.000001 0000 0000 0000\n"
    let file = try write(Self.text + String(repeating: line, count: 20_000), "h")
    var streamed = Recording()
    var largest = 0
    try RecordingFile.stream(file) {
      streamed.append($0)
      largest = max(largest, $0.events.count)
    }
    try expect(streamed, equals: RecordingFile.load(file).recording)
    expect(largest, isBelow: 3000)
  }
}
