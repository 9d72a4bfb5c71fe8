import PantographGestures
import PantographTouches

/// A swipe of three fingers to the right, as a compositor receives it, in pixels.
struct SwipeHand {
  let deltas: [Double]
  let times: [Int64]
  let end: Int64

  /// Swipes that differ in distance, speed, report rate and end: thrown, at rest, and flicked back.
  static let all: [SwipeHand] = {
    var hands: [SwipeHand] = []
    for rate in [60.0, 125, 250] {
      for distance in stride(from: 20.0, through: 400, by: 20) {
        for duration in [0.1, 0.2, 0.4, 0.8] {
          for ending in Ending.allCases {
            hands.append(SwipeHand(distance, duration, rate, ending))
          }
        }
      }
    }
    return hands
  }()

  /// Steady drags of 1,000 reports, for the cost of an update.
  static let drags = (0..<20).map { _ in SwipeHand(300, 8, 125, .thrown) }

  enum Ending: CaseIterable {
    /// The fingers lift while they move.
    case thrown
    /// The fingers rest for 300 ms before they lift.
    case held
    /// The fingers go back by 48 px in 48 ms.
    case flickedBack
  }

  private init(_ distance: Double, _ duration: Double, _ rate: Double, _ ending: Ending) {
    let interval = Int64(1_000_000 / rate)
    let count = max(2, Int(duration * rate))
    var deltas: [Double] = []
    var times: [Int64] = []
    for index in 0..<count {
      deltas.append(distance / Double(count))
      times.append(Int64(index + 1) * interval)
    }
    var end = Int64(count + 1) * interval
    switch ending {
    case .thrown: break
    case .held: end += 300_000
    case .flickedBack:
      let back = max(2, Int(0.048 * rate))
      for index in 0..<back {
        deltas.append(-48 / Double(back))
        times.append(Int64(count + index + 1) * interval)
      }
      end = Int64(count + back + 1) * interval
    }
    self.deltas = deltas
    self.times = times
    self.end = end
  }

  /// Returns an interaction with a workspace of 400 px, for movements in pixels.
  static func interaction(_ thresholds: InteractionThresholds) -> DeltaInteraction {
    DeltaInteraction(
      thresholds: thresholds, direction: .right, space: InteractionSpace(length: 400),
      source: DeltaSource(.wayland, directionDistance: 0))
  }

  /// Returns whether the thresholds finish each hand.
  static func decisions(by thresholds: InteractionThresholds, on hands: [SwipeHand]) -> [Bool] {
    hands.map { hand in
      var interaction = interaction(thresholds)
      interaction.begin(fingers: 3, at: .zero)
      for (delta, time) in zip(hand.deltas, hand.times) {
        _ = interaction.move(
          by: DeltaMovement(Delta(x: delta, y: 0)), at: Timestamp(microseconds: time))
      }
      return interaction.lift(at: Timestamp(microseconds: hand.end)).decision?.outcome == .finish
    }
  }
}
