import PantographTouches

/// The reason why a recording cannot be edited as requested.
public enum EditError: Error, Hashable, Sendable {
  /// The edit needs slots, but the track is from a device of protocol A or a single-touch device.
  case needsSlots(edit: String)
  case noSuchSlot(Int)
  case noSuchContact(Int, contacts: Int)
  /// Several devices have a contact of this number. `devices` counts from 1.
  case contactOfSeveral(Int, devices: [Int])
  /// Times exceed what a file can hold.
  case tooLong
  /// The recording would have more events than the memory limit allows.
  case tooManyEvents(limit: Int)
  /// No event of the recording lies in the requested range.
  case nothingLeft
  /// A parameter is outside the allowed range.
  case valueOutOfRange(parameter: String, allowed: String)
  case differentDevices
  case noDescription
  case noPositions(device: String)
  /// The note's text would not be the same after writing and reading it.
  case unwritableNote(key: String)

  /// The error in one sentence.
  public var sentence: String {
    switch self {
    case .needsSlots(let edit):
      "only a recording of a device with slots can be \(edit), and this is none"
    case .noSuchSlot(let slot): "the recording has no slot \(slot)"
    case .noSuchContact(let number, let contacts):
      "there is no contact \(number); the recording has \(contacts), the first is 1"
    case .contactOfSeveral(let number, let devices):
      "contact \(number) is there on the devices \(Self.list(devices)); "
        + "say which, as in \(devices.first ?? 1):\(number)"
    case .tooLong:
      "the recording would go on past \(EvemuEvent.latestSecond) s, the latest that a file can hold"
    case .tooManyEvents(let limit):
      "the recording would have more than \(limit) events"
    case .nothingLeft: "nothing of the recording would be left"
    case .valueOutOfRange(let parameter, let allowed): "the \(parameter) must be \(allowed)"
    case .differentDevices:
      "only recordings of the same device can become one stream; these are of several"
    case .noDescription: "the recording does not say what device it is of"
    case .noPositions(let device): "“\(device)” has no slots with positions"
    case .unwritableNote(let key):
      "the note “\(key)” cannot be written: a key is a word without spaces or colons, "
        + "and a value is one line"
    }
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map { "\($0)" }.joined(separator: ", ")
  }
}
