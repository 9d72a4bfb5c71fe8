/// The kind of groups that all count the same.
package enum SurveyGrouping: UInt8, Hashable, Sendable, CaseIterable {
  case person, device, recording

  package var name: String {
    switch self {
    case .person: "person"
    case .device: "device"
    case .recording: "recording"
    }
  }

  package var plural: String {
    switch self {
    case .person: "people"
    case .device: "devices"
    case .recording: "recordings"
    }
  }
}
