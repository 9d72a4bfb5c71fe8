import PantographCommands
import Testing

@testable import PantographCLI

struct ByteCountTextTests {
  @Test func `bytes are counted in the unit that fits`() {
    #expect(ByteCountText(999).description == "999 bytes")
    #expect(ByteCountText(1500).description == "1.5 kB")
    #expect(ByteCountText(123_456_789).description == "123 MB")
  }
}
