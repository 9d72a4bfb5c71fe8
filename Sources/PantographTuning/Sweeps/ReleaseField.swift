import PantographGestures
import PantographTouches

/// A number that matters only at the release, so that no recording must be tracked again for it.
package enum ReleaseField: UInt8, Hashable, Sendable, CaseIterable {
  case finishProgress, finishVelocity, velocityLead, velocityProgress, velocityTime, projection
  case projectionPerSpeed, meanStep, lastTwoSteps, cancelProgress, velocityAgainst, held
  case deadVelocity, deadDistance

  /// The number's path among the thresholds.
  package var path: StaticString {
    switch self {
    case .finishProgress: "finish.progress"
    case .finishVelocity: "finish.velocity"
    case .velocityLead: "finish.velocityLead"
    case .velocityProgress: "finish.velocityProgress"
    case .velocityTime: "finish.velocityTime"
    case .projection: "finish.projection"
    case .projectionPerSpeed: "finish.projectionPerSpeed"
    case .meanStep: "finish.meanStep"
    case .lastTwoSteps: "finish.lastTwoSteps"
    case .cancelProgress: "cancel.progress"
    case .velocityAgainst: "cancel.velocity"
    case .held: "cancel.held"
    case .deadVelocity: "deadZone.velocity"
    case .deadDistance: "deadZone.distance"
    }
  }

  package init?(path: String) {
    guard
      let field = Self.allCases.first(where: { "\($0.path)".utf8.elementsEqual(path.utf8) })
    else { return nil }
    self = field
  }

  func copy(from other: ReleaseNumbers, into numbers: inout ReleaseNumbers) {
    switch self {
    case .finishProgress: numbers.finishProgress = other.finishProgress
    case .finishVelocity: numbers.finishVelocity = other.finishVelocity
    case .velocityLead: numbers.velocityLead = other.velocityLead
    case .velocityProgress: numbers.velocityProgress = other.velocityProgress
    case .velocityTime: numbers.velocityTime = other.velocityTime
    case .projection: numbers.projection = other.projection
    case .projectionPerSpeed: numbers.projectionPerSpeed = other.projectionPerSpeed
    case .meanStep: numbers.meanStep = other.meanStep
    case .lastTwoSteps: numbers.lastTwoSteps = other.lastTwoSteps
    case .cancelProgress: numbers.cancelProgress = other.cancelProgress
    case .velocityAgainst: numbers.velocityAgainst = other.velocityAgainst
    case .held: numbers.held = other.held
    case .deadVelocity: numbers.deadVelocity = other.deadVelocity
    case .deadDistance: numbers.deadDistance = other.deadDistance
    }
  }

  /// Returns the side of the number on which this gesture lies. Values with the same side give the
  /// same verdict, whatever the other numbers are. Nil if every value may give another verdict.
  ///
  /// Depending on other numbers the effective velocity is the gesture's or 0, so both are compared.
  func side(of numbers: ReleaseNumbers, _ inputs: ReleaseInputs) -> UInt8? {
    func bit(_ truth: Bool) -> UInt8 { truth ? 1 : 0 }
    func bits(_ fast: Bool, _ still: Bool) -> UInt8 { bit(fast) | bit(still) << 1 }
    switch self {
    case .finishProgress: return nil
    case .finishVelocity:
      return bits(inputs.velocity >= numbers.finishVelocity, 0 >= numbers.finishVelocity)
    case .velocityLead:
      let needed = inputs.sidewaysVelocity + numbers.velocityLead
      return bits(inputs.velocity >= needed, 0 >= needed)
    case .velocityProgress: return bit(inputs.progress >= numbers.velocityProgress)
    case .velocityTime: return bit(inputs.duration <= numbers.velocityTime)
    case .projection, .projectionPerSpeed: return inputs.velocity == 0 ? 0 : nil
    case .meanStep: return bit(inputs.meanStep >= numbers.meanStep)
    case .lastTwoSteps: return bit(inputs.lastTwoSteps > numbers.lastTwoSteps)
    case .cancelProgress: return bit(inputs.progress < numbers.cancelProgress)
    case .velocityAgainst:
      return bits(inputs.velocity <= -numbers.velocityAgainst, 0 <= -numbers.velocityAgainst)
    case .held: return bit(inputs.held >= numbers.held)
    case .deadVelocity: return bit(inputs.velocity.magnitude < numbers.deadVelocity)
    case .deadDistance: return bit(inputs.distance < numbers.deadDistance)
    }
  }
}
