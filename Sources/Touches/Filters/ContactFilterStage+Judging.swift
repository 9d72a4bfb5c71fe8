// Which contacts are fingers, where that is in doubt.
extension ContactFilterStage {
  /// Judges a contact that is not shown yet: it began faint, or where palms rest.
  mutating func release(
    _ track: inout FilterTrack, _ contact: Contact, isPalm: Bool, at time: Timestamp
  ) {
    if let faint = filters.faint, faint.isFaint(contact, on: surface) {
      track.land(contact, at: time)
      return
    }
    guard !isPalm else {
      track.refuse(at: time)
      return
    }
    guard let palm = filters.palm, let edge = palm.edge,
      edge.contains(track.start, on: surface)
    else {
      track.standing = .shown
      return
    }
    if palm.isFingerlike(contact, on: surface) {
      track.fingerSince = track.fingerSince ?? time
    } else {
      track.fingerSince = nil
    }
    let isFinger = track.fingerSince.map { time - $0 >= edge.fingerTime } ?? false
    let isInside = !edge.contains(contact.position, on: surface)
    let isInward = edge.isInward(contact.position - track.start, from: track.start, on: surface)
    if track.hasCompany || isFinger || isInside && (isInward || track.fingerSince != nil)
      || isPresser(contact)
    {
      track.standing = .shown
    } else if time - track.startTime > edge.leavingTime {
      track.refuse(at: time)
    } else {
      travel(&track, contact, at: time)
      if goesAlong(track) { track.standing = .shown }
    }
  }

  /// Whether a contact that was refused is a finger after all.
  mutating func returns(
    _ track: inout FilterTrack, _ contact: Contact, isPalm: Bool, at time: Timestamp
  ) -> Bool {
    guard let returning = filters.returning else { return false }
    guard !isPalm else {
      if filters.palm?.isToldPalm(contact) ?? false { track.isToldPalm = true }
      track.journey = FilterTrack.Journey(since: time)
      return false
    }
    guard !track.isToldPalm else { return false }
    if isPresser(contact) { return true }
    travel(&track, contact, at: time)
    guard let edge = filters.palm?.edge, edge.contains(track.start, on: surface) else {
      return track.journey.way.length >= returning.way
    }
    if goesAlong(track) { return true }
    return track.journey.way.length >= returning.way
      && !edge.contains(contact.position, on: surface)
      && edge.isInward(track.journey.way, from: track.start, on: surface)
  }

  /// A button is held, and no other finger is there to hold it.
  private func isPresser(_ contact: Contact) -> Bool {
    !contact.buttons.isEmpty && company.count == 0
  }

  /// Counts the way of a contact that is not shown.
  private func travel(_ track: inout FilterTrack, _ contact: Contact, at time: Timestamp) {
    guard let returning = filters.returning else { return }
    let span = time - track.lastTime
    let step = contact.position - track.last
    let interval = (filters.jump ?? JumpThresholds()).interval
    guard span > .zero, step.length * interval.seconds <= returning.longestStep * span.seconds
    else {
      track.journey = FilterTrack.Journey(since: time)
      return
    }
    track.journey.go(step, at: time, within: returning.time)
    let pace = company.step.length
    if company.count > 0, pace > 0 {
      let along = (step.x * company.step.x + step.y * company.step.y) / pace
      track.journey.together = max(0, track.journey.together + along)
    }
  }

  private func goesAlong(_ track: FilterTrack) -> Bool {
    guard let returning = filters.returning else { return false }
    return company.count > 0 && track.journey.together >= returning.wayTogether
  }

  mutating func isThumb(
    _ track: inout FilterTrack, _ contact: Contact, at time: Timestamp
  ) -> Bool {
    guard !track.isCleared, contact.buttons.isEmpty, let thumb = filters.thumb,
      surface.size.y >= thumb.leastHeight
    else { return false }
    let lower = surface.size.y * (1 - thumb.lowerShare)
    let upper = surface.size.y * (1 - thumb.upperShare)
    let rested = time - track.startTime
    let way = (contact.position - track.start).length
    guard !track.hasCompany, contact.position.y > upper,
      way <= thumb.speed * max(rested, thumb.restingTime).seconds
    else {
      track.isCleared = true
      return false
    }
    guard rested >= thumb.restingTime else { return false }
    switch companion(of: contact, thumb) {
    case .near:
      track.isCleared = true
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

  /// Whether another finger is down, and so near that the two are a pair.
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
