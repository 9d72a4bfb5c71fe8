import Expectations
import PantographRendering
import Testing

struct AnimatedPictureTests {
  private func frame(_ index: Int) -> PixelImage {
    var image = PixelImage(width: 24, height: 16, filledWith: 0xFFFF_FFFF)
    for y in 4..<12 {
      for x in 0..<6 { image[x + index * 3, y] = 0xFF20_40C0 }
    }
    return image
  }

  private func bytes(_ count: Int, quality: Double? = 75) throws -> [UInt8] {
    let picture = try AnimatedPicture(width: 24, height: 16, quality: quality)
    for index in 0..<count { try picture.add(frame(index), at: Double(index) / 10) }
    return try picture.finish(at: Double(count) / 10)
  }

  /// The names of a RIFF file's chunks, each with its bytes.
  private func chunks(_ bytes: [UInt8]) -> [(name: String, bytes: ArraySlice<UInt8>)] {
    var chunks: [(String, ArraySlice<UInt8>)] = []
    var start = 12
    while start + 8 <= bytes.count {
      let name = String(decoding: bytes[start..<start + 4], as: UTF8.self)
      let size = (0..<4).reduce(0) { $0 | Int(bytes[start + 4 + $1]) << (8 * $1) }
      chunks.append((name, bytes[start + 8..<start + 8 + size]))
      start += 8 + size + size % 2
    }
    return chunks
  }

  @Test func `each frame is in the file for as long as it is shown`() throws {
    let frames = chunks(try bytes(5)).filter { $0.name == "ANMF" }
    let durations = frames.map { frame in
      let start = frame.bytes.startIndex + 12
      return Int(frame.bytes[start]) | Int(frame.bytes[start + 1]) << 8
    }
    expect(durations, equals: [100, 100, 100, 100, 100])
  }

  @Test(arguments: [75, nil])
  func `the same frames give the same bytes`(quality: Double?) throws {
    let first = try bytes(4, quality: quality)
    expect(first, equals: (try bytes(4, quality: quality)))
    expect(first.starts(with: Array("RIFF".utf8)) && first[8..<12].elementsEqual("WEBP".utf8))
  }

  @Test func `frames of another size and animations without frames are errors`() throws {
    let picture = try AnimatedPicture(width: 24, height: 16)
    #expect(throws: RenderingError.self) { try picture.finish(at: 1) }
    #expect(throws: RenderingError.self) {
      try picture.add(PixelImage(width: 25, height: 16), at: 0)
    }
    #expect(throws: RenderingError.self) { try AnimatedPicture(width: 0, height: 16) }
    #expect(throws: RenderingError.self) { try AnimatedPicture(width: 20_000, height: 16) }
  }

  @Test func `times that do not rise are shown a millisecond each`() throws {
    let picture = try AnimatedPicture(width: 24, height: 16)
    for (index, time) in [0.5, 0.5, 0.2, .nan].enumerated() {
      try picture.add(frame(index), at: time)
    }
    expect(chunks(try picture.finish(at: 1)).count { $0.name == "ANMF" }, equals: 4)
  }
}
