import Expectations
import Foundation
import PantographEvdev
import PantographTouches
import TemporaryFolders
import Testing

@testable import PantographCLI

/// Facts about the computer and the device.
@MainActor
struct CheckFactsTests {
  /// A display of 1920 x 1080 pixels at 60 Hz: 148.5 MHz, 2200 x 1125 with the blanking, 344 x 194 mm.
  private static let edid: [UInt8] = {
    var bytes = [UInt8](repeating: 0, count: 128)
    bytes.replaceSubrange(0..<8, with: [0, 255, 255, 255, 255, 255, 255, 0])
    bytes.replaceSubrange(
      54..<72,
      with: [
        0x02, 0x3a, 0x80, 0x18, 0x71, 0x38, 0x2d, 0x40, 0x58, 0x2c, 0x45, 0x00, 0x58, 0xc2, 0x10,
        0, 0, 0x1e,
      ])
    return bytes
  }()

  @Test func `a display's description gives its size and its pictures per second`() throws {
    let display = try #require(DisplayFacts(edid: Self.edid))
    expect(display.words, equals: "1920 x 1080 pixels at 60 Hz, 344 x 194 mm")
    expectNil(DisplayFacts(edid: []))
    expectNil(DisplayFacts(edid: Array(Self.edid.dropLast())))
    expectNil(DisplayFacts(edid: [1] + Self.edid.dropFirst()))
    var none = Self.edid
    none.replaceSubrange(54..<72, with: [UInt8](repeating: 0, count: 18))
    expectNil(DisplayFacts(edid: none))
  }

  @Test func `only connected displays are told`() throws {
    let folder = try TemporaryFolder()
    for (name, status) in [("card0-eDP-1", "connected\n"), ("card0-DP-1", "disconnected\n")] {
      let path = folder.path("sys/class/drm/\(name)")
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try Data(status.utf8).write(to: URL(fileURLWithPath: path + "/status"))
      try Data(Self.edid).write(to: URL(fileURLWithPath: path + "/edid"))
    }
    let place = ComputerPlace(
      variable: { ["DISPLAY": ":0"][$0] }, root: folder.path, kernel: ["Linux"], names: [])
    let system = SystemFacts(place, without: PersonWords([]))
    expect(system.displays.count, equals: 1)
    expect(system.windowWords == "X11" && system.distribution == nil)
  }

  @Test(arguments: [
    (
      ["WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0", "XDG_CURRENT_DESKTOP": "ubuntu:GNOME"],
      "Wayland (GNOME)"
    ),
    (["SSH_TTY": "/dev/pts/0"], "none, over ssh"),
    (["DISPLAY": ":1", "XDG_CURRENT_DESKTOP": "mine"], "X11"),
  ])
  func `the window system is told by its variables`(variables: [String: String], words: String) {
    let place = ComputerPlace(
      variable: { variables[$0] }, root: "/nonexistent", kernel: [], names: [])
    expect(SystemFacts(place, without: PersonWords([])).windowWords, equals: words)
  }

  @Test func `this computer's own facts can be read`() {
    let place = ComputerPlace.own
    expect(place.kernel.first == "Linux" && place.names.count > 2)
    let system = SystemFacts(place, without: PersonWords(place.names))
    expect(system.kernel.hasPrefix("Linux "))
  }

  @Test func `a device without a size or with a constant pressure is a finding`() throws {
    let room = try CheckRoom {
      for code in [
        AbsoluteCode.x, AbsoluteCode.y, AbsoluteCode.multitouchPositionX,
        AbsoluteCode.multitouchPositionY,
      ] {
        $0.axes[code]?.resolution = 0
      }
    }
    room.seconds = 2
    let report = try room.check()
    expect(report.finding("size")?.state, equals: .failed)
    expect(report.finding("size")?.advice?.contains("60-evdev.hwdb"), equals: true)
    expect(report.finding("pressure")?.state, equals: .open)
    var measured = report
    var frame = ContactFrame(time: .zero)
    for id in 1...2 as ClosedRange<UInt32> {
      frame.append(
        Contact(id: ContactID(rawValue: id), phase: .began, position: .zero, pressure: 0.25))
    }
    measured.hands[0].measures.take(frame)
    expect(
      measured.finding("pressure")?.reason,
      equals: "Every contact had the same pressure: 0.25 to 0.25 of its range.")
    expect(
      measured.finding("contact size")?.reason,
      equals: "The device describes a contact size, but reported none.")
  }

  @Test(arguments: [
    (true, false, CheckFinding.State.held), (true, true, .failed), (false, false, .failed),
  ])
  func `a right that is missing, or that everybody has, is a finding`(
    mayOpen: Bool, isEverybody: Bool, state: CheckFinding.State
  ) throws {
    let room = try CheckRoom()
    room.seconds = 1
    var hardware = room.hardware
    var listed = room.listed
    listed.readers = DeviceReaders(users: ["root"], isEverybody: isEverybody)
    if !mayOpen { listed.obstacle = .notPermitted(path: listed.node, remedy: "") }
    hardware.list = { [listed = listed as ListedDevice] in [listed] }
    let finding = try #require(try room.check(hardware).finding("access"))
    expect(finding.state == state && (finding.advice == nil) == (state == .held))
  }
}
