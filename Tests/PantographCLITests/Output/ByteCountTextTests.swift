import PantographCommands
import Testing

@testable import PantographCLI

struct ByteCountTextTests {
  @Test func `bytes are counted in the unit that fits`() {
    #expect([0, 1, 2].map { ByteCountText($0).description } == ["0 bytes", "1 byte", "2 bytes"])
    #expect(ByteCountText(999).description == "999 bytes")
    #expect(ByteCountText(1500).description == "1.5 kB")
    #expect(ByteCountText(123_456_789).description == "123 MB")
  }
}
