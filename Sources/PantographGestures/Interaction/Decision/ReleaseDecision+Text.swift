import PantographPlainText
import PantographTouches

extension ReleaseDecision: CustomStringConvertible {
  /// The decision as a sentence without its full stop: the outcome, the rule, the distance from the
  /// number of that rule, and the change that would have led to the other outcome.
  public var description: String {
    let text = "\(verdict): \(reason)"
    return otherwise.map { "\(text); \($0)" } ?? text
  }

  /// The rule that decided and the distance from its number, without the outcome.
  public var why: String { reason }

  /// The distance to the other outcome: "to finish instead: 807 pt/s faster". Nil if neither
  /// another progress nor another speed would give the other outcome.
  public var otherwise: String? {
    // No hand covers less than no distance. Where that would be needed, only speed leads to the
    // other outcome.
    let progress = progressMargin.flatMap { margin in
      outcome == .finish && margin > max(inputs.progress, 0) ? nil : margin
    }
    let ways = [progress.map(progressAway), velocityMargin.map(velocityAway)].compactMap { $0 }
    return ways.isEmpty ? nil : "to \(alternative) instead: \(ways.joined(separator: ", or "))"
  }

  /// The distance between the value that the rule examined and the number that the rule compared
  /// with, in the unit of that number; nil if the rule compares none.
  public var ruleMargin: Double? {
    guard let threshold else { return nil }
    return switch rule {
    case .deadZone: (inputs.distance - threshold).magnitude
    case .velocityAgainst, .velocity, .tooSlow: (effectiveVelocity - threshold).magnitude
    case .tooLittleProgress, .progress: (inputs.progress - threshold).magnitude
    case .projection: (projectedProgress - threshold).magnitude
    case .gestureCancelled, .overruled, .steps, .onlyPlace: nil
    }
  }

  private var verdict: String {
    guard let resting else { return "\(outcome.name)" }
    return resting.place.text
  }

  private var alternative: String {
    if let resting { return resting.other?.text ?? "rest elsewhere" }
    return outcome == .finish ? "go back" : "finish"
  }

  private var reason: String {
    let threshold = threshold ?? 0
    let margin = ruleMargin ?? 0
    return switch rule {
    case .gestureCancelled: "the gesture was cancelled"
    case .overruled: "the transition was ended while the hand was down"
    case .deadZone:
      "moved \(points(inputs.distance)), \(amount(margin, 1)) below the minimum of"
        + " \(number(threshold, 1)) for a gesture"
    case .velocityAgainst:
      threshold == 0
        ? "not moving forwards at the lift"
        : "\(resting.map { "flicked towards \($0.place.name)" } ?? "flicked back") at"
          + " \(speed(-effectiveVelocity)), \(above(margin, -threshold, 0))"
    case .tooLittleProgress:
      "progress \(number(inputs.progress)), \(amount(margin)) below the minimum of"
        + " \(number(threshold)) for a finish"
    case .velocity:
      "thrown at \(speed(effectiveVelocity)), \(above(margin, threshold, 0))"
    case .steps:
      "moved \(points(inputs.meanStep)) between two reports on average and"
        + " \(points(inputs.lastTwoSteps)) at the end; the threshold is \(points(threshold))"
    case .progress: "\(standing), \(compared(margin, threshold))"
    case .projection:
      "\(standing), at \(speed(effectiveVelocity)) projected to \(number(projectedProgress)),"
        + " \(compared(margin, threshold))"
    case .tooSlow:
      self.threshold == nil
        ? "only speed can finish, and at this progress no speed does"
        : "only speed can finish, and \(speed(effectiveVelocity)) is \(amount(margin, 0)) below the"
          + " threshold of \(number(threshold, 0))"
    case .onlyPlace: "there is no other resting place in that direction"
    }
  }

  private func compared(_ margin: Double, _ threshold: Double) -> String {
    if outcome == .finish {
      return margin == 0
        ? "exactly the threshold of \(number(threshold))" : above(margin, threshold, 3)
    }
    return "\(amount(margin)) below the threshold of \(number(threshold))"
  }

  private func above(_ margin: Double, _ threshold: Double, _ decimals: Int) -> String {
    "\(amount(margin, decimals)) above the threshold of \(number(threshold, decimals))"
  }

  private var standing: String {
    var place = "progress \(number(inputs.progress))"
    if let resting {
      let (start, end) =
        outcome == .finish ? (resting.other, resting.place) : (resting.place, resting.other)
      place += " from \(start?.name ?? "") to \(end?.name ?? "")"
    }
    return effectiveVelocity == 0 && inputs.velocity != 0 ? "at rest at \(place)" : place
  }

  private func progressAway(_ margin: Double) -> String {
    "\(amount(margin)) \(outcome == .finish ? "less" : "more") progress"
  }

  private func velocityAway(_ margin: Double) -> String {
    "\(amount(margin, 0)) pt/s \(outcome == .finish ? "slower" : "faster")"
  }

  /// Returns a distance to a number. A distance that would round to 0 is less than the last decimal.
  private func amount(_ value: Double, _ decimals: Int = 3) -> String {
    var least = 1.0
    for _ in 0..<decimals { least /= 10 }
    return value.magnitude < least / 2
      ? "less than \(number(least, decimals))" : number(value, decimals)
  }

  private func number(_ value: Double, _ decimals: Int = 3) -> String {
    DecimalText(value, decimals: decimals, extremes: .infinite).description
  }

  private func points(_ value: Double) -> String { "\(number(value, 1)) pt" }
  private func speed(_ value: Double) -> String { "\(number(value, 0)) pt/s" }
}

extension RestingPlace {
  fileprivate var text: String { isExit ? "go \(name)" : "rest at \(name)" }
}

extension ReleaseDecision {
  /// The decision as a JSON object on one line. Times are in seconds, distances in points. Numbers
  /// that are not finite are null.
  public var json: String {
    var json = JSONWriter()
    json.beginObject()
    json.member("outcome", "\(outcome.name)")
    json.member("rule", "\(rule.name)")
    json.member("progress", inputs.progress, decimals: 4)
    json.member("projectedProgress", projectedProgress, decimals: 4)
    json.member("distance", inputs.distance, decimals: 2)
    json.member("length", inputs.length, decimals: 2)
    json.member("velocity", inputs.velocity, decimals: 2)
    json.member("effectiveVelocity", effectiveVelocity, decimals: 2)
    json.member("sidewaysVelocity", inputs.sidewaysVelocity, decimals: 2)
    json.member("held", inputs.held.seconds, decimals: 6)
    json.member("duration", inputs.duration.seconds, decimals: 6)
    json.member("threshold", threshold, decimals: 4)
    json.member("ruleMargin", ruleMargin, decimals: 4)
    json.member("progressMargin", progressMargin, decimals: 4)
    json.member("velocityMargin", velocityMargin, decimals: 2)
    if let resting {
      json.member("place", resting.place.name)
      json.member("otherPlace", resting.other?.name)
    }
    json.endObject()
    return json.text
  }
}
