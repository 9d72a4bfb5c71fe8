import Expectations
import PantographGestures
import PantographTuning
import SeededRandom
import Testing

@testable import PantographTuningFiles

/// The settings that a part of a tuning run from another machine contains.
struct TuningSettingsTests {
  private static var settings: TuningSettings {
    var settings = TuningSettings(
      base: InteractionThresholds(),
      sweeps: [("finish.progress", ["0.3", "0.5"]), ("begin.slop", ["5 pt"])],
      scene: TunedScene(direction: .down, length: 724), isNamedScene: false,
      policies: ["pantograph"])
    settings.mode = .random(400, seed: 7)
    return settings
  }

  @Test func `they come back as they were`() throws {
    let text = Self.settings.text
    try expect(#require(TuningSettings(text)).text, equals: text)
  }

  @Test(arguments: [
    ("\"count\":400", "\"count\":1e300"), ("\"count\":400", "\"count\":-3"),
    ("\"count\":400", "\"count\":0.5"), ("\"count\":400", "\"count\":0"),
    ("\"length\":\"724.0\"", "\"length\":\"nan\""), ("\"length\":\"724.0\"", "\"length\":\"inf\""),
    ("\"length\":\"724.0\"", "\"length\":\"-1\""), ("\"costs\":[\"1.0\"", "\"costs\":[\"nan\""),
    ("\"costs\":[\"1.0\"", "\"costs\":[\"-1e308\""),
  ])
  func `numbers that mean nothing are none of ours`(old: String, new: String) throws {
    let text = Self.settings.text
    expect(text.contains(old))
    expectNil(TuningSettings(text.replacing(old, with: new)))
  }

  @Test(arguments: 0..<40)
  func `settings with changed bytes are read or refused`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let whole = Array(Self.settings.text.utf8)
    for _ in 0..<50 {
      var bytes = whole
      let place = random.below(bytes.count)
      switch random.below(3) {
      case 0: bytes[place] = UInt8(random.below(128))
      case 1: bytes.remove(at: place)
      default: bytes.insert(contentsOf: Array("9e99".utf8), at: place)
      }
      guard let read = TuningSettings(String(decoding: bytes, as: UTF8.self)) else { continue }
      // Created without a trap, or refused with a message.
      do throws(ThresholdObjection) {
        _ = try TuningRun(read)
      } catch {
        expect(!error.sentence.isEmpty)
      }
    }
  }
}
