import PantographTouches

/// The part of a line of `libinput debug-events` after the time.
enum DebugEventsReport {
  /// The fingers that a report may state. libinput counts up to five; the limit only excludes
  /// nonsense.
  static let fingerLimit: Int64 = 20

  /// Reads the fingers, the movement and what else the type of event has. `scale` is the scale of
  /// the last report of the pinch, which the end does not repeat.
  static func read(
    _ kind: DebugEventsHead.Kind, _ line: inout LineCursor, scale: inout Double,
    into batch: inout RecordingBatch
  ) -> DeltaAction? {
    let action: DeltaAction?
    switch kind {
    case .swipeBegin: action = fingers(&line, into: &batch).map { .swipeBegan(fingers: $0) }
    case .swipeUpdate: action = swipe(&line, into: &batch)
    case .swipeEnd:
      action = ending(&line, into: &batch).map { .swipeEnded(fingers: $0, isCancelled: $1) }
    case .pinchBegin:
      scale = 1
      action = fingers(&line, into: &batch).map { .pinchBegan(fingers: $0) }
    case .pinchUpdate: action = pinch(&line, &scale, into: &batch)
    case .pinchEnd:
      let last = scale
      action = ending(&line, into: &batch).map {
        .pinchEnded(fingers: $0, scale: last, isCancelled: $1)
      }
    case .holdBegin: action = fingers(&line, into: &batch).map { .holdBegan(fingers: $0) }
    case .holdEnd:
      action = ending(&line, into: &batch).map { .holdEnded(fingers: $0, isCancelled: $1) }
    case .scrollFinger, .scrollContinuous, .axis:
      guard let scroll = scroll(&line, into: &batch) else { return nil }
      action = scroll.map { .scrolled($0) }
      if action == nil { return nil }
    case .deviceAdded, .other, .unknown: return nil
    }
    guard let action else { return nil }
    line.skipSpaces()
    guard line.isAtEnd else {
      line.report(
        .error, "the line goes on after the event", expected: "the end of the line", into: &batch)
      return nil
    }
    return action
  }

  private static func fingers(_ line: inout LineCursor, into batch: inout RecordingBatch) -> Int? {
    line.decimal("the number of fingers", in: 1...fingerLimit, into: &batch).map { Int($0) }
  }

  private static func ending(
    _ line: inout LineCursor, into batch: inout RecordingBatch
  ) -> (Int, Bool)? {
    guard let fingers = fingers(&line, into: &batch) else { return nil }
    line.skipSpaces()
    return (fingers, line.skip("cancelled"))
  }

  private static func swipe(
    _ line: inout LineCursor, into batch: inout RecordingBatch
  ) -> DeltaAction? {
    guard let fingers = fingers(&line, into: &batch), let movement = movement(&line, into: &batch)
    else { return nil }
    return .swipeMoved(fingers: fingers, movement)
  }

  private static func pinch(
    _ line: inout LineCursor, _ last: inout Double, into batch: inout RecordingBatch
  ) -> DeltaAction? {
    guard let fingers = fingers(&line, into: &batch), let movement = movement(&line, into: &batch)
    else { return nil }
    line.skipSpaces()
    let place = line
    guard let scale = line.fraction("the scale", into: &batch) else { return nil }
    guard scale >= 0 else {
      place.report(.error, "the scale is negative", expected: "0 or more", into: &batch)
      return nil
    }
    guard expect(&line, UInt8(ascii: "@"), "'@' and the angle", into: &batch),
      let degrees = line.fraction("the angle", into: &batch)
    else { return nil }
    last = scale
    return .pinchMoved(
      fingers: fingers, movement, scale: scale, rotation: radians(degrees: degrees))
  }

  /// Returns the angle in radians of an angle in degrees, libinput's unit. Both count clockwise.
  static func radians(degrees: Double) -> Double { degrees * .pi / 180 }

  /// Returns the angle in degrees, with few digits if possible, from which `radians` computes
  /// exactly this angle again.
  static func degrees(radians angle: Double) -> Double {
    let exact = angle * 180 / .pi
    let candidates = [
      (exact * 100).rounded() / 100, exact, exact.nextUp, exact.nextDown, exact.nextUp.nextUp,
      exact.nextDown.nextDown,
    ]
    return candidates.first { radians(degrees: $0) == angle } ?? exact
  }

  /// Reads ` 0.50/ 0.00 ( 1.00/ 0.00 unaccelerated)`.
  private static func movement(
    _ line: inout LineCursor, into batch: inout RecordingBatch
  ) -> DeltaMovement? {
    guard let accelerated = delta(&line, into: &batch) else { return nil }
    line.skipSpaces()
    guard line.skip(UInt8(ascii: "(")) else { return DeltaMovement(accelerated) }
    guard let unaccelerated = delta(&line, into: &batch) else { return nil }
    line.skipSpaces()
    guard line.skip("unaccelerated)") else {
      line.report(
        .error, "the movement is broken off", expected: "'unaccelerated)'", into: &batch)
      return nil
    }
    return DeltaMovement(accelerated, unaccelerated: unaccelerated)
  }

  private static func delta(
    _ line: inout LineCursor, into batch: inout RecordingBatch
  ) -> Delta? {
    guard let x = line.fraction("the movement to the right", into: &batch),
      expect(&line, UInt8(ascii: "/"), "'/' and the movement down", into: &batch),
      let y = line.fraction("the movement down", into: &batch)
    else { return nil }
    return Delta(x: x, y: y)
  }

  /// Reads `vert 0.00/0.0 horiz 1.20/0.0* (finger)`. The star marks an axis that the event has. The
  /// number after the slash is that of a wheel; versions before 1.12 have none. The outer nil is an
  /// error, the inner one a scroll that no finger made.
  private static func scroll(
    _ line: inout LineCursor, into batch: inout RecordingBatch
  ) -> DeltaScroll?? {
    line.skipSpaces()
    guard line.skip("vert ") else {
      line.report(.error, "the scroll is broken off", expected: "'vert '", into: &batch)
      return nil
    }
    guard let y = axis(&line, into: &batch) else { return nil }
    line.skipSpaces()
    guard line.skip("horiz ") else {
      line.report(.error, "the scroll is broken off", expected: "'horiz '", into: &batch)
      return nil
    }
    guard let x = axis(&line, into: &batch) else { return nil }
    line.skipSpaces()
    let source: ScrollSource
    if line.skip("(finger)") {
      source = .fingers
    } else if line.skip("(continuous)") {
      source = .continuous
    } else if line.skip("(wheel)") || line.skip("(tilt)") {
      return .some(nil)
    } else {
      line.report(
        .error, "the scroll has no source", expected: "'(finger)', '(continuous)' or '(wheel)'",
        into: &batch)
      return nil
    }
    return .some(
      DeltaScroll(x: x.isThere ? x.value : nil, y: y.isThere ? y.value : nil, source: source))
  }

  private static func axis(
    _ line: inout LineCursor, into batch: inout RecordingBatch
  ) -> (value: Double, isThere: Bool)? {
    guard let value = line.fraction("the scrolled distance", into: &batch) else { return nil }
    if line.skip(UInt8(ascii: "/")) {
      guard line.fraction("the steps of the wheel", into: &batch) != nil else { return nil }
    }
    return (value, line.skip(UInt8(ascii: "*")))
  }

  private static func expect(
    _ line: inout LineCursor, _ mark: UInt8, _ expected: String, into batch: inout RecordingBatch
  ) -> Bool {
    line.skipSpaces()
    if line.skip(mark) { return true }
    line.report(.error, "the movement is broken off", expected: expected, into: &batch)
    return false
  }
}
