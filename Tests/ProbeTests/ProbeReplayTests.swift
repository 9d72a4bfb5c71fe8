import Expectations
import Foundation
import PantographRecordings
import Testing
import UIKit

@testable import PantographProbe

/// A session of the probe and the replay of its recording give the same files.
@MainActor
@Suite(.serialized) struct ProbeReplayTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var application: ProbedApplication
    var hand: WrittenHand
    /// Lines that the trace has in this order, possibly with others between them.
    var lines: [String]
    var testDescription: String { name }
  }

  nonisolated private static let cases = [
    Case(
      name: "a modal that is dismissed", application: .dismissal,
      hand: WrittenHand(.init(duration: 400, from: (200, 200), to: (200, 690))),
      lines: [
        "ProbedCard viewWillDisappear(true)",
        "transition 2 begins, from ProbedCard to ProbedScreen, interactive",
        "ProbedScreen viewWillAppear(true)", "transition 2 goes on",
        "ProbedScreen viewDidAppear(true)", "ProbedCard viewDidDisappear(true)",
        "transition 2 is completed",
      ]),
    Case(
      name: "a dismissal that is cancelled", application: .dismissal,
      hand: WrittenHand(.init(duration: 400, from: (200, 200), to: (200, 320))),
      lines: [
        "ProbedCard viewWillDisappear(true)", "transition 2 goes back",
        "ProbedScreen viewWillDisappear(true)", "ProbedCard viewWillAppear(true)",
        "ProbedScreen viewDidDisappear(true)", "ProbedCard viewDidAppear(true)",
        "transition 2 is cancelled",
      ]),
    Case(
      name: "a dismissal whose touch is cancelled", application: .dismissal,
      hand: WrittenHand(.init(duration: 400, from: (200, 200), to: (200, 690), isCancelled: true)),
      lines: ["transition 2 goes back", "transition 2 is cancelled"]),
    Case(
      name: "a view controller that the probe finds", application: .found,
      hand: WrittenHand(.init(duration: 48, from: (200, 400), to: (200, 400))),
      lines: [
        "ProbedStranger is on the screen", "ProbedStranger viewWillDisappear(true)",
        "ProbedCard viewDidAppear(true)", "ProbedStranger viewDidDisappear(true)",
      ]),
    Case(
      name: "a navigation's pop", application: .pop,
      hand: WrittenHand(.init(duration: 240, from: (4, 400), to: (330, 410))),
      lines: [
        "ProbedScreen 2 viewWillDisappear(true)", "ProbedScreen viewWillAppear(true)",
        "ProbedScreen 2 viewDidDisappear(true)", "ProbedScreen viewDidAppear(true)",
        "transition 2 is completed",
      ]),
    Case(
      name: "a page", application: .page,
      hand: WrittenHand(.init(duration: 200, from: (350, 400), to: (90, 400))),
      lines: ["ProbedScreen 2 viewDidAppear(true)"]),
    Case(
      name: "a sheet", application: .sheet,
      hand: WrittenHand(.init(duration: 160, from: (200, 120), to: (200, 690))),
      lines: [
        "ProbedScreen 2 viewWillDisappear(true)", "ProbedScreen 2 viewDidDisappear(true)",
        "transition 2 is completed",
      ]),
    Case(
      name: "a scroll that goes on", application: .scroll,
      hand: WrittenHand(.init(duration: 160, from: (200, 700), to: (200, 300))),
      lines: [
        "UIScrollView begins dragging", "UIScrollView ends dragging",
        "UIScrollView begins decelerating", "UIScrollView ends decelerating",
      ]),
    Case(
      name: "a tap", application: .tap,
      hand: WrittenHand(.init(duration: 48, from: (200, 400), to: (200, 400))), lines: []),
    Case(
      name: "two taps", application: .tap,
      hand: WrittenHand(
        .init(duration: 48, from: (200, 400), to: (200, 400)),
        .init(start: 160, duration: 48, from: (202, 400), to: (202, 400))), lines: []),
    Case(
      name: "a pinch", application: .pinch,
      hand: WrittenHand(
        .init(duration: 320, from: (150, 400), to: (80, 300), size: 44),
        .init(slot: 1, duration: 320, from: (250, 400), to: (320, 520), size: 40)), lines: []),
    Case(
      name: "fingers that come late", application: .pinch,
      hand: WrittenHand(
        .init(duration: 480, from: (150, 400), to: (80, 300)),
        .init(slot: 1, start: 152, duration: 320, from: (250, 400), to: (320, 520)),
        .init(slot: 2, start: 304, duration: 240, from: (300, 200), to: (310, 240))), lines: []),
  ]

  @Test(arguments: cases)
  func `the replay of a recording of the probe gives the same files`(example: Case) throws {
    let live = try ProbeSession.live(example.application, example.hand.recording())
    let replay = try ProbeSession.replay(example.application, live.loaded())
    expectNil(Self.difference(live.traceOfTouches, replay.traceOfTouches))
    expectNil(Self.difference(live.recording, replay.recording))
    let callbacks = try live.callbacks()
    var rest = callbacks[...]
    for line in example.lines {
      let place = rest.firstIndex(of: line)
      expect(place != nil, "\(line) is missing in \(callbacks)")
      rest = rest[(place.map { $0 + 1 } ?? rest.endIndex)...]
    }
  }

  /// Returns the first line that differs; nil if both texts are equal.
  private static func difference(_ first: String, _ second: String) -> String? {
    let lines = [first, second].map { $0.components(separatedBy: "\n") }
    for index in 0..<max(lines[0].count, lines[1].count) {
      let one = index < lines[0].count ? lines[0][index] : "nothing"
      let other = index < lines[1].count ? lines[1][index] : "nothing"
      if one != other { return "line \(index + 1): \(one) | \(other)" }
    }
    return nil
  }
}
