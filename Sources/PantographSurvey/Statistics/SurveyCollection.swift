import PantographTouches

/// Everything that was measured, by kind of surface, person and device. Its size depends on the
/// number of people and devices, and not on the length of the recordings; the order of the
/// recordings changes nothing.
package struct SurveyCollection: Sendable {
  /// The origin of a cell. Names are compared by their bytes, like names of files.
  package struct Origin: Hashable, Sendable {
    package let kind: SurveyKind
    package let person: String
    package let device: String
    /// The recording's name if recordings are the groups; otherwise empty.
    package let recording: String

    package init(kind: SurveyKind, person: String, device: String, recording: String) {
      self.kind = kind
      self.person = person
      self.device = device
      self.recording = recording
    }

    package func group(_ grouping: SurveyGrouping) -> String {
      switch grouping {
      case .person: person
      case .device: device
      case .recording: recording
      }
    }
  }

  package private(set) var cells: [Origin: SurveyCell] = [:]
  package private(set) var devices: [String: [SurveyedDevice]] = [:]
  /// Whether recordings are the groups, so that each needs cells of its own.
  package let separatesRecordings: Bool

  package init(separatesRecordings: Bool) { self.separatesRecordings = separatesRecordings }

  /// Adds what was measured on one device of a recording.
  package mutating func add(
    _ survey: TrackSurvey, person: String, device: String, recording: String
  ) {
    add(survey.cell, of: SurveyKind(survey.surface.kind), person, device, recording)
    add(survey.facts, to: device)
  }

  /// Adds what was measured on the movements from one device of a recording.
  package mutating func add(
    _ survey: MovementSurvey, person: String, device: String, recording: String
  ) {
    add(survey.cell, of: .movements, person, device, recording)
  }

  private mutating func add(
    _ cell: SurveyCell, of kind: SurveyKind, _ person: String, _ device: String,
    _ recording: String
  ) {
    let origin = Origin(
      kind: kind, person: person, device: device, recording: separatesRecordings ? recording : "")
    cells[origin, default: SurveyCell()].merge(cell)
  }

  private mutating func add(_ facts: SurveyedDevice, to device: String) {
    let models = devices[device, default: []]
    if let place = models.firstIndex(where: { $0.isSameModel(as: facts) }) {
      devices[device]?[place].merge(facts)
    } else {
      devices[device] = models + [facts]
    }
  }

  /// Whether each recording names its person.
  package var namesPeople: Bool { !cells.isEmpty && cells.keys.allSatisfy { !$0.person.isEmpty } }

  /// The cells of a kind of surface in groups, which are sorted by name, as are their cells.
  package func groups(
    of kind: SurveyKind, by grouping: SurveyGrouping
  ) -> [(name: String, cells: [SurveyCell])] {
    let origins = cells.keys.filter { $0.kind == kind }.sorted { first, second in
      let names = [
        (first.group(grouping), second.group(grouping)), (first.person, second.person),
        (first.device, second.device),
      ]
      for (first, second) in names where first != second {
        return first.utf8.lexicographicallyPrecedes(second.utf8)
      }
      return false
    }
    var groups: [(name: String, cells: [SurveyCell])] = []
    for origin in origins {
      guard let cell = cells[origin] else { continue }
      let name = origin.group(grouping)
      if let last = groups.indices.last, groups[last].name.utf8.elementsEqual(name.utf8) {
        groups[last].cells.append(cell)
      } else {
        groups.append((name, [cell]))
      }
    }
    return groups
  }
}
