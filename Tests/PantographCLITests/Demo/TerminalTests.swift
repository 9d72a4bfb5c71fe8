import Expectations
import PantographPlainText
import SeededRandom
import Testing

@testable import PantographCLI
@testable import PantographCommands
@testable import PantographDemos
@testable import PantographStudio

struct TerminalTests {
  private func cells(_ pixels: [UInt32], width: Int) -> TerminalCells {
    pixels.withUnsafeBytes {
      TerminalCells($0, width: width, height: pixels.count / width, bytesPerRow: width * 4)
    }
  }

  @Test func `two pixels are a letter, and a picture with an odd row ends in white`() {
    let cells = cells([0xFF01_0203, 0xFF04_0506, 0xFF07_0809], width: 1)
    expect(cells.rows, equals: 2)
    expect(
      cells.text(from: nil, row: 1, column: 5).description,
      equals: "\u{1b}[1;5H\u{1b}[38;2;1;2;3m\u{1b}[48;2;4;5;6m▀"
        + "\u{1b}[2;5H\u{1b}[38;2;7;8;9m\u{1b}[48;2;255;255;255m▀\u{1b}[0m")
  }

  @Test func `a terminal of any size has a picture that can be drawn`() {
    for pixels in [TerminalPixels.blocks, .kitty, .sixel] {
      for size in [
        TerminalSize(columns: 65_535, rows: 65_535), TerminalSize(columns: 1, rows: 65_535),
        TerminalSize(columns: 1, rows: 1),
      ] {
        let room = TerminalPicture(pixels, nil, size, -1).room(
          columns: size.columns, rows: size.rows)
        expect((1...1280).contains(room.width) && (1...960).contains(room.height), "\(room)")
      }
    }
  }

  @Test func `only what changed is sent`() {
    let before = cells([1, 2, 3, 4, 5, 6], width: 3)
    expect(before.text(from: before, row: 1, column: 1).isEmpty)
    let after = cells([1, 9, 3, 4, 5, 6], width: 3)
    expect(
      after.text(from: before, row: 1, column: 1),
      equals: "\u{1b}[1;2H\u{1b}[38;2;0;0;9m\u{1b}[48;2;0;0;5m▀\u{1b}[0m")
    // Neighboring cells of one color repeat neither the position nor the color.
    let same = cells([7, 7, 3, 7, 7, 6], width: 3)
    expect(
      same.text(from: before, row: 1, column: 1),
      equals: "\u{1b}[1;1H\u{1b}[38;2;0;0;7m\u{1b}[48;2;0;0;7m▀▀\u{1b}[0m")
  }

  @Test func `keys have names, an unknown sequence none`() {
    expect(TerminalKeys.names(in: Array("Nq".utf8)), equals: ["n", "q"])
    expect(
      TerminalKeys.names(in: Array("\u{1b}[A\u{1b}OD\u{1b}[1;5C".utf8)),
      equals: ["up", "left", "right"])
    expect(TerminalKeys.names(in: [0x1b]), equals: ["esc"])
    expect(TerminalKeys.names(in: [0x1a]), equals: ["suspend"])
    expect(TerminalKeys.names(in: [0x1b, 0x5b, 0x33, 0x7e]).isEmpty)
    expect(
      TerminalKeys.names(in: [0x20, 0x0d, 0x03, 0xe2, 0x96]), equals: ["space", "enter", "q"])
  }

  private static func strokes(_ bytes: [UInt8]) -> [DemoKeystroke?] {
    var keys = TerminalKeys()
    return keys.keys(in: bytes).map { if case .stroke(let stroke) = $0 { stroke } else { nil } }
  }

  @Test func `an application gets keys as they are written`() {
    expect(
      Self.strokes(Array("aÄ€👍 !".utf8)),
      equals: [
        DemoKeystroke("a"), DemoKeystroke("ä", characters: "Ä", modifiers: .shift),
        DemoKeystroke("€"), DemoKeystroke("👍"), DemoKeystroke("space"), DemoKeystroke("!"),
      ])
    expect(
      Self.strokes([0x09, 0x7f, 0x08, 0x0d, 0x1b, 0x03, 0x1a]),
      equals: [
        DemoKeystroke("tab"), DemoKeystroke("backspace"), DemoKeystroke("backspace"),
        DemoKeystroke("enter"), DemoKeystroke("esc"),
        DemoKeystroke("c", characters: "", modifiers: .control), nil,
      ])
    expect(
      Self.strokes(Array("\u{1b}[1;5C\u{1b}[1;4A\u{1b}[3~\u{1b}OP\u{1b}[15;2~\u{1b}[H".utf8)),
      equals: [
        DemoKeystroke("right", modifiers: .control),
        DemoKeystroke("up", modifiers: [.shift, .alternate]), DemoKeystroke("delete"),
        DemoKeystroke("f1"), DemoKeystroke("f5", modifiers: .shift), DemoKeystroke("home"),
      ])
  }

  @Test func `letters and sequences may come in pieces, and bytes that are none are passed over`() {
    let bytes = Array("x€\u{1b}[1;5Dy".utf8)
    for cut in bytes.indices {
      var keys = TerminalKeys()
      let all = keys.keys(in: Array(bytes[..<cut])) + keys.keys(in: Array(bytes[cut...]))
      // An escape at the end of the bytes may be the key itself.
      if cut > 0, bytes[cut - 1] == 0x1b { continue }
      expect(all.count, equals: 4, "cut at \(cut)")
    }
    expect(
      Self.strokes([0xff, 0x80, 0xc3, 0x28, 0x61]).compactMap { $0?.name }, equals: ["(", "a"])
  }

  @Test func `any bytes are read, and none for ever`() {
    var numbers = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      var keys = TerminalKeys()
      for _ in 0..<4 {
        let pool: [UInt8] = [
          0x1b, 0x5b, 0x4f, 0x5f, 0x47, 0x3b, 0x31, 0x7e, 0x50, 0xf0, 0xe2, 0x82,
        ]
        _ = keys.keys(
          in: (0..<numbers.below(12)).map { _ in
            numbers.chance(0.7) ? pool[numbers.below(pool.count)] : UInt8(numbers.below(256))
          })
      }
    }
  }

  @Test func `each key that is named in the help does something`() {
    for keysAreHand in [true, false] {
      for (key, _) in DemoKey.help(keysAreHand: keysAreHand) where key != "arrows" {
        expect(DemoKey(key, keysAreHand: keysAreHand) != nil, "\(key)")
      }
    }
    expect(DemoKey("space", keysAreHand: true), equals: .activate)
    expect(DemoKey("space", keysAreHand: false), equals: .togglePause)
  }

  @Test func `words are broken to the width, and the bar marks where a slow hand finishes`() {
    var caption = DemoCaption()
    caption.title = "a title that is too long for it"
    caption.progress = 0.25
    caption.finishProgress = 0.5
    let words = DemoWords(caption, width: 20, keysAreHand: false, isShort: true)
    expect(words.lines.contains("████░░░┃░░░░░░ 25 %"))
    expect(words.lines.first?.description.contains("a title that is too"), equals: true)
  }
}
