import Expectations
import PantographRecordings
import PantographSynthesis
import PantographTouches
import StreamChecking
import Testing

struct RecordingDeviceTests {
  @Test func `every gesture fits every device as a whole stream`() throws {
    for recording in try EditSample.all(seed: 3) {
      for device in SynthesizedDevice.all {
        let fit = try recording.fitted(to: device.description, placement: .center)
        expect(fit.recording.check.faults, equals: [])
        expect(fit.recording.tracks[0].header.device, equals: device.description)
        expect(!fit.report.isSizeAssumed)
      }
    }
  }

  @Test func `millimetres stay millimetres`() throws {
    let screen = SynthesizedDevice.touchscreen.description
    let recording = try EditSample.make("swipe", device: "phone", fingers: 2)
    let fit = try recording.fitted(to: screen)
    let old = SurfaceGeometry(SynthesizedDevice.phone.description)
    let new = SurfaceGeometry(screen)
    expect(fit.report.positionsClamped == 0 && fit.report.contactsLeftOut == 0)
    expect(fit.report.axesDropped, equals: [AbsoluteCode.multitouchPressure])
    for (before, after) in zip(recording.check.touches, fit.recording.check.touches) {
      for (one, other) in zip(before.positions, after.positions) where one.time == other.time {
        let way = old.position(x: one.x, y: one.y) - new.position(x: other.x, y: other.y)
        expect(way.length, isBelow: 0.02)
      }
    }
  }

  @Test func `what has no room is moved to the edge or left out, and said`() throws {
    let recording = try EditSample.make("tap", device: "touchscreen")
    let corner = try recording.fitted(to: SynthesizedDevice.phone.description)
    expect(corner.report.positionsClamped, isAbove: 0)
    let five = try EditSample.make("swipe", device: "touchpad", fingers: 5)
    var narrow = SynthesizedDevice.touchpad.description
    narrow.axes[AbsoluteCode.multitouchSlot]?.maximum = 2
    let fit = try five.fitted(to: narrow)
    expect(fit.report.contactsLeftOut, equals: 2)
    expect(fit.recording.check.faults == [] && fit.recording.check.most == 3)
  }

  @Test func `the same device changes nothing`() throws {
    for recording in try EditSample.all() {
      let device = try #require(recording.tracks[0].header.device)
      let fit = try recording.fitted(to: device)
      expect(fit.recording == recording && fit.report.isLossless)
    }
  }
}
