import Expectations
import PantographGestures
import PantographSynthesis
import PantographTouches
import Testing

struct HandTrackerRateTests {
  private static let gestures: [(name: String, fingers: ClosedRange<Int>)] = [
    ("tap", 1...5), ("double-tap", 1...3), ("long-press", 1...3), ("drag", 1...4),
    ("swipe", 1...5), ("scroll", 2...2), ("flick", 1...4), ("flick-back", 1...4),
    ("hold-before-lift", 1...4), ("pinch-in", 2...5), ("pinch-out", 2...5), ("rotate", 2...4),
  ]

  @Test(arguments: ["touchpad", "phone"])
  func `the same gesture decides the same at 60 to 1000 reports a second`(
    device: String
  ) throws {
    for (name, counts) in Self.gestures {
      for fingers in counts {
        for seed in UInt64(1)...3 {
          let hand = SynthesizedHand(
            gesture: name, device: device, fingers: fingers, seed: seed)
          let slowest = try hand.recognized(rate: 60)
          for rate in [90, 125, 250, 1000] {
            try expect(hand.recognized(rate: rate), equals: slowest, "\(hand) at \(rate) Hz")
          }
        }
      }
    }
  }

  @Test func `each gesture of the model hand is what it is called`() throws {
    for seed in UInt64(1)...8 {
      func recognized(
        _ gesture: String, _ fingers: Int, _ direction: StrokeDirection? = nil
      ) throws -> String {
        try SynthesizedHand(
          gesture: gesture, fingers: fingers, direction: direction, seed: seed
        ).recognized(rate: 125)
      }
      for fingers in 1...5 { try expect(recognized("tap", fingers), equals: "tap \(fingers)") }
      for direction in [StrokeDirection.left, .right, .up, .down] {
        let way = direction.rawValue
        try expect(recognized("drag", 1, direction), equals: "drag 1 \(way)")
        try expect(recognized("scroll", 2, direction), equals: "scroll 2 \(way)")
        try expect(recognized("swipe", 3, direction), equals: "swipe 3 \(way)")
        try expect(recognized("swipe", 4, direction), equals: "swipe 4 \(way)")
      }
      for fingers in 2...5 {
        try expect(recognized("pinch-in", fingers), equals: "pinch \(fingers) in")
        try expect(recognized("pinch-out", fingers), equals: "pinch \(fingers) out")
        try expect(recognized("rotate", fingers), equals: "rotation \(fingers) clockwise")
      }
    }
  }
}
