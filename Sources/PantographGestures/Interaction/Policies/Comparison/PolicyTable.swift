import PantographTouches

/// Decisions of each policy on the ten gestures, made by many model hands and by a ruler.
package struct PolicyTable: Sendable {
  package struct Cell: Sendable {
    /// Number of model hands with which the transition finishes.
    package var finishing: Int
    package var hands: Int
    package var byRuler: ReleaseDecision
    /// The decision about one of the hands that agree with the majority.
    package var example: ReleaseDecision

    package var outcome: TransitionOutcome { finishing * 2 > hands ? .finish : .cancel }
    package var isUnanimous: Bool { finishing == 0 || finishing == hands }

    /// F for finish or C for cancel; lowercase if the hands disagree.
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

  /// Number of model hands that make each gesture.
  package static let hands = 25

  package let rows: [Row]

  /// - Parameter recorded: Returns the gesture as the model hand with this number makes it, counted
  ///   from 1.
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

  /// The policies of the table by default: ours, and those whose rule is known exactly.
  package static let usual = [
    "pantograph", "project-0.998", "midpoint", "libadwaita-touchpad", "libadwaita-touch",
    "gnome-shell", "niri", "cosmic", "hyprland", "kwin-desktop", "kwin-effect", "gala", "wayfire",
    "flutter-cupertino", "openuikit", "compose-ios", "side-menu", "hero-example",
    "react-native-swipeable", "uikit-page-sheet",
  ].compactMap(ReleasePolicy.named)

  /// Returns the decision on a gesture. A gesture within the slop counts as cancelled by the dead
  /// zone.
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
