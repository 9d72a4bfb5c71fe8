import Expectations
import PantographCommands
import PantographPlainText
import PantographTouches
import Testing

@testable import PantographCLI

/// Colors of many fingers, and fingers at and beyond the edges of a pad.
struct PadColorTests {
  private func finger(_ id: UInt32, _ positions: Vector...) -> LiveContacts.Finger {
    let marks = positions.map { LiveContacts.Mark(time: .zero, position: $0) }
    return LiveContacts.Finger(id: ContactID(rawValue: id), marks: marks)
  }

  private func drawn(_ fingers: [LiveContacts.Finger], _ style: TextStyle = .plain) -> String {
    var pad = PadDrawing(surface: Vector(x: 40, y: 20), columns: 22, rows: 12)
    for finger in fingers { pad.add(finger, at: .zero) }
    return pad.lines(style: style).map(\.description).joined(separator: "\n")
  }

  @Test func `six colors follow each other, then the first again`() {
    for (id, code) in [
      (0, 36), (1, 33), (2, 32), (3, 35), (4, 34), (5, 31), (6, 36), (7, 33), (13, 33),
    ] {
      let text = drawn([finger(UInt32(id), Vector(x: 20, y: 10))], .colored)
      expect(text.contains("\u{1b}[\(code)m"), "\(id)")
      for other in 31...36 where other != code {
        expect(!text.contains("\u{1b}[\(other)m"), "\(id)")
      }
      expect(!text.contains("\u{1b}[2;"), "\(id) is not faint")
    }
  }

  @Test(arguments: [(0, false), (199, false), (200, false), (201, true), (400, true)])
  func `a path is faint from just above 200 ms on`(milliseconds: Int64, isFaint: Bool) {
    var pad = PadDrawing(surface: Vector(x: 40, y: 20), columns: 22, rows: 12)
    let line = finger(0, Vector(x: 2, y: 10), Vector(x: 38, y: 10))
    pad.add(line, at: .zero + .milliseconds(milliseconds))
    let text = pad.lines(style: .colored).map(\.description).joined(separator: "\n")
    expect(text.contains("\u{1b}[2;36m"), equals: isFaint)
  }

  @Test func `a finger at each edge is drawn as far as the pad goes`() {
    let middle = drawn([finger(0, Vector(x: 20, y: 10))])
    func dots(_ text: String) -> Int {
      text.unicodeScalars.reduce(0) {
        (0x2800...0x28ff).contains($1.value) ? $0 + ($1.value - 0x2800).nonzeroBitCount : $0
      }
    }
    let whole = dots(middle)
    for place in [
      Vector(x: 0, y: 10), Vector(x: 40, y: 10), Vector(x: 20, y: 0), Vector(x: 20, y: 20),
    ] {
      let part = dots(drawn([finger(0, place)]))
      expect(part > whole / 3 && part < whole * 2 / 3, "\(place)")
    }
    for place in [
      Vector(x: 0, y: 0), Vector(x: 40, y: 20), Vector(x: 40, y: 0), Vector(x: 0, y: 20),
    ] {
      let part = dots(drawn([finger(0, place)]))
      expect(part > whole / 8 && part < whole * 2 / 5, "\(place)")
    }
    for place in [
      Vector(x: -30, y: 10), Vector(x: 90, y: 10), Vector(x: 20, y: -30), Vector(x: 20, y: 90),
    ] {
      expect(dots(drawn([finger(0, place)])), equals: 0, "\(place)")
    }
  }

  @Test func `a path that leaves the pad and comes back is drawn where it is inside`() {
    let text = drawn([
      finger(
        0, Vector(x: 10, y: 5), Vector(x: 10, y: -20), Vector(x: 30, y: -20), Vector(x: 30, y: 10))
    ])
    let lines = text.split(separator: "\n")
    expect(lines.count, equals: 7)
    expect(lines.allSatisfy { $0.count == 22 })
    // The path goes up in the columns of 10 mm and down in those of 30 mm.
    expect(Array(lines[1])[5] != " " || Array(lines[1])[6] != " ")
    expect(Array(lines[1])[15] != " " || Array(lines[1])[16] != " ")
    expect(Array(lines[1])[10], equals: " ")
  }

  @Test func `a later path does not take the color of a finger that is there`() {
    var lifted = finger(1, Vector(x: 5, y: 10), Vector(x: 35, y: 10))
    lifted.isDown = false
    let text = drawn([finger(0, Vector(x: 20, y: 10)), lifted], .colored)
    let row = text.split(separator: "\n")[3]
    expect(row.contains("\u{1b}[36m⣿⣿⣿⣿"), "the finger is whole")
    expect(row.contains("\u{1b}[2;33m"))
  }
}
