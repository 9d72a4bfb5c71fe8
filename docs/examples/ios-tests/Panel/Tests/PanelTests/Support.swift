import UIKit
import XCTest

@testable import Panel

/// The calls of a test, in order.
final class CallLog {
    var calls: [String] = []

    func add(_ call: String) { calls.append(call) }

    /// The calls that contain a word.
    func calls(of word: String) -> [String] { calls.filter { $0.contains(word) } }
}

/// A controller that writes its appearance down.
class LoggedController: UIViewController {
    let name: String
    let log: CallLog

    init(_ name: String, log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.add("\(name) willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.add("\(name) didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.add("\(name) willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.add("\(name) didDisappear")
    }
}

/// A window with a logged controller that presents.
class PanelTestCase: XCTestCase {
    var window: UIWindow!
    var presenter: LoggedController!
    var presented: LoggedController!
    let log = CallLog()
    let transition = PanelTransition()

    override func setUp() {
        super.setUp()
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        presenter = LoggedController("A", log: log)
        presented = LoggedController("B", log: log)
        window.rootViewController = presenter
        window.makeKeyAndVisible()
        turn()
        log.calls = []
    }

    override func tearDown() {
        window.isHidden = true
        window = nil
        presenter = nil
        presented = nil
        super.tearDown()
    }

    func turn(_ seconds: TimeInterval = 0.05) {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
    }

    func presentAndWait(animated: Bool = true) {
        let done = expectation(description: "presented")
        presenter.presentPanel(presented, transition: transition, animated: animated) { done.fulfill() }
        wait(for: [done], timeout: 3)
        turn()
    }

    func dismissAndWait(animated: Bool = true) {
        let done = expectation(description: "dismissed")
        presenter.dismiss(animated: animated) { done.fulfill() }
        wait(for: [done], timeout: 3)
        turn()
    }
}
