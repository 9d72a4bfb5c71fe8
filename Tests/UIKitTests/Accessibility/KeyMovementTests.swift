import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// All that a finger moves in UIKit, moved by keys: the decision and the state must be those of the finger.
@MainActor
@Suite(.serialized) struct KeyMovementTests {
  private typealias Rows = KeyMovementRows

  @Test func `keys move everything as fingers do, with the same decision`() {
    for row in Rows.all() {
      let byFinger = row.run(byKeys: false)
      let byKeys = row.run(byKeys: true)
      expect(byKeys, equals: byFinger, "\(row.name)")
      // The movement must have changed something.
      let (window, state) = row.make()
      window.advance(to: 1)
      window.advance(to: 5)
      expect(byFinger, differsFrom: state(), "\(row.name) moves nothing: \(byFinger)")
    }
  }

  /// The keys that do without a finger what the movement does, and the part of the state that must be the same.
  @Test func `one key does what a whole movement does`() {
    for short in Rows.short() {
      let byFinger = short.movement.run(byKeys: false)
      let (window, state) = short.movement.make()
      window.advance(to: 1)
      let reader = window.startReader { _ in }
      if let element = reader.elements.first(where: { $0.spokenText.hasPrefix(short.focus) }) {
        reader.focus(on: element)
      } else {
        Issue.record(
          "\(short.movement.name): no \(short.focus) in \(reader.elements.map(\.spokenText))")
      }
      short.keys(reader, window)
      var time = 1.0
      for _ in 0..<60 {
        time += 0.05
        window.advance(to: time)
      }
      let part = { (text: String) in String(text.split(separator: "|").first ?? "") }
      expect(part(state()), equals: part(byFinger), "\(short.movement.name)")
      expect(!part(byFinger).isEmpty)
    }
  }
}
