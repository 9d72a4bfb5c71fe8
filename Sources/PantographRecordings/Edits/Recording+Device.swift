import PantographTouches

extension Recording {
  /// Returns the recording as if the same fingers had moved over another device, with equal
  /// positions in millimetres. The report lists what the device could not represent.
  public func fitted(
    to device: DeviceDescription, placement: DeviceFit.Placement = .corner
  ) throws(EditError) -> DeviceFit {
    guard let slotCount = device.slotCount, slotCount > 0, slotCount <= DeviceState.slotLimit,
      device.sends(.absolute, AbsoluteCode.multitouchPositionX),
      device.sends(.absolute, AbsoluteCode.multitouchPositionY)
    else { throw .noPositions(device: device.name) }
    let settled = settled()
    var fit = DeviceFit(recording: settled, report: DeviceFit.Report())
    for index in tracks.indices {
      guard let old = tracks[index].header.device else { throw .noDescription }
      if old == device { continue }
      let track = settled.tracks[index]
      let touches = TrackTouches(track)
      guard touches.kind == .slots else { throw .needsSlots(edit: "moved to another device") }
      var conversion = DeviceConversion(from: old, to: device, placement: placement)
      var assignment = SlotAssignment(slotCount: slotCount)
      var writer = SlotReportWriter(device: device)
      var events: [InputEvent] = []
      for frame in TouchedFrames(track, touches, device: old) {
        assignment.follow([conversion.touching(frame.touches)]) { conversion.convert($0) }
        let others = conversion.convert(frame.others)
        writer.write(
          assignment.touches, others: others, report: frame.report, catchingUp: frame.catchesUp,
          to: &events)
      }
      // The header's other fields describe the old device.
      fit.recording.tracks[index] = RecordingTrack(
        header: TrackHeader(device: device), events: events)
      fit.report.add(conversion.report, contactsLeftOut: assignment.contactsLeftOut)
    }
    return fit
  }
}

extension DeviceFit.Report {
  fileprivate mutating func add(_ other: DeviceFit.Report, contactsLeftOut: Int) {
    positionsClamped += other.positionsClamped
    self.contactsLeftOut += contactsLeftOut
    axesDropped.formUnion(other.axesDropped)
    eventsDropped += other.eventsDropped
    isSizeAssumed = isSizeAssumed || other.isSizeAssumed
  }
}
