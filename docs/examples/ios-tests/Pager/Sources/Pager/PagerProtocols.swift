import UIKit

/// Gives a pager its pages.
@objc public protocol PagerDataSource: AnyObject {
    func numberOfPages(in pager: PagerViewController) -> Int
    func pager(_ pager: PagerViewController, pageAt index: Int) -> UIViewController
    @objc optional func pager(_ pager: PagerViewController, titleForPageAt index: Int) -> String
}

/// Receives what happens to a pager, and answers its questions.
@objc public protocol PagerDelegate: AnyObject {
    @objc optional func pager(_ pager: PagerViewController, willMoveTo index: Int)
    @objc optional func pager(_ pager: PagerViewController, didMoveTo index: Int)
    @objc optional func pager(_ pager: PagerViewController, didScrollTo offset: CGFloat)
    @objc optional func pager(_ pager: PagerViewController, insetsFor page: UIViewController) -> UIEdgeInsets
    @objc optional func pager(_ pager: PagerViewController, insetsFor traits: UITraitCollection) -> UIEdgeInsets
    @objc optional func pagerShouldWrap(_ pager: PagerViewController) -> Bool
    @objc optional var initialPage: Int { get }
}

/// Writes the moves of a pager down.
public final class PagerLog: NSObject {
    @objc public dynamic private(set) var moves: [Int] = []

    public weak var next: PagerDelegate?
}

extension PagerLog: PagerDelegate {
    public func pager(_ pager: PagerViewController, didMoveTo index: Int) {
        moves.append(index)
        next?.pager?(pager, didMoveTo: index)
    }
}
