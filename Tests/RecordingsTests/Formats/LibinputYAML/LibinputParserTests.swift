import Expectations
import PantographRecordings
import PantographTouches
import Testing

struct LibinputParserTests {
  static let start = """
    # libinput record
    #: label: tap
    version: 1
    ndevices: 2
    libinput:
      version: "1.31.3"
    devices:
    - node: /dev/input/event12
      evdev:
        # Name: x
        name: "Pad "100%%" #1"
        id: [17, 2, 7, 433]
        codes:
          0: [0, 1] # EV_SYN
          3: [0, 53] # EV_ABS
        absinfo:
          53: [1472, 5768, 0, 0, 65]
        properties: [0, 2]
      hid: [
        0x05, 0x0d, 9,
        0xff
      ]
      udev:
        properties:
        - ID_INPUT=1
        virtual: false
      quirks:
        - AttrSizeHint=32x32
      libinput:
        size: [102, 68]
      events:
      # Current time is 08:42:32
      - evdev:
        - [  0,      5,   3,  53,    -2194] # EV_ABS
        - [  1,      0,   0,   0,       0] # ---
      - libinput:
        - {time: 0.016, type: GESTURE_SWIPE_BEGIN, nfingers: 3}
      - hid:
          time: [  0, 100]
          hidraw0: [
            0x01, 0x02
          ]
      - evdev:
        - [  2,      0,   0,   0,       0] # ---

    """
  static let second = """
    - node: /dev/input/event13
      evdev:
        name: "Other"
        id: [1, 2, 3, 4]
        codes:
        properties: []
      udev:
        properties:
      quirks:
      events:
      - evdev:
        - [  3,      0,   0,   0,       0] # ---

    """

  @Test(arguments: [1, 5, 1000, Int.max])
  func `two devices are two tracks however the file is cut`(pieces: Int) throws {
    let parsed = ParsedText(Self.start + Self.second, pieces: pieces)
    expect(parsed.issues.isEmpty)
    expect(parsed.recording.note("label"), equals: "tap")
    try #require(parsed.recording.tracks.count == 2)
    let header = parsed.recording.tracks[0].header
    expect(header.node, equals: "/dev/input/event12")
    expect(header.device?.name, equals: "Pad \"100%\" #1")
    expect(header.device?.identity.version, equals: 433)
    expect(header.device?.axes[53]?.resolution, equals: 65)
    expect(header.device?.properties, equals: [.pointer, .buttonPad])
    expect(header.hidDescriptor, equals: [5, 13, 9, 255])
    expect(header.udevProperties, equals: ["ID_INPUT=1"])
    expect(header.quirks, equals: ["AttrSizeHint=32x32"])
    expect(parsed.events.map(\.value), equals: [-2194, 0, 0])
    expect(parsed.recording.tracks[1].events.count, equals: 1)
  }

  @Test func `a file of fewer devices than it says is a warning`() {
    let parsed = ParsedText(Self.start)
    expect(parsed.issues.map(\.severity), equals: [.warning])
    expect(parsed.issues.first?.place.line, equals: 4)
  }

  @Test(arguments: [
    "- [ 0, 5, 3, 53", "- [ 0, 1000000, 3, 53, 1]", "- [ 0, 5, 32, 53, 1]",
    "- [ 0, 5, 3, 53, 2147483648]", "- [ 0, 5, 3, 65536, 0]", "- [ x", "\0\0\0\0",
  ])
  func `a broken event is an error and what came before is kept`(line: String) {
    let parsed = ParsedText(Self.start + Self.second + "    " + line + "\n")
    expect(parsed.errors.count, equals: 1)
    expect(parsed.recording.tracks.last?.events.count, equals: 1)
  }

  @Test func `another version is an error`() {
    expect(
      ParsedText("# libinput record\nversion: 2\ndevices:\n- node: x\n").errors.count, equals: 1)
  }

  @Test func `everything two tracks hold comes back through YAML`() {
    var recording = EvemuEncoderTests.recording
    recording.tracks.append(RecordingTrack(header: TrackHeader(node: "/dev/x")))
    let computers = ["dmi:svnDellInc.:", nil, "dmi:bvnA:svnLENOVO:pvrThinkPadP50:"]
    for computer in computers {
      let device = DeviceDescription(name: "Other", computer: computer)
      recording.tracks.append(RecordingTrack(header: TrackHeader(node: "/dev/y", device: device)))
    }
    let parsed = ParsedText(bytes: ParsedText.encode(recording, as: .libinput))
    expect(parsed.formatName, equals: "libinput")
    expect(parsed.recording, equals: recording)
    expect(parsed.issues.isEmpty)
  }

  @Test(
    arguments: [
      (#"dmi: "dmi:bvnA:svnB:""#, "dmi:bvnA:svnB:"), (#"dmi: "unknown""#, nil), (#"dmi: """#, nil),
      ("dmi: dmi:x", nil), (#"kernel: "dmi:x""#, nil),
    ] as [(String, String?)])
  func `the computer is that of the whole file`(line: String, computer: String?) {
    let text = Self.start.replacing(
      "devices:\n- node", with: "system:\n  \(line)\ndevices:\n- node")
    let parsed = ParsedText(text + Self.second)
    expect(parsed.issues.isEmpty)
    expect(parsed.recording.tracks.map(\.header.device?.computer), equals: [computer, computer])
  }
}
