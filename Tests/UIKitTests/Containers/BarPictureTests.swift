import Expectations
import Foundation
import Testing
import UIKit

/// Background pictures of bars and their buttons, and positions of bars.
@MainActor
struct BarPictureTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func pictures(in view: UIView) -> [UIImage] {
    view.subviews.flatMap { sub -> [UIImage] in
      let own = (sub as? UIImageView).flatMap { $0.isHidden ? nil : $0.image }
      return [own].compactMap { $0 } + pictures(in: sub)
    }
  }

  private final class Top: UIToolbarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
  }

  @Test func `a toolbar's delegate says where it stands`() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    expect(bar.barPosition, equals: .bottom)
    let top = Top()
    bar.delegate = top
    expect(bar.barPosition, equals: .top)
  }

  @Test func `a toolbar and a navigation bar show their background pictures`() {
    let (one, two) = (image(4, 4), image(5, 5))
    let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    tools.setBackgroundImage(one, forToolbarPosition: .any, barMetrics: .default)
    expect(pictures(in: tools), equals: [one])
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    bar.setBackgroundImage(two, for: .any, barMetrics: .default)
    expect(pictures(in: bar), equals: [two])
    bar.setBackgroundImage(UIImage(), for: .default)
    expect(pictures(in: bar).isEmpty && bar.backgroundColor == .clear)
  }

  @Test func `a button shows the picture of its state's appearance`() {
    let (own, off) = (image(6, 6), image(7, 7))
    let appearance = UIToolbarAppearance()
    appearance.buttonAppearance.normal.backgroundImage = own
    appearance.buttonAppearance.disabled.backgroundImage = off
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    bar.standardAppearance = appearance
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    bar.items = [item]
    expect(pictures(in: bar), equals: [own])
    item.isEnabled = false
    expect(pictures(in: bar), equals: [off])
  }

  @Test func `items of a tab bar that are centered stand together`() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
    bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.layoutIfNeeded()
    let shares = bar.subviews.map(\.frame.midX)
    expect(shares.contains(100) && shares.contains(300))
    bar.itemPositioning = .centered
    bar.itemWidth = 60
    bar.itemSpacing = 20
    bar.layoutIfNeeded()
    let middles = bar.subviews.map(\.frame.midX)
    expect(middles.contains(160) && middles.contains(240))
    let mark = image(30, 30)
    bar.selectionIndicatorImage = mark
    bar.selectedItem = bar.items?[1]
    expect(pictures(in: bar), equals: [mark])
  }
}
