import UIKit
import XCTest

/// A container of 300 by 300 points with two views.
class ContainerTestCase: XCTestCase {
    var container: UIView!
    var view: UIView!
    var other: UIView!

    override func setUp() {
        super.setUp()
        container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view = UIView()
        other = UIView()
        container.addSubview(view)
        container.addSubview(other)
    }

    override func tearDown() {
        container = nil
        view = nil
        other = nil
        super.tearDown()
    }
}
