import PantographCommands
import PantographPlainText
import PantographRecordingFiles
import PantographRecordings
import PantographSurvey
import PantographTouches

/// Writes the output of `inspect --json`: one object for each file. Contacts come first, because
/// they are written while the file is read.
struct InspectionJSON {
  var json = JSONWriter()

  mutating func begin(file: String) {
    json.beginObject()
    json.member("schema", JSONSchema.inspection)
    json.member("file", file)
    json.key("contacts")
    json.beginArray()
  }

  mutating func add(_ contact: ContactSummary, track: Int, since start: Timestamp) {
    json.object { json in
      json.member("id", Int(contact.id.rawValue))
      json.member("track", track)
      json.member("start", (contact.start - start).seconds)
      json.member("end", (contact.end - start).seconds)
      json.member("distance", contact.distance)
      json.member("displacement", contact.displacement)
      json.key("from")
      json.array([contact.first.x, contact.first.y]) { $0.value($1, decimals: 3) }
      json.key("to")
      json.array([contact.last.x, contact.last.y]) { $0.value($1, decimals: 3) }
      json.member("tool", "\(contact.tool)")
      if case .cancelled(let cause) = contact.phase {
        json.member("ending", "cancelled")
        json.member("reason", cause.key)
      } else {
        json.member("ending", "lifted")
        json.member("reason", nil as String?)
      }
    }
  }

  /// Writes the gestures after the contacts. `print` receives the text piece by piece.
  mutating func addGestures(
    _ inspection: RecordingInspection, print: (String) throws(Failure) -> Void
  ) throws(Failure) {
    json.endArray()
    json.key("gestures")
    json.beginArray()
    for (index, track) in inspection.tracks.enumerated() {
      var unprinted = 0
      try track.gestures.forEach { gesture throws(Failure) in
        json.value(gesture, track: index, since: inspection.start)
        unprinted += 1
        guard unprinted == Self.gesturesAtOnce else { return }
        unprinted = 0
        try print(json.take())
      } failing: {
        Failure($0)
      }
    }
    json.endArray()
  }

  /// The number of gestures that are written at once: about 300 kB of text.
  private static let gesturesAtOnce = 1000

  mutating func end(_ inspection: RecordingInspection) {
    json.member("format", inspection.format.name)
    json.member("description", inspection.descriptionPath)
    json.key("device")
    if inspection.tracks.isEmpty {
      json.value(nil as String?)
    } else {
      add(inspection.tracks[inspection.mainTrack])
    }
    json.key("devices")
    json.beginArray()
    for track in inspection.tracks { add(track) }
    json.endArray()
    json.member("events", inspection.eventCount)
    json.member("frames", inspection.frameCount)
    json.member("duration", inspection.duration.seconds)
    json.member(
      "rate", inspection.tracks.isEmpty ? nil : inspection.tracks[inspection.mainTrack].rate)
    json.member("contactCount", inspection.contactCount)
    json.member("maxContacts", inspection.maximumContacts)
    json.member("filtered", inspection.isFiltered)
    addFilters(inspection.tracks)
    addAnomalies(inspection)
    addMovements(inspection)
    json.member("issueCount", inspection.issueCount)
    json.key("issues")
    json.array(inspection.issues) { json, issue in
      json.object { json in
        json.member("severity", issue.severity == .error ? "error" : "warning")
        json.member("line", issue.place.line)
        json.member("column", issue.place.column)
        json.member("problem", issue.problem)
        json.member("found", issue.found)
        json.member("expected", issue.expected)
      }
    }
    json.key("notes")
    json.array(inspection.notes) { json, note in
      json.object { json in
        json.member("key", note.key)
        json.member("value", note.value)
      }
    }
    json.endObject()
  }

  private mutating func add(_ track: TrackInspection) {
    let device = track.header.device
    json.object { json in
      json.member("name", device?.name)
      json.member("node", track.header.node.isEmpty ? nil : track.header.node)
      // A device known by its movements alone is a touchpad: libinput has no gestures of others.
      let isPad = track.eventCount == 0 && track.header.deltas != nil
      json.member("kind", isPad ? DeviceKind.touchpad.key : track.surface.kind.key)
      json.member("slots", device?.slotCount)
      json.key("sizeMillimetres")
      let size = (isPad ? track.header.deltas?.size : nil) ?? track.surface.size
      json.array([size.x, size.y]) { $0.value($1, decimals: 3) }
      json.member(
        "sizeAssumed", isPad ? track.header.deltas?.size == nil : track.surface.isAssumed)
      DeviceQuirk.write(for: device, to: &json)
      json.member("events", track.eventCount)
      json.member("frames", track.frameCount)
    }
  }

  private mutating func addFilters(_ tracks: [TrackInspection]) {
    json.key("filters")
    json.object { json in
      json.member(
        "hidden", tracks.reduce(0) { $0 + $1.filterTally.hidden(of: $1.deviceContacts) })
      json.member("palm", tracks.reduce(0) { $0 + $1.filterTally.palms })
      json.member("thumb", tracks.reduce(0) { $0 + $1.filterTally.thumbs })
      json.member("jump", tracks.reduce(0) { $0 + $1.filterTally.jumps })
    }
  }

  /// Adds the movements without positions, only if the file has any.
  private mutating func addMovements(_ inspection: RecordingInspection) {
    guard inspection.reportCount > 0 else { return }
    let deltas = inspection.deltas.sorted { $0.key < $1.key }
    json.key("movements")
    json.beginArray()
    for (track, entry) in deltas {
      for gesture in entry.gestures {
        json.object { $0.members(of: gesture, track: track, since: inspection.start) }
      }
    }
    json.endArray()
    json.key("movementStreams")
    json.array(deltas) { json, entry in
      json.object { json in
        json.members(of: entry.value.stream, track: entry.key)
        json.member("reports", entry.value.reportCount)
        json.member("rate", entry.value.rate)
      }
    }
  }

  private mutating func addAnomalies(_ inspection: RecordingInspection) {
    json.key("anomalies")
    json.beginArray()
    for (index, track) in inspection.tracks.enumerated() {
      for entry in track.anomalies.entries {
        json.object { json in
          json.member("kind", entry.key)
          json.member("track", index)
          json.member("count", entry.count)
          json.key("lines")
          json.array(entry.lines) { $0.value($1) }
        }
      }
    }
    json.endArray()
  }
}
