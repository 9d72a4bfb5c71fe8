import Touches

extension ReleaseDecision: CustomStringConvertible {
  /// The decision as a sentence without its full stop: what, why, and how far from the other.
  public var description: String {
    var text = "\(outcome.name): \(reason)"
    switch (progressMargin, velocityMargin) {
    case (nil, nil): return text
    case (let progress?, nil): text += "; \(way(progress))"
    case (nil, let velocity?): text += "; \(speed(velocity))"
    case (let progress?, let velocity?): text += "; \(way(progress)) or \(speed(velocity))"
    }
    return text + (outcome == .finish ? " more than needed" : " short")
  }

  private var reason: String {
    let threshold = threshold ?? 0
    return switch rule {
    case .gestureCancelled: "the gesture was cancelled"
    case .overruled: "the transition was ended while the hand was down"
    case .deadZone:
      "moved \(points(inputs.distance)), less than \(points(threshold)) is no gesture"
    case .velocityAgainst:
      threshold == 0
        ? "not moving forwards at the lift"
        : "taken back at \(speed(effectiveVelocity)), "
          + "\(speed(threshold)) takes back"
    case .tooLittleProgress:
      "\(way(inputs.progress)), less than \(way(threshold)) never finishes"
    case .velocity: "thrown at \(speed(effectiveVelocity)), \(speed(threshold)) finishes"
    case .steps:
      "the reports' steps of \(points(inputs.meanStep)) on average and "
        + "\(points(inputs.lastTwoSteps)) at last, \(points(threshold)) finishes"
    case .progress: "\(standing), \(way(threshold)) finishes"
    case .projection:
      "\(standing) and on to \(way(projectedProgress)) at \(speed(effectiveVelocity)), "
        + "\(way(threshold)) finishes"
    case .tooSlow: "only speed finishes, and \(speed(effectiveVelocity)) is too slow"
    }
  }

  private var standing: String {
    effectiveVelocity == 0 && inputs.velocity != 0
      ? "at rest at \(way(inputs.progress))"
      : way(inputs.progress)
  }

  private func way(_ progress: Double) -> String { "\(DecimalText.text(progress)) of the way" }
  private func points(_ value: Double) -> String { "\(DecimalText.text(value, decimals: 1)) pt" }
  private func speed(_ value: Double) -> String { "\(DecimalText.text(value, decimals: 0)) pt/s" }
}

extension ReleaseDecision {
  /// The decision as a JSON object on one line. Times are in seconds, distances in points.
  public var json: String {
    var text = "{\"outcome\":\"\(outcome.name)\",\"rule\":\"\(rule.name)\""
    func add(_ key: String, _ value: Double?, _ decimals: Int) {
      text += ",\"\(key)\":" + (value.map { DecimalText.text($0, decimals: decimals) } ?? "null")
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
    add("progressMargin", progressMargin, 4)
    add("velocityMargin", velocityMargin, 2)
    return text + "}"
  }
}
