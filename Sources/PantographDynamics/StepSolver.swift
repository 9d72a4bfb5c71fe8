/// Solves the joints and contacts of one step together.
struct StepSolver {
  private var joints: [JointRows]
  private var contacts: [ContactRows]
  private let step: Double

  private struct JointRows {
    let joint: Joint
    var rows: [ImpulseRow]
    /// The target speed of each row, before errors of position are corrected.
    let targets: [Double]
  }

  private static let rounds = 4
  private static let relaxingRounds = 4
  /// The number of corrections for joints that move bodies along curves.
  private static let corrections = 2

  /// Creates the rows, and applies the previous step's impulses to the states as a start.
  init(
    _ joints: [Joint], _ contacts: [Contact], _ bodies: [DynamicBody?],
    _ states: inout [BodyState], _ memory: SolverMemory, step: Double
  ) {
    let share = memory.step > 0 ? step / memory.step : 0
    self.step = step
    self.joints = joints.map {
      let rows = $0.rows(in: bodies, states, step: step)
      return JointRows(joint: $0, rows: rows, targets: rows.map { $0.target })
    }
    self.contacts = contacts.map { ContactRows($0, states, step: step) }
    for joint in self.joints.indices {
      guard let known = memory.joints[self.joints[joint].joint.id],
        known.count == self.joints[joint].rows.count
      else { continue }
      for row in known.indices {
        let own = self.joints[joint].rows[row]
        let impulse = min(max(known[row] * share, own.least), own.most)
        self.joints[joint].rows[row].impulse = impulse
        own.apply(impulse, to: &states)
      }
    }
    for contact in self.contacts.indices {
      guard let known = memory.contacts[self.contacts[contact].key] else { continue }
      self.contacts[contact].warm(known, share, &states)
    }
  }

  /// Finds the bodies' velocities in this step. `moved` returns the bodies after a step at given
  /// velocities.
  mutating func solve(
    _ states: inout [BodyState], moved: ([BodyState]) -> [DynamicBody?]
  ) {
    for _ in 0..<Self.rounds { round(&states, isRelaxing: false) }
    guard joints.contains(where: { !$0.joint.isSoft }) else {
      for _ in 0..<Self.rounds { round(&states, isRelaxing: false) }
      return
    }
    for _ in 0..<Self.corrections {
      correct(states, moved(states))
      for _ in 0..<Self.rounds { round(&states, isRelaxing: false) }
    }
  }

  /// Corrects the targets so that positions are right after the step: joints move bodies along
  /// curves, but a step is straight.
  private mutating func correct(_ states: [BodyState], _ moved: [DynamicBody?]) {
    for joint in joints.indices where !joints[joint].joint.isSoft {
      let after = joints[joint].joint.rows(in: moved, states, step: step)
      guard after.count == joints[joint].rows.count else { continue }
      for index in after.indices {
        let row = joints[joint].rows[index]
        guard let before = row.place, let now = after[index].place else { continue }
        joints[joint].rows[index].target =
          joints[joint].targets[index] + row.speed(in: states) - (now - before) / step
      }
    }
  }

  /// Removes the speed that only corrected positions, and turns velocities into the directions that
  /// joints allow at the new positions.
  mutating func relax(_ states: inout [BodyState], _ moved: [DynamicBody?]) {
    for joint in joints.indices where !joints[joint].joint.isSoft {
      var rows = joints[joint].joint.rows(in: moved, states, step: step)
      guard rows.count == joints[joint].rows.count else { continue }
      for index in rows.indices { rows[index].impulse = joints[joint].rows[index].impulse }
      joints[joint].rows = rows
    }
    for _ in 0..<Self.relaxingRounds { round(&states, isRelaxing: true) }
  }

  private mutating func round(_ states: inout [BodyState], isRelaxing: Bool) {
    for joint in joints.indices {
      for row in joints[joint].rows.indices {
        joints[joint].rows[row].solve(&states, isRelaxing: isRelaxing)
      }
    }
    for contact in contacts.indices { contacts[contact].solve(&states, isRelaxing: isRelaxing) }
  }

  func memory(step: Double) -> SolverMemory {
    var memory = SolverMemory(step: step)
    for joint in joints { memory.joints[joint.joint.id] = joint.rows.map { $0.impulse } }
    for contact in contacts {
      memory.contacts[contact.key, default: ContactMemory()].add(contact)
    }
    return memory
  }
}

/// The impulses of the last step.
struct SolverMemory: Sendable {
  /// The length of the last step, in seconds.
  var step = 0.0
  var joints: [Int: [Double]] = [:]
  var contacts: [ContactKey: ContactMemory] = [:]
}
