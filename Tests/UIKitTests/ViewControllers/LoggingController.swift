import UIKit

/// A log of the calls of view controllers and related objects, in order.
@MainActor
final class CallLog {
  private(set) var entries: [String] = []

  nonisolated init() {}

  func add(_ entry: String) {
    entries.append(entry)
  }

  /// Removes and returns the calls since the last time.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// Logs each of its calls as `name call`.
@MainActor
final class LoggingController: UIViewController {
  let name: String
  let log: CallLog
  var forwards = true

  init(_ name: String, _ log: CallLog = CallLog()) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }

  override func viewDidLoad() { log.add("\(name) didLoad") }
  override func viewWillAppear(_ animated: Bool) { log.add("\(name) willAppear") }
  override func viewIsAppearing(_ animated: Bool) { log.add("\(name) isAppearing") }
  override func viewDidAppear(_ animated: Bool) { log.add("\(name) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.add("\(name) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.add("\(name) didDisappear") }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.add("\(name) willMove \(parent == nil ? "out" : "in")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.add("\(name) didMove \(parent == nil ? "out" : "in")")
  }
}

extension UIWindow {
  /// Creates a window with the size of a telephone that shows the view controller.
  convenience init(showing root: UIViewController) {
    self.init(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    rootViewController = root
    makeKeyAndVisible()
  }
}
