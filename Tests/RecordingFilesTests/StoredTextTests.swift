import Expectations
import PantographRecordingFiles
import Testing

struct StoredTextTests {
  private func pieces(_ text: StoredText) throws -> [String] {
    var pieces: [String] = []
    try text.forEachPiece { piece throws(RecordingFileError) in
      pieces.append(piece)
    } failing: {
      $0
    }
    return pieces
  }

  @Test(arguments: [0, 1, 100, 60_000, 200_000])
  func `a text comes back whole`(count: Int) throws {
    var text = StoredText()
    var whole = ""
    for number in 0..<count {
      let word = "\(number) "
      try text.append(word)
      whole += word
    }
    expect(text.isEmpty, equals: (count == 0))
    try expect(pieces(text).joined(), equals: whole)
  }

  @Test(arguments: ["ä", "€", "😀", "a😀ä€"])
  func `no piece ends within a character`(word: String) throws {
    var text = StoredText()
    // Pieces end at other places in the characters for each offset.
    for offset in 0..<4 {
      let whole = String(repeating: "x", count: offset) + String(repeating: word, count: 100_000)
      text = StoredText()
      try text.append(whole)
      let pieces = try pieces(text)
      expect(pieces.count, isAbove: 1)
      expect(pieces.joined(), equals: whole)
      expect(!pieces.contains { $0.unicodeScalars.contains("\u{fffd}") })
    }
  }
}
