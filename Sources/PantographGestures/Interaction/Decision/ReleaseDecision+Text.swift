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
      "moved \(points(inputs.distance)), \(amount(margin, 1)) less than the"
        + " \(number(threshold, 1)) that count as a gesture"
    case .velocityAgainst:
      threshold == 0
        ? "not moving forwards at the lift"
        : "\(resting.map { "flicked towards \($0.place.name)" } ?? "flicked back") at"
          + " \(speed(-effectiveVelocity)), \(amount(margin, 0)) more than the"
          + " \(number(-threshold, 0)) that take it back"
    case .tooLittleProgress:
      "\(way(inputs.progress)), \(amount(margin)) less than the \(number(threshold)) without which"
        + " nothing finishes"
    case .velocity:
      "thrown at \(speed(effectiveVelocity)), \(amount(margin, 0)) more than the"
        + " \(number(threshold, 0)) that \(goesOn)"
    case .steps:
      "the reports' steps of \(points(inputs.meanStep)) on average and"
        + " \(points(inputs.lastTwoSteps)) at last; \(points(threshold)) \(goesOn)"
    case .progress: "\(standing), \(compared(margin, threshold))"
    case .projection:
      "\(standing) and on to \(number(projectedProgress)) at \(speed(effectiveVelocity)),"
        + " \(compared(margin, threshold))"
    case .tooSlow:
      self.threshold == nil
        ? "only speed finishes, and from here none does"
        : "only speed finishes, and \(speed(effectiveVelocity)) is \(amount(margin, 0)) short of the"
          + " \(number(threshold, 0)) that do"
    case .onlyPlace: "there is no other place that way"
    }
  }

  private var goesOn: String { resting == nil ? "finish" : "go on" }

  private func compared(_ margin: Double, _ threshold: Double) -> String {
    if outcome == .finish, margin == 0 { return "just the \(number(threshold)) that \(goesOn)" }
    let amount = amount(margin)
    return outcome == .finish
      ? "\(amount) more than the \(number(threshold)) that \(goesOn)"
      : "\(amount) short of the \(number(threshold)) that \(goesOn)"
  }

  private var standing: String {
    var place = way(inputs.progress)
    if let resting {
      let (start, end) =
        outcome == .finish ? (resting.other, resting.place) : (resting.place, resting.other)
      place += " from \(start?.name ?? "") to \(end?.name ?? "")"
    }
    return effectiveVelocity == 0 && inputs.velocity != 0 ? "at rest at \(place)" : place
  }

  private func progressAway(_ margin: Double) -> String {
    "\(amount(margin)) of the way \(outcome == .finish ? "less" : "more")"
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

  private func way(_ progress: Double) -> String { "\(number(progress)) of the way" }
  private func points(_ value: Double) -> String { "\(number(value, 1)) pt" }
  private func speed(_ value: Double) -> String { "\(number(value, 0)) pt/s" }
}

extension RestingPlace {
  fileprivate var text: String { isExit ? "go \(name)" : "rest at \(name)" }
}

extension ReleaseDecision {
  /// The decision as a JSON object on one line. Times are in seconds, distances in points.
  public var json: String {
    var json = JSONWriter()
    json.beginObject()
    json.member("outcome", "\(outcome.name)")
    json.member("rule", "\(rule.name)")
    func add(_ key: String, _ value: Double?, _ decimals: Int) {
      json.key(key)
      json.raw(
        value.map { DecimalText($0, decimals: decimals, extremes: .infinite).description } ?? "null"
      )
    }
    add("progress", inputs.progress, 4)
    add("projectedProgress", projectedProgress, 4)
    add("distance", inputs.distance, 2)
    add("length", inputs.length, 2)
    add("velocity", inputs.velocity, 2)
    add("effectiveVelocity", effectiveVelocity, 2)
    add("sidewaysVelocity", inputs.sidewaysVelocity, 2)
    add("held", inputs.held.seconds, 6)
    add("duration", inputs.duration.seconds, 6)
    add("threshold", threshold, 4)
    add("ruleMargin", ruleMargin, 4)
    add("progressMargin", progressMargin, 4)
    add("velocityMargin", velocityMargin, 2)
    if let resting {
      json.member("place", resting.place.name)
      json.member("otherPlace", resting.other?.name)
    }
    json.endObject()
    return json.text
  }
}
