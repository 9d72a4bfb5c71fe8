/// Protocol A: matches this frame's contacts with those of the frame before.
extension ContactDecoder {
  /// Gives each contact of the frame a slot. A contact continues the slot with its tracking id;
  /// without ids, contacts are matched so that the total distance is smallest. The others get a
  /// free slot.
  mutating func assignPackets() {
    if !reports.packet.known.isDisjoint(with: .position) {
      closePacket()
      reports.areThere = true
    } else {
      // Values that belong to no contact do not carry over to the next frame.
      reports.packet = RawTouch()
    }
    // A frame without contacts means that none is down, unless the frame is about buttons only.
    let isAboutButtons =
      !partial.keys.isDisjoint(with: .buttons) && partial.keys.isSubset(of: .buttons)
    if !reports.areThere && isAboutButtons { return }

    let before = sets.present
    let count = min(reports.count, ContactMatching.capacity)
    let matched = matchByID(count)
    let anonymous = matchByPlace(count, except: matched.slots)
    leave(before & ~(matched.slots | anonymous.slots))

    var free = ~(before | sets.open)
    for index in 0..<count where (matched.packets | anonymous.packets) >> UInt32(index) & 1 == 0 {
      let slot = free.trailingZeroBitCount
      free &= free - 1
      settle(packet: index, in: slot)
    }
  }

  private struct Matched {
    var packets: UInt32 = 0
    var slots: UInt32 = 0
  }

  private mutating func matchByID(_ count: Int) -> Matched {
    var matched = Matched()
    for index in 0..<count where reports.packets[index].trackingID >= 0 {
      for slot in (sets.present & ~matched.slots).setBits
      where slots[slot].raw.trackingID == reports.packets[index].trackingID {
        settle(packet: index, in: slot)
        matched.packets |= 1 << UInt32(index)
        matched.slots |= 1 << UInt32(slot)
        break
      }
    }
    return matched
  }

  private mutating func matchByPlace(_ count: Int, except taken: UInt32) -> Matched {
    var matching = ContactMatching()
    var slotOfOld = [16 of Int](repeating: 0)
    var packetOfNew = [16 of Int](repeating: 0)
    for slot in (sets.present & ~taken).setBits where slots[slot].raw.trackingID < 0 {
      guard matching.oldCount < ContactMatching.capacity else { break }
      slotOfOld[matching.oldCount] = slot
      matching.addOld(surface.position(x: slots[slot].raw.x, y: slots[slot].raw.y))
    }
    for index in 0..<count where reports.packets[index].trackingID < 0 {
      packetOfNew[matching.newCount] = index
      matching.addNew(surface.position(x: reports.packets[index].x, y: reports.packets[index].y))
    }
    matching.solve()
    var matched = Matched()
    for new in 0..<matching.newCount where matching.partner[new] >= 0 {
      let slot = slotOfOld[matching.partner[new]]
      settle(packet: packetOfNew[new], in: slot)
      matched.packets |= 1 << UInt32(packetOfNew[new])
      matched.slots |= 1 << UInt32(slot)
    }
    return matched
  }

  private mutating func settle(packet index: Int, in slot: Int) {
    let bit: UInt32 = 1 << UInt32(slot)
    slots[slot].raw = reports.packets[index]
    sets.present |= bit
    partial.changed |= bit
    partial.moved |= bit
    switch reports.packets[index].contactTool {
    case .finger: sets.otherThanFinger &= ~bit
    case .pen, .palm, .dial, .unknown: sets.otherThanFinger |= bit
    }
  }
}
