// Judges contacts that may not be fingers.
extension ContactFilterStage {
  /// Judges a contact that is held back because it began faint or near an edge; shows or refuses
  /// it.
  mutating func release(
    _ place: Int, _ contact: Contact, isPalm: Bool, at time: Timestamp
  ) {
    // If the device counts more fingers than it has contacts, a firm finger vouches for the others.
    if let faint = filters.faint, faint.isFaint(contact, on: surface),
      !hasUntold || company.count == 0
    {
      self[place].land(contact, at: time)
      return
    }
    guard !isPalm else {
      self[place].refuse(at: time)
      return
    }
    guard let palm = filters.palm, let edge = palm.edge,
      edge.contains(self[place].start, on: surface)
    else {
      self[place].standing = .shown
      return
    }
    if palm.isFingerlike(contact, on: surface) {
      self[place].fingerSince = self[place].fingerSince ?? time
    } else {
      self[place].fingerSince = nil
    }
    let isFinger = self[place].fingerSince.map { time - $0 >= edge.fingerTime } ?? false
    let isInside = !edge.contains(contact.position, on: surface)
    let isInward = edge.isInward(
      contact.position - self[place].start, from: self[place].start, on: surface)
    if self[place].hasCompany || isFinger
      || isInside && (isInward || self[place].fingerSince != nil)
      || isPresser(contact)
    {
      self[place].standing = .shown
    } else if time - self[place].startTime > edge.leavingTime {
      self[place].refuse(at: time)
    } else {
      travel(place, contact, at: time)
      if goesAlong(place) { self[place].standing = .shown }
    }
  }

  /// Whether a contact that was refused is a finger after all.
  mutating func returns(
    _ place: Int, _ contact: Contact, isPalm: Bool, at time: Timestamp
  ) -> Bool {
    guard let returning = filters.returning else { return false }
    guard !isPalm else {
      if filters.palm?.isToldPalm(contact) ?? false { self[place].isToldPalm = true }
      self[place].journey = FilterTrack.Journey(since: time)
      return false
    }
    guard !self[place].isToldPalm else { return false }
    if isPresser(contact) { return true }
    travel(place, contact, at: time)
    guard let edge = filters.palm?.edge, edge.contains(self[place].start, on: surface) else {
      return self[place].journey.way.length >= returning.way
    }
    if goesAlong(place) { return true }
    return self[place].journey.way.length >= returning.way
      && !edge.contains(contact.position, on: surface)
      && edge.isInward(self[place].journey.way, from: self[place].start, on: surface)
  }

  /// Whether this contact presses a button: one is held and no other finger is shown.
  private mutating func isPresser(_ contact: Contact) -> Bool {
    !contact.buttons.isEmpty && company.count == 0
  }

  /// Adds the last step to the journey of a contact that is not shown.
  private mutating func travel(_ place: Int, _ contact: Contact, at time: Timestamp) {
    guard let returning = filters.returning else { return }
    let span = time - self[place].lastTime
    let step = contact.position - self[place].last
    let interval = (filters.jump ?? JumpThresholds()).interval
    guard span > .zero, step.length * interval.seconds <= returning.longestStep * span.seconds
    else {
      self[place].journey = FilterTrack.Journey(since: time)
      return
    }
    self[place].journey.go(step, at: time, within: returning.time)
    let pace = company.step.length
    if company.count > 0, pace > 0 {
      let along = (step.x * company.step.x + step.y * company.step.y) / pace
      self[place].journey.together = max(0, self[place].journey.together + along)
    }
  }

  private mutating func goesAlong(_ place: Int) -> Bool {
    guard let returning = filters.returning else { return false }
    return company.count > 0 && self[place].journey.together >= returning.wayTogether
  }

  mutating func isThumb(
    _ place: Int, _ contact: Contact, at time: Timestamp
  ) -> Bool {
    guard !self[place].isCleared, contact.buttons.isEmpty, let thumb = filters.thumb,
      surface.size.y >= thumb.leastHeight
    else { return false }
    let lower = surface.size.y * (1 - thumb.lowerShare)
    let upper = surface.size.y * (1 - thumb.upperShare)
    let rested = time - self[place].startTime
    let way = (contact.position - self[place].start).length
    guard !self[place].hasCompany, contact.position.y > upper,
      way <= thumb.speed * max(rested, thumb.restingTime).seconds
    else {
      self[place].isCleared = true
      return false
    }
    guard rested >= thumb.restingTime else { return false }
    switch companion(of: contact, thumb) {
    case .near:
      self[place].isCleared = true
      return false
    case .beyond:
      return true
    case .none:
      return contact.position.y > lower
    }
  }

  private enum Companion {
    case none, near, beyond
  }

  /// Returns whether another finger is down, and whether it is so near that the two fingers are a
  /// pair.
  private mutating func companion(
    of contact: Contact, _ thumb: ThumbThresholds
  ) -> Companion {
    let tracks = tracks.span
    var found = Companion.none
    for index in tracks.indices
    where tracks[index].source.rawValue != 0 && tracks[index].id != contact.id {
      guard case .shown = tracks[index].standing else { continue }
      let way = contact.position - tracks[index].last
      if way.y <= thumb.companion.y, abs(way.x) <= thumb.companion.x { return .near }
      found = .beyond
    }
    return found
  }
}
