/// The positions of a contact at fixed intervals since it began.
struct TimeTicks {
  /// The interval in seconds; nil if the contacts last too long for ticks to be useful.
  let interval: Double?

  /// Creates ticks with an interval that suits the longest contact.
  init(for contacts: [PlottedContact]) {
    var longest = 0.0
    for contact in contacts {
      // The first and last times are not enough, because time may go back.
      var times = ValueRange()
      for sample in contact.samples { times.include(sample.seconds) }
      longest = max(longest, times.span)
    }
    if longest <= 3 {
      interval = 0.1
    } else if longest <= 12 {
      interval = 0.5
    } else {
      interval = longest <= 60 ? 1 : nil
    }
  }

  var caption: String? {
    interval.map { $0 < 1 ? "every \(Int(($0 * 1000).rounded())) ms" : "every second" }
  }

  /// Returns interpolated samples at the ticks, excluding the first and the last position.
  func samples(of contact: PlottedContact) -> [PlottedContact.Sample] {
    guard let interval, let first = contact.samples.first else { return [] }
    var ticks: [PlottedContact.Sample] = []
    var beat = 1.0
    for (from, to) in zip(contact.samples, contact.samples.dropFirst()) {
      let step = to.seconds - from.seconds
      while step > 0, first.seconds + beat * interval < to.seconds {
        let part = (first.seconds + beat * interval - from.seconds) / step
        beat += 1
        guard part >= 0 else { continue }
        ticks.append(
          PlottedContact.Sample(
            seconds: from.seconds + step * part,
            xMillimetres: from.xMillimetres + (to.xMillimetres - from.xMillimetres) * part,
            yMillimetres: from.yMillimetres + (to.yMillimetres - from.yMillimetres) * part))
      }
    }
    return ticks
  }
}
