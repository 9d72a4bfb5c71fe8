import Foundation
import PantographGestures

/// Hears what happens in an application that knows nothing of it: what its delegates and its view
/// controllers are called for, what hands do, and what becomes of transitions.
@MainActor
package protocol ApplicationObserver: TransitionGripDelegate {
  /// One call of the application's own code, just before it: `CardController viewDidLoad`.
  func application(willHear call: String)

  /// A hand of a container, of a sheet or of a driver.
  func applicationDidMake(_ hand: TransitionGrip)

  /// A transition that no such hand moves: one that goes by itself, or that the application drives.
  func transition(_ name: String, did step: TransitionNews)

  /// Reports an event in the words of the application's user. It began at `start` in layer time; nil for now.
  func application(did event: ApplicationEvent, since start: Double?)
}

extension ApplicationObserver {
  package func application(did event: ApplicationEvent, since start: Double?) {}
}

/// Steps of a transition that the application itself drives, or nobody.
package enum TransitionNews: Hashable, Sendable {
  case begins(isDriven: Bool)
  /// The application has set the progress.
  case moves(to: Double)
  /// The application lets go of it, or takes it in hand again.
  case released(TransitionOutcome, at: Double)
  case grabbed
  case ended(TransitionOutcome)
}

extension UIApplication {
  /// Observer of everything that happens; nil costs nothing.
  @exclusivity(unchecked) package static var observer: (any ApplicationObserver)? {
    didSet {
      ApplicationEvent.listener = observer.map { observer in
        { observer.application(did: $0, since: $1) }
      }
    }
  }

  static func note(_ object: @autoclosure () -> Any, _ call: @autoclosure () -> String) {
    guard let observer else { return }
    observer.application(willHear: "\(type(of: object())) \(call())")
  }
}

extension TransitionContext {
  /// Tells of what a hand does not tell itself.
  func tell(_ step: @autoclosure () -> TransitionNews) {
    if let movement = UIApplication.movement, viewController(forKey: .from) != nil {
      movement.transition(self, did: step())
    }
    // What a container begins with comes from nothing: that is no transition yet.
    guard let observer = UIApplication.observer, !(interactor is TransitionInteractor),
      viewController(forKey: .from) != nil
    else { return }
    observer.transition(changeName, did: step())
  }

  /// `StartController to CardController`.
  package var changeName: String {
    let names = [viewController(forKey: .from), viewController(forKey: .to)].compactMap {
      $0.map { "\(type(of: $0))" }
    }
    return names.joined(separator: " to ")
  }
}

extension UIViewController {
  /// Its title, as a user sees it; nil without one.
  var eventTitle: String? { title.flatMap { $0.isEmpty ? nil : $0 } }

  /// Its title, or its type without one: the word for it in a sentence.
  var eventName: String { eventTitle ?? "\(type(of: self))" }
}
