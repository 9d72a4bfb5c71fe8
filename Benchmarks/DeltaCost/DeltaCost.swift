import Foundation
import PantographGestures
import PantographTouches

/// `DeltaCost`: measures the processor time of one report of a swipe in Pantograph and in the
/// trackers of compositors, and compares their decisions about the same hands. Each line has,
/// separated by tabs, a name, the nanoseconds of an update, and the number of hands about which
/// Pantograph decides otherwise with its own thresholds and with the compositor's as a policy.
///
/// `DeltaCost NAME RUNS` only processes 20,000 reports so many times, for a program that counts
/// instructions. The name `nothing` stands for the loop around the updates.
@main
struct DeltaCost {
  static let runs = 15

  static func main() {
    let words = CommandLine.arguments
    if words.count == 3, let count = Int(words[2]), let work = work(words[1]) {
      for _ in 0..<count { _ = work() }
      return
    }
    let hands = SwipeHand.all
    let ours = SwipeHand.decisions(by: ReleasePolicy.pantograph.thresholds, on: hands)
    print("Pantograph", format(median(following)), 0, 0, hands.count, separator: "\t")
    print("unread", format(median(noting)), 0, 0, hands.count, separator: "\t")
    report(GNOMEShellTracker.self, .gnomeShell, hands, ours)
    report(NiriTracker.self, .niri, hands, ours)
    report(COSMICTracker.self, .cosmic, hands, ours)
    report(HyprlandSwipe.self, .hyprland, hands, ours)
    report(HyprlandSum.self, .hyprland, hands, ours)
    report(KWinRecognizer.self, .kwinDesktop, hands, ours)
    report(KWinSum.self, .kwinDesktop, hands, ours)
  }

  private static func work(_ name: String) -> (() -> Double)? {
    switch name {
    case "Pantograph": following
    case "unread": noting
    case "nothing": { following(NoTracker()) }
    case GNOMEShellTracker.name: { following(GNOMEShellTracker()) }
    case NiriTracker.name: { following(NiriTracker()) }
    case COSMICTracker.name: { following(COSMICTracker()) }
    case HyprlandSwipe.name: { following(HyprlandSwipe()) }
    case HyprlandSum.name: { following(HyprlandSum()) }
    case KWinRecognizer.name: { following(KWinRecognizer()) }
    case KWinSum.name: { following(KWinSum()) }
    default: nil
    }
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
      Peer.name, format(median { following(Peer()) }),
      zip(ours, theirs).count(where: { $0 != $1 }),
      zip(restated, theirs).count(where: { $0 != $1 }), hands.count, separator: "\t")
  }

  private static func format(_ nanoseconds: Double) -> String {
    String(format: "%.1f", nanoseconds)
  }

  // MARK: Updates

  /// Follows all drags by a compositor's tracker, which returns the shown progress at each report.
  private static func following<Peer: PeerTracker>(_ peer: Peer) -> Double {
    var tracker = peer
    var sum = 0.0
    for hand in SwipeHand.drags {
      tracker.begin()
      for index in hand.deltas.indices {
        sum += tracker.update(hand.deltas[index], at: hand.times[index])
      }
    }
    return sum
  }

  /// Follows all drags by Pantograph, which returns the shown progress at each report.
  private static func following() -> Double {
    follow { interaction, delta, time in interaction.advance(by: Delta(x: delta, y: 0), at: time) }
  }

  /// Follows all drags by Pantograph as the C library does: the progress is read when it is drawn.
  private static func noting() -> Double {
    follow { interaction, delta, time in
      interaction.note(Delta(x: delta, y: 0), at: time)
      return 1
    }
  }

  @inline(__always)
  private static func follow(
    _ update: (inout DeltaInteraction, Double, Timestamp) -> Double
  ) -> Double {
    var interaction = SwipeHand.interaction(ReleasePolicy.pantograph.thresholds)
    var sum = 0.0
    for hand in SwipeHand.drags {
      interaction.begin(fingers: 3, at: .zero)
      for index in hand.deltas.indices {
        sum += update(
          &interaction, hand.deltas[index], Timestamp(microseconds: hand.times[index]))
      }
      _ = interaction.cancel(at: Timestamp(microseconds: hand.end))
      interaction.arrive()
    }
    return sum
  }

  /// The median of the nanoseconds that an update takes.
  private static func median(_ work: () -> Double) -> Double {
    let reports = SwipeHand.drags.reduce(0) { $0 + $1.deltas.count }
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
