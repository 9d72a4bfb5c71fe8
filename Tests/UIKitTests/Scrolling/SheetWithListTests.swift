import Foundation
import Testing
import UIKit

@Suite @MainActor struct SheetWithListTests {
  private final class List: UIViewController {
    let scroll = UIScrollView()
    override func viewDidLoad() {
      super.viewDidLoad()
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 300, height: 2000)
      view.addSubview(scroll)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let list = List()
  private let fingers: Fingers

  init() {
    window.rootViewController = UIViewController()
    window.isHidden = false
    fingers = Fingers(window)
  }

  private func present(_ detents: [UISheetPresentationController.Detent]) {
    list.modalPresentationStyle = .pageSheet
    list.sheetPresentationController?.detents = detents
    window.rootViewController?.present(list, animated: true)
    fingers.wait(2000)
  }

  /// As it is seen.
  private var sheetTop: CGFloat {
    sequence(first: list.view, next: \.?.superview).reduce(0) { top, view in
      top + (view?.layer.presentation()?.frame.minY ?? view?.frame.minY ?? 0)
    }
  }

  private func drag(_ way: Double) {
    fingers.down(0, 200, 600)
    for step in 1...12 { fingers.move(0, 200, 600 + way * Double(step) / 12) }
  }

  @Test func `at its top the list leaves the finger that goes down to the sheet`() {
    present([.large()])
    let top = sheetTop
    drag(120)
    #expect((sheetTop - top - 110).magnitude < 1)
    #expect(list.scroll.contentOffset.y == CGFloat(0))
    fingers.wait(300)
    fingers.lift()
    fingers.wait(2000)
    #expect(sheetTop == top)
  }

  @Test func `upwards the list scrolls in the largest sheet`() {
    present([.large()])
    let top = sheetTop
    drag(-120)
    #expect(sheetTop == top)
    #expect(list.scroll.contentOffset.y == CGFloat(110))
    fingers.lift()
  }

  @Test func `away from its top the list scrolls down, too`() {
    present([.large()])
    let top = sheetTop
    list.scroll.contentOffset.y = 300
    drag(120)
    #expect(sheetTop == top)
    #expect(list.scroll.contentOffset.y == CGFloat(190))
    fingers.lift()
  }

  @Test(arguments: [true, false])
  func `a smaller sheet grows before its list scrolls, where that is preferred`(prefers: Bool) {
    list.modalPresentationStyle = .pageSheet
    list.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = prefers
    present([.medium(), .large()])
    let top = sheetTop
    drag(-110)
    #expect((sheetTop - top + (prefers ? 100 : 0)).magnitude < 1)
    #expect(list.scroll.contentOffset.y == CGFloat(prefers ? 0 : 100))
    fingers.lift()
  }
}
