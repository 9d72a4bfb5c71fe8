import Foundation
import PantographGestures
import PantographTouches

/// `DeltaCost`: measures the processor time of one report of a swipe in Pantograph and in the
/// trackers of compositors, and compares their decisions about the same hands. Each line has,
/// separated by tabs, a name, the nanoseconds of an update, and the number of hands about which
/// Pantograph decides otherwise with its own thresholds and with the compositor's as a policy.
@main
struct DeltaCost {
  static let runs = 15

  static func main() {
    let hands = SwipeHand.all
    let ours = SwipeHand.decisions(by: ReleasePolicy.pantograph.thresholds, on: hands)
    print("Pantograph", format(cost(SwipeHand.drags)), 0, 0, separator: "\t")
    report(GNOMEShellTracker.self, .gnomeShell, hands, ours)
    report(NiriTracker.self, .niri, hands, ours)
    report(KWinTracker.self, .kwinDesktop, hands, ours)
    report(HyprlandTracker.self, .hyprland, hands, ours)
    report(COSMICTracker.self, .cosmic, hands, ours)
  }

  private static func report<Peer: PeerTracker>(
    _ peer: Peer.Type, _ policy: ReleasePolicy, _ hands: [SwipeHand], _ ours: [Bool]
  ) {
    var tracker = Peer()
    let theirs = hands.map { hand in
      tracker.begin()
      for (delta, time) in zip(hand.deltas, hand.times) { _ = tracker.update(delta, at: time) }
      return tracker.end(at: hand.end)
    }
    let restated = SwipeHand.decisions(by: policy.thresholds, on: hands)
    print(
      Peer.name, format(cost(tracker, SwipeHand.drags)),
      zip(ours, theirs).count(where: { $0 != $1 }),
      zip(restated, theirs).count(where: { $0 != $1 }), hands.count, separator: "\t")
  }

  private static func format(_ nanoseconds: Double) -> String {
    String(format: "%.1f", nanoseconds)
  }

  /// The median of the nanoseconds that an update takes.
  private static func cost<Peer: PeerTracker>(_ peer: Peer, _ hands: [SwipeHand]) -> Double {
    median(hands) {
      var tracker = peer
      var sum = 0.0
      for hand in hands {
        tracker.begin()
        for index in hand.deltas.indices {
          sum += tracker.update(hand.deltas[index], at: hand.times[index])
        }
      }
      return sum
    }
  }

  private static func cost(_ hands: [SwipeHand]) -> Double {
    median(hands) {
      var interaction = SwipeHand.interaction(ReleasePolicy.pantograph.thresholds)
      var sum = 0.0
      for hand in hands {
        interaction.begin(fingers: 3, at: .zero)
        for index in hand.deltas.indices {
          let movement = DeltaMovement(Delta(x: hand.deltas[index], y: 0))
          let time = Timestamp(microseconds: hand.times[index])
          sum += interaction.follow(movement, at: time) ?? 0
        }
        _ = interaction.cancel(at: Timestamp(microseconds: hand.end))
        interaction.arrive()
      }
      return sum
    }
  }

  private static func median(_ hands: [SwipeHand], _ work: () -> Double) -> Double {
    let reports = hands.reduce(0) { $0 + $1.deltas.count }
    precondition(work() != 0, "no hand was followed")
    var times: [Double] = []
    for _ in 0..<runs {
      let start = processorTime
      _ = work()
      times.append(processorTime - start)
    }
    return times.sorted()[runs / 2] / Double(reports) * 1e9
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
