import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// The sizes that the columns of a split view are notified of when the window changes its size.
@MainActor
struct SplitSizeTests {
  private final class Page: UIViewController {
    var heard: [CGSize] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      heard.append(size)
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  @Test func `each column is notified once, of the size that it then has`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 700))
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (Page(), Page())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    window.rootViewController = split
    window.isHidden = false
    window.layoutIfNeeded()
    let fingers = Fingers(window)
    fingers.wait(100)
    list.heard = []
    detail.heard = []
    window.frame.size = CGSize(width: 900, height: 650)
    window.layoutIfNeeded()
    fingers.wait(1000)
    expect(list.heard, equals: [list.view.bounds.size], "\(list.heard)")
    expect(detail.heard, equals: [detail.view.bounds.size], "\(detail.heard)")
  }
}
