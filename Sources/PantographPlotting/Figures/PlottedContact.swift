/// A contact for drawing: its positions, their times, and its end.
public struct PlottedContact: Hashable, Sendable {
  /// The contact's name in the picture, ideally a number of one or two digits.
  public var label: String
  /// The positions of the contact, in the order of time.
  public var samples: [Sample]
  /// The manner in which the contact ended.
  public var end: End

  /// A position of the contact at one time.
  public struct Sample: Hashable, Sendable {
    /// The time since the start of the recording, in seconds.
    public var seconds: Double
    /// The distance from the surface's left edge, in millimetres.
    public var xMillimetres: Double
    /// The distance from the surface's top edge, in millimetres.
    public var yMillimetres: Double

    public init(seconds: Double, xMillimetres: Double, yMillimetres: Double) {
      self.seconds = seconds
      self.xMillimetres = xMillimetres
      self.yMillimetres = yMillimetres
    }
  }

  /// The manner in which a contact ended.
  public enum End: Hashable, Sendable {
    case lifted
    case cancelled(reason: String)
    /// The contact is still down at the end of the recording.
    case open
  }

  public init(label: String, samples: [Sample], end: End) {
    self.label = label
    self.samples = samples
    self.end = end
  }

  /// This contact without samples that cannot be drawn.
  var drawable: PlottedContact {
    var omitted = OmittedSamples()
    var copy = self
    copy.samples.removeAll { omitted.take($0) }
    return copy
  }

  /// The number of samples that `drawable` leaves out.
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
