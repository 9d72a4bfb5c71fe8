import Expectations
import Testing

@testable import PantographEvdev

struct PageFillingTests {
  @Test(arguments: [0, 1, 4000, 4094, 4095])
  func `no line lies across two pages, and none is lost`(start: Int) {
    var lines: [[UInt8]] = []
    for length in 1...400 {
      lines.append(Array(repeating: 0x61, count: length * 7 % 97) + [0x0a])
    }
    let filled = PageFilling.fill(Array(lines.joined()), from: start)
    var place = start
    for line in filled.split(separator: 0x0a, omittingEmptySubsequences: false).dropLast() {
      expect(place / 4096, equals: (place + line.count) / 4096)
      place += line.count + 1
    }
    expect(place, equals: start + filled.count)
    let kept = filled.split(separator: 0x0a).filter { $0.first == 0x61 }
    expect(kept.map { $0.count }, equals: lines.map { $0.count - 1 }.filter { $0 > 0 })
  }

  @Test func `a line longer than a page is written as it is`() {
    let line = Array(repeating: UInt8(0x61), count: 5000)
    expect(PageFilling.fill(line, from: 10), equals: line)
  }
}
