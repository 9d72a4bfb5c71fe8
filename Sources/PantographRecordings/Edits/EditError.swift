import PantographTouches

/// The reason why a recording cannot be edited as requested.
public enum EditError: Error, Hashable, Sendable {
  /// The edit needs slots, but the track is from a device of protocol A or a single-touch device.
  case needsSlots(edit: String)
  case noSuchSlot(Int)
  case noSuchContact(Int, contacts: Int)
  /// No device of the recording has a contact of this number. `contacts` has their numbers of contacts.
  case noSuchContactOfAny(Int, contacts: [Int])
  /// The recording has no device of this number, counted from 1.
  case noSuchDevice(Int, devices: Int)
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
      "the recording cannot be \(edit), because its device has no slots"
    case .noSuchSlot(let slot): "the recording has no slot \(slot)"
    case .noSuchContact(let number, let contacts):
      "there is no contact \(number); the recording has \(Self.count(contacts, "contact"))"
    case .noSuchContactOfAny(let number, let contacts):
      "no device has a contact \(number); the devices have \(Self.list(contacts)) contacts"
    case .noSuchDevice(let number, let devices):
      "there is no device \(number); the recording has \(Self.count(devices, "device"))"
    case .contactOfSeveral(let number, let devices):
      "the devices \(Self.list(devices)) all have a contact \(number); "
        + "name one, such as \(devices.first ?? 1):\(number)"
    case .tooLong:
      "the recording would be longer than \(EvemuEvent.latestSecond) s, the limit of a file"
    case .tooManyEvents(let limit):
      "the recording would have more than \(limit) events"
    case .nothingLeft: "the edits would leave nothing of the recording"
    case .valueOutOfRange(let parameter, let allowed): "the \(parameter) must be \(allowed)"
    case .differentDevices:
      "only recordings of the same device can be joined; these are from several devices"
    case .noDescription: "the recording does not describe its device"
    case .noPositions(let device): "“\(device)” has no slots with positions"
    case .unwritableNote(let key):
      "the note “\(key)” cannot be written: a key is a word without spaces or colons, "
        + "and a value is one line"
    }
  }

  private static func count(_ number: Int, _ thing: String) -> String {
    number == 1 ? "only 1 \(thing)" : "\(number) \(thing)s, counted from 1"
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map { "\($0)" }.joined(separator: ", ")
  }
}
