import Expectations
import SeededRandom
import Testing

@testable import PantographImages

/// The frames of GIF pictures, as an animation shows them.
struct GIFFileTests {
  private let red: UInt32 = 0xFFFF_0000
  private let green: UInt32 = 0xFF00_FF00
  private let blue: UInt32 = 0xFF00_00FF
  private let white: UInt32 = 0xFFFF_FFFF

  private func pictures(_ maker: GIFMaker) throws -> [[UInt32]] {
    let file = try GIFFile(maker.bytes)
    var canvas = GIFCanvas(file)
    return try file.frames.indices.map { try canvas.picture(at: $0) }
  }

  @Test func `a still picture has its colors`() throws {
    let frame = GIFMaker.Frame(width: 3, height: 2, numbers: [0, 1, 2, 3, 2, 1])
    let file = try GIFFile(GIFMaker(width: 3, height: 2, frames: [frame]).bytes)
    expect(file.width == 3 && file.height == 2 && file.frames.count == 1 && file.loopCount == nil)
    let picture = try pictures(GIFMaker(width: 3, height: 2, frames: [frame]))[0]
    expect(picture, equals: [red, green, blue, white, blue, green])
  }

  @Test(arguments: [1, 2, 17, 300]) func `long and repeated codes unpack to what was packed`(
    repetition: Int
  ) throws {
    var random = SeededGenerator(seed: UInt64(repetition))
    let numbers = (0..<40_000).map { _ in UInt8(random.below(4)) }
    let long = numbers.flatMap { Array(repeating: $0, count: repetition) }.prefix(64_000)
    let packed = GIFMaker.packed(Array(long), 2)
    expect(GIFCode.unpack(packed, minimum: 2, count: long.count), equals: Array(long))
  }

  @Test func `interlaced rows are put in order`() throws {
    // Rows 0, 8; 4; 2, 6; 1, 3, 5, 7 of a picture whose rows count up.
    let order: [UInt8] = [0, 8, 4, 2, 6, 1, 3, 5, 7]
    let colors = (0..<9).map { 0xFF00_0000 | UInt32($0) }
    let frame = GIFMaker.Frame(
      width: 1, height: 9, numbers: order, colors: colors, isInterlaced: true)
    try expect(pictures(GIFMaker(width: 1, height: 9, frames: [frame]))[0], equals: colors)
  }

  @Test func `frames have colors of their own, and holes`() throws {
    let maker = GIFMaker(
      width: 2, height: 1,
      frames: [
        GIFMaker.Frame(width: 2, height: 1, numbers: [0, 1], transparent: 1),
        GIFMaker.Frame(
          width: 2, height: 1, numbers: [1, 0], colors: [white, blue], transparent: 0),
      ])
    try expect(pictures(maker), equals: [[red, 0], [blue, 0]])
  }

  @Test func `frames stay, are cleared or are taken back`() throws {
    func frame(_ left: Int, _ number: UInt8, _ disposal: UInt8) -> GIFMaker.Frame {
      GIFMaker.Frame(left: left, width: 1, height: 1, numbers: [number], disposal: disposal)
    }
    let maker = GIFMaker(
      width: 4, height: 1,
      frames: [frame(0, 0, 1), frame(1, 1, 2), frame(2, 2, 3), frame(3, 3, 0)])
    try expect(
      pictures(maker),
      equals: [[red, 0, 0, 0], [red, green, 0, 0], [red, 0, blue, 0], [red, 0, 0, white]])
    // A frame before the last one is drawn again from the beginning.
    let file = try GIFFile(maker.bytes)
    var canvas = GIFCanvas(file)
    _ = try canvas.picture(at: 3)
    try expect(canvas.picture(at: 1), equals: [red, green, 0, 0])
  }

  @Test func `frames beyond the canvas are cut`() throws {
    let frame = GIFMaker.Frame(
      left: 1, top: 1, width: 2, height: 2, numbers: [0, 1, 2, 3])
    let far = GIFMaker.Frame(left: 900, top: 900, width: 1, height: 1, numbers: [0])
    try expect(
      pictures(GIFMaker(width: 2, height: 2, frames: [frame, far])),
      equals: [[0, 0, 0, red], [0, 0, 0, red]])
  }

  @Test func `the times and the repetitions are read`() throws {
    let frames = [7, 0].map { delay in
      GIFMaker.Frame(width: 1, height: 1, numbers: [0], delay: delay)
    }
    let file = try GIFFile(GIFMaker(width: 1, height: 1, loopCount: 3, frames: frames).bytes)
    expect(file.frames.map(\.delay) == [7, 0] && file.loopCount == 3)
  }

  @Test func `a file that is cut off has the rows before the cut`() throws {
    let numbers = (0..<10_000).map { UInt8($0 % 7 % 4) }
    let frame = GIFMaker.Frame(width: 100, height: 100, numbers: numbers)
    let bytes = GIFMaker(width: 100, height: 100, frames: [frame]).bytes
    let file = try GIFFile(Array(bytes.prefix(bytes.count / 2)))
    var canvas = GIFCanvas(file)
    let picture = try canvas.picture(at: 0)
    expect(picture.first == red && picture.last == 0)
    for count in 0..<bytes.count {
      guard let cut = try? GIFFile(Array(bytes.prefix(count))) else { continue }
      var canvas = GIFCanvas(cut)
      _ = try canvas.picture(at: 0)
    }
  }

  @Test func `pictures that claim too many pixels are refused with the reason`() {
    let frame = GIFMaker.Frame(width: 1, height: 1, numbers: [0])
    var maker = GIFMaker(width: 20_000, height: 20_000, frames: [frame])
    #expect(
      throws: ImageError.tooManyPixels(width: 20_000, height: 20_000, limit: 1 << 26)
    ) { try GIFFile(maker.bytes) }
    (maker.width, maker.height) = (8000, 8000)
    let error = #expect(throws: ImageError.self) { try GIFFile(maker.bytes) }
    expect(error?.description.contains("64000000"), equals: false)
    expect(error?.description.contains("8000 × 8000 pixels are more than"), equals: true)
    #expect(throws: ImageError.notGIF("it has no frame")) {
      try GIFFile(GIFMaker(width: 1, height: 1, frames: []).bytes)
    }
    #expect(throws: ImageError.notGIF("it begins otherwise")) { try GIFFile([1, 2, 3]) }
  }

  @Test func `frames that would take too long are refused`() throws {
    let wide = GIFMaker.Frame(width: 65_535, height: 65_535, numbers: [0, 1, 2])
    let file = try GIFFile(GIFMaker(width: 2, height: 2, frames: [wide, wide]).bytes)
    var canvas = GIFCanvas(file)
    _ = try canvas.picture(at: 0)
    #expect(throws: ImageError.self) { try canvas.picture(at: 1) }
  }

  @Test func `changed bytes never end the program`() throws {
    let frames = (0..<4).map { index in
      GIFMaker.Frame(
        left: index, width: 20, height: 20,
        numbers: (0..<400).map { UInt8($0 * (index + 1) % 5 % 4) }, isInterlaced: index == 1,
        disposal: UInt8(index), delay: index, transparent: index == 2 ? 1 : nil)
    }
    let bytes = GIFMaker(width: 24, height: 24, loopCount: 0, frames: frames).bytes
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      var changed = bytes
      for _ in 0...random.below(4) {
        changed[random.below(changed.count)] = UInt8(random.below(256))
      }
      guard let file = try? GIFFile(changed), file.width * file.height < 1 << 20 else { continue }
      var canvas = GIFCanvas(file)
      for index in file.frames.indices.prefix(8) { _ = try? canvas.picture(at: index) }
    }
  }
}
