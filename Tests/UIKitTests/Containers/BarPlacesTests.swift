import Expectations
import Testing
import UIKit

/// Places of buttons and titles in a navigation bar.
@MainActor
struct BarPlacesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  private func views(_ widths: CGFloat...) -> [UIView] {
    widths.map { UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 30)) }
  }

  /// Returns the left and the right edge of each view in the bar.
  private func edges(_ views: [UIView]) -> [[CGFloat]] {
    window.layoutIfNeeded()
    return views.map {
      let frame = $0.convert($0.bounds, to: navigation.navigationBar)
      return [frame.minX, frame.maxX]
    }
  }

  @Test func `buttons begin 16 points from the sides, with 8 points between two`() {
    let (left, right) = (views(40, 30), views(50, 20, 10))
    root.navigationItem.leftBarButtonItems = left.map(UIBarButtonItem.init(customView:))
    root.navigationItem.rightBarButtonItems = right.map(UIBarButtonItem.init(customView:))
    expect(edges(left), equals: [[16, 56], [64, 94]])
    expect(edges(right), equals: [[324, 374], [296, 316], [278, 288]])
  }

  @Test func `a title is in the center, or 8 points beside the buttons`() {
    let title = views(100)
    root.navigationItem.titleView = title[0]
    expect(edges(title), equals: [[145, 245]])
    root.navigationItem.leftBarButtonItems = views(100, 50).map(UIBarButtonItem.init(customView:))
    // The buttons end at 174.
    expect(edges(title), equals: [[182, 282]])
    root.navigationItem.leftBarButtonItems = nil
    root.navigationItem.rightBarButtonItems = views(120, 60).map(UIBarButtonItem.init(customView:))
    // The buttons begin at 186.
    expect(edges(title), equals: [[78, 178]])
  }

  @Test func `a title without room is as narrow as the room`() {
    let title = views(300)
    root.navigationItem.titleView = title[0]
    root.navigationItem.leftBarButtonItems = views(80).map(UIBarButtonItem.init(customView:))
    root.navigationItem.rightBarButtonItems = views(80).map(UIBarButtonItem.init(customView:))
    expect(edges(title), equals: [[104, 286]])
  }

  @Test func `a view without a frame has the size of its constraints, or of its content`() throws {
    let (sized, titled) = (UIButton(), UIButton(type: .system))
    sized.widthAnchor.constraint(equalToConstant: 25).isActive = true
    sized.heightAnchor.constraint(equalToConstant: 20).isActive = true
    titled.setTitle("Title", for: .normal)
    root.navigationItem.rightBarButtonItems = [sized, titled].map(UIBarButtonItem.init(customView:))
    let width = titled.intrinsicContentSize.width
    expect(width, isAtLeast: 20)
    let places = edges([sized, titled])
    expect(places[0], equals: [349, 374])
    expect(places[1][1] == 341 && abs(places[1][1] - places[1][0] - width) < 1)
    expect(sized.bounds.height, equals: 20)
  }
}
