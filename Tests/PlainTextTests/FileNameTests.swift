import Expectations
import PantographPlainText
import Testing

struct FileNameTests {
  @Test(
    arguments: [
      Array("swipe.evemu".utf8), Array("Wischen ä 🙂".utf8), [0xff], [0x61, 0xff, 0x62],
      [0xc3], [0xe2, 0x82], [0xf4, 0x8f, 0xbe, 0x81], [0x80, 0xf4, 0x8f, 0xbf, 0xbf, 0xff], [],
    ] as [[UInt8]])
  func `a name comes back byte for byte`(name: [UInt8]) {
    let text = FileName.text(name)
    expect(FileName.bytes(text), equals: name)
    expect(FileName.system(text).last, equals: 0)
  }

  @Test func `names that are UTF-8 are themselves`() {
    expect(FileName.text(Array("ä.evemu".utf8)), equals: "ä.evemu")
  }

  @Test func `any bytes come back`() {
    var state: UInt64 = 1
    for _ in 0..<2000 {
      var name: [UInt8] = []
      for _ in 0..<8 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        name.append([0xf4, 0x8f, 0xbe, 0xbf, 0x41, 0xc3, 0xa4, 0x80][Int(state >> 40 & 7)])
      }
      expect(FileName.bytes(FileName.text(name)), equals: name)
    }
  }
}
