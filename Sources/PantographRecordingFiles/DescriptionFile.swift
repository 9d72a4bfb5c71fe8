import Glibc
import PantographPlainText
import PantographRecordings

/// A file that describes the device of a recording that holds only events.
package struct DescriptionFile {
  let path: String
  /// The headers of all devices that the file describes; at least one.
  package let headers: [TrackHeader]

  package init(_ path: String) throws(RecordingFileError) {
    self.path = path
    var reader = try PieceReader.open(path)
    var batch = RecordingBatch()
    var found: [TrackHeader] = []
    while try reader.next(into: &batch) {
      found += batch.headers.map { $0.header }.filter { $0.device != nil }
      if let issue = batch.issues.first(where: { $0.severity == .error }) {
        throw .malformed(RecordingError(file: path, issue: issue))
      }
      batch.removeAll()
    }
    if found.isEmpty { throw .noDescription(path: path) }
    headers = found
  }

  /// Returns the description for a track whose header has none. The track's own node is retained.
  func complete(_ header: TrackHeader, track: Int) -> TrackHeader {
    guard track < headers.count || headers.count == 1 else { return header }
    var whole = headers.count == 1 ? headers[0] : headers[track]
    if !header.node.isEmpty { whole.node = header.node }
    return whole
  }

  /// Returns the path of a `.desc`, `.prop` or `.device` file in the recording's folder whose name
  /// is the start of the recording's name. If there are several, the longest name wins.
  static func beside(_ path: String) -> String? {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? ""
    let name = slash.map { path[path.index(after: $0)...] } ?? path[...]
    guard let directory = opendir(FileName.system(folder.isEmpty ? "." : folder)) else {
      return nil
    }
    defer { closedir(directory) }
    var best: (stem: Int, name: String)?
    while let entry = readdir(directory) {
      let candidate = withUnsafePointer(to: &entry.pointee.d_name) {
        FileName.text(UnsafeRawBufferPointer(start: $0, count: 256).prefix { $0 != 0 })
      }
      guard candidate != name, let stem = stem(of: candidate), continues(name, stem) else {
        continue
      }
      let length = stem.utf8.count
      if let best, best.stem > length || best.stem == length && best.name < candidate { continue }
      best = (length, candidate)
    }
    return best.map { folder + $0.name }
  }

  private static func stem(of name: String) -> Substring? {
    for ending in [".desc", ".prop", ".device"] where name.hasSuffix(ending) {
      let stem = name.dropLast(ending.count)
      return stem.isEmpty ? nil : stem
    }
    return nil
  }

  /// Whether `name` is `stem` followed by a point, a space or a dash.
  private static func continues(_ name: Substring, _ stem: Substring) -> Bool {
    guard name.hasPrefix(stem), let next = name.dropFirst(stem.count).first else { return false }
    return next == "." || next == " " || next == "-"
  }
}
