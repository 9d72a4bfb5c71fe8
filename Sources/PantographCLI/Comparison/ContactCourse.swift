import PantographPlotting

/// The positions of a contact at times that never decrease, between two reports on a straight line.
struct ContactCourse {
  private var samples: ContactStore.Samples
  private var before: PlottedContact.Sample?
  private var next: PlottedContact.Sample

  init(_ contact: StoredContact, in store: ContactStore) {
    samples = ContactStore.Samples(contact, in: store)
    next = samples.next() ?? contact.first
  }

  mutating func place(at seconds: Double) -> PlottedContact.Sample {
    while next.seconds < seconds, let following = samples.next() {
      before = next
      next = following
    }
    guard let before, next.seconds > seconds else { return next }
    let share = (seconds - before.seconds) / (next.seconds - before.seconds)
    return PlottedContact.Sample(
      seconds: seconds,
      xMillimetres: before.xMillimetres + (next.xMillimetres - before.xMillimetres) * share,
      yMillimetres: before.yMillimetres + (next.yMillimetres - before.yMillimetres) * share)
  }
}
