/// Applies single events to the decoder's state.
extension ContactDecoder {
  @inline(__always)
  mutating func takeAbsolute(_ code: UInt16, _ value: Int32) {
    if isGamepad { return }
    if code >= AbsoluteCode.multitouchSlot {
      takeMultitouch(code, value)
    } else if touchProtocol == .single || touchProtocol == .undetermined {
      takePointer(code, value)
    } else if code == AbsoluteCode.pressure {
      pointerPressure = value
      // Without an axis for the pressure of contacts, this is the pressure of the only contact.
      if present.nonzeroBitCount == 1 { changed |= present }
    }
  }

  @inline(__always)
  private mutating func takeMultitouch(_ code: UInt16, _ value: Int32) {
    if code == AbsoluteCode.multitouchSlot {
      takeSlot(value)
      return
    }
    if stream == .discarding { return }
    if touchProtocol == .reports {
      return packet.take(code, value)
    }
    if touchProtocol == .single {
      // An end without a begin does not show that the device has slots.
      if code == AbsoluteCode.multitouchTrackingID, value < 0 { return }
      touchProtocol = .undetermined
    }
    guard let slot = currentSlot else { return }
    let bit: UInt32 = 1 << UInt32(slot)
    if touchProtocol == .undetermined { unproven.take(code, value) }
    if code == AbsoluteCode.multitouchTrackingID {
      takeTrackingID(value, slot: slot, bit: bit)
      return
    }
    slots[slot].raw.set(code, to: value)
    changed |= bit
    switch code {
    case AbsoluteCode.multitouchPositionX, AbsoluteCode.multitouchPositionY:
      moved |= bit
    case AbsoluteCode.multitouchDistance:
      if value > 0 { hovering |= bit } else { hovering &= ~bit }
    case AbsoluteCode.multitouchToolType:
      if !readsTools {
        slots[slot].raw.set(code, to: ToolTypeValue.finger)
      } else if value == ToolTypeValue.finger {
        otherThanFinger &= ~bit
      } else {
        otherThanFinger |= bit
      }
    default:
      break
    }
  }

  private mutating func takeSlot(_ value: Int32) {
    if touchProtocol != .slots && stream != .discarding { touchProtocol = .slots }
    if value < 0 || Int(value) >= slotCount { anomalies.insert(.unknownSlot) }
    currentSlot = value >= 0 && value < Int32(Self.slotCapacity) ? Int(value) : nil
    if currentSlot == nil { anomalies.insert(.unknownSlot) }
  }

  private mutating func takeTrackingID(_ value: Int32, slot: Int, bit: UInt32) {
    let isPresent = present & bit != 0
    let old = slots[slot].raw.trackingID
    slots[slot].raw.trackingID = max(value, -1)
    if value >= 0 {
      // A contact that was down before the stream began may get its tracking id late.
      if isPresent && old >= 0 && old != value {
        leave(bit)
        if stream == .recovering || unverified & bit != 0 {
          lost |= bit
        } else {
          anomalies.insert(.replacedWithoutLift)
        }
      }
      present |= bit
      changed |= bit
    } else if isPresent {
      leave(bit)
    } else {
      anomalies.insert(tracked & bit == 0 ? .startsInMidTouch : .liftedTwice)
    }
    tracked |= bit
    if value >= 0 { unverified &= ~bit }
  }

  /// Marks the slot empty and closes its open contact with the next report.
  mutating func leave(_ bit: UInt32) {
    present &= ~bit
    closing |= bit & open
  }

  /// Applies an axis of a single-touch device. Devices with slots send these axes as well, for
  /// programs that know only one pointer.
  private mutating func takePointer(_ code: UInt16, _ value: Int32) {
    if stream == .discarding { return }
    switch code {
    case AbsoluteCode.x: packet.set(AbsoluteCode.multitouchPositionX, to: value)
    case AbsoluteCode.y: packet.set(AbsoluteCode.multitouchPositionY, to: value)
    case AbsoluteCode.pressure: packet.set(AbsoluteCode.multitouchPressure, to: value)
    default: return
    }
    if touchProtocol == .single {
      slots[0].raw = packet
      changed |= 1
    }
  }

  mutating func takeKey(_ code: UInt16, _ value: Int32) {
    guard let key = TouchKeys(code: code) else { return }
    if value == 0 {
      if key == .touch && !seenKeys.contains(.touch) { anomalies.insert(.startsInMidTouch) }
      keys.remove(key)
    } else {
      keys.insert(key)
    }
    seenKeys.insert(key)
    frameKeys.insert(key)
    guard key == .touch, touchProtocol == .single else { return }
    if value == 0 { leave(1) } else { present |= 1 }
  }

  /// Handles SYN_MT_REPORT: one contact of protocol A is complete.
  mutating func takeMultitouchReport() {
    if stream == .discarding { return }
    if touchProtocol == .undetermined || touchProtocol == .single {
      touchProtocol = .reports
      packet = unproven
      // Until now the first contact's values went to slot 0, as if the device had slots.
      slots[0].raw = RawTouch()
      present &= ~1
      changed &= ~1
      moved &= ~1
      tracked &= ~1
      hovering &= ~1
      otherThanFinger &= ~1
    }
    guard touchProtocol == .reports else { return }
    closePacket()
    hasReports = true
  }

  /// Stores the contact of protocol A that is now complete, unless it touches nothing.
  mutating func closePacket() {
    defer { packet = RawTouch() }
    guard !packet.known.isDisjoint(with: .position), !packet.isRelease, !packet.isHovering
    else { return }
    if packetCount < ContactMatching.capacity {
      packets[packetCount] = packet
    } else {
      anomalies.insert(.overCapacity)
    }
    packetCount += 1
  }

  /// Handles SYN_DROPPED: events up to the next report are the rest of a frame whose start is lost.
  mutating func takeDropped() {
    stream = .discarding
    anomalies.insert(.dropped)
    packetCount = 0
    hasReports = false
    if touchProtocol == .reports { packet = RawTouch() }
    unproven = RawTouch()
  }
}
