import Expectations
import PantographCommands
import Testing

@testable import PantographCLI

struct GlyphsTests {
  @Test(arguments: [
    ("xterm-256color", "en_US.UTF-8", Glyphs.unicode), ("tmux", "C.utf8", .unicode),
    ("linux", "en_US.UTF-8", .ascii), ("xterm", "C", .ascii), ("xterm", "", .ascii),
  ])
  func `braille is for terminals that have it`(terminal: String, locale: String, glyphs: Glyphs) {
    expect(Glyphs.of(terminal: terminal, locale: locale), equals: glyphs)
  }

  @Test func `more dots are more ink`() {
    expect([0, 1, 3, 0xff].map { Glyphs.ascii.letter($0) }, equals: [" ", ".", ":", "@"])
    expect(Glyphs.unicode.letter(0xff), equals: "⣿")
  }
}
