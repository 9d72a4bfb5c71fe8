import UIKit
import XCTest

@testable import ConstraintMaker

/// Tests the parts of UIKit that the maker uses: constraints and anchors as UIKit makes them.
final class ConstraintTests: ContainerTestCase {
    override func setUp() {
        super.setUp()
        view.translatesAutoresizingMaskIntoConstraints = false
        other.translatesAutoresizingMaskIntoConstraints = false
    }

    func testLeftMayBeRelatedToTop() {
        let constraint = NSLayoutConstraint(
            item: view!, attribute: .left, relatedBy: .equal, toItem: other, attribute: .top,
            multiplier: 1, constant: 50)
        constraint.isActive = true
        XCTAssertEqual(container.constraints, [constraint])
    }

    func testTheMakerRelatesLeftToTop() {
        let pins = view.pins.make { $0.left.equalTo(other.pins.top).offset(50) }
        XCTAssertEqual(pins[0].constraints[0].firstAttribute, .left)
        XCTAssertEqual(pins[0].constraints[0].secondAttribute, .top)
        XCTAssertEqual(container.constraints.count, 1)
    }

    func testCenterYMayBeRelatedToCenterX() {
        view.pins.make { make in
            make.centerY.equalTo(container.pins.centerX)
            make.leading.equalToSuperview()
            make.size.equalTo(20)
        }
        container.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 140, width: 20, height: 20))
    }

    func testAnEmptyConstraint() {
        let constraint = NSLayoutConstraint()
        XCTAssertNil(constraint.firstItem)
        XCTAssertFalse(constraint.isActive)
        XCTAssertEqual(constraint.priority, .required)
    }

    func testASubclassNeedsNoInitializer() {
        let constraint = PinnedConstraint(
            item: view!, attribute: .width, relatedBy: .equal, toItem: nil,
            attribute: .notAnAttribute, multiplier: 1, constant: 5)
        constraint.label = "narrow"
        constraint.isActive = true
        XCTAssertEqual((view.constraints.first as? PinnedConstraint)?.label, "narrow")
    }

    func testAnchorsEqualThoseOfTheirConstraint() {
        let top = view.topAnchor.constraint(equalTo: container.safeAreaLayoutGuide.topAnchor)
        XCTAssertEqual(top.firstAnchor, view.topAnchor)
        XCTAssertEqual(top.secondAnchor, container.safeAreaLayoutGuide.topAnchor)
        XCTAssertNotEqual(top.firstAnchor, view.bottomAnchor)
        XCTAssertNotEqual(top.firstAnchor, other.topAnchor)
        XCTAssertEqual(view.topAnchor.hash, top.firstAnchor.hash)
    }

    func testAnchorsHaveTheirClass() {
        let width = view.widthAnchor.constraint(equalToConstant: 7)
        let center = view.centerXAnchor.constraint(equalTo: other.centerXAnchor)
        let bottom = view.bottomAnchor.constraint(equalTo: other.bottomAnchor)
        XCTAssertTrue(width.firstAnchor is NSLayoutDimension)
        XCTAssertNil(width.secondAnchor)
        XCTAssertTrue(center.firstAnchor is NSLayoutXAxisAnchor)
        XCTAssertTrue(bottom.secondAnchor is NSLayoutYAxisAnchor)
    }

    func testAMultiplierOfZeroMakesAConstant() {
        let constraint = view.heightAnchor.constraint(
            equalTo: other.heightAnchor, multiplier: 0, constant: 12)
        XCTAssertEqual(constraint.multiplier, 1)
        XCTAssertNil(constraint.secondItem)
        XCTAssertNil(constraint.secondAnchor)
        XCTAssertEqual(constraint.constant, 12)
    }

    func testAnOffsetBetweenAnchorsIsADimension() {
        view.pins.make { make in
            make.leading.top.equalToSuperview()
            make.size.equalTo(20)
        }
        other.pins.make { make in
            make.size.equalTo(20)
            make.top.equalToSuperview()
        }
        view.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
            .constraint(equalToConstant: 55).isActive = true
        container.layoutIfNeeded()
        XCTAssertEqual(other.frame.minX, 75)
    }

    func testSystemSpacingBetweenSiblingsIsEight() {
        view.pins.make { make in
            make.leading.top.equalToSuperview()
            make.size.equalTo(20)
        }
        other.pins.make { make in
            make.size.equalTo(20)
            make.top.equalToSuperview()
        }
        other.leadingAnchor.constraint(
            equalToSystemSpacingAfter: view.trailingAnchor, multiplier: 2).isActive = true
        container.layoutIfNeeded()
        XCTAssertEqual(other.frame.minX, 36)
    }

    func testLeadingFollowsTheDirection() {
        container.semanticContentAttribute = .forceRightToLeft
        view.pins.make { make in
            make.leading.equalToSuperview().offset(20)
            make.top.equalToSuperview()
            make.size.equalTo(100)
        }
        other.pins.make { make in
            make.left.equalToSuperview().offset(20)
            make.top.equalToSuperview()
            make.size.equalTo(100)
        }
        container.layoutIfNeeded()
        XCTAssertEqual(other.frame.minX, 20)
        XCTAssertEqual(view.frame.minX, 180)
    }

    func testTheSafeAreaOfASubviewIsWhatReachesIntoIt() {
        let controller = UIViewController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        controller.view.addSubview(view)
        view.pins.make { $0.edges.equalToSafeArea() }
        window.layoutIfNeeded()
        let insets = controller.view.safeAreaInsets
        XCTAssertGreaterThanOrEqual(insets.top, 44)
        XCTAssertEqual(view.frame, controller.view.bounds.inset(by: insets))
        XCTAssertEqual(view.safeAreaInsets, .zero)
    }

    func testALabelKeepsItsTextInSight() {
        let label = container.addPinned(UILabel.self) { $0.top.leading.equalToSuperview() }
        label.text = "Lorem ipsum"
        container.layoutIfNeeded()
        XCTAssertEqual(label.bounds.size, label.intrinsicContentSize)
        XCTAssertEqual(label.contentHuggingPriority(for: .horizontal).rawValue, 250)
        XCTAssertEqual(label.contentCompressionResistancePriority(for: .horizontal).rawValue, 750)
    }

    func testTheContradictingConstraintBreaksIndependentlyOfOrder() {
        view.pins.make { make in
            make.leading.top.equalToSuperview()
            make.height.equalTo(10)
            make.width.equalTo(200)
            make.width.equalTo(100)
        }
        other.pins.make { make in
            make.leading.top.equalToSuperview()
            make.height.equalTo(10)
            make.width.equalTo(100)
            make.width.equalTo(200)
        }
        container.layoutIfNeeded()
        XCTAssertEqual(view.bounds.width, 100)
        XCTAssertEqual(other.bounds.width, 100)
    }

    func testFittingSizes() {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        let content = box.addPinned(UIView.self) { $0.edges.equalToSuperview().inset(10) }
        content.pins.make { $0.size.equalTo(CGSize(width: 30, height: 40)) }
        XCTAssertEqual(
            box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
            CGSize(width: 50, height: 60))
        XCTAssertEqual(UIView().systemLayoutSizeFitting(.zero), .zero)
    }

    func testOrderOfPasses() {
        var log: [String] = []
        let parent = LoggingView(name: "parent") { log.append($0) }
        let child = LoggingView(name: "child") { log.append($0) }
        container.addSubview(parent)
        parent.addSubview(child)
        parent.pins.make { $0.edges.equalToSuperview() }
        child.pins.make { $0.edges.equalToSuperview() }
        container.layoutIfNeeded()
        log.removeAll()
        parent.setNeedsUpdateConstraints()
        child.setNeedsUpdateConstraints()
        parent.setNeedsLayout()
        child.setNeedsLayout()
        container.layoutIfNeeded()
        XCTAssertEqual(
            log, ["child constraints", "parent constraints", "parent layout", "child layout"])
        log.removeAll()
        container.layoutIfNeeded()
        XCTAssertEqual(log, [])
    }
}

private final class LoggingView: UIView {
    private let name: String
    private let log: (String) -> Void

    init(name: String, log: @escaping (String) -> Void) {
        self.name = name
        self.log = log
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func updateConstraints() {
        log("\(name) constraints")
        super.updateConstraints()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        log("\(name) layout")
    }
}
