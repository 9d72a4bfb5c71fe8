/// Applies filters to contact frames in place and stores their state for each contact.
///
/// Inline arrays are read through spans and from `inout` values, so methods mutate. Otherwise
/// reading one element would copy the whole array, for every contact.
struct ContactFilterStage: Sendable {
  var filters: ContactFilters
  let surface: SurfaceGeometry
  var tracks = [16 of FilterTrack](repeating: FilterTrack())
  /// The movement of the shown contacts in the current frame.
  var company = FilterCompany()
  /// Whether positions in the current frame may have jumped, because the number of fingers changed
  /// and the device does not report each finger's position.
  private var isUnsteady = false
  /// Whether the device counts fingers that have no contact.
  var hasUntold: Bool { counted.untold > 0 }
  /// The numbers of fingers in the frame before: all fingers, and those without a contact.
  private var counted = (all: 0, untold: 0, hasInexact: false)

  init(_ filters: ContactFilters, on surface: SurfaceGeometry) {
    self.filters = filters
    self.surface = surface
  }

  /// Accesses the state of one contact in place, because copying it out and back costs as much as
  /// the work itself. The index is not checked.
  subscript(place: Int) -> FilterTrack {
    @inline(__always) mutating get { tracks[unchecked: place] }
    @inline(__always) _modify { yield &tracks[unchecked: place] }
  }

  /// Writes the filtered version of the decoder's frame to `output`.
  mutating func apply(to decoder: inout ContactDecoder, output: inout ContactFrame) {
    output.time = decoder.frame.time
    output.fingerCount = decoder.frame.fingerCount
    output.buttons = decoder.frame.buttons
    output.anomalies = decoder.frame.anomalies
    output.removeAll()
    let count = decoder.frame.count
    countFingers(in: &decoder.frame)
    begin(&decoder.frame)
    company = look(&decoder.frame)
    for index in 0..<count {
      let room = ContactFrame.capacity - output.count - (count - index)
      let contact = decoder.frame.storage.span[index]
      pass(contact, room: room, to: &output, identifiers: &decoder.identifiers)
    }
    output.fingerCount = max(0, output.fingerCount)
  }

  private mutating func countFingers(in frame: inout ContactFrame) {
    var contacts = 0
    var hasInexact = false
    let all = frame.storage.span
    for index in 0..<frame.count where all[index].phase.isDown {
      contacts += 1
      if all[index].accuracy != .exact { hasInexact = true }
    }
    let now = (
      all: frame.fingerCount, untold: max(0, frame.fingerCount - contacts), hasInexact: hasInexact
    )
    isUnsteady =
      now.all != counted.all
      && (now.untold > 0 || counted.untold > 0 || hasInexact || counted.hasInexact)
    counted = now
  }

  /// Returns the device's number for a contact that is shown under the number `id`.
  mutating func source(of id: ContactID) -> ContactID? {
    let tracks = tracks.span
    for index in tracks.indices where tracks[index].id == id { return tracks[index].source }
    return nil
  }

  @inline(__always)
  private mutating func place(of source: ContactID) -> Int? {
    let tracks = tracks.span
    for index in tracks.indices where tracks[index].source == source { return index }
    return nil
  }

  /// Starts a track for each contact that begins. All tracks are added before any contact is
  /// judged, because contacts that begin together count as fingers of one hand.
  private mutating func begin(_ frame: inout ContactFrame) {
    let near = max(
      filters.palm?.edge?.companyTime ?? .zero, filters.thumb?.companyTime ?? .zero)
    let contacts = frame.storage.span
    for index in 0..<frame.count where contacts[index].phase == .began {
      guard let free = place(of: ContactID(rawValue: 0)) else { continue }
      tracks[free] = FilterTrack(contacts[index], at: frame.time)
      if isHeld(contacts[index]) { tracks[free].standing = .held }
      for other in 0..<16 where other != free && tracks.span[other].source.rawValue != 0 {
        guard frame.time - tracks.span[other].startTime <= near else { continue }
        tracks[other].hasCompany = true
        tracks[free].hasCompany = true
      }
    }
  }

  private mutating func isHeld(_ contact: Contact) -> Bool {
    if let faint = filters.faint, faint.isFaint(contact, on: surface) { return true }
    return filters.palm?.edge?.contains(contact.position, on: surface) ?? false
  }

  /// Adds up the movement of the shown contacts, before any contact is judged.
  private mutating func look(_ frame: inout ContactFrame) -> FilterCompany {
    var company = FilterCompany()
    company.isAlone = frame.count == 1 && frame.fingerCount <= 1
    let contacts = frame.storage.span
    for index in 0..<frame.count where contacts[index].phase.isDown {
      guard let place = place(of: contacts[index].id) else { continue }
      guard case .shown = tracks.span[place].standing else { continue }
      company.count += 1
      company.step += contacts[index].position - tracks.span[place].last
    }
    return company
  }

  /// Ends a contact that has become too light, until it is heavy enough again.
  private mutating func lift(
    _ place: Int, _ contact: Contact, in output: inout ContactFrame,
    identifiers: inout ContactIDSource
  ) {
    var ending = contact
    ending.phase = .ended
    ending.position = self[place].shown
    output.append(ending)
    self[place].standing = .held
    self[place].id = identifiers.next()
    self[place].land(contact, at: output.time)
  }

  /// Adds one contact to the output as the filters decide. `room` is the number of further contacts
  /// that the frame can hold.
  private mutating func pass(
    _ device: Contact, room: Int, to output: inout ContactFrame,
    identifiers: inout ContactIDSource
  ) {
    guard let place = place(of: device.id) else {
      output.append(device)
      return
    }
    var contact = device
    contact.id = self[place].id
    if device.phase.isDown {
      advance(place, &contact, room: room, in: &output, identifiers: &identifiers)
      self[place].last = device.position
      self[place].lastTime = output.time
    } else {
      if case .shown = self[place].standing {
        contact.position = self[place].shown
        output.append(contact)
      }
      tracks[place] = FilterTrack()
    }
  }

  private mutating func advance(
    _ place: Int, _ contact: inout Contact, room: Int,
    in output: inout ContactFrame, identifiers: inout ContactIDSource
  ) {
    let hasTravelled = self[place].hasTravelled
    // A finger that held a button presses hard until some reports after the button is up.
    let isHeavy = filters.palm?.isHeavy(contact, hasTravelled: hasTravelled, on: surface) ?? false
    if case .shown = self[place].standing, !contact.buttons.isEmpty {
      self[place].isPresser = true
    } else if !isHeavy {
      self[place].isPresser = false
    }
    let isPalm =
      isHeavy && !self[place].isPresser || filters.palm?.isWide(contact, on: surface) ?? false
    switch self[place].standing {
    case .refused:
      if returns(place, contact, isPalm: isPalm, at: output.time) {
        self[place].standing = .shown
        self[place].hasTravelled = true
        self[place].isCleared = true
        self[place].id = identifiers.next()
        begin(place, &contact, in: &output)
      }
    case .held:
      release(place, contact, isPalm: isPalm, at: output.time)
      if case .shown = self[place].standing { begin(place, &contact, in: &output) }
    case .waiting:
      if isPalm {
        self[place].standing = .refused
      } else {
        self[place].standing = .shown
        self[place].id = identifiers.next()
        begin(place, &contact, in: &output)
      }
    case .shown:
      let isFirst = contact.phase == .began
      if !self[place].hasTravelled, let way = filters.palm?.wayOfFingers {
        self[place].hasTravelled = (contact.position - self[place].start).length >= way
      }
      if isPalm {
        self[place].isToldPalm = filters.palm?.isToldPalm(contact) ?? false
        if let way = filters.palm?.wayUnderWay {
          self[place].hasTravelled = (self[place].shown - self[place].start).length >= way
        }
        refuse(place, contact, because: isFirst ? nil : .palm, in: &output)
      } else if isFirst {
        output.append(contact)
      } else if fades(contact) {
        lift(place, contact, in: &output, identifiers: &identifiers)
      } else if isThumb(place, contact, at: output.time) {
        refuse(place, contact, because: .thumb, in: &output)
      } else {
        switch jumps(place, contact, at: output.time) {
        case .movement:
          steady(place, &contact, at: output.time)
          output.append(contact)
        case .undecided:
          contact.phase = .stationary
          contact.position = self[place].shown
          output.append(contact)
        case .jump:
          refuse(place, contact, because: .jump, in: &output)
          self[place].standing = .waiting
          if room > 0 {
            self[place].standing = .shown
            self[place].id = identifiers.next()
            begin(place, &contact, in: &output)
          }
        }
      }
    }
    if case .shown = self[place].standing { return }
    if contact.tool == .finger { output.fingerCount -= 1 }
  }

  /// Whether a contact has become too light to be a touch. While fingers land that have no contact,
  /// some pads report a pressure of nearly 0 for those that have one.
  private mutating func fades(_ contact: Contact) -> Bool {
    guard contact.buttons.isEmpty, !hasUntold, let faint = filters.faint else { return false }
    return faint.hasFaded(contact, on: surface)
  }

  private mutating func begin(
    _ place: Int, _ contact: inout Contact, in output: inout ContactFrame
  ) {
    contact.id = self[place].id
    contact.phase = .began
    self[place].shown = contact.position
    self[place].jumps.forget()
    output.append(contact)
  }

  private mutating func refuse(
    _ place: Int, _ contact: Contact, because cause: Cancellation?,
    in output: inout ContactFrame
  ) {
    self[place].standing = .refused
    self[place].journey = FilterTrack.Journey(since: output.time)
    guard let cause else { return }
    var ending = contact
    ending.phase = .cancelled(cause)
    ending.position = self[place].shown
    output.append(ending)
  }

  private mutating func jumps(
    _ place: Int, _ contact: Contact, at time: Timestamp
  ) -> JumpWatch.Verdict {
    guard let jump = filters.jump else { return .movement }
    guard contact.accuracy == .exact, !isUnsteady else {
      self[place].jumps.forget()
      return .movement
    }
    return self[place].jumps.judge(
      from: self[place].last, to: contact.position, in: time - self[place].lastTime,
      isAlone: company.isAlone, jump)
  }

  private mutating func steady(
    _ place: Int, _ contact: inout Contact, at time: Timestamp
  ) {
    defer { self[place].shown = contact.position }
    guard let jitter = filters.jitter else { return }
    if let span = jitter.wobbleTime {
      self[place].wobble.move(by: contact.position.x - self[place].last.x, at: time, within: span)
      guard self[place].wobble.isFound else { return }
    }
    let way = contact.position - self[place].shown
    let length = way.length
    let held =
      length > jitter.margin
      ? contact.position - way * (jitter.margin / length) : self[place].shown
    contact.phase = held == self[place].shown ? .stationary : .moved
    contact.position = held
  }
}
