import Expectations
import Testing

@testable import PantographImages

/// Frames at, over and beyond every edge of the canvas, whole and cut off, in every order of rows.
struct GIFCanvasTests {
  /// Draws the frames pixel by pixel, as the specification says.
  private func expected(_ maker: GIFMaker, rows: Int) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: maker.width * maker.height)
    for frame in maker.frames {
      var order = Array(0..<frame.height)
      if frame.isInterlaced {
        let passes = [(0, 8), (4, 8), (2, 4), (1, 2)]
        order = passes.flatMap { first, step in
          (0..<frame.height).filter { $0 >= first && ($0 - first) % step == 0 }
        }
      }
      for (place, row) in order.enumerated() where place < rows {
        for column in 0..<frame.width {
          let (x, y) = (frame.left + column, frame.top + row)
          guard x < maker.width, y < maker.height else { continue }
          let number = frame.numbers[place * frame.width + column]
          if number == frame.transparent || Int(number) >= maker.colors.count { continue }
          pixels[y * maker.width + x] = maker.colors[Int(number)]
        }
      }
    }
    return pixels
  }

  @Test func `frames at every place`() throws {
    var wrong: [String] = []
    for isInterlaced in [false, true] {
      for (width, height) in [(1, 1), (2, 3), (4, 4), (3, 17), (7, 9)] {
        for left in [0, 1, 3, 4, 5] {
          for top in [0, 2, 3, 4, 6] {
            for rows in Set([height, height - 1, 1, 0]) {
              // The data end after some rows.
              let numbers = (0..<width * height).map { UInt8($0 * 7 % 3) }
              var frame = GIFMaker.Frame(
                left: left, top: top, width: width, height: height,
                numbers: Array(numbers.prefix(rows * width)), isInterlaced: isInterlaced)
              frame.transparent = 2
              let maker = GIFMaker(width: 4, height: 4, frames: [frame])
              let file = try GIFFile(maker.bytes)
              var canvas = GIFCanvas(file)
              frame.numbers = numbers
              let whole = GIFMaker(width: 4, height: 4, frames: [frame])
              if try canvas.picture(at: 0) != expected(whole, rows: rows) {
                wrong.append("\(width)×\(height) at \(left), \(top), \(rows) rows, \(isInterlaced)")
              }
            }
          }
        }
      }
    }
    expect(wrong, equals: [])
  }

  @Test func `codes of every size, to the last number and no further`() {
    var wrong: [String] = []
    // Pictures of two colors have codes of at least two bits.
    for minimum in 2...8 {
      for count in [1, 2, 3, 5, 31, 32, 33, 500, 4094, 4095, 4096, 4097, 9000] {
        var state: UInt32 = 3
        let numbers = (0..<count).map { _ in
          state = state &* 1_664_525 &+ 1_013_904_223
          return UInt8(truncatingIfNeeded: state >> 24) & UInt8(1 << minimum - 1)
        }
        let packed = GIFMaker.packed(numbers, minimum)
        for wanted in [count - 1, count, count + 1] {
          let found = GIFCode.unpack(packed, minimum: minimum, count: wanted)
          if found != Array(numbers.prefix(wanted)) {
            wrong.append("\(minimum) \(count) \(wanted)")
          }
        }
        // A part of the data gives the first numbers.
        let part = GIFCode.unpack(
          Array(packed.prefix(packed.count / 2)), minimum: minimum, count: count)
        if !numbers.starts(with: part) { wrong.append("half of \(minimum) \(count)") }
      }
    }
    expect(wrong, equals: [])
    expect(GIFCode.unpack([1, 2, 3], minimum: 0, count: 9).isEmpty)
    expect(GIFCode.unpack([1, 2, 3], minimum: 12, count: 9).isEmpty)
  }
}
