import UIKit
import XCTest

@testable import PagingMenu

/// Gives a collection view cells of one class.
final class Items: NSObject, UICollectionViewDataSource {
    var titles: [String]
    private(set) var asked: [Int] = []

    init(_ titles: [String]) { self.titles = titles }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { titles.count }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        asked.append(indexPath.item)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? PagingMenuCell)?.titleLabel.text = titles[indexPath.item]
        return cell
    }
}

extension XCTestCase {
    func turn(_ seconds: TimeInterval = 0.05) {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
    }
}

extension UIWindow {
    static func showing(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }
}
