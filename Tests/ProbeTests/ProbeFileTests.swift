import Expectations
import Foundation
import PantographRecordings
import PantographTouches
import TemporaryFolders
import Testing
import UIKit

@testable import PantographProbe

/// The probe's two files: their format, and what they leave out.
@MainActor
@Suite(.serialized) struct ProbeFileTests {
  private static let drag = WrittenHand(.init(duration: 400, from: (200, 200), to: (200, 320)))

  @Test func `the recording states the screen and has exactly the hand's positions`() throws {
    let hand = try Self.drag.recording()
    let session = try ProbeSession.replay(.scroll, hand)
    for note in [
      "#: made-by: Probe 1", "#: device: iPhone", "#: screen: 393 x 852 points",
      "#: mapping: screen",
    ] {
      expect(session.recording.contains("\n\(note)\n"), "\(note)")
    }
    func positions(_ recording: Recording) -> [Int32] {
      recording.tracks.flatMap(\.events).filter { $0.code == 0x35 || $0.code == 0x36 }.map(\.value)
    }
    try expect(positions(session.loaded()), equals: positions(hand))
  }

  @Test func `a cancelled touch is cancelled in the replay, and the next one is not`() throws {
    let hand = WrittenHand(
      .init(duration: 160, from: (200, 200), to: (200, 320), isCancelled: true),
      .init(start: 400, duration: 160, from: (200, 200), to: (200, 320)))
    let session = try ProbeSession.replay(.scroll, hand.recording())
    let again = try ProbeSession.replay(.scroll, session.loaded())
    expect(session.recording, equals: again.recording)
    let phases = try again.phases().filter { $0.hasPrefix("pan on UIScrollView") }
    expect(phases.contains("pan on UIScrollView cancelled"))
    expect(phases.last, equals: "pan on UIScrollView ended")
  }

  @Test func `a finger that comes late is in the recording, though a pinch has begun`() throws {
    let hand = WrittenHand(
      .init(duration: 480, from: (150, 400), to: (80, 300)),
      .init(slot: 1, duration: 480, from: (250, 400), to: (320, 520)),
      .init(slot: 2, start: 304, duration: 160, from: (300, 200), to: (310, 240)))
    let session = try ProbeSession.replay(.pinch, hand.recording())
    try expect(session.phases().contains("pinch on UIView began"))
    expect(session.trace.contains("\"fingers\": 3"))
    expect(session.trace.contains("{\"id\": 3, \"phase\": \"ended\""))
  }

  @Test func `two taps are one double tap, and the recognizers that did not act have failed`()
    throws
  {
    let hand = WrittenHand(
      .init(duration: 48, from: (200, 400), to: (200, 400)),
      .init(start: 160, duration: 48, from: (202, 400), to: (202, 400)))
    let phases = try ProbeSession.replay(.tap, hand.recording()).phases()
    expect(phases.contains { $0.hasPrefix("tap on UIView") && $0.hasSuffix("ended") })
    expect(phases.contains("long press on UIView failed"))
    expect(phases.contains("pinch on UIView failed"))
  }

  @Test func `without class names nothing of the application is named`() throws {
    var options = Probe.Options()
    options.writesClassNames = false
    let session = try ProbeSession.replay(.dismissal, Self.drag.recording(), options)
    expect(!session.trace.contains("Probed") && !session.recording.contains("Probed"))
    try expect(session.callbacks().contains("UIViewController 2 viewWillDisappear(true)"))
  }

  @Test func `free delegates report the lift of a scroll with its velocity and target`() throws {
    var options = Probe.Options()
    options.takesFreeDelegates = true
    let hand = WrittenHand(.init(duration: 160, from: (200, 700), to: (200, 300)))
    let calls = try ProbeSession.replay(.scroll, hand.recording(), options).callbacks()
    expect(
      calls.contains { $0.hasPrefix("UIScrollView scrollViewWillEndDragging(withVelocity: 0, 2.5") }
    )
    expect(calls.contains("UIScrollView scrollViewDidEndDecelerating"))
  }

  @Test func `a trace without a touch is written nowhere, and one with a touch is complete`() throws
  {
    let folder = try TemporaryFolder()
    var options = Probe.Options()
    options.folder = folder.url
    Probe.start(options)
    Probe.note("a \"note\"")
    let files = Probe.stop()
    expect(Probe.stop().isEmpty)
    expect(files.map(\.lastPathComponent), equals: ["probe-1.evemu", "probe-1.json"])
    let session = try ProbeSession.replay(.scroll, Self.drag.recording())
    expect(session.trace.hasSuffix("}\n]}\n"))
  }
}
