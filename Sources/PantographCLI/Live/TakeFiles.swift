import PantographEvdev
import PantographPlainText
import PantographRecordings

#if canImport(Glibc)
  import Glibc
#endif

/// The names of takes: `swipe-001.evemu`, `swipe-002.evemu` and so on, behind those that are there.
struct TakeFiles {
  private let folder: String
  private let stem: String
  private let ending: String

  /// By the word for the output, `swipe` or `swipes/swipe.evemu`; a folder's name ends with a slash.
  init(_ path: String, format: RecordingFormat) {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    folder = String(path[..<slash])
    let name = path[slash...]
    let dot = name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? $0 : nil }
    let first = name[..<(dot ?? name.endIndex)]
    stem = first.isEmpty ? "take" : String(first)
    ending = dot.map { String(name[$0...]) } ?? (format.trackLimit == 1 ? ".evemu" : ".yml")
  }

  /// The name of a take.
  func path(_ number: Int) -> String {
    let digits = String(number)
    return folder + stem + "-" + String(repeating: "0", count: max(3 - digits.count, 0)) + digits
      + ending
  }

  /// The number behind the highest that is there, of whatever format.
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

  /// Makes the next take's file; one that is there is never written over.
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
