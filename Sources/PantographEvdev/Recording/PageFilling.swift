/// Lays out lines so that none of them crosses the boundary between two pages of a file.
///
/// If the process is killed during a write, the file ends at a page boundary and nowhere else. If
/// the next line does not fit into the rest of a page, a comment fills that rest.
enum PageFilling {
  static let pageSize = 4096

  /// Returns the lines with comments between them that fill the pages. `start` is the present size
  /// of the file in bytes.
  static func fill(_ lines: [UInt8], from start: Int) -> [UInt8] {
    var filled: [UInt8] = []
    filled.reserveCapacity(lines.count + lines.count / 16)
    var place = 0
    while place < lines.count {
      let end = lines[place...].firstIndex(of: 0x0a).map { $0 + 1 } ?? lines.count
      let length = end - place
      let room = room(at: start + filled.count)
      if length > room, length <= pageSize { filled += filler(room) }
      filled += lines[place..<end]
      place = end
    }
    return filled
  }

  /// Returns the number of bytes from `place` to the end of its page.
  static func room(at place: Int) -> Int {
    pageSize - place % pageSize
  }

  /// Returns blank lines that fill `places`, each ending at the end of a page.
  static func blank(_ places: Range<Int>) -> [UInt8] {
    places.map { ($0 + 1) % pageSize == 0 ? 0x0a : 0x20 }
  }

  private static func filler(_ length: Int) -> [UInt8] {
    guard length > 1 else { return [0x0a] }
    return [0x23] + Array(repeating: 0x20, count: length - 2) + [0x0a]
  }
}
