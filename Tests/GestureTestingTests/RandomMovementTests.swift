import Expectations
import Foundation
import GestureTesting
import Testing
import UIKit

/// Whatever fingers do, all visible changes are listed, and each layer has the gesture that moved it.
@MainActor
struct RandomMovementTests {
  private static let size = CGSize(width: 400, height: 800)
  private static let count =
    ProcessInfo.processInfo.environment["PANTOGRAPH_GESTURES"].flatMap { Int($0) } ?? 60

  /// A navigation controller with a list, a slider, a switch and a card that can be moved, pinched and rotated.
  private func navigation() -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
    let top = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 400, width: 400, height: 400))
    scroll.contentSize = CGSize(width: 400, height: 2000)
    top.view.addSubview(scroll)
    top.view.addSubview(UISlider(frame: CGRect(x: 50, y: 120, width: 300, height: 28)))
    top.view.addSubview(UISwitch(frame: CGRect(x: 50, y: 160, width: 0, height: 0)))
    let card = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 180))
    let pan = UIPanGestureRecognizer()
    pan.addAction { [unowned card] _ in
      card.center.x += pan.translation(in: nil).x
      pan.setTranslation(.zero, in: nil)
      if pan.state == .ended { UIView.animate(withDuration: 0.4) { card.alpha = 0.5 } }
    }
    let pinch = UIPinchGestureRecognizer()
    pinch.addAction { [unowned card] _ in
      card.transform = CGAffineTransform(scaleX: pinch.scale, y: pinch.scale)
      guard pinch.state == .ended || pinch.state == .cancelled else { return }
      UIView.animate(withDuration: 0.4) { card.transform = .identity }
    }
    let tap = UITapGestureRecognizer()
    tap.addAction { [unowned top] _ in
      top.navigationController?.pushViewController(UIViewController(), animated: true)
    }
    for recognizer in [pan, pinch, tap] { card.addGestureRecognizer(recognizer) }
    top.view.addSubview(card)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(top, animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.advance(to: 0)
    return window
  }

  /// A sheet with a list, over a root view controller with a presenting driver.
  private func sheet() -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 600))
    scroll.contentSize = CGSize(width: 400, height: 3000)
    sheet.view.addSubview(scroll)
    root.present(sheet, animated: false)
    window.advance(to: 0.1)
    return window
  }

  /// The problem of the section; nil if there is none.
  private func problem(
    _ window: UIWindow, _ gesture: RecordedGesture, _ moves: inout Int
  ) -> String? {
    window.layoutIfNeeded()
    let before = places(window)
    let test = GestureTest(window: window)
    test.play(gesture)
    if !test.outcomes.isEmpty { moves += 1 }
    SeenMarks.see(
      "\(test.outcomes.map { "\($0)" }) \(test.moved.map { "\($0)" }) \(test.reasons)")
    if places(window) != before, test.moved.isEmpty { return "what changed is not listed" }
    if let layer = test.moved.first(where: { $0.gestures.isEmpty }) { return "\(layer)" }
    if let open = test.outcomes.first(where: { $0.ending == nil }) { return "\(open)" }
    let isMove = test.outcomes.contains { $0.kind == .movement }
    if isMove != test.outcomes.contains(where: { $0.ending == .move }) { return "moves differ" }
    if test.outcomes.isEmpty != test.moved.isEmpty {
      return "\(test.reasons) of \(test.moved)"
    }
    return nil
  }

  /// The positions of all layers.
  private func places(_ window: UIWindow) -> [String] {
    var places: [String] = []
    var rest = [window.layer]
    while let layer = rest.popLast() {
      places.append("\(type(of: layer)) \(layer.position) \(layer.bounds)")
      rest += layer.sublayers ?? []
    }
    return places
  }

  @Test func `whatever fingers do, each layer has its gesture`() {
    var moves = 0
    GestureSearch(in: Self.size, seed: 11, count: Self.count).run(named: "each-its-gesture") {
      problem(navigation(), $0, &moves)
    }
    expect(moves, isAbove: Self.count / 5)
  }

  @Test func `whatever fingers do to a sheet and its list, each layer has its gesture`() {
    var moves = 0
    GestureSearch(in: Self.size, seed: 12, count: Self.count).run(named: "each-of-a-sheet") {
      problem(sheet(), $0, &moves)
    }
    expect(moves, isAbove: Self.count / 5)
  }
}
