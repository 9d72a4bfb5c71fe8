import Expectations
import PantographTouches
import Testing

struct CodeSetTests {
  @Test func `codes come back in rising order`() {
    expect(CodeSet([0x14a, 0, 63, 64]).codes, equals: [0, 63, 64, 0x14a])
  }

  @Test func `a removed code leaves a set equal to one that never had it`() {
    var set: CodeSet = [1, 0x2ff]
    set.remove(0x2ff)
    expect(set, equals: [1])
    expect(!set.contains(0x2ff))
  }
}
