import Foundation
import PantographGestures
import UIKit
import ViewTesting

@testable import UIKit

/// A sheet, 793 points high at its largest, with a list of 2000 points in it, and a finger.
@MainActor
final class SheetListScene: NSObject, UIScrollViewDelegate {
  final class List: UIViewController {
    let scroll: UIScrollView
    init(_ scroll: UIScrollView) {
      self.scroll = scroll
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 300, height: 2000)
      view.addSubview(scroll)
    }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  let list: List
  let fingers: Fingers
  var heard: [String] = []
  private var y = 400.0
  private var restingTop: CGFloat = 0

  init(
    _ detents: [UISheetPresentationController.Detent] = [.large()], expands: Bool = true,
    scroll: UIScrollView = UIScrollView(), at offset: CGFloat = 0
  ) {
    list = List(scroll)
    window.safeAreaOfScreen = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    window.rootViewController = UIViewController()
    window.isHidden = false
    fingers = Fingers(window)
    super.init()
    list.modalPresentationStyle = .pageSheet
    list.sheetPresentationController?.detents = detents
    list.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = expands
    window.rootViewController?.present(list, animated: true)
    fingers.wait(2000)
    scroll.contentOffset.y = offset
    scroll.delegate = self
    restingTop = top
  }

  var scroll: UIScrollView { list.scroll }
  var controller: UISheetPresentationController { list.sheetPresentationController! }
  var isPresented: Bool { window.rootViewController?.presentedViewController === list }

  /// The sheet's visible upper edge.
  private var top: CGFloat {
    let sheet = controller.presentedView!
    return (sheet.layer.presentation() ?? sheet.layer).frame.minY
  }

  /// The distance of the sheet below its resting position.
  var sheet: Double { Double(top - restingTop) }
  var offset: Double { Double(scroll.contentOffset.y) }

  func down(_ finger: Int = 0, x: Double = 200, y: Double = 400) {
    if finger == 0 { self.y = y }
    fingers.down(finger, x, y)
  }

  /// Moves the finger further by `way` points in steps of 10 ms.
  func move(_ way: Double, steps: Int = 20) {
    let start = y
    for step in 1...steps {
      y = start + way * Double(step) / Double(steps)
      fingers.move(0, 200, y)
    }
  }

  /// Lifts the finger after a rest.
  func liftStill() {
    fingers.wait(400)
    fingers.lift()
  }

  func rest() { fingers.wait(6000) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("willDrag") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    heard.append("didEnd \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard.append("willCoast") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("didCoast") }
}

func isNear(_ value: Double, _ expected: Double, _ tolerance: Double = 0.34) -> Bool {
  (value - expected).magnitude <= tolerance
}
