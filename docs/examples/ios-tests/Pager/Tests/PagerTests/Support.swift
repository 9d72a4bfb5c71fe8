import UIKit
import XCTest

@testable import Pager

extension UIWindow {
    /// A visible window of 320 by 480 points with a controller at its root.
    static func showing(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }
}

extension XCTestCase {
    /// Lets the main run loop turn.
    func wait(seconds: TimeInterval) {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
    }
}

/// A page that writes its appearance down.
final class Page: UIViewController {
    static var log: [String] = []
    let number: Int

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Page.log.append("\(number) will appear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        Page.log.append("\(number) did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        Page.log.append("\(number) will disappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        Page.log.append("\(number) did disappear")
    }
}

/// Gives a pager numbered pages.
final class Pages: NSObject, PagerDataSource {
    var count = 3
    private(set) var made: [Int] = []

    func numberOfPages(in pager: PagerViewController) -> Int { count }

    func pager(_ pager: PagerViewController, pageAt index: Int) -> UIViewController {
        made.append(index)
        return Page(number: index)
    }
}
