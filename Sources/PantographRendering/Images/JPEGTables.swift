/// The example tables in annex K of the JPEG standard.
enum JPEGTables {
  struct Word {
    var bits: UInt16 = 0
    var count: UInt8 = 0
  }

  /// A Huffman code: the number of code words of each length from 1 to 16, and the value of each
  /// word in order.
  struct Code {
    let counts: [UInt8]
    let values: [UInt8]

    /// The code word of each value.
    var words: [Word] {
      var words = [Word](repeating: Word(), count: 256)
      var (bits, index) = (UInt16(0), 0)
      for (length, count) in counts.enumerated() {
        for _ in 0..<count {
          words[Int(values[index])] = Word(bits: bits, count: UInt8(length + 1))
          bits += 1
          index += 1
        }
        bits <<= 1
      }
      return words
    }
  }

  static let zigzag = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20,
    13, 6, 7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59,
    52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
  ]

  static let luminance = [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56,
    14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113,
    92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
  ]

  static let chrominance: [Int] = {
    var table = [Int](repeating: 99, count: 64)
    let corner = [17, 18, 24, 47, 18, 21, 26, 66, 24, 26, 56, 99, 47, 66, 99, 99]
    for (index, value) in corner.enumerated() { table[index / 4 * 8 + index % 4] = value }
    return table
  }()

  /// The codes for a block's first value and for its other values, first for brightness and then
  /// for color.
  static let codes = [
    Code(
      counts: [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0],
      values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
    Code(
      counts: [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 0x7D],
      values: bytes(
        """
        01020300041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a
        25262728292a3435363738393a434445464748494a535455565758595a636465666768696a73747576777879
        7a838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9
        cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9fa
        """)),
    Code(
      counts: [0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0],
      values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
    Code(
      counts: [0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 0x77],
      values: bytes(
        """
        000102031104052131061241510761711322328108144291a1b1c109233352f0156272d10a162434e125f117
        18191a262728292a35363738393a434445464748494a535455565758595a636465666768696a737475767778
        797a82838485868788898a92939495969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7
        c8c9cad2d3d4d5d6d7d8d9dae2e3e4e5e6e7e8e9eaf2f3f4f5f6f7f8f9fa
        """)),
  ]

  private static func bytes(_ text: String) -> [UInt8] {
    let digits = text.compactMap { $0.hexDigitValue }
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
  }
}
