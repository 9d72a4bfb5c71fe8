import PantographTouches

/// One event of libinput in a file of `libinput record --with-libinput`:
/// `{time: 0.016000, type: GESTURE_SWIPE_UPDATE, nfingers: 3, delta: [ 1.00, 2.00], …}`.
struct LibinputReport {
  private var time: Timestamp?
  private var kind: DebugEventsHead.Kind?
  private var fingers: Int?
  private var delta: Delta?
  private var unaccelerated: Delta?
  private var degrees: Double?
  private var scale: Double?
  private var axes: Delta?
  private var source: ScrollSource?
  private var isWheel = false
  private var isCancelled: Bool?

  /// Reads the fields after `- {`. Nil if the event is no movement of a gesture, or if it was
  /// reported as an issue.
  ///
  /// - Parameters:
  ///   - line: The line, behind the brace.
  ///   - scale: The scale of the last report of a pinch. It becomes that of this report.
  ///   - isTouched: Whether a finger is down. `libinput record` does not write whether a gesture was
  ///     cancelled, but libinput cancels every gesture that ends before the fingers have lifted. The
  ///     result says whether the ending was inferred from that.
  ///   - batch: The batch that receives issues.
  static func read(
    _ line: inout LineCursor, scale: inout Double, isTouched: Bool, into batch: inout RecordingBatch
  ) -> (report: DeltaReport, isInferred: Bool)? {
    let start = line
    var report = LibinputReport()
    guard report.readFields(&line, into: &batch) else { return nil }
    guard let kind = report.kind else { return nil }
    if kind == .axis, report.isWheel { return nil }
    guard let action = report.action(kind, &scale, isTouched: isTouched), let time = report.time
    else {
      start.report(
        .error, "the event of libinput is incomplete", expected: report.missing(kind), into: &batch)
      return nil
    }
    return (DeltaReport(time: time, action), isInferred: report.isCancelled == nil)
  }

  private func action(
    _ kind: DebugEventsHead.Kind, _ last: inout Double, isTouched: Bool
  ) -> DeltaAction? {
    let isCancelled = isCancelled ?? isTouched
    switch kind {
    case .swipeBegin: return fingers.map { .swipeBegan(fingers: $0) }
    case .swipeUpdate:
      guard let fingers, let movement else { return nil }
      return .swipeMoved(fingers: fingers, movement)
    case .swipeEnd: return fingers.map { .swipeEnded(fingers: $0, isCancelled: isCancelled) }
    case .pinchBegin:
      last = 1
      return fingers.map { .pinchBegan(fingers: $0) }
    case .pinchUpdate:
      guard let fingers, let movement, let scale, scale >= 0, let degrees else { return nil }
      last = scale
      return .pinchMoved(
        fingers: fingers, movement, scale: scale,
        rotation: DebugEventsReport.radians(degrees: degrees))
    case .pinchEnd:
      let scale = last
      return fingers.map { .pinchEnded(fingers: $0, scale: scale, isCancelled: isCancelled) }
    case .holdBegin: return fingers.map { .holdBegan(fingers: $0) }
    case .holdEnd: return fingers.map { .holdEnded(fingers: $0, isCancelled: isCancelled) }
    case .axis:
      guard let axes, let source else { return nil }
      return .scrolled(Self.scroll(axes, source))
    case .deviceAdded, .scrollFinger, .scrollContinuous, .other, .unknown: return nil
    }
  }

  /// Returns a scroll. The file has both axes in every event: an axis of 0 beside a movement of the
  /// other one did not move, and two zeros are the end of the scroll.
  private static func scroll(_ axes: Delta, _ source: ScrollSource) -> DeltaScroll {
    DeltaScroll(
      x: axes.x == 0 && axes.y != 0 ? nil : axes.x, y: axes.y == 0 && axes.x != 0 ? nil : axes.y,
      source: source)
  }

  private var movement: DeltaMovement? {
    delta.map { DeltaMovement($0, unaccelerated: unaccelerated) }
  }

  private func missing(_ kind: DebugEventsHead.Kind) -> String {
    if time == nil { return "'time:' with seconds" }
    if kind == .axis { return axes == nil ? "'axes:'" : "'source:'" }
    if fingers == nil { return "'nfingers:'" }
    if delta == nil { return "'delta:'" }
    return degrees == nil ? "'angle_delta:'" : "'scale:' of 0 or more"
  }

  // MARK: Fields

  /// Reads `key: value` up to the closing brace. Returns false after an issue, and at once for an
  /// event of another type.
  private mutating func readFields(
    _ line: inout LineCursor, into batch: inout RecordingBatch
  ) -> Bool {
    while true {
      line.skipSpaces()
      if line.skip(UInt8(ascii: "}")) { return true }
      guard readField(&line, into: &batch) else { return false }
      line.skipSpaces()
      if line.skip(UInt8(ascii: ",")) { continue }
      guard line.byte == UInt8(ascii: "}") else {
        line.report(
          .error, "the event of libinput is broken off", expected: "',' or '}'", into: &batch)
        return false
      }
    }
  }

  private mutating func readField(
    _ line: inout LineCursor, into batch: inout RecordingBatch
  ) -> Bool {
    if line.skip("time:") {
      line.skipSpaces()
      let place = line
      guard let (time, _) = line.scanSeconds(), time >= .zero else {
        place.report(
          .error, "the time is not one", expected: "seconds such as 1.250000", into: &batch)
        return false
      }
      self.time = time
    } else if line.skip("type:") {
      line.skipSpaces()
      switch Self.kind(&line) {
      case .deviceAdded, .scrollFinger, .scrollContinuous, .other, .unknown: return false
      case let kind: self.kind = kind
      }
    } else if line.skip("nfingers:") {
      let range = 1...DebugEventsReport.fingerLimit
      guard let count = line.decimal("the number of fingers", in: range, into: &batch)
      else { return false }
      fingers = Int(count)
    } else if line.skip("delta:") {
      delta = pair(&line, into: &batch)
      return delta != nil
    } else if line.skip("unaccel:") {
      unaccelerated = pair(&line, into: &batch)
      return unaccelerated != nil
    } else if line.skip("axes:") {
      axes = pair(&line, into: &batch)
      return axes != nil
    } else if line.skip("angle_delta:") {
      degrees = line.fraction("the angle", into: &batch)
      return degrees != nil
    } else if line.skip("scale:") {
      scale = line.fraction("the scale", into: &batch)
      return scale != nil
    } else if line.skip("source:") {
      line.skipSpaces()
      if line.skip("finger") {
        source = .fingers
      } else if line.skip("continuous") {
        source = .continuous
      } else {
        isWheel = true
        return skipValue(&line, into: &batch)
      }
    } else if line.skip("cancelled:") {
      line.skipSpaces()
      isCancelled = line.skip("true")
      return isCancelled == true || skipValue(&line, into: &batch)
    } else {
      return skipValue(&line, into: &batch)
    }
    return true
  }

  private static func kind(_ line: inout LineCursor) -> DebugEventsHead.Kind {
    let first = line.next
    while line.next < line.end {
      let byte = line.next.pointee
      guard byte == UInt8(ascii: "_") || byte &- UInt8(ascii: "A") < 26 else { break }
      line.next += 1
    }
    return DebugEventsHead.kind(UnsafeBufferPointer(start: first, count: line.next - first))
  }

  private func pair(_ line: inout LineCursor, into batch: inout RecordingBatch) -> Delta? {
    func expect(_ mark: UInt8, _ expected: String) -> Bool {
      line.skipSpaces()
      if line.skip(mark) { return true }
      line.report(.error, "the pair of numbers is broken off", expected: expected, into: &batch)
      return false
    }
    guard expect(UInt8(ascii: "["), "'['"),
      let x = line.fraction("the first number", into: &batch),
      expect(UInt8(ascii: ","), "','"),
      let y = line.fraction("the second number", into: &batch),
      expect(UInt8(ascii: "]"), "']'")
    else { return nil }
    return Delta(x: x, y: y)
  }

  /// Skips a field that is not read, up to the comma or brace after it.
  private func skipValue(_ line: inout LineCursor, into batch: inout RecordingBatch) -> Bool {
    var depth = 0
    while line.next < line.end {
      switch line.next.pointee {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ","), UInt8(ascii: "}"): if depth <= 0 { return true }
      default: break
      }
      line.next += 1
    }
    line.report(.error, "the event of libinput is broken off", expected: "'}'", into: &batch)
    return false
  }
}
