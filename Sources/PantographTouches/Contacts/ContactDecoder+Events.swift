/// Applies single events to the decoder's state.
extension ContactDecoder {
  @inline(__always)
  mutating func takeAbsolute(_ code: UInt16, _ value: Int32) {
    if device.isGamepad { return }
    if code >= AbsoluteCode.multitouchSlot {
      takeMultitouch(code, value)
    } else if touchProtocol == .single || touchProtocol == .undetermined {
      takePointer(code, value)
    } else if code == AbsoluteCode.pressure {
      pointerPressure = value
      // Without an axis for the pressure of contacts, this is the pressure of the only contact.
      if sets.present.nonzeroBitCount == 1 { partial.changed |= sets.present }
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
      return reports.packet.take(code, value)
    }
    if touchProtocol == .single {
      // An end without a begin does not show that the device has slots.
      if code == AbsoluteCode.multitouchTrackingID, value < 0 { return }
      touchProtocol = .undetermined
    }
    guard let slot = currentSlot else { return }
    let bit: UInt32 = 1 << UInt32(slot)
    if touchProtocol == .undetermined { reports.unproven.take(code, value) }
    if code == AbsoluteCode.multitouchTrackingID {
      takeTrackingID(value, slot: slot, bit: bit)
      return
    }
    slots[slot].raw.set(code, to: value)
    partial.changed |= bit
    switch code {
    case AbsoluteCode.multitouchPositionX, AbsoluteCode.multitouchPositionY:
      partial.moved |= bit
    case AbsoluteCode.multitouchDistance:
      if value > 0 { sets.hovering |= bit } else { sets.hovering &= ~bit }
    case AbsoluteCode.multitouchToolType:
      if !device.readsTools {
        slots[slot].raw.set(code, to: ToolTypeValue.finger)
      } else if value == ToolTypeValue.finger {
        sets.otherThanFinger &= ~bit
      } else {
        sets.otherThanFinger |= bit
      }
    default:
      break
    }
  }

  private mutating func takeSlot(_ value: Int32) {
    if touchProtocol != .slots && stream != .discarding { touchProtocol = .slots }
    if value < 0 || Int(value) >= device.slotCount { partial.anomalies.insert(.unknownSlot) }
    currentSlot = value >= 0 && value < Int32(Self.slotCapacity) ? Int(value) : nil
    if currentSlot == nil { partial.anomalies.insert(.unknownSlot) }
  }

  private mutating func takeTrackingID(_ value: Int32, slot: Int, bit: UInt32) {
    let isPresent = sets.present & bit != 0
    let old = slots[slot].raw.trackingID
    slots[slot].raw.trackingID = max(value, -1)
    if value >= 0 {
      // A contact that was down before the stream began may get its tracking id late.
      if isPresent && old >= 0 && old != value {
        leave(bit)
        if stream == .recovering || sets.unverified & bit != 0 {
          partial.lost |= bit
        } else {
          partial.anomalies.insert(.replacedWithoutLift)
        }
      }
      sets.present |= bit
      partial.changed |= bit
    } else if isPresent {
      leave(bit)
    } else {
      partial.anomalies.insert(sets.tracked & bit == 0 ? .startsInMidTouch : .liftedTwice)
    }
    sets.tracked |= bit
    if value >= 0 { sets.unverified &= ~bit }
  }

  /// Marks the slot empty and closes its open contact with the next report.
  mutating func leave(_ bit: UInt32) {
    sets.present &= ~bit
    partial.closing |= bit & sets.open
  }

  /// Applies an axis of a single-touch device. Devices with slots send these axes as well, for
  /// programs that know only one pointer.
  private mutating func takePointer(_ code: UInt16, _ value: Int32) {
    if stream == .discarding { return }
    switch code {
    case AbsoluteCode.x: reports.packet.set(AbsoluteCode.multitouchPositionX, to: value)
    case AbsoluteCode.y: reports.packet.set(AbsoluteCode.multitouchPositionY, to: value)
    case AbsoluteCode.pressure: reports.packet.set(AbsoluteCode.multitouchPressure, to: value)
    default: return
    }
    if touchProtocol == .single {
      slots[0].raw = reports.packet
      partial.changed |= 1
    }
  }

  mutating func takeKey(_ code: UInt16, _ value: Int32) {
    guard let key = TouchKeys(code: code) else { return }
    if value == 0 {
      if key == .touch && !keys.seen.contains(.touch) {
        partial.anomalies.insert(.startsInMidTouch)
      }
      keys.held.remove(key)
    } else {
      keys.held.insert(key)
    }
    keys.seen.insert(key)
    partial.keys.insert(key)
    guard key == .touch, touchProtocol == .single else { return }
    if value == 0 { leave(1) } else { sets.present |= 1 }
  }

  /// Handles SYN_MT_REPORT: one contact of protocol A is complete.
  mutating func takeMultitouchReport() {
    if stream == .discarding { return }
    if touchProtocol == .undetermined || touchProtocol == .single {
      touchProtocol = .reports
      reports.packet = reports.unproven
      // Until now the first contact's values went to slot 0, as if the device had slots.
      slots[0].raw = RawTouch()
      sets.present &= ~1
      partial.changed &= ~1
      partial.moved &= ~1
      sets.tracked &= ~1
      sets.hovering &= ~1
      sets.otherThanFinger &= ~1
    }
    guard touchProtocol == .reports else { return }
    closePacket()
    reports.areThere = true
  }

  /// Stores the contact of protocol A that is now complete, unless it touches nothing.
  mutating func closePacket() {
    defer { reports.packet = RawTouch() }
    guard !reports.packet.known.isDisjoint(with: .position), !reports.packet.isRelease,
      !reports.packet.isHovering
    else { return }
    if reports.count < ContactMatching.capacity {
      reports.packets[reports.count] = reports.packet
    } else {
      partial.anomalies.insert(.overCapacity)
    }
    reports.count += 1
  }

  /// Handles SYN_DROPPED: events up to the next report are the rest of a frame whose start is lost.
  mutating func takeDropped() {
    stream = .discarding
    partial.anomalies.insert(.dropped)
    reports.count = 0
    reports.areThere = false
    if touchProtocol == .reports { reports.packet = RawTouch() }
    reports.unproven = RawTouch()
  }
}
