import PantographTouches

#if !FUZZING
  import PantographRecordings
#endif

/// The invariants of all edits of all recordings. The fuzzer compiles this file and the edits into one module.
enum EditInvariants {
  /// The results that are written and read again, which takes ten times as long as all other work: those of every
  /// edit in every format, or that of the last edit in one format, chosen by a number.
  enum Encoding {
    case all
    case last(format: Int)
  }

  /// Runs the bytes as a program and a recording (see `EditProgram`), and returns the broken invariant.
  static func violation(in input: UnsafeRawBufferPointer, _ encoding: Encoding) -> String? {
    guard let program = EditProgram(input) else { return nil }
    var recording = program.recording
    var last: Edit?
    for edit in program.edits {
      guard let edited = try? edit.apply(to: recording, program.other) else { continue }
      if let fault = fault(of: edited, by: edit, of: recording, program.other) {
        return "\(edit): \(fault)"
      }
      if case .all = encoding, let fault = encodingFault(of: edited, in: RecordingFormat.all) {
        return "\(edit): \(fault)"
      }
      // A short program can make a long recording, which would take too much of the fuzzer's time.
      guard edited.tracks.reduce(0, { $0 + $1.events.count }) < 4000 else { return nil }
      recording = edited
      last = edit
    }
    if case .last(let number) = encoding, let last {
      let written = RecordingFormat.all.filter { $0.makeEncoder() != nil }
      let format = written[number % written.count]
      return encodingFault(of: recording, in: [format]).map { "\(last): \($0)" }
    }
    return nil
  }

  private static func fault(
    of edited: Recording, by edit: Edit, of unsettled: Recording, _ other: Recording
  ) -> String? {
    let old = edit.settles ? unsettled.settled() : unsettled
    let before = old.tracks.map { ToldContacts($0) }
    let after = edited.tracks.map { ToldContacts($0) }
    if edit.settles, edited.tracks.contains(where: { $0.goesBack }) { return "time goes back" }
    // Contacts beyond the limit appear when another one ends, or not at all. Fingers without a position get a
    // tracking id by an edit, so they begin at once.
    if (before + after).contains(where: { $0.isOverfull }) { return nil }
    // A device without a description is recognized by its first frames, which an edit may remove.
    if zip(before, after).contains(where: { $0.kind != $1.kind }) { return nil }
    let had = before.flatMap { $0.contacts }
    let has = after.flatMap { $0.contacts }
    switch edit {
    case .trim(let from, let to):
      guard let start = old.startTime else { return nil }
      // This is the latest time stamp, and the sum must not overflow.
      let room = 9_000_000_000_001_000_000 - start.microseconds
      let first = start + .microseconds(min(from, room))
      let end = start + .microseconds(min(to, room))
      let surely = had.filter { $0.begin < end && $0.begin > first && ($0.end ?? end) > first }
      let perhaps = had.filter { $0.begin <= end && ($0.end ?? end) >= first }
      if has.count < surely.count || has.count > perhaps.count {
        return "\(has.count) contacts of \(surely.count) to \(perhaps.count)"
      }
    case .contact(let number):
      guard has.count == 1, let now = has.first else { return "\(has.count) contacts" }
      let same = had.filter { $0.number == number }
      if !same.contains(where: { $0.isAlike(now) }) { return "\(now) is not \(same)" }
    case .slots(let kept):
      let wanted = zip(before, old.tracks).flatMap { told, track in
        told.hasSlots ? told.contacts.filter { kept.contains($0.slot) } : told.contacts
      }
      if has.count != wanted.count { return "\(has.count) contacts of \(wanted.count)" }
      for (one, other) in zip(has, wanted) where !other.isAlike(one) {
        return "\(one) is not \(other)"
      }
    case .speed:
      if has.count != had.count { return "\(has.count) contacts of \(had.count)" }
      for (one, other) in zip(has, had) where one.last != other.last || one.ending != other.ending {
        return "\(one) is not \(other)"
      }
    case .loop(let count):
      if before.contains(where: { $0.learnsLate }) { return nil }
      if has.count != had.count * count {
        return "\(has.count) contacts of \(count) × \(had.count)"
      }
    case .resample:
      if has.count != had.count { return "\(has.count) contacts of \(had.count)" }
      for (one, other) in zip(has, had) where !other.isAlike(one) {
        return "\(one) is not \(other)"
      }
    case .onto(let number):
      guard let device = EditProgram.devices[number], let fit = try? old.fitted(to: device) else {
        return nil
      }
      if has.count > had.count || has.count + fit.report.contactsLeftOut < had.count {
        return "\(has.count) contacts of \(had.count)"
      }
    case .overlay:
      guard let overlay = try? Recording.overlaying([old, other]) else { return nil }
      let others = other.tracks.map { ToldContacts($0) }
      if others.contains(where: { $0.isOverfull }) { return nil }
      let most = had.count + others.reduce(0) { $0 + $1.contacts.count }
      if has.count > most || has.count + overlay.contactsLeftOut < most {
        return "\(has.count) contacts of \(most)"
      }
    case .rebase:
      if has.count != had.count { return "\(has.count) contacts of \(had.count)" }
    }
    return nil
  }

  private static func encodingFault(
    of recording: Recording, in formats: [RecordingFormat]
  ) -> String? {
    for format in formats where recording.tracks.count <= format.trackLimit ?? .max {
      guard let encoder = format.makeEncoder(), encoder.holdsEvents else { continue }
      var encoded: [UInt8] = []
      recording.encode(with: encoder) { (bytes: inout [UInt8]) in
        encoded += bytes
        bytes.removeAll()
      }
      let parser = format.makeParser()
      var batch = RecordingBatch()
      encoded.withUnsafeBytes { parser.parse($0, into: &batch) }
      parser.finish(into: &batch)
      var again = Recording()
      again.append(batch)
      guard again.tracks.map({ $0.events }) == recording.tracks.map({ $0.events }) else {
        return "does not come back from \(format.name)"
      }
    }
    return nil
  }
}

extension RecordingTrack {
  fileprivate var isTouchedBeforeItsPlace: Bool {
    var (isTouched, wasLifted) = (false, false)
    for frame in frames {
      let tellsPlace = frame.events.contains { $0.type == .absolute && $0.code < 2 }
      if frame.events.contains(where: { $0.isDropped }) && tellsPlace { return true }
      for event in frame.events where event.type == .key && event.code == KeyCode.touch {
        wasLifted = wasLifted || isTouched && event.value == 0
        isTouched = isTouched || event.value != 0
      }
      if tellsPlace { return wasLifted || isTouched && !frame.presses }
    }
    return false
  }

  fileprivate var goesBack: Bool {
    zip(events, events.dropFirst()).contains { $1.time < $0.time }
  }
}

extension EventFrame {
  /// Whether the finger of a device without slots is down at the end of the track.
  fileprivate var presses: Bool {
    let last = events.last { $0.type == .key && $0.code == KeyCode.touch }
    return last.map { $0.value != 0 } ?? true
  }
}

/// The contacts of a track as `inspect` would list them.
struct ToldContacts {
  struct Told: Hashable {
    var number: Int
    var slot: Int
    var begin: Timestamp
    var first: Vector
    var last: Vector
    /// The end of the contact; nil if it stays down.
    var end: Timestamp?
    var ending = ContactPhase.began

    var isCancelled: Bool { !ending.isDown && ending != .ended }
    var isOpen: Bool { ending == .cancelled(.inputEnded) }

    /// Whether the other contact is the same one, reported by another stream of the same device.
    func isAlike(_ other: Told) -> Bool {
      // A lifted contact may be reported as cancelled, but never the reverse.
      let isEndAlike = ending == other.ending || other.isCancelled && !isOpen
      return begin == other.begin && first == other.first && last == other.last
        && end == other.end && isEndAlike
    }
  }

  private(set) var contacts: [Told] = []
  private(set) var isOverfull = false
  /// Whether the second pass of a loop knows more about the device than the first pass: whether a device without
  /// a description has slots; that fingers may be above the pad, if they are counted before the first BTN_TOUCH;
  /// the finger's last position, if a device without slots is touched before it reports a position, or reports
  /// its first position in a lost frame.
  private(set) var learnsLate = false
  private(set) var kind: TouchProtocol

  var hasSlots: Bool { kind == .slots }

  init(_ track: RecordingTrack) {
    var decoder = ContactDecoder(device: track.header.device)
    kind = decoder.touchProtocol
    for event in track.events where decoder.consume(event) { take(decoder) }
    let keys = track.events.filter { $0.type == .key }
    let counted = keys.firstIndex { KeyCode.countsFingers($0.code) && $0.value != 0 }
    let touched = keys.firstIndex { $0.code == KeyCode.touch }
    learnsLate = track.header.device == nil || counted.map { $0 < touched ?? 0 } ?? false
    if decoder.touchProtocol != .reports, decoder.touchProtocol != .slots {
      learnsLate = learnsLate || track.isTouchedBeforeItsPlace
    }
    if decoder.end(.inputEnded, at: track.events.last?.time ?? .zero) { take(decoder) }
    kind = decoder.touchProtocol
    // A device that does not declare its slots may at first be treated as one without slots.
    let isPlain = track.events.contains { $0.type == .absolute && $0.code < 0x2f }
    let isListed = track.events.contains { $0.type == .synchronization && $0.code == 2 }
    if track.header.device?.slotCount == nil, kind != .single, isPlain || hasSlots && isListed {
      isOverfull = true
    }
  }

  private mutating func take(_ decoder: ContactDecoder) {
    if !decoder.frame.anomalies.isDisjoint(with: [.overCapacity, .unknownSlot, .withoutPosition]) {
      isOverfull = true
    }
    for contact in decoder.frame.contacts {
      let number = Int(contact.id.rawValue)
      if contact.phase == .began {
        let slot = decoder.slot(of: contact.id) ?? 0
        contacts.append(
          Told(
            number: number, slot: slot, begin: decoder.frame.time, first: contact.position,
            last: contact.position))
      }
      guard let index = contacts.lastIndex(where: { $0.number == number }) else { continue }
      contacts[index].last = contact.position
      guard !contact.phase.isDown else { continue }
      contacts[index].ending = contact.phase
      if contact.phase != .cancelled(.inputEnded) { contacts[index].end = decoder.frame.time }
    }
  }
}

extension KeyCode {
  fileprivate static func countsFingers(_ code: UInt16) -> Bool {
    code == toolFinger || code == toolDoubleTap || code == toolTripleTap
      || code == toolQuadrupleTap || code == toolQuintupleTap
  }
}
