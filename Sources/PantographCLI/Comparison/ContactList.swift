import PantographPlotting
import PantographRecordingFiles

/// The contacts of a file, device by device.
struct ContactList {
  var stores: [ContactStore] = []

  var count: Int { stores.reduce(0) { $0 + $1.count } }

  /// The first error while reading; nil if there was none.
  var failure: RecordingFileError? { stores.lazy.compactMap(\.failure).first }

  /// Returns a contact with the store of its samples; nil if it cannot be read.
  func contact(at index: Int) -> (contact: StoredContact, store: ContactStore)? {
    var index = index
    for store in stores {
      if index < store.count { return store.contact(at: index).map { ($0, store) } }
      index -= store.count
    }
    return nil
  }

  /// Returns the first contacts for a picture, their labels with the prefix `letter`. Long contacts
  /// are sampled more coarsely, so that there are at most about `sampleLimit` samples.
  func plotted(_ letter: String, atMost contactLimit: Int, samples sampleLimit: Int)
    -> [PlottedContact]
  {
    let count = min(count, contactLimit)
    return (0..<count).compactMap { index in
      guard let (contact, store) = contact(at: index) else { return nil }
      let step = max(1, contact.count / max(1, sampleLimit / count))
      var samples = ContactStore.Samples(contact, in: store)
      var drawn: [PlottedContact.Sample] = []
      var number = 0
      while let sample = samples.next() {
        if number % step == 0 || number == contact.count - 1 { drawn.append(sample) }
        number += 1
      }
      return PlottedContact(
        label: "\(letter)\(index + 1)", samples: drawn, end: store.end(of: contact))
    }
  }
}
