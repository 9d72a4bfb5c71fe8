import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

@MainActor
struct VisualFormatTests {
  private func lay(
    _ formats: [String], options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any] = [:]
  ) -> [CGRect] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let box = UIView(frame: window.bounds)
    window.addSubview(box)
    let views = ["a": UIView(constrainedIn: box), "b": UIView(constrainedIn: box)]
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    window.layoutIfNeeded()
    return [views["a"]!.frame, views["b"]!.frame]
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `edges, spaces and sizes`() {
    expect(
      lay(["H:|[a]-20-[b(100)]|", "V:|-10-[a]-(30)-|", "V:|[b(==a)]"]),
      equals: [
        rect(0, 10, 180, 160), rect(200, 0, 100, 160),
      ])
    expect(
      lay(["|-[a(==b)]-[b]-|", "V:|-[a(40)]", "V:[b(40)]-|"]),
      equals: [
        rect(8, 8, 138, 40), rect(154, 152, 138, 40),
      ])
  }

  @Test func `metrics, relations, priorities and alignment`() {
    expect(
      lay(
        ["H:|-gap-[a(>=50,<=80)]-(>=gap@500)-[b(size@wish)]|", "V:|[a(height)]"],
        options: .alignAllTop,
        metrics: ["gap": 12, "size": 60.5, "wish": 400, "height": CGFloat(33)]
      ).map(\.minY), equals: [0, 0])
    let frames = lay(
      ["H:|[a(10)]-[b(10)]", "V:|-50-[a(20)]", "V:[b(30)]"], options: .alignAllCenterY)
    expect(frames, equals: [rect(0, 50, 10, 20), rect(18, 45, 10, 30)])
  }

  @Test func `a format that runs from right to left`() {
    expect(
      lay(["H:|-5-[a(10)]-[b(20)]"], options: .directionRightToLeft).map(\.minX),
      equals: [285, 257])
  }

  @Test func `guides stand in a line as views do`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.safeAreaOfScreen = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let (card, gap) = (UIView(constrainedIn: controller.view), UILayoutGuide())
    controller.view.addLayoutGuide(gap)
    let views: [String: Any] = [
      "card": card, "gap": gap, "top": controller.topLayoutGuide,
      "bottom": controller.bottomLayoutGuide,
    ]
    for line in ["V:[top]-8-[card]-[gap(==100)]-12-[bottom]", "H:|-5-[gap(70)]-[card]|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: line, views: views))
    }
    window.layoutIfNeeded()
    expect(card.frame, equals: CGRect(x: 83, y: 28, width: 317, height: 622))
    expect(gap.layoutFrame, equals: CGRect(x: 5, y: 658, width: 70, height: 100))
  }

  @Test func `the guides of bars are hidden views with constraints of the controller's view`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.safeAreaOfScreen = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
    expect(controller.topLayoutGuide === top && controller.bottomLayoutGuide === bottom)
    expect(controller.view.subviews.filter(\.isHidden).count == 2)
    expect(controller.view.constraints.count, equals: 4)
    window.layoutIfNeeded()
    expect(top.length == 20 && bottom.length == 30)
    window.safeAreaOfScreen = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    window.layoutIfNeeded()
    expect(top.length == 50 && bottom.length == 0)
  }

  @Test func `what cannot be read is refused with a sentence`() async {
    await #expect(processExitsWith: .failure) { await read("H:|-[a]-x") }
    await #expect(processExitsWith: .failure) { await read("[a") }
    await #expect(processExitsWith: .failure) { await read("V:|-(-[a]") }
    await #expect(processExitsWith: .failure) { await read("[c]") }
    await #expect(processExitsWith: .failure) { await read("|-[a]") }
    await #expect(processExitsWith: .failure) { await read("[a(gap)]") }
    await #expect(processExitsWith: .failure) { await read("") }
  }
}

@MainActor
private func read(_ format: String) {
  _ = NSLayoutConstraint.constraints(
    withVisualFormat: format, options: [], metrics: nil, views: ["a": UIView()])
}
