import PantographPlotting

/// A contact whose samples are in a `ContactStore`.
struct StoredContact {
  /// The end of a contact; `ContactStore` has the reasons of cancelled contacts.
  enum End: Hashable {
    case open, lifted
    case cancelled(reason: Int32)
  }

  var first: PlottedContact.Sample
  var last: PlottedContact.Sample
  var end = End.open
  /// The position of the first block of samples.
  var block = 0
  var count = 0

  /// The number of samples in each block: the first is small, because most contacts are short.
  static func blockLength(_ number: Int) -> Int { number < 5 ? 16 << number : 512 }
}
