/// Lines laid out so that none lies across two pages of a file.
///
/// A write that the process is killed in stops where a page ends, and nowhere else. A page that the
/// next line does not fit in is filled up with a comment.
enum PageFilling {
  static let pageSize = 4096

  /// The lines with what fills the pages between them, for a file that ends at `start` by now.
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

  /// How much of its page there is from here on.
  static func room(at place: Int) -> Int {
    pageSize - place % pageSize
  }

  /// Blank lines, each of which ends with a page.
  static func blank(_ places: Range<Int>) -> [UInt8] {
    places.map { ($0 + 1) % pageSize == 0 ? 0x0a : 0x20 }
  }

  private static func filler(_ length: Int) -> [UInt8] {
    guard length > 1 else { return [0x0a] }
    return [0x23] + Array(repeating: 0x20, count: length - 2) + [0x0a]
  }
}
