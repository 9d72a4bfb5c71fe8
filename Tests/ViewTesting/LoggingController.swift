import UIKit

/// A log of the calls of view controllers and related objects, in order.
@MainActor
package final class CallLog {
  package private(set) var entries: [String] = []

  package nonisolated init() {}

  package func add(_ entry: String) {
    entries.append(entry)
  }

  /// Removes and returns the calls since the last time.
  package func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// Logs each of its calls as `name call`.
@MainActor
package final class LoggingController: UIViewController {
  package let name: String
  package let log: CallLog
  package var forwards = true

  package init(_ name: String, _ log: CallLog = CallLog()) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) {
    nil
  }

  package override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  package override func viewDidLoad() { log.add("\(name) didLoad") }
  package override func viewWillAppear(_ animated: Bool) { log.add("\(name) willAppear") }
  package override func viewIsAppearing(_ animated: Bool) { log.add("\(name) isAppearing") }
  package override func viewDidAppear(_ animated: Bool) { log.add("\(name) didAppear") }
  package override func viewWillDisappear(_ animated: Bool) { log.add("\(name) willDisappear") }
  package override func viewDidDisappear(_ animated: Bool) { log.add("\(name) didDisappear") }

  package override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.add("\(name) willMove \(parent == nil ? "out" : "in")")
  }

  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.add("\(name) didMove \(parent == nil ? "out" : "in")")
  }
}

extension UIWindow {
  /// Creates a window with the size of a telephone that shows the view controller.
  package convenience init(showing root: UIViewController) {
    self.init(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    rootViewController = root
    makeKeyAndVisible()
  }
}
