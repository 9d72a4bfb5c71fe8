import Expectations
import Foundation
import Testing

@testable import UIKit

/// Pictures of controls and bars that applications set by names of their own.
@MainActor
struct PictureNameTests {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
    $0.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  private func window(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.addSubview(view)
    window.isHidden = false
    window.advance(to: 0.1)
    return window
  }

  @Test func `pictures are prepared at their size, and thumbnails at another one`() async {
    let prepared = await picture.byPreparingForDisplay()
    expect(prepared?.size, equals: CGSize(width: 40, height: 20))
    let small = await picture.byPreparingThumbnail(ofSize: CGSize(width: 10, height: 5))
    expect(small?.size, equals: CGSize(width: 10, height: 5))
  }

  @Test func `a system button has its picture and its action`() {
    let counter = Counter()
    let button = UIButton.systemButton(with: picture, target: counter, action: Counter.count)
    expect(button.currentImage === picture && button.buttonType == .system)
    button.sendActions(for: .touchUpInside)
    expect(counter.taps == 1 && button.backgroundRect(forBounds: button.bounds) == button.bounds)
  }

  @MainActor
  private final class Counter {
    var taps = 0
    func count() { taps += 1 }
  }

  @Test func `scope buttons have pictures, dividers and titles of the program`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    bar.scopeButtonTitles = ["All", "Some"]
    bar.showsScopeBar = true
    bar.scopeBarBackgroundImage = picture
    bar.setScopeBarButtonBackgroundImage(picture, for: .normal)
    bar.setScopeBarButtonDividerImage(
      picture, forLeftSegmentState: .normal, rightSegmentState: .selected)
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    let window = window(bar)
    expect(bar.scopeBarBackgroundImage === picture)
    expect(bar.scopeBarButtonBackgroundImage(for: .normal) === picture)
    let divider = bar.scopeBarButtonDividerImage(
      forLeftSegmentState: .normal, rightSegmentState: .selected)
    expect(divider === picture)
    let shown = window.inside.compactMap { ($0 as? UIImageView)?.image }
    expect(shown.contains { $0 === picture })
    let titles = window.inside.compactMap { $0 as? UILabel }.filter { $0.text == "Some" }
    expect(titles.first?.textColor, equals: .red)
  }

  @Test func `items of a tab bar stand together in the middle, as its appearance says`() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
    bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    let look = UITabBarAppearance()
    look.stackedItemPositioning = .centered
    look.stackedItemWidth = 60
    look.stackedItemSpacing = 20
    bar.standardAppearance = look
    bar.scrollEdgeAppearance = look
    let window = window(bar)
    let buttons = window.inside.filter { $0 is TabBarButton }
    expect(buttons.map(\.frame.width), equals: [60, 60])
    expect(buttons.map(\.frame.minX), equals: [130, 210])
  }

  @Test func `a slider has pictures for both parts of its track`() {
    let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 200, height: 30))
    slider.setMinimumTrackImage(picture, for: .normal)
    slider.setMaximumTrackImage(picture, for: .normal)
    slider.minimumValueImage = picture
    let window = window(slider)
    expect(slider.currentMinimumTrackImage === picture)
    expect(slider.currentMaximumTrackImage === picture)
    expect(slider.minimumValueImageRect(forBounds: slider.bounds).width, equals: 40)
    expect(window.inside.contains { ($0 as? UIImageView)?.image === picture })
  }
}
