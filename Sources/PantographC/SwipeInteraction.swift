import CPantograph
import PantographGestures
import PantographTouches

/// A transition that movements without positions drive, and the order of the calls about it.
final class SwipeInteraction {
  private var interaction: DeltaInteraction
  /// The time of the last call; nil before the first one.
  private var latest: Timestamp?
  private var isDown = false
  /// The verdict about the last gesture that ended.
  private(set) var verdict: Decision.Verdict?

  init(_ interaction: DeltaInteraction) {
    self.interaction = interaction
  }

  func begin(fingers: Int, at time: Timestamp) -> pantograph_status {
    guard isInOrder(time) else { return PANTOGRAPH_RANGE }
    guard !isDown else { return PANTOGRAPH_ORDER }
    isDown = true
    latest = time
    interaction.begin(fingers: fingers, at: time)
    return PANTOGRAPH_OK
  }

  func move(by delta: Delta, at time: Timestamp) -> pantograph_status {
    guard isInOrder(time) else { return PANTOGRAPH_RANGE }
    guard isDown else { return PANTOGRAPH_ORDER }
    latest = time
    interaction.note(delta, at: time)
    return PANTOGRAPH_OK
  }

  func end(isCancelled: Bool, at time: Timestamp) -> pantograph_status {
    guard isInOrder(time) else { return PANTOGRAPH_RANGE }
    guard isDown else { return PANTOGRAPH_ORDER }
    isDown = false
    latest = time
    let step = isCancelled ? interaction.cancel(at: time) : interaction.lift(at: time)
    if let decision = step.decision {
      verdict = .release(decision)
    } else if let refusal = interaction.refusal {
      verdict = .refusal(refusal)
    }
    return PANTOGRAPH_OK
  }

  func rest(at place: Int) -> pantograph_status {
    guard interaction.places.indices.contains(place) else { return PANTOGRAPH_RANGE }
    interaction.rest(at: place)
    return PANTOGRAPH_OK
  }

  var phase: pantograph_swipe_phase {
    if interaction.isFollowing { return PANTOGRAPH_SWIPE_FOLLOWING }
    if isDown {
      return interaction.refusal == nil ? PANTOGRAPH_SWIPE_WAITING : PANTOGRAPH_SWIPE_REFUSED
    }
    let isOver = interaction.settling?.isOver(at: latest ?? .zero) ?? true
    return isOver ? PANTOGRAPH_SWIPE_RESTING : PANTOGRAPH_SWIPE_SETTLING
  }

  var place: Int { interaction.place ?? 0 }

  var progress: Double { interaction.progress(at: latest ?? .zero) }

  func progress(at time: Timestamp) -> (progress: Double, isOver: Bool) {
    (interaction.progress(at: time), interaction.settling?.isOver(at: time) != false)
  }

  private func isInOrder(_ time: Timestamp) -> Bool { latest.map { time >= $0 } ?? true }
}
