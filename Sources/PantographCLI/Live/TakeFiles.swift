import PantographEvdev
import PantographPlainText
import PantographRecordings

#if canImport(Glibc)
  import Glibc
#endif

/// The file names of takes, `swipe-001.evemu`, `swipe-002.evemu` and so on, after the existing
/// ones.
struct TakeFiles {
  private let folder: String
  private let stem: String
  private let ending: String

  /// Creates the names from the output path, such as `swipe` or `swipes/swipe.evemu`. A path that
  /// ends with a slash is a folder.
  init(_ path: String, format: RecordingFormat) {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    folder = String(path[..<slash])
    let name = path[slash...]
    let dot = name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? $0 : nil }
    let first = name[..<(dot ?? name.endIndex)]
    stem = first.isEmpty ? "take" : String(first)
    ending = dot.map { String(name[$0...]) } ?? (format.trackLimit == 1 ? ".evemu" : ".yml")
  }

  /// Returns the path of the take with this number.
  func path(_ number: Int) -> String {
    let digits = String(number)
    return folder + stem + "-" + String(repeating: "0", count: max(3 - digits.count, 0)) + digits
      + ending
  }

  /// The number after the highest number of an existing file, of any format.
  var nextNumber: Int {
    var highest = 0
    for name in DirectoryListing.names(in: folder.isEmpty ? "." : folder)
    where name.hasPrefix(stem + "-") {
      let digits = name.dropFirst(stem.count + 1).prefix { $0.isASCII && $0.isNumber }
      let rest = name.dropFirst(stem.count + 1 + digits.count)
      guard rest.isEmpty || rest.first == ".", digits.count <= 9 else { continue }
      highest = max(highest, Int(digits) ?? 0)
    }
    return highest + 1
  }

  /// Creates the file of the next take. An existing file is never overwritten.
  func make() throws(EvdevError) -> RecordingFile {
    var number = nextNumber
    while true {
      do throws(EvdevError) {
        return try RecordingFile(path: path(number))
      } catch .fileExists {
        number += 1
      }
    }
  }

  static func remove(_ path: String) {
    unlink(FileName.system(path))
  }
}
