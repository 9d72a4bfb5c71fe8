import Testing

@testable import Demos
@testable import PantographCLI
@testable import PantographStudio

struct TerminalTests {
  private func cells(_ pixels: [UInt32], width: Int) -> TerminalCells {
    pixels.withUnsafeBytes {
      TerminalCells($0, width: width, height: pixels.count / width, bytesPerRow: width * 4)
    }
  }

  @Test func `two pixels are a letter, and a picture with an odd row ends in white`() {
    let cells = cells([0xFF01_0203, 0xFF04_0506, 0xFF07_0809], width: 1)
    #expect(cells.rows == 2)
    #expect(
      cells.text(from: nil, row: 1, column: 5)
        == "\u{1b}[1;5H\u{1b}[38;2;1;2;3m\u{1b}[48;2;4;5;6m▀"
        + "\u{1b}[2;5H\u{1b}[38;2;7;8;9m\u{1b}[48;2;255;255;255m▀\u{1b}[0m")
  }

  @Test func `only what changed is sent`() {
    let before = cells([1, 2, 3, 4, 5, 6], width: 3)
    #expect(before.text(from: before, row: 1, column: 1).isEmpty)
    let after = cells([1, 9, 3, 4, 5, 6], width: 3)
    #expect(
      after.text(from: before, row: 1, column: 1)
        == "\u{1b}[1;2H\u{1b}[38;2;0;0;9m\u{1b}[48;2;0;0;5m▀\u{1b}[0m")
    // Neighbours of one color need neither the place nor the color again.
    let same = cells([7, 7, 3, 7, 7, 6], width: 3)
    #expect(
      same.text(from: before, row: 1, column: 1)
        == "\u{1b}[1;1H\u{1b}[38;2;0;0;7m\u{1b}[48;2;0;0;7m▀▀\u{1b}[0m")
  }

  @Test func `keys have names, an unknown sequence none`() {
    #expect(TerminalKeys.names(in: Array("Nq".utf8)) == ["n", "q"])
    #expect(
      TerminalKeys.names(in: Array("\u{1b}[A\u{1b}OD\u{1b}[1;5C".utf8)) == ["up", "left", "right"])
    #expect(TerminalKeys.names(in: [0x1b]) == ["esc"])
    #expect(TerminalKeys.names(in: [0x1a]) == ["suspend"])
    #expect(TerminalKeys.names(in: [0x1b, 0x5b, 0x33, 0x7e]).isEmpty)
    #expect(TerminalKeys.names(in: [0x20, 0x0d, 0x03, 0xe2, 0x96]) == ["space", "enter", "q"])
  }

  @Test func `each key that is named in the help does something`() {
    for keysAreHand in [true, false] {
      for (key, _) in DemoKey.help(keysAreHand: keysAreHand) where key != "arrows" {
        #expect(DemoKey(key, keysAreHand: keysAreHand) != nil, "\(key)")
      }
    }
    #expect(DemoKey("space", keysAreHand: true) == .activate)
    #expect(DemoKey("space", keysAreHand: false) == .togglePause)
  }

  @Test func `words are broken to the width, and the bar marks where a slow hand finishes`() {
    var caption = DemoCaption()
    caption.title = "a title that is too long for it"
    caption.progress = 0.25
    caption.finishProgress = 0.5
    let words = DemoWords(caption, width: 20, keysAreHand: false, isShort: true)
    #expect(words.lines.contains("████░░░┃░░░░░░ 25 %"))
    #expect(words.lines.first?.contains("a title that is too") == true)
  }
}
