import PantographTouches

/// Why a recording cannot be edited as was asked.
public enum EditError: Error, Hashable, Sendable {
  /// A track of protocol A or of a single-touch device, where the edit needs slots.
  case needsSlots(edit: String)
  case noSuchSlot(Int)
  case noSuchContact(Int, contacts: Int)
  /// A contact's number that several devices have, counted from 1.
  case contactOfSeveral(Int, devices: [Int])
  /// Times beyond what a file can hold, or more events than memory is spent on.
  case tooLong
  case tooManyEvents(limit: Int)
  /// Nothing of the recording lies in what was asked for.
  case nothingLeft
  /// A number outside of what makes sense.
  case valueOutOfRange(parameter: String, allowed: String)
  case differentDevices
  case noDescription
  case noPositions(device: String)
  /// A note that would not be read back as it was written.
  case unwritableNote(key: String)

  /// What is wrong, in one sentence.
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
