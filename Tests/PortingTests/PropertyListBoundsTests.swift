import Expectations
import Foundation
import SeededRandom
import Testing

@testable import PantographPortingFiles

struct PropertyListBoundsTests {
  /// Returns a binary property list of these objects, of which the first is the list itself.
  private func list(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for offset in offsets { bytes += big(offset, 4) }
    bytes += [0, 0, 0, 0, 0, 0, 4, 4]
    return bytes + big(objects.count, 8) + big(0, 8) + big(table, 8)
  }

  private func big(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  /// Returns the object of an array with references to these objects.
  private func array(_ references: Int...) -> [UInt8] {
    [0xA0 | UInt8(references.count)] + references.flatMap { big($0, 4) }
  }

  @Test func `the lists that Foundation writes are within the bounds`() throws {
    let values: [String: Any] = [
      "CFBundleName": "A", "list": [1, 2.5, true, Date(), Data([1, 2])],
      "nested": ["é": String(repeating: "x", count: 1000), "same": ["A", "A", "A"]],
    ]
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: values, format: format, options: 0)
      expect(PropertyListBounds.holds(Array(data)))
    }
  }

  @Test func `lists that are used again and again do not multiply`() {
    let deep = 40
    let doubled = (0..<deep).map { array($0 + 1, $0 + 1) } + [[0x51, 0x61]]
    expect(!PropertyListBounds.holds(list(doubled)))
    let few = (0..<10).map { array($0 + 1, $0 + 1) } + [[0x51, 0x61]]
    expect(PropertyListBounds.holds(list(few)))
  }

  @Test func `a long text that is used again and again counts each time`() {
    let text: [UInt8] = [0x5F, 0x12] + big(60_000, 4) + Array(repeating: 0x61, count: 60_000)
    let lists = (0..<9).map { array($0 + 1, $0 + 1) }
    expect(!PropertyListBounds.holds(list(lists + [text])))
  }

  @Test func `a list that contains itself is refused`() {
    expect(!PropertyListBounds.holds(list([array(0)])))
    expect(!PropertyListBounds.holds(list([array(1), array(0)])))
  }

  @Test func `a list that is nested too deeply is refused, however it is reached`() {
    let chain = (0..<100_000).map { array($0 + 1) } + [[0x51, 0x61]]
    expect(!PropertyListBounds.holds(list(chain)))
    // The shallow reference is measured first.
    var both = (0..<60).map { array($0 + 1) }
    both[0] = array(40, 1)
    for number in 40..<60 { both[number] = array(number + 1) }
    both += (60..<100).map { array($0 + 1) } + [[0x51, 0x61]]
    expect(!PropertyListBounds.holds(list(both)))
  }

  @Test(arguments: 0..<64) func `a list that is cut off or changed does not crash`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let whole = list((0..<10).map { array($0 + 1, $0 + 1) } + [[0x51, 0x61]])
    for _ in 0..<200 {
      var bytes = whole
      for _ in 0...Int.random(in: 0..<6, using: &random) {
        bytes[Int.random(in: 6..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      if seed % 2 == 0 { bytes.removeLast(Int.random(in: 0..<bytes.count - 6, using: &random)) }
      _ = PropertyListBounds.holds(bytes)
    }
  }
}
