import PantographTouches

/// Converts the times of a compositor to a program's own clock.
///
/// A compositor counts milliseconds from any moment, in 32 bits that wrap around. A report is never
/// earlier than its time, so the report that came soonest tells the difference of both clocks.
package struct CompositorClock: Sendable {
  private var last: (raw: UInt32, milliseconds: Int64)?
  /// The smallest difference so far between the own clock and the compositor's, in microseconds.
  private var difference = Int64.max

  package init() {}

  /// Returns the time of a report on the own clock, at most `now`.
  package mutating func time(_ milliseconds: UInt32, now: Timestamp) -> Timestamp {
    // The shorter direction: a report that is late by less than 24 days comes before the last one.
    let step = Int64(Int32(bitPattern: milliseconds &- (last?.raw ?? milliseconds)))
    let own = (last?.milliseconds ?? Int64(milliseconds)) + step
    if step >= 0 { last = (milliseconds, own) }
    difference = min(difference, now.microseconds - own * 1000)
    return Timestamp(microseconds: own * 1000 + difference)
  }
}
