/// Protocol A: matches this frame's contacts with those of the frame before.
extension ContactDecoder {
  /// Gives each contact of the frame a slot. A contact continues the slot with its tracking id;
  /// without ids, contacts are matched so that the total distance is smallest. The others get a
  /// free slot.
  mutating func assignPackets() {
    if !packet.known.isDisjoint(with: .position) {
      closePacket()
      hasReports = true
    } else {
      // Values that belong to no contact do not carry over to the next frame.
      packet = RawTouch()
    }
    // A frame without contacts means that none is down, unless the frame is about buttons only.
    let isAboutButtons = !frameKeys.isDisjoint(with: .buttons) && frameKeys.isSubset(of: .buttons)
    if !hasReports && isAboutButtons { return }

    let before = present
    let count = min(packetCount, ContactMatching.capacity)
    let matched = matchByID(count)
    let anonymous = matchByPlace(count, except: matched.slots)
    leave(before & ~(matched.slots | anonymous.slots))

    var free = ~(before | open)
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
    for index in 0..<count where packets[index].trackingID >= 0 {
      for slot in (present & ~matched.slots).setBits
      where slots[slot].raw.trackingID == packets[index].trackingID {
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
    for slot in (present & ~taken).setBits where slots[slot].raw.trackingID < 0 {
      guard matching.oldCount < ContactMatching.capacity else { break }
      slotOfOld[matching.oldCount] = slot
      matching.addOld(surface.position(x: slots[slot].raw.x, y: slots[slot].raw.y))
    }
    for index in 0..<count where packets[index].trackingID < 0 {
      packetOfNew[matching.newCount] = index
      matching.addNew(surface.position(x: packets[index].x, y: packets[index].y))
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
    slots[slot].raw = packets[index]
    present |= bit
    changed |= bit
    moved |= bit
    switch packets[index].contactTool {
    case .finger: otherThanFinger &= ~bit
    case .pen, .palm, .dial, .unknown: otherThanFinger |= bit
    }
  }
}
