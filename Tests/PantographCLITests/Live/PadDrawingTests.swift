import Expectations
import PantographCommands
import PantographPlainText
import PantographTouches
import Testing

@testable import PantographCLI

struct PadDrawingTests {
  private func finger(_ id: UInt32, _ positions: Vector...) -> LiveContacts.Finger {
    let marks = positions.map { LiveContacts.Mark(time: .zero, position: $0) }
    return LiveContacts.Finger(id: ContactID(rawValue: id), marks: marks)
  }

  @Test func `an empty pad has the proportions of the surface`() {
    let pad = PadDrawing(surface: Vector(x: 100, y: 50), columns: 22, rows: 20)
    expect(
      pad.lines(style: .plain),
      equals: [
        "╭────────────────────╮", "│                    │", "│                    │",
        "│                    │", "│                    │", "│                    │",
        "╰────────────────────╯",
      ])
  }

  @Test func `a phone's screen is narrowed to fit the height`() {
    let pad = PadDrawing(surface: Vector(x: 70, y: 140), columns: 60, rows: 10)
    expect(pad.columns, equals: 8)
    expect(pad.rows, equals: 8)
  }

  @Test func `a fingertip is a disk, and the way it came a line`() {
    var pad = PadDrawing(surface: Vector(x: 40, y: 20), columns: 22, rows: 10)
    pad.add(finger(0, Vector(x: 10, y: 10), Vector(x: 15, y: 10), Vector(x: 20, y: 10)), at: .zero)
    expect(
      pad.lines(style: .plain),
      equals: [
        "╭────────────────────╮", "│                    │", "│        ⣠⣤⣤⣄        │",
        "│     ⠤⠤⠤⣿⣿⣿⣿        │", "│        ⠙⠛⠛⠋        │", "│                    │",
        "╰────────────────────╯",
      ])
  }

  @Test func `each finger has its color, and none without colors`() {
    var pad = PadDrawing(surface: Vector(x: 100, y: 50), columns: 22, rows: 20)
    pad.add(finger(0, Vector(x: 20, y: 25)), at: .zero)
    pad.add(finger(1, Vector(x: 80, y: 25)), at: .zero)
    let colored = pad.lines(style: .colored).joined().description
    expect(colored.contains("\u{1b}[36m") && colored.contains("\u{1b}[33m"))
    expect(!pad.lines(style: .plain).joined().description.contains("\u{1b}"))
  }

  @Test func `a lifted finger is its way alone, and faint`() {
    var pad = PadDrawing(surface: Vector(x: 100, y: 50), columns: 22, rows: 20)
    var lifted = finger(0, Vector(x: 20, y: 25), Vector(x: 80, y: 25))
    lifted.isDown = false
    pad.add(lifted, at: .zero)
    let lines = pad.lines(style: .colored)
    expect(lines.joined().description.contains("\u{1b}[2;36m"))
    expect(!lines.joined().description.contains("\u{1b}[36m"))
    expect(lines.filter { $0.description.contains("36m") }.count, equals: 1)
  }

  @Test func `a wide contact is drawn as wide as it is`() {
    func dots(_ width: Double?) -> Int {
      var pad = PadDrawing(surface: Vector(x: 100, y: 50), columns: 62, rows: 20, glyphs: .ascii)
      var wide = finger(0, Vector(x: 50, y: 25))
      wide.width = width
      pad.add(wide, at: .zero)
      return pad.lines(style: .plain).joined().description.count { "o.:O@".contains($0) }
    }
    expect(dots(20), isAbove: dots(nil))
    expect(dots(4), isBelow: dots(nil))
    expect(dots(1e9), equals: dots(25))
  }

  @Test func `words stand in the frame where they fit`() {
    let pad = PadDrawing(surface: Vector(x: 100, y: 20), columns: 22, rows: 20)
    let lines = pad.lines(title: "A pad", footer: "a name that is too long", style: .plain)
    expect(lines.first, equals: "╭─ A pad ────────────╮")
    expect(lines.last, equals: "╰────────────────────╯")
  }

  @Test(arguments: [-1e30, -5, 99, 1e30, .nan])
  func `a position off the pad draws nothing outside`(place: Double) {
    var pad = PadDrawing(surface: Vector(x: 50, y: 50), columns: 22, rows: 12)
    pad.add(finger(0, Vector(x: place, y: place)), at: .zero)
    expect(Set(pad.lines(style: .plain).map(\.count)), equals: [pad.columns + 2])
  }
}
