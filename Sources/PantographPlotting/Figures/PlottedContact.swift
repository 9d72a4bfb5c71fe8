/// A contact as pictures need it: where it was, when, and how it ended.
public struct PlottedContact: Hashable, Sendable {
  /// Its name in the picture: a number, best of one or two digits.
  public var label: String
  /// The places of the contact, in the order of time.
  public var samples: [Sample]
  /// How the contact ended.
  public var end: End

  /// A place at a time.
  public struct Sample: Hashable, Sendable {
    /// Since the recording began.
    public var seconds: Double
    /// From the surface's left edge.
    public var xMillimetres: Double
    /// From the surface's top edge.
    public var yMillimetres: Double

    public init(seconds: Double, xMillimetres: Double, yMillimetres: Double) {
      self.seconds = seconds
      self.xMillimetres = xMillimetres
      self.yMillimetres = yMillimetres
    }
  }

  /// How a contact ended.
  public enum End: Hashable, Sendable {
    case lifted
    case cancelled(reason: String)
    /// Still down where the recording ends.
    case open
  }

  public init(label: String, samples: [Sample], end: End) {
    self.label = label
    self.samples = samples
    self.end = end
  }

  /// Without samples that no picture can show.
  var drawable: PlottedContact {
    var omitted = OmittedSamples()
    var copy = self
    copy.samples.removeAll { omitted.take($0) }
    return copy
  }

  /// How many samples `drawable` is without.
  var omitted: OmittedSamples {
    var omitted = OmittedSamples()
    for sample in samples { _ = omitted.take(sample) }
    return omitted
  }

  var endSymbol: PointSymbol {
    switch end {
    case .lifted: .dot
    case .cancelled: .cross
    case .open: .diamond
    }
  }

  var endText: String {
    switch end {
    case .lifted: "lifted"
    case .cancelled(let reason): reason.isEmpty ? "cancelled" : "cancelled: " + reason
    case .open: "still down"
    }
  }
}
