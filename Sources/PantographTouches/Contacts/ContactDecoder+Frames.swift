/// Turns the events up to a report into a contact frame.
extension ContactDecoder {
  /// The value of a report that the kernel makes itself. It does so when it releases all keys of a
  /// device that is removed or suspended.
  private static var releaseReport: Int32 { 1 }

  mutating func takeReport(_ report: InputEvent) -> Bool {
    if stream == .discarding {
      stream = .recovering
      sets.unverified = sets.present
      sets.tracked &= sets.present
      partial.start = nil
      return false
    }
    switch touchProtocol {
    case .undetermined: determineProtocol()
    case .slots: findTouchesInProgress()
    case .reports: assignPackets()
    case .single: takeTool()
    }
    sets.unverified &= sets.present & ~partial.changed
    if touchProtocol == .slots { believeKeys() }

    frame.time = advance(to: report.time)
    compose(isRelease: report.value == Self.releaseReport)
    stream = .following
    clearFrame()
    return true
  }

  private mutating func advance(to time: Timestamp) -> Timestamp {
    var now = time
    if let lastTime, time <= lastTime {
      partial.anomalies.insert(time < lastTime ? .backwardTime : .equalTime)
      now = lastTime
    }
    lastTime = now
    return now
  }

  private mutating func determineProtocol() {
    reports.unproven = RawTouch()
    if partial.changed != 0 || sets.present != 0 {
      touchProtocol = .slots
      findTouchesInProgress()
    } else if !reports.packet.known.isDisjoint(with: .position) {
      touchProtocol = .single
      slots[0].raw = reports.packet
      partial.changed |= 1
      if keys.held.contains(.touch) { sets.present |= 1 }
      takeTool()
    }
  }

  private mutating func takeTool() {
    if keys.held.isDisjoint(with: [.pen, .rubber]) {
      sets.otherThanFinger &= ~1
    } else {
      sets.otherThanFinger |= 1
    }
  }

  /// Marks contacts that were down before the stream began: slots with a position but without any
  /// tracking id so far.
  private mutating func findTouchesInProgress() {
    let found = partial.moved & ~sets.tracked & ~sets.present
    guard found != 0 else { return }
    sets.present |= found
    sets.unlocated |= found
    partial.anomalies.insert(.startsInMidTouch)
  }

  /// Ends contacts that the slots still hold but the keys contradict, if the slots are unverified.
  private mutating func believeKeys() {
    guard !partial.keys.isDisjoint(with: TouchKeys.counts.union(.touch)) else { return }
    if partial.keys.contains(.touch) && !keys.held.contains(.touch) {
      for slot in sets.present.setBits where slots[slot].raw.trackingID < 0 {
        leave(1 << UInt32(slot))
        sets.tracked &= ~(1 << UInt32(slot))
      }
      doubt()
    } else if !partial.keys.isDisjoint(with: .counts), !keys.held.contains(.fiveFingers),
      sets.present.nonzeroBitCount > keys.held.fingerCount,
      // With no count key held, more fingers touch than the device has keys to count.
      keys.held.fingerCount > 0 || !keys.held.contains(.touch)
    {
      doubt()
    }
  }

  private mutating func doubt() {
    partial.lost |= sets.unverified & sets.open
    leave(sets.unverified)
    for slot in sets.unverified.setBits { slots[slot].raw.trackingID = -1 }
    sets.tracked &= ~sets.unverified
    sets.unverified = 0
  }

  private mutating func compose(isRelease: Bool) {
    isNear = areNear()
    let touching = isNear ? 0 : counted(sets.present & ~sets.hovering)
    let ending = sets.open & (partial.closing | ~touching)
    let staying = sets.open & ~ending
    let starting = located(touching & ~staying)
    let isBox = device.isSemiMultitouch && touching.nonzeroBitCount > 1
    let buttons = keys.held.buttonSet
    var room = ContactFrame.capacity - sets.open.nonzeroBitCount
    var nowOpen: UInt32 = 0

    frame.removeAll()
    for slot in (sets.open | starting).setBits {
      let bit: UInt32 = 1 << UInt32(slot)
      if ending & bit != 0 {
        if stream == .recovering || partial.lost & bit != 0 {
          slots[slot].contact.phase = .cancelled(.synchronizationLost)
        } else if isRelease {
          slots[slot].contact.phase = .cancelled(.deviceRemoved)
        } else {
          slots[slot].contact.phase = .ended
        }
        frame.append(slots[slot].contact)
      }
      if starting & bit != 0 {
        guard room > 0 else {
          partial.anomalies.insert(.overCapacity)
          continue
        }
        room -= 1
        convert(slot)
        slots[slot].contact.id = identifiers.next()
        slots[slot].contact.phase = .began
      } else if staying & bit != 0 {
        let place = slots[slot].contact.position
        if partial.changed & bit != 0 { convert(slot) }
        slots[slot].contact.phase = slots[slot].contact.position == place ? .stationary : .moved
      } else {
        continue
      }
      slots[slot].contact.buttons = buttons
      if device.isSemiMultitouch { slots[slot].contact.accuracy = accuracy(slot, isBox: isBox) }
      frame.append(slots[slot].contact)
      nowOpen |= bit
    }
    sets.open = nowOpen
    frame.fingerCount = countFingers(touching)
    frame.buttons = buttons
    frame.anomalies = partial.anomalies
  }

  /// Returns these slots without those whose finger has no position yet.
  @inline(__always)
  private mutating func located(_ starting: UInt32) -> UInt32 {
    guard sets.unlocated != 0 else { return starting }
    sets.unlocated &= sets.present
    for slot in sets.unlocated.setBits
    where slots[slot].raw.known.isSuperset(of: device.positionAxes) {
      sets.unlocated &= ~(1 << UInt32(slot))
    }
    if sets.unlocated & starting != 0 { partial.anomalies.insert(.withoutPosition) }
    return starting & ~sets.unlocated
  }

  /// Returns the first of these slots, as many as the keys count. A semi-multitouch pad also fills
  /// the slot of a finger that hovers, but does not count that finger.
  @inline(__always)
  private func counted(_ touching: UInt32) -> UInt32 {
    guard device.isSemiMultitouch, keys.held.contains(.finger), touching.nonzeroBitCount > 1
    else { return touching }
    return touching & (~touching &+ 1)
  }

  /// Whether fingers are counted above the pad while none of them touches it.
  private mutating func areNear() -> Bool {
    guard device.tellsTouch, touchProtocol == .slots, !keys.held.contains(.touch),
      !keys.held.isDisjoint(with: .counts)
    else { return false }
    if keys.seen.contains(.touch) { return true }
    // ALPS pads report pressure but never BTN_TOUCH. A finger above a pad presses by up to 4 %.
    if let share = surface.pressure(pointerPressure), share >= 0.05 { return false }
    for slot in sets.present.setBits where slots[slot].raw.pressure > 0 { return false }
    return true
  }

  /// Counts the fingers in slots and those that only the tool keys report.
  // Inlined because a call would copy all slots for its `self`. The same holds for `accuracy`.
  @inline(__always)
  private func countFingers(_ touching: UInt32) -> Int {
    let fingers = (touching & ~sets.otherThanFinger).nonzeroBitCount
    let untold = max(0, reports.count - ContactMatching.capacity)
    // A frame of protocol A holds all contacts. One device sends the key for two fingers with one
    // contact.
    if touchProtocol == .reports { return fingers + untold }
    let reportsTouch = touchProtocol == .single || keys.seen.contains(.touch)
    if reportsTouch && !keys.held.contains(.touch) { return fingers + untold }
    return fingers + untold + max(0, keys.held.fingerCount - sets.present.nonzeroBitCount - untold)
  }

  @inline(__always)
  private func accuracy(_ slot: Int, isBox: Bool) -> PositionAccuracy {
    let isKnown = slots[slot].raw.known.isSuperset(of: .position)
    return isBox || !isKnown ? .approximate : .exact
  }

  /// Updates the slot's contact from the device's values.
  private mutating func convert(_ slot: Int) {
    let raw = slots[slot].raw
    var position = surface.position(x: raw.x, y: raw.y)
    if !raw.known.isSuperset(of: .position) {
      if !raw.known.contains(.x) { position.x = surface.center.x }
      if !raw.known.contains(.y) { position.y = surface.center.y }
      slots[slot].contact.accuracy = .approximate
    } else {
      if !surface.contains(x: raw.x, y: raw.y) { partial.anomalies.insert(.outsideRange) }
      slots[slot].contact.accuracy = .exact
    }
    slots[slot].contact.position = position
    slots[slot].contact.pressure =
      raw.known.contains(.pressure)
      ? surface.pressure(raw.pressure) : surface.pressure(ofPointer: pointerPressure, sets.present)
    slots[slot].contact.size =
      raw.known.contains(.major)
      ? surface.contactSize(
        major: raw.major, minor: raw.known.contains(.minor) ? raw.minor : nil) : nil
    slots[slot].contact.orientation =
      raw.known.contains(.orientation) ? surface.orientation(raw.orientation) : nil
    slots[slot].contact.tool =
      touchProtocol == .single && sets.otherThanFinger & 1 != 0 ? .pen : raw.contactTool
  }
}

/// The protocol by which a device distinguishes its contacts.
package enum TouchProtocol: Sendable {
  /// Not known yet. The first frame with a position decides, because a device without slots or a
  /// recording without a description does not name its protocol.
  case undetermined
  /// Protocol B: each contact has a slot, and only changes are sent.
  case slots
  /// Protocol A: each frame has all contacts, each closed by SYN_MT_REPORT.
  case reports
  /// A single contact, reported by ABS_X, ABS_Y and BTN_TOUCH.
  case single
}
