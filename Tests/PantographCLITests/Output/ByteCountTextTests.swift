import Expectations
import PantographCommands
import Testing

@testable import PantographCLI

struct ByteCountTextTests {
  @Test func `bytes are counted in the unit that fits`() {
    expect(
      [0, 1, 2].map { ByteCountText($0).description }, equals: ["0 bytes", "1 byte", "2 bytes"])
    expect(ByteCountText(999).description, equals: "999 bytes")
    expect(ByteCountText(1500).description, equals: "1.5 kB")
    expect(ByteCountText(123_456_789).description, equals: "123 MB")
  }
}
