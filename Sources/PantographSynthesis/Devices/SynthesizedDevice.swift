import PantographTouches

/// A device that no shop sells: what a model hand's recordings are made on.
public struct SynthesizedDevice: Hashable, Sendable {
  /// The name on the command line and in file names.
  public var name: String
  /// Says in one line what the device is.
  public var summary: String
  public var description: DeviceDescription

  public init(name: String, summary: String, description: DeviceDescription) {
    self.name = name
    self.summary = summary
    self.description = description
  }

  /// Every device there is; to add one, add a file and its name here.
  public static let all: [SynthesizedDevice] = [.phone, .touchpad, .touchscreen]

  /// The device of this name; nil where there is none.
  public static func named(_ name: String) -> SynthesizedDevice? {
    all.first { $0.name == name }
  }

  var x: AbsoluteAxis { description.axes[AbsoluteCode.multitouchPositionX]! }
  var y: AbsoluteAxis { description.axes[AbsoluteCode.multitouchPositionY]! }

  /// Width and height in millimetres.
  var size: Vector {
    Vector(
      x: Double(x.extent) / Double(x.resolution), y: Double(y.extent) / Double(y.resolution))
  }
}
