/// The number of samples that cannot be drawn, by reason.
struct OmittedSamples: Hashable, Sendable {
  /// The number of samples farther away than any surface is wide.
  var tooFar = 0
  /// The number of samples at times that no recording reaches.
  var tooLate = 0
  var withoutNumber = 0

  static let maximumMillimetres = 1e5
  static let maximumSeconds = 1e9

  /// Counts a sample if it cannot be drawn; returns whether it was counted.
  mutating func take(_ sample: PlottedContact.Sample) -> Bool {
    let isNumber =
      sample.seconds.isFinite && sample.xMillimetres.isFinite && sample.yMillimetres.isFinite
    if !isNumber {
      withoutNumber += 1
    } else if sample.xMillimetres.magnitude >= Self.maximumMillimetres
      || sample.yMillimetres.magnitude >= Self.maximumMillimetres
    {
      tooFar += 1
    } else if sample.seconds.magnitude >= Self.maximumSeconds {
      tooLate += 1
    } else {
      return false
    }
    return true
  }

  static func + (first: OmittedSamples, second: OmittedSamples) -> OmittedSamples {
    var sum = first
    sum.tooFar += second.tooFar
    sum.tooLate += second.tooLate
    sum.withoutNumber += second.withoutNumber
    return sum
  }

  var count: Int { tooFar + tooLate + withoutNumber }

  /// A line of text for each reason that occurred.
  var notes: [String] {
    var notes: [String] = []
    if tooFar > 0 { notes.append(Self.samples(tooFar) + " beyond 100 m left out") }
    if tooLate > 0 {
      notes.append(Self.samples(tooLate) + " beyond a thousand million seconds left out")
    }
    if withoutNumber > 0 {
      let what =
        withoutNumber == 1 ? " that is no number left out" : " that are no numbers left out"
      notes.append(Self.samples(withoutNumber) + what)
    }
    return notes
  }

  static func samples(_ count: Int) -> String {
    count == 1 ? "1 sample" : "\(count) samples"
  }
}
