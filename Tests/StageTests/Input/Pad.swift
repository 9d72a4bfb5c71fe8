import Foundation
import PantographStage
import PantographTouches
import UIKit

/// A touchpad for tests, one frame every 8 ms, over a window of 400 × 400 points.
@MainActor
final class Pad {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let session: TouchpadSession
  private var time = Timestamp(microseconds: 1_000_000)
  private var contacts: [Contact] = []
  private var count: UInt32 = 0
  var buttons: ButtonSet = []

  init(_ settings: TouchpadSettings = TouchpadSettings()) {
    session = TouchpadSession(window: window, settings: settings)
  }

  /// Lands fingers side by side, 15 mm apart.
  func land(_ fingers: Int) {
    for _ in 0..<fingers {
      count += 1
      contacts.append(
        Contact(
          id: ContactID(rawValue: count), phase: .began,
          position: Vector(x: 20 + 15 * Double(contacts.count), y: 30)))
    }
    send()
  }

  /// Moves all fingers by this distance in `frames` frames.
  func move(_ x: Double, _ y: Double, frames: Int = 20) {
    for _ in 0..<frames {
      for index in contacts.indices {
        contacts[index].position += Vector(x: x, y: y) / Double(frames)
        contacts[index].phase = .moved
      }
      send()
    }
  }

  /// Moves two fingers apart by `distance`.
  func part(_ distance: Double, frames: Int = 20) {
    for _ in 0..<frames {
      contacts[0].position.x -= distance / 2 / Double(frames)
      contacts[1].position.x += distance / 2 / Double(frames)
      for index in contacts.indices { contacts[index].phase = .moved }
      send()
    }
  }

  func lift() { leave(.ended) }
  func cancel() { leave(.cancelled(.palm)) }

  func send() {
    time = time + .milliseconds(8)
    var frame = ContactFrame(time: time)
    for contact in contacts { frame.append(contact) }
    frame.fingerCount = contacts.count
    frame.buttons = buttons
    session.receive(frame)
    for index in contacts.indices { contacts[index].phase = .stationary }
  }

  func wait(_ milliseconds: Int64) {
    time = time + .milliseconds(milliseconds)
    session.advance(to: time)
  }

  private func leave(_ phase: ContactPhase) {
    for index in contacts.indices { contacts[index].phase = phase }
    time = time + .milliseconds(8)
    var frame = ContactFrame(time: time)
    for contact in contacts { frame.append(contact) }
    session.receive(frame)
    contacts = []
  }
}
