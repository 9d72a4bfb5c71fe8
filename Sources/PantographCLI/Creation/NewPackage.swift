import PantographCommands
import PantographPlainText
import PantographRecordingFiles
import PantographRecordings
import PantographSynthesis

/// A new package for a beginner: an application, recordings and tests.
struct NewPackage {
  let folder: String
  /// The name of the package's module.
  let name: String
  /// The path of Pantograph's sources, as the manifest contains it.
  private let sources: String

  init(_ folder: String, sources: String) throws(Failure) {
    let path = folder.drop { $0 == "/" }.isEmpty ? folder : Self.withoutSlashes(folder)
    self.folder = path
    self.sources = sources
    name = try Self.module(String(path.split(separator: "/").last ?? ""))
  }

  private static func withoutSlashes(_ path: String) -> String {
    var path = path
    while path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// Returns a module's name made from a folder's name: `my-cards` becomes `MyCards`.
  static func module(_ folder: String) throws(Failure) -> String {
    let words = folder.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = name.first, first.isLetter else {
      throw Failure(
        .usage, "\(folder.isEmpty ? "this folder" : folder) cannot be the name of a module",
        advice: ["Choose a name that begins with a letter, such as Cards."]
      )
    }
    guard !taken.contains(name) else {
      throw Failure(
        .usage, "\(name) is already the name of an imported module; choose another name")
    }
    return name
  }

  private static let taken: Set<String> = [
    "Any", "App", "Combine", "CoreGraphics", "Dispatch", "Foundation", "GestureTesting", "Glibc",
    "Pantograph", "Protocol", "QuartzCore", "Self", "Swift", "Testing", "Tests", "Type", "UIKit",
    "XCTest", "simd",
  ]

  /// Writes all files, and returns their number. Throws an error before writing anything if one of the
  /// files already exists.
  func write() throws(Failure) -> Int {
    let texts = PackageTexts(name: name, sources: sources).files
    let hands = try recordings()
    for path in texts.map(\.path) + hands.map(\.path) {
      do throws(Failure) {
        try OutputPlace(path: "\(folder)/\(path)", overwrites: false).check()
      } catch {
        throw Failure(
          error.code, error.message,
          advice: error.code == .cannotCreate ? ["Choose another name."] : error.advice)
      }
    }
    for text in texts { try save(Array(text.text.utf8), text.path) }
    for hand in hands {
      try makeFolder(hand.path)
      var output = try RecordingOutput(
        "\(folder)/\(hand.path)", format: .evemu, overwriting: false)
      try output.write(hand.recording)
    }
    return texts.count + hands.count
  }

  private func makeFolder(_ path: String) throws(Failure) {
    let whole = "\(folder)/\(path)"
    try OutputFolder.make(String(whole[..<(whole.lastIndex(of: "/") ?? whole.endIndex)]))
  }

  private func save(_ bytes: [UInt8], _ path: String) throws(Failure) {
    try makeFolder(path)
    do throws(RecordingFileError) {
      var file = try OutputFile.create("\(folder)/\(path)", overwrite: false)
      try file.write(bytes)
      try file.commit()
    } catch {
      throw Failure(error)
    }
  }

  private func recordings() throws(Failure) -> [(path: String, recording: Recording)] {
    let place = "Tests/\(name)Tests/Recordings"
    return [
      ("\(place)/pull-down.evemu", try hand("swipe", distance: 60, expected: "finish")),
      (
        "\(place)/flick-back.evemu",
        try hand("flick-back", distance: 45, expected: "cancel")
      ),
    ]
  }

  private func hand(
    _ gesture: String, distance: Double, expected: String
  ) throws(Failure) -> Recording {
    do throws(SynthesisError) {
      var recording = try Synthesis.synthesize(
        SynthesisRequest(
          gesture: gesture, device: "phone", rate: 125, seed: 1, direction: .down,
          distance: distance))
      recording.notes.set(RecordingNote(key: "expect", value: expected))
      return recording
    } catch {
      throw Failure(.software, error.sentence)
    }
  }
}
