import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// Scroll views with constraints for their content.
@MainActor struct ScrollLayoutTests {
  private func pinned(
    _ view: UIView, leading: NSLayoutXAxisAnchor, _ trailing: NSLayoutXAxisAnchor,
    _ top: NSLayoutYAxisAnchor, _ bottom: NSLayoutYAxisAnchor
  ) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leading),
      view.trailingAnchor.constraint(equalTo: trailing),
      view.topAnchor.constraint(equalTo: top), view.bottomAnchor.constraint(equalTo: bottom),
    ])
  }

  private func stack(of rows: Int, high height: CGFloat) -> UIStackView {
    let rows = (0..<rows).map { _ in
      let row = UIView()
      row.heightAnchor.constraint(equalToConstant: height).isActive = true
      return row
    }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    return stack
  }

  @Test func `the content's guide gives the size of the content`() {
    let scene = ScrollScene(content: .zero)
    let stack = stack(of: 20, high: 60)
    scene.scroll.addSubview(stack)
    let content = scene.scroll.contentLayoutGuide
    pinned(
      stack, leading: content.leadingAnchor, content.trailingAnchor, content.topAnchor,
      content.bottomAnchor)
    stack.widthAnchor.constraint(equalTo: scene.scroll.frameLayoutGuide.widthAnchor).isActive = true
    scene.window.layoutIfNeeded()
    expect(scene.scroll.contentSize, equals: CGSize(width: 320, height: 1200))
    expect(stack.frame, equals: CGRect(x: 0, y: 0, width: 320, height: 1200))
    scene.drag(0, -110)
    expect(scene.y, equals: 100)
    scene.fingers.lift()
    (stack.arrangedSubviews[0]).isHidden = true
    scene.window.layoutIfNeeded()
    expect(scene.scroll.contentSize.height, equals: CGFloat(1140))
  }

  @Test func `the view's own edges are those of the content`() {
    let scene = ScrollScene(content: .zero)
    let stack = stack(of: 10, high: 100)
    scene.scroll.addSubview(stack)
    pinned(
      stack, leading: scene.scroll.leadingAnchor, scene.scroll.trailingAnchor,
      scene.scroll.topAnchor, scene.scroll.bottomAnchor)
    stack.widthAnchor.constraint(equalTo: scene.scroll.widthAnchor).isActive = true
    scene.window.layoutIfNeeded()
    expect(scene.scroll.contentSize, equals: CGSize(width: 320, height: 1000))
    expect(scene.scroll.bounds.size, equals: CGSize(width: 320, height: 480))
  }

  @Test func `what is bound to the frame's guide, or to something outside, does not move`() {
    let scene = ScrollScene()
    let header = UIView()
    let outside = UIView()
    for view in [header, outside] {
      view.translatesAutoresizingMaskIntoConstraints = false
      scene.scroll.addSubview(view)
      view.heightAnchor.constraint(equalToConstant: 40).isActive = true
      view.widthAnchor.constraint(equalToConstant: 40).isActive = true
      view.leadingAnchor.constraint(equalTo: scene.scroll.leadingAnchor).isActive = true
    }
    header.topAnchor.constraint(equalTo: scene.scroll.frameLayoutGuide.topAnchor, constant: 5)
      .isActive = true
    outside.topAnchor.constraint(equalTo: scene.window.topAnchor, constant: 60).isActive = true
    for offset in [0.0, 130, -20] {
      scene.scroll.contentOffset.y = CGFloat(offset)
      scene.window.layoutIfNeeded()
      expect(header.convert(header.bounds, to: nil).minY, equals: CGFloat(5))
      expect(outside.convert(outside.bounds, to: nil).minY, equals: CGFloat(60))
    }
  }

  @Test func `a size that was set stays where no constraint says another`() {
    let scene = ScrollScene(content: CGSize(width: 320, height: 900))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    scene.scroll.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: scene.scroll.topAnchor, constant: 20),
      view.leadingAnchor.constraint(equalTo: scene.scroll.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalToConstant: 50),
    ])
    scene.window.layoutIfNeeded()
    expect(view.frame, equals: CGRect(x: 20, y: 20, width: 50, height: 50))
    expect(scene.scroll.contentSize, equals: CGSize(width: 320, height: 900))
  }

  @Test func `in a navigation controller the content begins below the bar`() {
    final class List: UIViewController {
      let scroll = UIScrollView()
      override func viewDidLoad() {
        super.viewDidLoad()
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scroll)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let list = List()
    let navigation = UINavigationController(rootViewController: list)
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    let bar = navigation.navigationBar.frame.maxY
    expect(bar, isAbove: 0)
    expect(list.scroll.adjustedContentInset.top, equals: bar)
    expect(list.scroll.contentOffset.y, equals: -bar)
    expect(list.contentScrollView(for: .top) === list.scroll)
  }
}
