import Testing
import Touches

@testable import PantographCLI

struct PadDrawingTests {
  private func finger(_ id: UInt32, _ positions: Vector...) -> LiveContacts.Finger {
    LiveContacts.Finger(id: ContactID(rawValue: id), positions: positions)
  }

  @Test func `an empty pad has the proportions of the surface`() {
    let pad = PadDrawing(surface: Vector(x: 100, y: 50), columns: 22, rows: 20)
    #expect(
      pad.lines(style: .plain) == [
        "╭────────────────────╮", "│                    │", "│                    │",
        "│                    │", "│                    │", "│                    │",
        "╰────────────────────╯",
      ])
  }

  @Test func `a phone's screen is narrowed to fit the height`() {
    let pad = PadDrawing(surface: Vector(x: 70, y: 140), columns: 60, rows: 10)
    #expect(pad.columns == 8)
    #expect(pad.rows == 8)
  }

  @Test func `a fingertip is a disk, and the way it came a line`() {
    var pad = PadDrawing(surface: Vector(x: 40, y: 20), columns: 22, rows: 10)
    pad.add(finger(0, Vector(x: 10, y: 10), Vector(x: 15, y: 10), Vector(x: 20, y: 10)))
    #expect(
      pad.lines(style: .plain) == [
        "╭────────────────────╮", "│                    │", "│        ⢀⣴⣾⣶⣄       │",
        "│     ⠄ ⠄⢸⣿⣿⣿⣿⡇      │", "│        ⠈⠻⠿⠟⠁       │", "│                    │",
        "╰────────────────────╯",
      ])
  }

  @Test func `each finger has its color, and none without colors`() {
    var pad = PadDrawing(surface: Vector(x: 100, y: 50), columns: 22, rows: 20)
    pad.add(finger(0, Vector(x: 20, y: 25)))
    pad.add(finger(1, Vector(x: 80, y: 25)))
    let colored = pad.lines(style: .colored).joined()
    #expect(colored.contains("\u{1b}[36m") && colored.contains("\u{1b}[33m"))
    #expect(!pad.lines(style: .plain).joined().contains("\u{1b}"))
  }

  @Test(arguments: [-1e30, -5, 99, 1e30, .nan])
  func `a position off the pad draws nothing outside`(place: Double) {
    var pad = PadDrawing(surface: Vector(x: 50, y: 50), columns: 22, rows: 12)
    pad.add(finger(0, Vector(x: place, y: place)))
    #expect(Set(pad.lines(style: .plain).map(\.count)) == [pad.columns + 2])
  }
}
