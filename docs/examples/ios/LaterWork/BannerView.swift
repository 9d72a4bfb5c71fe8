import UIKit

@objc protocol BannerViewDelegate: NSObjectProtocol {
    @objc optional var bannerColor: UIColor { get }
    @objc optional var bannerHeight: CGFloat { get }
    @objc optional func bannerDidHide(_ banner: BannerView)
}

/// Comes down from the top, and goes by itself.
final class BannerView: UIView {
    weak var delegate: BannerViewDelegate?
    @objc dynamic private(set) var timesShown = 0 {
        didSet { tag = timesShown }
    }

    func show(in view: UIView) {
        let height = delegate?.bannerHeight ?? 120
        frame = CGRect(x: 0, y: -height, width: view.bounds.width, height: height)
        backgroundColor = delegate?.bannerColor ?? .systemGray
        view.addSubview(self)
        UIView.animate(withDuration: 0.3) { self.frame.origin.y = 0 }
        timesShown += 1
        perform(#selector(hide), with: nil, afterDelay: 1)
    }

    @objc private func hide() {
        UIView.animate(withDuration: 0.3, animations: {
            self.frame.origin.y = -self.bounds.height
        }, completion: { _ in
            if let delegate = self.delegate, delegate.responds(to: #selector(BannerViewDelegate.bannerDidHide(_:))) {
                delegate.bannerDidHide!(self)
            }
        })
    }
}
