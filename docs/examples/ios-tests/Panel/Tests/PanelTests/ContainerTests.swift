import XCTest

@testable import Panel

final class ContainerTests: PanelTestCase {
    func testTransitionBetweenChildren() {
        let first = LoggedController("from", log: log)
        let second = LoggedController("to", log: log)
        presenter.addChild(first)
        presenter.view.addSubview(first.view)
        first.didMove(toParent: presenter)
        turn()
        log.calls = []
        presenter.addChild(second)
        first.willMove(toParent: nil)
        let done = expectation(description: "changed")
        presenter.transition(
            from: first, to: second, duration: 0.3, options: .transitionCrossDissolve, animations: nil
        ) { finished in
            XCTAssertTrue(finished)
            second.didMove(toParent: self.presenter)
            first.removeFromParent()
            done.fulfill()
        }
        wait(for: [done], timeout: 2)
        turn()
        XCTAssertEqual(log.calls(of: "did"), ["to didAppear", "from didDisappear"])
        XCTAssertEqual(presenter.children, [second])
        XCTAssertNil(first.view.superview)
    }

    func testChildrenFollowTheirContainer() {
        let child = LoggedController("child", log: log)
        presenter.addChild(child)
        presenter.view.addSubview(child.view)
        child.didMove(toParent: presenter)
        turn()
        XCTAssertEqual(log.calls, ["child willAppear", "child didAppear"])
        log.calls = []
        presented.modalPresentationStyle = .fullScreen
        presenter.present(presented, animated: false)
        turn()
        XCTAssertEqual(log.calls(of: "child"), ["child willDisappear", "child didDisappear"])
    }

    func testManualAppearance() {
        final class Manual: LoggedController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let container = Manual("container", log: log)
        let child = LoggedController("child", log: log)
        window.rootViewController = container
        turn()
        log.calls = []
        container.addChild(child)
        container.view.addSubview(child.view)
        turn()
        XCTAssertEqual(log.calls, [])
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        XCTAssertEqual(log.calls, ["child willAppear", "child didAppear"])
    }

    func testASearchBarInAViewOfOnesOwn() {
        let search = UISearchController(searchResultsController: nil)
        presenter.view.addSubview(search.searchBar)
        presenter.view.layoutIfNeeded()
        XCTAssertTrue(search.searchBar.superview === presenter.view)
        XCTAssertFalse(search.isActive)
    }

    func testContentBelowAnOpaqueBar() {
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        navigation.navigationBar.isTranslucent = false
        window.rootViewController = navigation
        window.layoutIfNeeded()
        let bottom = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil).maxY
        XCTAssertEqual(content.view.convert(content.view.bounds, to: nil).minY, bottom)
        XCTAssertEqual(content.view.safeAreaInsets.top, 0)
    }

    func testContentThatExtendsUnderNoBar() {
        let content = UIViewController()
        content.edgesForExtendedLayout = []
        let navigation = UINavigationController(rootViewController: content)
        window.rootViewController = navigation
        window.layoutIfNeeded()
        let bottom = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil).maxY
        XCTAssertEqual(content.view.convert(content.view.bounds, to: nil).minY, bottom)
    }

    func testContentUnderABar() {
        let content = UIViewController()
        let navigation = UINavigationController(rootViewController: content)
        window.rootViewController = navigation
        window.layoutIfNeeded()
        XCTAssertEqual(content.view.convert(content.view.bounds, to: nil), window.bounds)
        XCTAssertGreaterThanOrEqual(content.view.safeAreaInsets.top, navigation.navigationBar.bounds.height)
    }

    func testTheSafeAreaIsObserved() {
        var tops: [CGFloat] = []
        let observation = presenter.view.observe(\.safeAreaInsets) { view, _ in
            tops.append(view.safeAreaInsets.top)
        }
        let before = presenter.view.safeAreaInsets.top
        presenter.additionalSafeAreaInsets.top = 30
        window.layoutIfNeeded()
        observation.invalidate()
        XCTAssertEqual(tops.last, before + 30)
    }

    func testLargeTitlesAreObserved() {
        let bar = UINavigationBar()
        var values: [Bool] = []
        let observation = bar.observe(\.prefersLargeTitles, options: [.new]) { _, change in
            values.append(change.newValue ?? false)
        }
        bar.prefersLargeTitles = true
        observation.invalidate()
        XCTAssertEqual(values, [true])
    }

    func testTheApplicationByItsName() {
        XCTAssertNotNil(UIApplication.extensionSafe)
        XCTAssertTrue(UIApplication.extensionSafe === UIApplication.shared)
    }

    func testTheRootViewAddedByHandFillsItsWindow() {
        let controller = UIViewController()
        controller.view = UIView()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = controller
        window.addSubview(controller.view)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        XCTAssertEqual(controller.view.frame, window.bounds)
        XCTAssertEqual(window.subviews.filter { $0 === controller.view }.count, 1)
    }

    func testADelegatesWindow() {
        final class Application: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
        }
        let application = Application()
        let delegate: UIApplicationDelegate = application
        application.window = window
        XCTAssertEqual(delegate.window!!, window)
        if let found = delegate.window, let window = found {
            XCTAssertTrue(window.rootViewController === presenter)
        } else {
            XCTFail("the delegate has a window")
        }
    }

    func testATextFieldCallsTheFormWithAReason() {
        final class Recorder: NSObject, UITextFieldDelegate {
            var calls: [String] = []
            func textFieldDidEndEditing(_ textField: UITextField) { calls.append("plain") }
            func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
                calls.append("reason \(reason.rawValue)")
            }
        }
        let recorder = Recorder()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.delegate = recorder
        presenter.view.addSubview(field)
        XCTAssertTrue(field.becomeFirstResponder())
        XCTAssertTrue(field.resignFirstResponder())
        XCTAssertEqual(recorder.calls, ["reason 0"])
    }

    func testATargetForAnAction() {
        final class Catching: UINavigationController {
            override func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
                action == #selector(show(_:sender:)) ? self : super.targetViewController(forAction: action, sender: sender)
            }
        }
        let content = UIViewController()
        let navigation = Catching(rootViewController: content)
        window.rootViewController = navigation
        let next = UIViewController()
        XCTAssertTrue(
            content.targetViewController(forAction: #selector(UIViewController.show(_:sender:)), sender: nil)
                === navigation)
        content.show(next, sender: nil)
        turn(1)
        XCTAssertEqual(navigation.viewControllers, [content, next])
    }
}
