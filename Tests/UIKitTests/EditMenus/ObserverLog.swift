@testable import UIKit

/// Records the calls and the words that an application's observer receives.
@MainActor
final class ObserverLog: ApplicationObserver {
  var calls: [String] = []
  var events: [String] = []

  func application(willHear call: String) { calls.append(call) }
  func applicationDidMake(_ grip: TransitionGrip) {}
  func transition(_ name: String, did step: TransitionNews) {}
  func application(did event: ApplicationEvent, since start: Double?) { events.append(event.text) }
}
