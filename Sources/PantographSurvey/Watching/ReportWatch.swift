import PantographTouches

/// Measures the times between a device's reports while it is touched, and its buttons.
struct ReportWatch: Sendable {
  private var last: Timestamp?
  private var wasTouched = false
  private var touchStart = Timestamp.zero
  private var touchEnd = Timestamp.zero
  private var intervals = 0
  private var longest = TimeSpan.zero
  private var buttons: ButtonSet = []
  private var pressed: Timestamp?
  private var released: Timestamp?
  private let limits: SurveyLimits

  /// The fewest intervals for a rate. A tap of two or three reports does not show the rate.
  private static let fewestIntervals = 8

  init(_ limits: SurveyLimits) { self.limits = limits }

  mutating func take(_ frame: ContactFrame, into cell: inout SurveyCell) {
    let isTouched = frame.indices.contains { frame[$0].phase.isDown }
    if wasTouched, isTouched, let last {
      let interval = frame.time - last
      // Reports at one time are one report to everybody who compares times.
      if interval > .zero {
        cell.add(TouchWatch.milliseconds(interval), .reportInterval, limits)
        intervals += 1
        longest = max(longest, interval)
        touchEnd = frame.time
      }
    } else if wasTouched {
      finish(into: &cell)
    } else if isTouched {
      touchStart = frame.time
    }
    last = frame.time
    wasTouched = isTouched
    takeButtons(frame.buttons, at: frame.time, into: &cell)
  }

  /// Ends the touch in progress. A button that is held at the end of the recording has no release.
  mutating func close(into cell: inout SurveyCell) {
    if wasTouched { finish(into: &cell) }
    wasTouched = false
  }

  private mutating func finish(into cell: inout SurveyCell) {
    let span = touchEnd - touchStart
    if intervals > 0 { cell.add(TouchWatch.milliseconds(longest), .longestInterval, limits) }
    if intervals >= Self.fewestIntervals, span > .zero {
      cell.add(Double(intervals) / span.seconds, .reportRate, limits)
    }
    intervals = 0
    longest = .zero
  }

  private mutating func takeButtons(
    _ now: ButtonSet, at time: Timestamp, into cell: inout SurveyCell
  ) {
    guard now != buttons else { return }
    if buttons.isEmpty {
      if let released {
        cell.add(TouchWatch.milliseconds(time - released), .buttonPause, limits)
      }
      pressed = time
    } else if now.isEmpty, let start = pressed {
      cell.add(TouchWatch.milliseconds(time - start), .buttonHeld, limits)
      released = time
      pressed = nil
    }
    buttons = now
  }
}
