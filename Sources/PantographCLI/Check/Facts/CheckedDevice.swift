import PantographEvdev
import PantographPlainText
import PantographTouches

/// A device as a bundle describes it: its model, and nothing that names its owner.
struct CheckedDevice: Equatable {
  /// The device's description with a name that names nobody, and with the codes of touches only.
  let description: DeviceDescription
  let kind: DeviceKind
  /// The size in millimetres.
  let size: Vector
  /// Whether the size is a guess.
  let isAssumed: Bool

  private static let bluetooth: UInt16 = 5

  init(_ device: DeviceDescription, without words: PersonWords) {
    var copy = RecordableCodes.description(of: device)
    let surface = SurfaceGeometry(copy)
    kind = surface.kind
    size = surface.size
    isAssumed = surface.isAssumed
    copy.name = PrintableText(Self.name(copy, surface.kind, words)).description
    description = copy
  }

  var name: String { description.name }
  var slots: Int? { description.slotCount }
  /// Whether the device describes a pressure.
  var describesPressure: Bool {
    [AbsoluteCode.multitouchPressure, AbsoluteCode.pressure].contains { sends($0) }
  }
  /// Whether the device describes the size of contacts.
  var describesSize: Bool { sends(AbsoluteCode.multitouchTouchMajor) }
  /// Whether the device can report two fingers.
  var reportsTwoFingers: Bool {
    (slots ?? 1) > 1 || description.sends(.key, KeyCode.toolDoubleTap)
  }
  /// The vendor's and the product's number, as they are usually written.
  var model: String { Self.model(description.identity) }

  private func sends(_ code: UInt16) -> Bool { description.sends(.absolute, code) }

  private static func model(_ identity: DeviceIdentity) -> String {
    func digits(_ number: UInt16) -> String {
      let text = String(number, radix: 16)
      return String(repeating: "0", count: 4 - text.count) + text
    }
    return "\(digits(identity.vendor)):\(digits(identity.product))"
  }

  /// Returns a name for the device. The owner of a Bluetooth device may have named it, and a name in
  /// the possessive case names an owner.
  private static func name(
    _ device: DeviceDescription, _ kind: DeviceKind, _ words: PersonWords
  ) -> String {
    let isOwners = ["'s ", "’s ", "s' ", "s’ "].contains { device.name.contains($0) }
    if device.identity.bus == bluetooth || isOwners {
      let how = device.identity.bus == bluetooth ? "Bluetooth " : ""
      return "\(how)\(kind.words) \(model(device.identity))"
    }
    return words.removed(from: device.name)
  }
}
