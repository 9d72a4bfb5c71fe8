import UIKit
import XCTest

@testable import Panel

extension UIView {
    @IBInspectable var corner: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
}

final class DecodedView: UIView {
    private(set) var seen = ""

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        seen = "\(frame.width) \(subviews.count) \(tag)"
        backgroundColor = .red
    }
}

final class DecodedButton: UIButton {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setTitle("from code", for: .normal)
    }
}

final class DecodedController: UIViewController {
    @IBOutlet weak var box: DecodedView!
    private(set) var seenTitle: String?
    private(set) var made: [String] = []

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        seenTitle = title
        title = "from code"
        modalPresentationStyle = .custom
    }

    @IBAction func confirm(_ sender: UIButton) { made.append(sender.currentTitle ?? "") }

    @IBSegueAction func makeDetail(_ coder: NSCoder) -> DecodedDetail? {
        made.append("detail")
        return DecodedDetail(coder: coder, text: "from the action")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        made.append("prepare, loaded \(segue.destination.isViewLoaded)")
    }
}

final class DecodedDetail: UIViewController {
    let text: String

    init?(coder: NSCoder, text: String) {
        self.text = text
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        text = "from the file"
        super.init(coder: coder)
    }
}

final class DecodedSegue: UIStoryboardSegue {
    override func perform() {
        destination.modalPresentationStyle = .fullScreen
        super.perform()
    }
}

final class StoryboardTests: XCTestCase {
    private var controller: DecodedController!

    override func setUpWithError() throws {
        let storyboard = UIStoryboard(name: "Panel", bundle: .module)
        controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? DecodedController)
        controller.loadViewIfNeeded()
    }

    func testAViewSeesItsDecodedState() {
        XCTAssertEqual(controller.box.seen, "200.0 1 7")
    }

    func testAViewKeepsWhatItSets() {
        XCTAssertEqual(controller.box.backgroundColor, .red)
    }

    func testAnInspectableOfAnExtension() {
        XCTAssertEqual(controller.box.corner, 6)
        XCTAssertEqual(controller.box.layer.cornerRadius, 6)
    }

    func testAnOutlet() {
        XCTAssertEqual(controller.box.superview, controller.view)
        XCTAssertEqual(controller.box.frame, CGRect(x: 20, y: 40, width: 200, height: 100))
    }

    func testAControllerSeesAndKeepsItsTitle() {
        XCTAssertEqual(controller.seenTitle, "from the file")
        XCTAssertEqual(controller.title, "from code")
        XCTAssertEqual(controller.modalPresentationStyle, .custom)
    }

    func testASubclassOfAButtonKeepsItsType() throws {
        let button = try XCTUnwrap(controller.box.subviews.first as? UIButton)
        XCTAssertEqual(button.buttonType, .system)
        XCTAssertEqual(button.title(for: .normal), "from code")
    }

    func testAnActionGoesUpToTheFirstThatHasIt() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let button = try XCTUnwrap(controller.box.subviews.first as? UIButton)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(controller.made, ["from code"])
    }

    func testTouchesOfLabelsAndPictures() throws {
        let label = try XCTUnwrap(controller.view.subviews[1] as? UILabel)
        let picture = try XCTUnwrap(controller.view.subviews[2] as? UIImageView)
        XCTAssertTrue(label.isUserInteractionEnabled, "the file does not say otherwise")
        XCTAssertFalse(picture.isUserInteractionEnabled)
        XCTAssertFalse(UILabel().isUserInteractionEnabled)
        XCTAssertFalse(UIImageView().isUserInteractionEnabled)
    }

    func testASegueWithClassAndAction() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.performSegue(withIdentifier: "detail", sender: nil)
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 1))
        XCTAssertEqual(controller.made, ["detail", "prepare, loaded false"])
        let detail = try XCTUnwrap(controller.presentedViewController as? DecodedDetail)
        XCTAssertEqual(detail.text, "from the action")
        XCTAssertEqual(detail.modalPresentationStyle, .fullScreen)
        XCTAssertNil(controller.view.window)
    }

    func testAControllerByItsIdentifier() throws {
        let detail = controller.storyboard?.instantiateViewController(withIdentifier: "Detail")
        XCTAssertEqual((detail as? DecodedDetail)?.text, "from the file")
        XCTAssertTrue(detail?.storyboard === controller.storyboard)
    }

    func testANameOfANibIsOverridden() {
        final class Named: UIViewController {
            override var nibName: String { "Other" }
        }
        XCTAssertEqual(Named().nibName, "Other")
    }
}
