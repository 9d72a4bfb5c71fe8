import PantographTouches

/// Judges the ten gestures by each policy, done by many hands and by a ruler.
package struct PolicyTable: Sendable {
  package struct Cell: Sendable {
    /// The count of hands that finish.
    package var finishing: Int
    package var hands: Int
    package var byRuler: ReleaseDecision
    /// A hand that decides as most do.
    package var example: ReleaseDecision

    package var outcome: TransitionOutcome { finishing * 2 > hands ? .finish : .cancel }
    package var isUnanimous: Bool { finishing == 0 || finishing == hands }

    /// F or C; in small letters where not all hands agree.
    package var mark: String {
      switch outcome {
      case .finish: isUnanimous ? "F" : "f"
      case .cancel: isUnanimous ? "C" : "c"
      }
    }

    package var differs: Bool { outcome != byRuler.outcome }
  }

  package struct Row: Sendable {
    package var policy: ReleasePolicy
    package var cells: [Cell]
  }

  /// How many hands do each gesture.
  package static let hands = 25

  package let rows: [Row]

  /// - Parameter recorded: a gesture as a hand of this number does it, from 1 on.
  package init<Failure: Error>(
    _ policies: [ReleasePolicy],
    recorded: (TenGestures, UInt64) throws(Failure) -> [ContactFrame]
  ) throws(Failure) {
    var done: [[[ContactFrame]]] = []
    for gesture in TenGestures.all {
      var hands: [[ContactFrame]] = []
      for hand in 1...Self.hands { hands.append(try recorded(gesture, UInt64(hand))) }
      done.append(hands)
    }
    rows = policies.map { policy in
      Row(
        policy: policy,
        cells: zip(TenGestures.all, done).map { gesture, hands in
          let decisions = hands.map { Self.decision(policy, $0) }
          let finishing = decisions.count { $0.outcome == .finish }
          let outcome = finishing * 2 > hands.count ? TransitionOutcome.finish : .cancel
          return Cell(
            finishing: finishing, hands: hands.count,
            byRuler: Self.decision(policy, gesture.ruled),
            example: decisions.first { $0.outcome == outcome } ?? decisions[0])
        })
    }
  }

  /// The policies that the table has unless others are asked for: ours, and those whose rule is
  /// known to the last number.
  package static let usual = [
    "pantograph", "project-0.998", "midpoint", "libadwaita-touchpad", "libadwaita-touch",
    "gnome-shell", "niri", "cosmic", "hyprland", "kwin-desktop", "kwin-effect", "gala", "wayfire",
    "flutter-cupertino", "openuikit", "compose-ios", "side-menu", "hero-example",
    "react-native-swipeable", "uikit-page-sheet",
  ].compactMap(ReleasePolicy.named)

  /// A gesture that never leaves the slop decides nothing, and so nothing happens.
  private static func decision(
    _ policy: ReleasePolicy, _ frames: [ContactFrame]
  ) -> ReleaseDecision {
    var interaction = PanInteraction(
      thresholds: policy.thresholds, direction: .right, space: TenGestures.space)
    var decision = ReleaseDecision(
      outcome: .cancel, rule: .deadZone,
      inputs: ReleaseInputs(distance: 0, length: interaction.length, velocity: 0))
    for frame in frames { decision = interaction.update(frame).decision ?? decision }
    return decision
  }

  package var differences: [(policy: ReleasePolicy, gesture: TenGestures, cell: Cell)] {
    rows.flatMap { row in
      zip(TenGestures.all, row.cells).filter { $1.differs }.map { (row.policy, $0, $1) }
    }
  }
}
