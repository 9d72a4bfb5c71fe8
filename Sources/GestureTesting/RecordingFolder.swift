import Foundation
import PantographPlainText
import PantographRecordingFiles
import PantographRecordings

/// A recording that a test plays, found in a folder or by its name.
///
/// ```swift
/// @Test(arguments: RecordedGesture.all(in: "Swipes"))
/// func swipes(_ gesture: RecordedGesture) {
///   let test = GestureTest(window: makeWindow())
///   test.playAsExpected(gesture)
/// }
/// ```
public struct RecordedGesture: Hashable, Sendable, CustomStringConvertible {
  /// The name of the file without its extension.
  public let name: String
  /// The path of the file; empty for a gesture made while the test runs.
  public let path: String
  /// The recording itself.
  public let recording: Recording

  /// The name. Swift Testing shows it to distinguish the cases of a test.
  public var description: String { name }

  init(name: String, path: String, recording: Recording) {
    self.name = name
    self.path = path
    self.recording = recording
  }

  /// Returns every recording in a folder and its subfolders, sorted by name. The folder lies beside
  /// the test's file or above it; a path that begins with a slash is used unchanged. A missing
  /// folder or an unreadable file stops the test run, because a test with an empty list would have
  /// no cases.
  public static func all(in folder: String, file: String = #filePath) -> [RecordedGesture] {
    let search = RecordingSearch(near: file)
    guard let place = search.folder(folder) else {
      preconditionFailure(
        "the folder \(folder) does not exist; searched \(search.places(of: folder).joined(separator: ", "))"
      )
    }
    return RecordingSearch.files(in: place).map { path in
      do {
        return RecordedGesture(
          name: RecordingSearch.name(path), path: path,
          recording: try RecordingFile.load(path).recording)
      } catch {
        let sentence = "\(error)"
        preconditionFailure(PrintableText(sentence).description)
      }
    }
  }
}

/// Finds recordings by name, in folders beside the test's file or above it.
struct RecordingSearch {
  /// The folders that are searched, the nearest first.
  private let folders: [String]

  /// The extensions of files that may be recordings.
  private static let endings = ["evemu", "events", "yml", "yaml", "libinput", "log", "txt"]

  init(near file: String) {
    var folders: [String] = []
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/" {
      folders.append(folder.path)
      folder = folder.deletingLastPathComponent()
    }
    self.folders = folders
  }

  func places(of folder: String) -> [String] {
    folder.hasPrefix("/") ? [folder] : folders.map { "\($0)/\(folder)" }
  }

  func folder(_ name: String) -> String? {
    places(of: name).first { Self.isFolder($0) }
  }

  /// Loads the recording from a folder `Recordings`, or from a path. If it is not found, the error
  /// names a similar recording and the folders that were searched.
  func recording(_ name: String) throws(Unfound) -> RecordedGesture {
    let fileName = name.contains(".") ? name : "\(name).evemu"
    let places = places(of: "Recordings")
    let paths = places.map { "\($0)/\(fileName)" } + [name]
    guard let path = paths.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
      let there = places.filter(Self.isFolder)
      let names = there.flatMap { Self.files(in: $0).map(Self.name) }
      let near = NearMiss.of(Self.name(name), in: names)
      throw Unfound(
        sentence: "there is no recording \"\(name)\""
          + (near.map { "; did you mean \"\($0)\"?" } ?? "")
          + "\nsearched: "
          + (there.isEmpty
            ? "no folder Recordings beside \(folders.first ?? "the test") or above it"
            : there.joined(separator: ", ")))
    }
    do {
      return RecordedGesture(
        name: Self.name(path), path: path, recording: try RecordingFile.load(path).recording)
    } catch {
      throw Unfound(sentence: "\(error)")
    }
  }

  struct Unfound: Error {
    var sentence: String
  }

  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  static func files(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      let parts = name.split(separator: "/")
      let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
      return !parts.contains { $0.hasPrefix(".") } && endings.contains(ending)
    }.sorted().map { "\(folder)/\($0)" }
  }

  static func name(_ path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = last.lastIndex(of: "."), dot > last.startIndex else { return last }
    return String(last[..<dot])
  }
}

extension Recording {
  /// The first track that has events.
  var touches: RecordingTrack? { tracks.first { !$0.events.isEmpty } }
}
