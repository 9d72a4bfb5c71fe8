import PantographPlotting

/// The difference between two paired contacts.
struct ContactDifference {
  /// The numbers of the contacts in their files; nil if a file lacks the contact.
  var first: Int?
  var second: Int?
  /// The time by which the second file's contact landed later, in seconds; `ended` is the same for
  /// its end.
  var landed = 0.0
  var ended = 0.0
  /// The largest distance between the contacts at the same time after landing, in millimetres.
  var apart = 0.0
  /// The time of the largest distance, in seconds after landing.
  var apartAt = 0.0
  var endings: (PlottedContact.End?, PlottedContact.End?)
  /// Whether all reports of both contacts are equal.
  var isSame = false

  init(_ first: PlottedContact?, _ second: PlottedContact?, numbers: (Int?, Int?)) {
    (self.first, self.second) = numbers
    endings = (first?.end, second?.end)
    guard let first, let second, let (one, other) = Self.firsts(first, second),
      let last = first.samples.last, let otherLast = second.samples.last
    else { return }
    isSame = first.samples == second.samples && first.end == second.end
    landed = other.seconds - one.seconds
    ended = otherLast.seconds - last.seconds
    let (reach, otherReach) = (last.seconds - one.seconds, otherLast.seconds - other.seconds)
    for time
      in (first.samples.map { $0.seconds - one.seconds }
      + second.samples.map { $0.seconds - other.seconds })
    where time <= min(reach, otherReach) {
      let distance = Self.place(of: first, at: one.seconds + time)
        .distance(to: Self.place(of: second, at: other.seconds + time))
      if distance > apart { (apart, apartAt) = (distance, time) }
    }
  }

  private static func firsts(
    _ first: PlottedContact, _ second: PlottedContact
  ) -> (PlottedContact.Sample, PlottedContact.Sample)? {
    guard let one = first.samples.first, let other = second.samples.first else { return nil }
    return (one, other)
  }

  /// Interpolates the position linearly between two reports.
  private static func place(
    of contact: PlottedContact, at seconds: Double
  ) -> PlottedContact.Sample {
    let samples = contact.samples
    var (low, high) = (0, samples.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if samples[middle].seconds < seconds { low = middle + 1 } else { high = middle }
    }
    let next = samples[low]
    guard low > 0, next.seconds > seconds else { return next }
    let before = samples[low - 1]
    let share = (seconds - before.seconds) / (next.seconds - before.seconds)
    return PlottedContact.Sample(
      seconds: seconds,
      xMillimetres: before.xMillimetres + (next.xMillimetres - before.xMillimetres) * share,
      yMillimetres: before.yMillimetres + (next.yMillimetres - before.yMillimetres) * share)
  }
}
