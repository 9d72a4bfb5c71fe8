import PantographGestures
import PantographPlotting
import PantographTouches

/// Collects the paths of contacts for a picture. Longer recordings are sampled more coarsely.
struct TrajectoryCollector {
  /// The largest number of samples. Beyond it every other sample is discarded.
  static let sampleLimit = 200_000

  /// The first contacts, as many as a picture draws.
  private(set) var contacts: [PlottedContact] = []
  /// The number of all contacts.
  private(set) var contactCount = 0
  /// The contacts that are down; the index of those that are not drawn is nil.
  private var open: [(id: ContactID, index: Int?)] = []
  private var sampleCount = 0
  private var stride = 1
  private var frameNumber = 0

  mutating func take(_ frame: ContactFrame, since start: Timestamp) {
    frameNumber += 1
    let seconds = (frame.time - start).seconds
    for place in frame.indices {
      let contact = frame[place]
      guard let index = index(of: contact.id) else {
        if !contact.phase.isDown { open.removeAll { $0.id == contact.id } }
        continue
      }
      let isEnd = contact.phase == .began || !contact.phase.isDown
      if isEnd || frameNumber % stride == 0 {
        let sample = PlottedContact.Sample(
          seconds: seconds, xMillimetres: contact.position.x, yMillimetres: contact.position.y)
        contacts[index].samples.append(sample)
        sampleCount += 1
      }
      if !contact.phase.isDown { end(contact, index) }
    }
    if sampleCount > Self.sampleLimit { thin() }
  }

  private mutating func index(of id: ContactID) -> Int? {
    if let known = open.first(where: { $0.id == id }) { return known.index }
    contactCount += 1
    guard contacts.count < RecordingFigure.maximumContacts else {
      open.append((id, nil))
      return nil
    }
    open.append((id, contacts.count))
    contacts.append(PlottedContact(label: "\(contacts.count + 1)", samples: [], end: .open))
    return contacts.count - 1
  }

  private mutating func end(_ contact: Contact, _ index: Int) {
    open.removeAll { $0.id == contact.id }
    switch contact.phase {
    case .began, .moved, .stationary: return
    case .ended: contacts[index].end = .lifted
    case .cancelled(.inputEnded): contacts[index].end = .open
    case .cancelled(let cause): contacts[index].end = .cancelled(reason: cause.text)
    }
  }

  private mutating func thin() {
    stride *= 2
    sampleCount = 0
    for index in contacts.indices where contacts[index].samples.count > 2 {
      let samples = contacts[index].samples
      var kept = samples.indices.filter { $0 % 2 == 0 }.map { samples[$0] }
      if samples.count % 2 == 0 { kept.append(samples[samples.count - 1]) }
      contacts[index].samples = kept
      sampleCount += kept.count
    }
  }
}
