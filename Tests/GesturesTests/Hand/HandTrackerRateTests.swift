import PantographGestures
import PantographSynthesis
import PantographTouches
import Testing

@Suite struct HandTrackerRateTests {
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
            #expect(try hand.recognized(rate: rate) == slowest, "\(hand) at \(rate) Hz")
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
      for fingers in 1...5 { #expect(try recognized("tap", fingers) == "tap \(fingers)") }
      for direction in [StrokeDirection.left, .right, .up, .down] {
        let way = direction.rawValue
        #expect(try recognized("drag", 1, direction) == "drag 1 \(way)")
        #expect(try recognized("scroll", 2, direction) == "scroll 2 \(way)")
        #expect(try recognized("swipe", 3, direction) == "swipe 3 \(way)")
        #expect(try recognized("swipe", 4, direction) == "swipe 4 \(way)")
      }
      for fingers in 2...5 {
        #expect(try recognized("pinch-in", fingers) == "pinch \(fingers) in")
        #expect(try recognized("pinch-out", fingers) == "pinch \(fingers) out")
        #expect(try recognized("rotate", fingers) == "rotation \(fingers) clockwise")
      }
    }
  }
}
