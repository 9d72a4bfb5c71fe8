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

  /// Compares the contacts with these indices; nil stands for a missing contact.
  init(
    _ first: (index: Int?, list: ContactList), _ second: (index: Int?, list: ContactList)
  ) {
    self.first = first.index.map { $0 + 1 }
    self.second = second.index.map { $0 + 1 }
    let one = first.index.flatMap { first.list.contact(at: $0) }
    let other = second.index.flatMap { second.list.contact(at: $0) }
    endings = (one.map { $0.store.end(of: $0.contact) }, other.map { $0.store.end(of: $0.contact) })
    guard let one, let other else { return }
    isSame = endings.0 == endings.1 && Self.haveSameSamples(one, other)
    landed = other.contact.first.seconds - one.contact.first.seconds
    ended = other.contact.last.seconds - one.contact.last.seconds
    compare(at: one, one, other)
    compare(at: other, one, other)
  }

  private typealias Place = (contact: StoredContact, store: ContactStore)

  private static func haveSameSamples(_ one: Place, _ other: Place) -> Bool {
    guard one.contact.count == other.contact.count else { return false }
    var samples = ContactStore.Samples(one.contact, in: one.store)
    var others = ContactStore.Samples(other.contact, in: other.store)
    while let sample = samples.next() {
      if sample != others.next() { return false }
    }
    return true
  }

  /// Finds the largest distance at the times of the reports of `timed`.
  private mutating func compare(at timed: Place, _ one: Place, _ other: Place) {
    let (start, otherStart) = (one.contact.first.seconds, other.contact.first.seconds)
    let reach = min(one.contact.last.seconds - start, other.contact.last.seconds - otherStart)
    var times = ContactStore.Samples(timed.contact, in: timed.store)
    var course = ContactCourse(one.contact, in: one.store)
    var otherCourse = ContactCourse(other.contact, in: other.store)
    while let sample = times.next() {
      let time = sample.seconds - timed.contact.first.seconds
      guard time <= reach else { continue }
      let distance = course.place(at: start + time)
        .distance(to: otherCourse.place(at: otherStart + time))
      if distance > apart { (apart, apartAt) = (distance, time) }
    }
  }
}
