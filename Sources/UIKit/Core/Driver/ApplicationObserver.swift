import Foundation
import PantographGestures

/// An observer of an application that does not know of it. It is notified of calls to the
/// application's own code, of gestures, and of the outcomes of transitions.
@MainActor
package protocol ApplicationObserver: TransitionGripDelegate {
  /// Called just before each call of the application's own code, with text such as `CardController
  /// viewDidLoad`.
  func application(willHear call: String)

  /// Called with each new grip of a container, a sheet or a driver.
  func applicationDidMake(_ grip: TransitionGrip)

  /// Called with each step of a transition that no grip moves: it runs by itself, or the
  /// application drives it.
  func transition(_ name: String, did step: TransitionNews)

  /// Called with an event in the words of the application's user. It began at `start` in layer
  /// time; nil means now.
  func application(did event: ApplicationEvent, since start: Double?)
}

extension ApplicationObserver {
  package func application(did event: ApplicationEvent, since start: Double?) {}
}

/// The steps of a transition that runs by itself or that the application drives.
package enum TransitionNews: Hashable, Sendable {
  case begins(isDriven: Bool)
  /// The application has set the transition's progress.
  case moves(to: Double)
  /// The application has stopped driving the transition.
  case released(TransitionOutcome, at: Double)
  case grabbed
  case ended(TransitionOutcome)
}

extension UIApplication {
  /// The observer of all applications. Without one no time is spent.
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
  /// Reports a step to the observers. The application's observer gets it only if no grip reports
  /// it.
  func tell(_ step: @autoclosure () -> TransitionNews) {
    if let movement = UIApplication.movement, viewController(forKey: .from) != nil {
      movement.transition(self, did: step())
    }
    // The first view controller of a container replaces nothing: that is no transition.
    guard let observer = UIApplication.observer, !(interactor is TransitionInteractor),
      viewController(forKey: .from) != nil
    else { return }
    observer.transition(changeName, did: step())
  }

  /// The names of both view controllers, such as `StartController to CardController`.
  package var changeName: String {
    let names = [viewController(forKey: .from), viewController(forKey: .to)].compactMap {
      $0.map { "\(type(of: $0))" }
    }
    return names.joined(separator: " to ")
  }
}

extension UIViewController {
  /// The title as a user sees it; nil without one.
  var eventTitle: String? { title.flatMap { $0.isEmpty ? nil : $0 } }

  /// The title, or the name of the type without one, for a sentence.
  var eventName: String { eventTitle ?? "\(type(of: self))" }
}
