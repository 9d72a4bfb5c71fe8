import PantographTouches

/// Everything that one or more devices sent, with notes about it. All file formats share this
/// value.
public struct Recording: Hashable, Sendable {
  /// The notes about the whole recording, in the order of the file.
  public var notes: [RecordingNote]
  /// The events of each device.
  public var tracks: [RecordingTrack]

  public init(notes: [RecordingNote] = [], tracks: [RecordingTrack] = []) {
    self.notes = notes
    self.tracks = tracks
  }
}

/// A `key: value` pair about a recording, such as a label, the expected outcome, or who made it.
public struct RecordingNote: Hashable, Sendable {
  /// The subject of the note, such as `label`, `expect` or `person`.
  public var key: String
  /// The text of the note, in one line.
  public var value: String

  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

/// The events of one device.
public struct RecordingTrack: Hashable, Sendable {
  /// The description of the device.
  public var header: TrackHeader
  /// The device's events in the order of the file.
  public var events: [InputEvent]
  /// The reports of movement that libinput made of the device's events, in the order of the file. A
  /// file of such reports alone has no events.
  public var deltas: [DeltaReport]

  public init(header: TrackHeader, events: [InputEvent] = [], deltas: [DeltaReport] = []) {
    self.header = header
    self.events = events
    self.deltas = deltas
  }

  /// The track's events, grouped into frames.
  public var frames: EventFrames { EventFrames(events) }
}

/// The device that a track belongs to, and other things the recorder knew about it.
public struct TrackHeader: Hashable, Sendable {
  /// The path of the device, such as `/dev/input/event12`. Empty if the file does not name it.
  public var node: String
  /// The device's description; nil if the file holds only events.
  public var device: DeviceDescription?
  /// Lights and switches that were on at the start.
  public var initialStates: [InitialState]
  /// Properties from udev, in the form `KEY=value`.
  public var udevProperties: [String]
  /// Lines of libinput's quirks for the device.
  public var quirks: [String]
  /// The bytes of the HID report descriptor; empty if unknown.
  public var hidDescriptor: [UInt8]
  /// The unit and the precision of the track's movements; nil if the file has none of this device.
  public var deltas: DeltaStream?

  public init(
    node: String = "", device: DeviceDescription? = nil, initialStates: [InitialState] = [],
    udevProperties: [String] = [], quirks: [String] = [], hidDescriptor: [UInt8] = [],
    deltas: DeltaStream? = nil
  ) {
    self.node = node
    self.device = device
    self.initialStates = initialStates
    self.udevProperties = udevProperties
    self.quirks = quirks
    self.hidDescriptor = hidDescriptor
    self.deltas = deltas
  }

  /// A light or switch that was on when the recording began.
  public struct InitialState: Hashable, Sendable {
    /// The type of event: `led` or `switch`.
    public var type: EventType
    /// The code of the light or switch.
    public var code: UInt16
    /// The value of the light or switch at the start.
    public var value: Int32

    public init(type: EventType, code: UInt16, value: Int32) {
      self.type = type
      self.code = code
      self.value = value
    }
  }
}
