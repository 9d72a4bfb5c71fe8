import Expectations
import Foundation
import Testing
import UIKit

@MainActor
struct NotificationTargetTests {
  @MainActor
  private final class Listener: NSObject {
    var heard: [String] = []
    func came(_ notification: NSNotification) { heard.append(notification.name.rawValue) }
    func any(_ sender: Any) { heard.append("any") }
  }

  private let center = NotificationCenter()
  private let one = Notification.Name("one")
  private let two = Notification.Name("two")

  @Test func `a method that takes an object of a notification hears it`() {
    let listener = Listener()
    center.addObserver(listener, selector: Listener.came(_:), name: one, object: nil)
    center.addObserver(listener, selector: Listener.any(_:), name: two, object: nil)
    center.post(name: one, object: nil)
    center.post(name: two, object: nil)
    expect(listener.heard, equals: ["one", "any"])
  }

  @Test func `a name that is not listened to any more is not heard`() {
    let (listener, sender, other) = (Listener(), NSObject(), NSObject())
    for name in [one, two] {
      center.addObserver(listener, selector: Listener.came(_:), name: name, object: sender)
    }
    center.removeObserver(listener, name: one, object: other)
    center.post(name: one, object: sender)
    center.removeObserver(listener, name: one, object: nil)
    center.post(name: one, object: sender)
    center.post(name: two, object: sender)
    expect(listener.heard, equals: ["one", "two"])
    center.removeObserver(listener)
    center.post(name: two, object: sender)
    expect(listener.heard.count, equals: 2)
  }

  @Test func `there is no status bar, and code that asks for it compiles`() {
    expect(UIApplication.shared.statusBarFrame.isEmpty && UIApplication.shared.isStatusBarHidden)
    expect(NSEC_PER_SEC == 1_000_000_000 && NSEC_PER_MSEC * 1000 == NSEC_PER_SEC)
  }
}
