import Expectations
import Testing

@testable import PantographSynthesis

struct RandomSourceTests {
  @Test func `the numbers are those that the generator's author publishes`() {
    var source = RandomSource(seed: 42, stream: 54)
    let expected: [UInt32] = [
      0xa15c_02b7, 0x7b47_f409, 0xba1d_3330, 0x83d2_f293, 0xbfa4_784b, 0xcbed_606e,
    ]
    expect(expected.indices.map { _ in source.next() }, equals: expected)
  }
}
