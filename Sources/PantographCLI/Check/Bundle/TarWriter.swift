/// Writes a tar archive (ustar) of small files in memory. It contains no owner, no group and no time.
struct TarWriter {
  /// The archive's bytes so far.
  private(set) var bytes: [UInt8] = []

  private static let block = 512
  /// The length of a name that fits into a header without extensions.
  private static let longestName = 100

  /// Adds a file that only its owner may read. The name is made of ASCII letters.
  mutating func add(_ name: String, _ contents: [UInt8]) {
    precondition(name.utf8.count < Self.longestName, "a name in an archive is short")
    var header = [UInt8](repeating: 0, count: Self.block)
    func put(_ text: String, at offset: Int) {
      for (index, byte) in text.utf8.enumerated() { header[offset + index] = byte }
    }
    /// Puts a number in octal digits, with a zero byte after them.
    func put(_ number: Int, digits: Int, at offset: Int) {
      let text = String(number, radix: 8)
      put(String(repeating: "0", count: max(digits - text.count, 0)) + text, at: offset)
    }
    put(name, at: 0)
    put(0o600, digits: 7, at: 100)
    put(0, digits: 7, at: 108)
    put(0, digits: 7, at: 116)
    put(contents.count, digits: 11, at: 124)
    put(0, digits: 11, at: 136)
    put("        ", at: 148)
    put("0", at: 156)
    put("ustar", at: 257)
    put("00", at: 263)
    // The checksum counts its own field as spaces.
    put(header.reduce(0) { $0 + Int($1) }, digits: 6, at: 148)
    header[154] = 0
    bytes += header + contents
    bytes += [UInt8](repeating: 0, count: (Self.block - contents.count % Self.block) % Self.block)
  }

  /// Adds the end mark: two empty blocks.
  mutating func finish() {
    bytes += [UInt8](repeating: 0, count: 2 * Self.block)
  }
}
