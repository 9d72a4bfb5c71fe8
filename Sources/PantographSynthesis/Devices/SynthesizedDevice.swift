import PantographTouches

/// An invented device on which synthesized gestures are recorded.
public struct SynthesizedDevice: Hashable, Sendable {
  /// The device's name on the command line and in file names.
  public var name: String
  /// A description of the device in one line.
  public var summary: String
  public var description: DeviceDescription

  public init(name: String, summary: String, description: DeviceDescription) {
    self.name = name
    self.summary = summary
    self.description = description
  }

  /// All devices. To add one, add a file and its name here.
  public static let all: [SynthesizedDevice] = [.phone, .touchpad, .touchscreen]

  /// Returns the device with this name; nil if there is none.
  public static func named(_ name: String) -> SynthesizedDevice? {
    all.first { $0.name == name }
  }

  var x: AbsoluteAxis { description.axes[AbsoluteCode.multitouchPositionX]! }
  var y: AbsoluteAxis { description.axes[AbsoluteCode.multitouchPositionY]! }

  /// The width and height in millimetres.
  var size: Vector {
    Vector(
      x: Double(x.extent) / Double(x.resolution), y: Double(y.extent) / Double(y.resolution))
  }
}
