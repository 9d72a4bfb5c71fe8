import Expectations
import Foundation
import PantographCommands
import PantographEvdev
import PantographRecordings
import PantographSynthesis
import PantographTouches
import SimulatedDevices
import TemporaryFolders
import Testing

@testable import PantographCLI

/// Nothing in a bundle names the person, wherever a name stands.
@MainActor
struct CheckPrivacyTests {
  /// Words that occur in the fake computer and must not occur in any byte of the bundle.
  private static let names = [
    "wilhelmine", "quuxbury", "zaphod", "whitestar", "homesick", "serial4711", "aa:bb:cc", "mailto",
  ]

  private static func contains(_ bytes: [UInt8], _ word: String) -> Bool {
    String(decoding: bytes, as: UTF8.self).lowercased().contains(word)
  }

  private func place(_ root: String) throws -> ComputerPlace {
    let variables = [
      "USER": "wilhelmine", "LOGNAME": "wilhelmine", "HOME": "/srv/homesick/wilhelmine",
      "XDG_CURRENT_DESKTOP": "Quuxbury:GNOME", "WAYLAND_DISPLAY": "wayland-wilhelmine",
      "SSH_CONNECTION": "aa:bb:cc 1 aa:bb:cc 2", "EMAIL": "mailto:wilhelmine@whitestar.example",
    ]
    try FileManager.default.createDirectory(
      atPath: root + "/etc", withIntermediateDirectories: true)
    try Data("ID=debian\nVERSION_ID=\"12\"\nPRETTY_NAME=\"Whitestar of Wilhelmine\"\n".utf8).write(
      to: URL(fileURLWithPath: root + "/etc/os-release"))
    return ComputerPlace(
      variable: { variables[$0] }, root: root,
      kernel: ["Linux", "6.1.0-whitestar-Zaphod", "x86_64"],
      names: [
        "whitestar", "wilhelmine", "Wilhelmine Quuxbury,Room 7", "/srv/homesick/wilhelmine",
        "zaphod.lan",
      ])
  }

  /// Every byte of a bundle, unpacked from its archive by tar.
  private func unpacked(_ report: CheckReport) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let place = try BundlePlace(folder.path("b.tar.gz"), overwrites: false)
    try expectNil(place.write(report))
    expect(Tool.run("tar", "-C", folder.path, "-xzf", folder.path("b.tar.gz")).code, equals: 0)
    // Names, owners and times stand in the archive itself.
    expect(Tool.run("gzip", "-d", folder.path("b.tar.gz")).code, equals: 0)
    var bytes = [UInt8](try Data(contentsOf: folder.url.appending(path: "b.tar")))
    for name in try FileManager.default.subpathsOfDirectory(
      atPath: folder.path("pantograph-check"))
    {
      let url = folder.url.appending(path: "pantograph-check").appending(path: name)
      if let data = try? Data(contentsOf: url) { bytes += Array(name.utf8) + [UInt8](data) }
    }
    expect(bytes.count, isAbove: 100_000)
    return bytes
  }

  private func attack(_ name: String, bus: UInt16) throws -> CheckReport {
    let folder = try TemporaryFolder()
    let room = try CheckRoom {
      $0.name = name
      $0.identity.bus = bus
    }
    room.place = try place(folder.path)
    for (index, step) in CheckStep.allCases.enumerated() {
      try room.play(CheckRoom.right(step, on: "touchpad"), at: 0.5 + 3 * Double(index))
    }
    var hardware = room.hardware
    var listed = room.listed
    listed.readers = DeviceReaders(
      users: ["root", "wilhelmine", "quuxbury"], groups: ["zaphod", "input"])
    hardware.list = { [listed = listed as ListedDevice] in [listed] }
    return try room.check(hardware)
  }

  @Test(arguments: [
    ("Wilhelmine’s Magic Trackpad", 5), ("Zaphod Trackpad", 5), ("Quuxbury's Pad", 3),
    ("ACME WILHELMINE Touchpad whitestar", 24), ("serial4711", 5),
  ])
  func `no byte of a bundle has a name of the person or the computer`(
    name: String, bus: UInt16
  ) throws {
    let report = try attack(name, bus: bus)
    expect(report.hands.allSatisfy { $0.outcome?.key == "held" })
    let bytes = try unpacked(report)
    for word in Self.names { expect(!Self.contains(bytes, word), "\(word)") }
    expect(!Self.contains(bytes, "/dev/input"))
    // The rest is still there.
    expect(Self.contains(bytes, "debian 12") && Self.contains(bytes, "gnome"))
    expect(Self.contains(bytes, "linux 6.1.0-[removed]"))
    expect(Self.contains(bytes, "root, you, another user, another group and the group input"))
  }

  @Test func `times begin at zero, whatever the clock says`() throws {
    let room = try CheckRoom()
    try room.play(CheckRoom.right(.tap, on: "touchpad"), at: 4)
    room.seconds = 6
    let report = try room.check()
    let recording = try #require(report.hands[0].recording)
    expect(recording.startTime, equals: Timestamp(microseconds: 1))
    expect(recording.tracks[0].header.node.isEmpty)
    let bytes = try unpackedText(report)
    expect(!bytes.contains("5000"))
  }

  private func unpackedText(_ report: CheckReport) throws -> String {
    String(
      decoding: BundleFile.all(for: report).filter { $0.name.hasSuffix(".json") }.flatMap(\.bytes),
      as: UTF8.self)
  }

  @Test func `the device's own clock begins at zero too`() throws {
    var recording = try Synthesis.synthesize(CheckRoom.right(.tap, on: "touchpad"))
    var device = try #require(recording.tracks[0].header.device)
    device.codes[.miscellaneous] = [MiscellaneousCode.timestamp]
    recording.tracks[0].header.device = device
    let time = recording.tracks[0].events[0].time
    for (index, value) in [Int32(123_456_789), 123_464_789].enumerated() {
      recording.tracks[0].events.insert(
        InputEvent(
          time: time, type: .miscellaneous, code: MiscellaneousCode.timestamp, value: value),
        at: index)
    }
    let report = try RecordingBundle.report(recording, issues: 0, without: PersonWords([]))
    let values = try #require(report.hands[0].recording).tracks[0].events
      .filter { $0.type == .miscellaneous }.map(\.value)
    expect(values, equals: [0, 8000])
  }

  @Test func `keys that another tool recorded stay out, and a keyboard has no bundle`() throws {
    var recording = try Synthesis.synthesize(CheckRoom.right(.tap, on: "touchpad"))
    let time = recording.tracks[0].events[0].time
    for value in [1, 0] as [Int32] {
      recording.tracks[0].events.insert(
        contentsOf: [
          InputEvent(time: time, type: .key, code: 158, value: value), .report(at: time),
        ], at: 0)
    }
    let report = try RecordingBundle.report(recording, issues: 0, without: PersonWords([]))
    let found = try #require(report.hands[0].recording).tracks[0].events
    expect(!found.contains { $0.code == 158 } && report.hands[0].difference == nil)
    expect(found.count, equals: recording.tracks[0].events.count - 4)
    recording.tracks[0].header.device?.codes[.key]?.insert(16)
    #expect(throws: Failure.self) {
      try RecordingBundle.report(recording, issues: 0, without: PersonWords([]))
    }
  }

  @Test func `a recording's notes, node and name stay out of its bundle`() throws {
    var recording = try Synthesis.synthesize(CheckRoom.right(.stroke, on: "touchpad"))
    recording.notes += [
      RecordingNote(key: "person", value: "Wilhelmine"),
      RecordingNote(key: "made-by", value: "pantograph record /srv/homesick/x.evemu"),
      RecordingNote(key: CheckStep.note, value: "stroke"),
    ]
    recording.tracks[0].header.node = "/dev/input/by-id/usb-Quuxbury_serial4711-event"
    recording.tracks[0].header.udevProperties = ["ID_SERIAL=serial4711", "ID_PATH=aa:bb:cc"]
    recording.tracks[0].header.quirks = ["Zaphod"]
    recording.tracks[0].header.device?.name = "Whitestar Pad"
    let words = PersonWords(try place(try TemporaryFolder().path).names)
    let report = try RecordingBundle.report(recording, issues: 0, without: words)
    expect(report.hands[0].outcome?.key == "held" && report.hands[0].difference == nil)
    let bytes = BundleFile.all(for: report).flatMap { Array($0.name.utf8) + $0.bytes }
    for word in Self.names { expect(!Self.contains(bytes, word), "\(word)") }
  }

  @Test(arguments: [
    ("ACME anna Pad", "ACME [removed] Pad"), ("ANNA", "[removed]"), ("Hannah", "H[removed]h"),
    ("Bo’s bold box", "[removed]’s bold box"), ("linux debian", "linux debian"),
    ("12 and 7", "12 and 7"), ("Überpad von Jürgen", "Überpad von [removed]"),
  ])
  func `a word is removed in each case, and a short one where it stands alone`(
    text: String, expected: String
  ) {
    let words = PersonWords(["anna", "bo", "debian-12", "/srv/Jürgen", "root", "x", "localhost"])
    expect(words.removed(from: text), equals: expected)
  }
}
