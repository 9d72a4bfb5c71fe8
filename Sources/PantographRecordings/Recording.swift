import PantographTouches

/// What one or more devices sent, with what is known of it; the same value for every file format.
public struct Recording: Hashable, Sendable {
  /// What is said of the whole recording, in the order of the file.
  public var notes: [RecordingNote]
  /// What each device sent.
  public var tracks: [RecordingTrack]

  public init(notes: [RecordingNote] = [], tracks: [RecordingTrack] = []) {
    self.notes = notes
    self.tracks = tracks
  }
}

/// One `key: value` about a recording: a label, the expected outcome, who or what made it.
public struct RecordingNote: Hashable, Sendable {
  /// What it is about: `label`, `expect`, `person`.
  public var key: String
  /// What is said, in one line.
  public var value: String

  public init(key: String, value: String) {
    self.key = key
    self.value = value
  }
}

/// What one device sent.
public struct RecordingTrack: Hashable, Sendable {
  /// The device.
  public var header: TrackHeader
  /// Its events in the order of the file.
  public var events: [InputEvent]

  public init(header: TrackHeader, events: [InputEvent] = []) {
    self.header = header
    self.events = events
  }

  /// The events as frames.
  public var frames: EventFrames { EventFrames(events) }
}

/// Which device a track is of, and what the recorder knew about it besides.
public struct TrackHeader: Hashable, Sendable {
  /// Where the device was: `/dev/input/event12`. Empty when the file does not say.
  public var node: String
  /// Nil when the file holds events alone.
  public var device: DeviceDescription?
  /// Lights and switches that were on at the start.
  public var initialStates: [InitialState]
  /// Lines of udev's, `KEY=value`.
  public var udevProperties: [String]
  /// Lines of libinput's quirks for the device.
  public var quirks: [String]
  /// The HID report descriptor, byte by byte; empty when not known.
  public var hidDescriptor: [UInt8]

  public init(
    node: String = "", device: DeviceDescription? = nil, initialStates: [InitialState] = [],
    udevProperties: [String] = [], quirks: [String] = [], hidDescriptor: [UInt8] = []
  ) {
    self.node = node
    self.device = device
    self.initialStates = initialStates
    self.udevProperties = udevProperties
    self.quirks = quirks
    self.hidDescriptor = hidDescriptor
  }

  /// A light or switch that was not off when the recording began.
  public struct InitialState: Hashable, Sendable {
    /// `led` or `switch`.
    public var type: EventType
    /// Which light or switch.
    public var code: UInt16
    /// What it stood at.
    public var value: Int32

    public init(type: EventType, code: UInt16, value: Int32) {
      self.type = type
      self.code = code
      self.value = value
    }
  }
}
