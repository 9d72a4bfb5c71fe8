import UIKit
import XCTest

@testable import FrameLayout

/// A view of a size that it wants, up to what it is offered.
final class WishView: UIView {
    var wish: CGSize

    init(_ width: CGFloat, _ height: CGFloat) {
        wish = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: min(wish.width, size.width), height: min(wish.height, size.height))
    }
}

class FrameTestCase: XCTestCase {
    let container = UIView(frame: CGRect(x: 30, y: 40, width: 300, height: 200))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))

    override func setUp() {
        super.setUp()
        container.addSubview(view)
    }
}
