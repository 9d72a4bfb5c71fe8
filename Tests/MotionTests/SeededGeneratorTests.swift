import Expectations
import SeededRandom
import Testing

struct SeededGeneratorTests {
  @Test func `the numbers are those of SplitMix64, so a seed means the same for ever`() {
    var generator = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<3).map { _ in generator.next() as UInt64 }
    expect(
      numbers,
      equals: [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }
}
