/// Turns the events up to a report into a contact frame.
extension ContactDecoder {
  /// The value of a report that the kernel makes itself. It does so when it releases all keys of a
  /// device that is removed or suspended.
  private static var releaseReport: Int32 { 1 }

  mutating func takeReport(_ report: InputEvent) -> Bool {
    if stream == .discarding {
      stream = .recovering
      unverified = present
      tracked &= present
      frameStart = nil
      return false
    }
    switch touchProtocol {
    case .undetermined: determineProtocol()
    case .slots: findTouchesInProgress()
    case .reports: assignPackets()
    case .single: takeTool()
    }
    unverified &= present & ~changed
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
      anomalies.insert(time < lastTime ? .backwardTime : .equalTime)
      now = lastTime
    }
    lastTime = now
    return now
  }

  private mutating func determineProtocol() {
    unproven = RawTouch()
    if changed != 0 || present != 0 {
      touchProtocol = .slots
      findTouchesInProgress()
    } else if !packet.known.isDisjoint(with: .position) {
      touchProtocol = .single
      slots[0].raw = packet
      changed |= 1
      if keys.contains(.touch) { present |= 1 }
      takeTool()
    }
  }

  private mutating func takeTool() {
    if keys.isDisjoint(with: [.pen, .rubber]) {
      otherThanFinger &= ~1
    } else {
      otherThanFinger |= 1
    }
  }

  /// Marks contacts that were down before the stream began: slots with a position but without any
  /// tracking id so far.
  private mutating func findTouchesInProgress() {
    let found = moved & ~tracked & ~present
    guard found != 0 else { return }
    present |= found
    unlocated |= found
    anomalies.insert(.startsInMidTouch)
  }

  /// Ends contacts that the slots still hold but the keys contradict, if the slots are unverified.
  private mutating func believeKeys() {
    guard !frameKeys.isDisjoint(with: TouchKeys.counts.union(.touch)) else { return }
    if frameKeys.contains(.touch) && !keys.contains(.touch) {
      for slot in present.setBits where slots[slot].raw.trackingID < 0 {
        leave(1 << UInt32(slot))
        tracked &= ~(1 << UInt32(slot))
      }
      doubt()
    } else if !frameKeys.isDisjoint(with: .counts), !keys.contains(.fiveFingers),
      present.nonzeroBitCount > keys.fingerCount,
      // With no count key held, more fingers touch than the device has keys to count.
      keys.fingerCount > 0 || !keys.contains(.touch)
    {
      doubt()
    }
  }

  private mutating func doubt() {
    lost |= unverified & open
    leave(unverified)
    for slot in unverified.setBits { slots[slot].raw.trackingID = -1 }
    tracked &= ~unverified
    unverified = 0
  }

  private mutating func compose(isRelease: Bool) {
    isNear = areNear()
    let touching = isNear ? 0 : present & ~hovering
    let ending = open & (closing | ~touching)
    let staying = open & ~ending
    let starting = located(touching & ~staying)
    let isBox = isSemiMultitouch && touching.nonzeroBitCount > 1
    let buttons = keys.buttonSet
    var room = ContactFrame.capacity - open.nonzeroBitCount
    var nowOpen: UInt32 = 0

    frame.removeAll()
    for slot in (open | starting).setBits {
      let bit: UInt32 = 1 << UInt32(slot)
      if ending & bit != 0 {
        if stream == .recovering || lost & bit != 0 {
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
          anomalies.insert(.overCapacity)
          continue
        }
        room -= 1
        convert(slot)
        slots[slot].contact.id = identifiers.next()
        slots[slot].contact.phase = .began
      } else if staying & bit != 0 {
        let place = slots[slot].contact.position
        if changed & bit != 0 { convert(slot) }
        slots[slot].contact.phase = slots[slot].contact.position == place ? .stationary : .moved
      } else {
        continue
      }
      slots[slot].contact.buttons = buttons
      if isSemiMultitouch { slots[slot].contact.accuracy = accuracy(slot, isBox: isBox) }
      frame.append(slots[slot].contact)
      nowOpen |= bit
    }
    open = nowOpen
    frame.fingerCount = countFingers(touching)
    frame.buttons = buttons
    frame.anomalies = anomalies
  }

  /// Returns these slots without those whose finger has no position yet.
  @inline(__always)
  private mutating func located(_ starting: UInt32) -> UInt32 {
    guard unlocated != 0 else { return starting }
    unlocated &= present
    for slot in unlocated.setBits where slots[slot].raw.known.isSuperset(of: positionAxes) {
      unlocated &= ~(1 << UInt32(slot))
    }
    if unlocated & starting != 0 { anomalies.insert(.withoutPosition) }
    return starting & ~unlocated
  }

  /// Whether fingers are counted above the pad while none of them touches it.
  private mutating func areNear() -> Bool {
    guard tellsTouch, touchProtocol == .slots, !keys.contains(.touch),
      !keys.isDisjoint(with: .counts)
    else { return false }
    if seenKeys.contains(.touch) { return true }
    // ALPS pads report pressure but never BTN_TOUCH.
    if pointerPressure > 0 { return false }
    for slot in present.setBits where slots[slot].raw.pressure > 0 { return false }
    return true
  }

  /// Counts the fingers in slots and those that only the tool keys report.
  // Inlined because a call would copy all slots for its `self`. The same holds for `accuracy`.
  @inline(__always)
  private func countFingers(_ touching: UInt32) -> Int {
    let fingers = (touching & ~otherThanFinger).nonzeroBitCount
    let untold = max(0, packetCount - ContactMatching.capacity)
    // A frame of protocol A holds all contacts. One device sends the key for two fingers with one
    // contact.
    if touchProtocol == .reports { return fingers + untold }
    let tellsTouch = touchProtocol == .single || seenKeys.contains(.touch)
    if tellsTouch && !keys.contains(.touch) { return fingers + untold }
    return fingers + untold + max(0, keys.fingerCount - present.nonzeroBitCount - untold)
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
      if !surface.contains(x: raw.x, y: raw.y) { anomalies.insert(.outsideRange) }
      slots[slot].contact.accuracy = .exact
    }
    slots[slot].contact.position = position
    slots[slot].contact.pressure =
      raw.known.contains(.pressure)
      ? surface.pressure(raw.pressure) : surface.pressure(ofPointer: pointerPressure, present)
    slots[slot].contact.size =
      raw.known.contains(.major)
      ? surface.contactSize(
        major: raw.major, minor: raw.known.contains(.minor) ? raw.minor : nil) : nil
    slots[slot].contact.orientation =
      raw.known.contains(.orientation) ? surface.orientation(raw.orientation) : nil
    slots[slot].contact.tool =
      touchProtocol == .single && otherThanFinger & 1 != 0 ? .pen : raw.contactTool
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
