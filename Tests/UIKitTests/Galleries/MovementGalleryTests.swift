import Expectations
import GoldenTexts
import Testing
import UIKit
import ViewTesting

/// The places of scroll views, sheets and pages at each moment of a gesture, and the calls of their delegates.
@MainActor
struct MovementGalleryTests {
  private let gallery = Gallery()

  private func expect(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let difference = try GoldenText(name).difference(from: gallery.text)
    expectNil(difference, sourceLocation: sourceLocation)
  }

  private final class Log: NSObject, UIScrollViewDelegate {
    var words: [String] = []
    weak var zoomed: UIView?

    func take() -> String {
      defer { words = [] }
      return words.joined(separator: ", ")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if words.last != "scroll" { words.append("scroll") }
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      if words.last != "zoom" { words.append("zoom") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { words.append("will drag") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      let target = targetContentOffset.pointee
      words.append(shortened("will end at \(velocity) for \(target)"))
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      words.append("did drag \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { words.append("will coast") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { words.append("did coast") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      words.append("did animate")
    }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      words.append("will zoom")
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
      words.append("did zoom to \(scale.text)")
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { words.append("at the top") }
  }

  private let log = Log()

  private func note(_ words: String, _ scroll: UIScrollView) {
    let offset = scroll.contentOffset
    let states =
      "\(scroll.isTracking ? "t" : "-")\(scroll.isDragging ? "d" : "-")"
      + "\(scroll.isDecelerating ? "c" : "-")\(scroll.isZooming ? "z" : "-")"
      + "\(scroll.isZoomBouncing ? "b" : "-")"
    gallery.add(
      "\(words) \(offset.x.text),\(offset.y.text) scale \(scroll.zoomScale.text) \(states) "
        + log.take())
  }

  private func scrollView(_ content: CGSize) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scroll.contentSize = content
    scroll.delegate = log
    let view = UIView(frame: CGRect(origin: .zero, size: content))
    scroll.addSubview(view)
    log.zoomed = view
    gallery.window.rootViewController?.view.addSubview(scroll)
    gallery.window.layoutIfNeeded()
    return scroll
  }

  /// Drags from one point to another in steps of 10 ms, and follows the view until it rests.
  private func drag(
    _ words: String, _ scroll: UIScrollView, from: CGPoint, by way: CGVector, steps: Int,
    rest: Int64 = 0, frames: Int = 12
  ) {
    gallery.title(words)
    gallery.fingers.down(0, from.x, from.y)
    for step in 1...steps {
      let share = CGFloat(step) / CGFloat(steps)
      gallery.fingers.move(0, from.x + way.dx * share, from.y + way.dy * share)
      note("move", scroll)
    }
    if rest > 0 { gallery.fingers.wait(rest) }
    gallery.fingers.lift()
    note("lift", scroll)
    for _ in 1...frames {
      gallery.fingers.wait(67)
      note("67 ms", scroll)
    }
    gallery.fingers.wait(5000)
    note("rest", scroll)
    gallery.add(scroll.layer.treeDescription(.presentation))
  }

  private let middle = CGPoint(x: 200, y: 400)

  @Test func `drags, flicks and bounces`() throws {
    let scroll = scrollView(CGSize(width: 400, height: 3000))
    drag("slowly", scroll, from: middle, by: CGVector(dx: 3, dy: -60), steps: 12)
    drag("with a rest", scroll, from: middle, by: CGVector(dx: 0, dy: -90), steps: 5, rest: 150)
    drag("flick", scroll, from: middle, by: CGVector(dx: 0, dy: -150), steps: 6)
    drag("flick back over the top", scroll, from: middle, by: CGVector(dx: 0, dy: 390), steps: 7)
    drag(
      "pulled over the top", scroll, from: middle, by: CGVector(dx: 0, dy: 200), steps: 12,
      rest: 100)
    scroll.contentOffset.y = 2150
    drag("flick over the end", scroll, from: middle, by: CGVector(dx: 0, dy: -350), steps: 7)
    scroll.bounces = false
    drag("end without a bounce", scroll, from: middle, by: CGVector(dx: 0, dy: -350), steps: 7)
    scroll.decelerationRate = .fast
    drag("fast", scroll, from: middle, by: CGVector(dx: 0, dy: 250), steps: 8)
    scroll.bounces = true
    scroll.contentSize = CGSize(width: 900, height: 900)
    scroll.isDirectionalLockEnabled = true
    drag("locked", scroll, from: middle, by: CGVector(dx: -100, dy: -30), steps: 8)
    drag("diagonal", scroll, from: middle, by: CGVector(dx: -80, dy: 70), steps: 8)
    scroll.contentSize = CGSize(width: 100, height: 100)
    drag("little content", scroll, from: middle, by: CGVector(dx: 0, dy: 70), steps: 8)
    scroll.alwaysBounceVertical = true
    drag(
      "little content that bounces", scroll, from: middle, by: CGVector(dx: 20, dy: 70), steps: 8)
    try expect("scrolling")
  }

  @Test func `pages, insets and programs`() throws {
    let scroll = scrollView(CGSize(width: 2000, height: 800))
    scroll.isPagingEnabled = true
    drag("little", scroll, from: middle, by: CGVector(dx: -60, dy: 0), steps: 8, rest: 100)
    drag("flick", scroll, from: middle, by: CGVector(dx: -90, dy: 0), steps: 5)
    drag(
      "far", scroll, from: CGPoint(x: 390, y: 300), by: CGVector(dx: -250, dy: 0), steps: 9,
      rest: 200)
    drag("back", scroll, from: middle, by: CGVector(dx: 120, dy: 0), steps: 5)
    scroll.isPagingEnabled = false
    scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    scroll.verticalScrollIndicatorInsets = UIEdgeInsets(top: 5, left: 0, bottom: 6, right: 7)
    scroll.setContentOffset(CGPoint(x: 700, y: 0), animated: true)
    gallery.title("animated")
    for _ in 1...8 {
      gallery.fingers.wait(50)
      note("50 ms", scroll)
    }
    scroll.scrollRectToVisible(CGRect(x: 1900, y: 0, width: 50, height: 50), animated: true)
    for _ in 1...8 {
      gallery.fingers.wait(50)
      note("50 ms", scroll)
    }
    scroll.flashScrollIndicators()
    gallery.watch(scroll, steps: 6, of: 250)
    scroll.indicatorStyle = .white
    gallery.window.traitOverrides.layoutDirection = .rightToLeft
    drag("mirrored", scroll, from: middle, by: CGVector(dx: 120, dy: 0), steps: 5)
    gallery.fingers.scroll(.began, 0, 0)
    for _ in 1...5 {
      gallery.fingers.scroll(.changed, -9, 0)
      note("wheel", scroll)
    }
    gallery.fingers.scroll(.ended, 0, 0)
    for _ in 1...5 {
      gallery.fingers.wait(80)
      note("80 ms", scroll)
    }
    for _ in 1...3 {
      gallery.fingers.scroll(.changed, -10, 0, type: .discrete)
      gallery.fingers.wait(60)
      note("notch", scroll)
    }
    gallery.fingers.wait(1000)
    note("rest", scroll)
    try expect("scrolling-pages")
  }

  @Test func `zooming`() throws {
    let scroll = scrollView(CGSize(width: 400, height: 800))
    scroll.minimumZoomScale = 0.8
    scroll.maximumZoomScale = 3
    for (words, end) in [("out", 120.0), ("far out", 195), ("in", 20), ("far in", 3)] {
      gallery.title(words)
      let start = end > 50 ? 40.0 : 150
      gallery.fingers.together {
        gallery.fingers.down(0, 200 - start, 380)
        gallery.fingers.down(1, 200 + start, 420)
      }
      for step in 1...10 {
        let half = start + (end - start) * Double(step) / 10
        gallery.fingers.together {
          gallery.fingers.move(0, 200 - half, 380)
          gallery.fingers.move(1, 200 + half, 420)
        }
        note("pinch", scroll)
      }
      gallery.fingers.lift(1)
      note("one lifts", scroll)
      gallery.fingers.lift(0)
      for _ in 1...8 {
        gallery.fingers.wait(60)
        note("60 ms", scroll)
      }
      gallery.fingers.wait(1000)
      note("rest", scroll)
      gallery.add(scroll.layer.treeDescription(.presentation))
    }
    scroll.zoom(to: CGRect(x: 50, y: 60, width: 100, height: 130), animated: true)
    for _ in 1...6 {
      gallery.fingers.wait(70)
      note("70 ms", scroll)
      gallery.add(scroll.layer.treeDescription(.presentation))
    }
    scroll.setZoomScale(1, animated: false)
    note("set", scroll)
    scroll.bouncesZoom = false
    gallery.fingers.together {
      gallery.fingers.down(0, 100, 400)
      gallery.fingers.down(1, 300, 400)
    }
    for step in 1...8 {
      gallery.fingers.together {
        gallery.fingers.move(0, 100 + Double(step) * 10, 400)
        gallery.fingers.move(1, 300 - Double(step) * 10, 400)
      }
      note("pinch without a bounce", scroll)
    }
    gallery.fingers.together {
      gallery.fingers.lift(0)
      gallery.fingers.lift(1)
    }
    note("lift", scroll)
    try expect("zooming")
  }

  @Test func `a table that is pulled to refresh`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let control = UIRefreshControl()
    control.attributedTitle = NSAttributedString(string: "Wait")
    table.refreshControl = control
    table.delegate = nil
    gallery.window.rootViewController?.view.addSubview(table)
    gallery.window.layoutIfNeeded()
    for way in [60.0, 330] {
      gallery.title("pulled by \(way)")
      gallery.fingers.down(0, 200, 200)
      for step in 1...15 {
        gallery.fingers.move(0, 200, 200 + way * Double(step) / 15)
        gallery.add("\(table.contentOffset.y.text) \(control.isRefreshing)")
      }
      gallery.add(control.layer.wholeText())
      gallery.fingers.lift()
      for _ in 1...10 {
        gallery.fingers.wait(80)
        gallery.add("\(table.contentOffset.y.text) \(control.isRefreshing)")
      }
      gallery.add(control.layer.wholeText())
      control.endRefreshing()
      for _ in 1...8 {
        gallery.fingers.wait(80)
        gallery.add("\(table.contentOffset.y.text) \(control.isRefreshing)")
      }
    }
    control.beginRefreshing()
    gallery.watch(table, steps: 3, of: 100)
    try expect("refreshing")
  }

  @Test func `sheets at their detents`() throws {
    gallery.window.safeAreaOfScreen = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let root = gallery.window.rootViewController
    root?.view.backgroundColor = .white
    let page = UIViewController()
    page.view.backgroundColor = .yellow
    let sheet = page.sheetPresentationController
    sheet?.detents = [.medium(), .large(), .custom { $0.maximumDetentValue * 0.3 }]
    sheet?.prefersGrabberVisible = true
    sheet?.preferredCornerRadius = 21
    sheet?.largestUndimmedDetentIdentifier = .medium
    root?.present(page, animated: true)
    gallery.watch(gallery.window, steps: 4, of: 100)
    gallery.fingers.wait(1000)
    for (words, from, way, steps) in [
      ("up a little", 480.0, -60.0, 12), ("up", 480, -300, 12), ("up beyond the top", 150, -100, 8),
      ("down a little", 150, 60, 9), ("down by a flick", 150, 160, 4), ("down again", 480, 100, 5),
      ("down until it goes", 650, 140, 4),
    ] {
      gallery.title(words)
      gallery.fingers.down(0, 200, from)
      for step in 1...steps {
        gallery.fingers.move(0, 200, from + way * Double(step) / Double(steps))
      }
      gallery.addSeen("before the lift", gallery.window)
      gallery.fingers.lift()
      gallery.watch(gallery.window, steps: 4, of: 100)
      gallery.fingers.wait(1500)
      gallery.addSeen("rest", gallery.window)
      gallery.add(sheet?.selectedDetentIdentifier?.rawValue ?? "none")
    }
    try expect("sheets")
  }

  @Test func `page view controllers`() throws {
    final class Pages: NSObject, UIPageViewControllerDataSource {
      let all = (0..<4).map { index in
        let page = UIViewController()
        page.title = "\(index)"
        page.view.backgroundColor = [.red, .green, .blue, .yellow][index]
        return page
      }
      func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
        let place = (all.firstIndex(of: controller) ?? 0) + step
        return all.indices.contains(place) ? all[place] : nil
      }
      func pageViewController(
        _ controller: UIPageViewController, viewControllerBefore page: UIViewController
      ) -> UIViewController? { self.page(page, -1) }
      func pageViewController(
        _ controller: UIPageViewController, viewControllerAfter page: UIViewController
      ) -> UIViewController? { self.page(page, 1) }
      func presentationCount(for controller: UIPageViewController) -> Int { 4 }
      func presentationIndex(for controller: UIPageViewController) -> Int { 1 }
    }
    for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
      for orientation in [UIPageViewController.NavigationOrientation.horizontal, .vertical] {
        let pages = Pages()
        let controller = UIPageViewController(
          transitionStyle: style, navigationOrientation: orientation,
          options: [.interPageSpacing: 20])
        controller.dataSource = pages
        controller.setViewControllers([pages.all[1]], direction: .forward, animated: false)
        gallery.window.rootViewController = controller
        gallery.window.layoutIfNeeded()
        gallery.title("style \(style.rawValue) orientation \(orientation.rawValue)")
        gallery.add(gallery.window.layer.treeDescription())
        let isAcross = orientation == .horizontal
        for (way, steps) in [(-60.0, 12), (-250, 9), (220, 8), (30, 12)] {
          let start = way < 0 ? 380.0 : 20
          gallery.fingers.down(0, isAcross ? start : 200, isAcross ? 400 : start)
          for step in 1...steps {
            let now = start + way * Double(step) / Double(steps)
            gallery.fingers.move(0, isAcross ? now : 200, isAcross ? 400 : now)
          }
          gallery.addSeen("before the lift", gallery.window)
          gallery.fingers.lift()
          gallery.watch(gallery.window, steps: 3, of: 120)
          gallery.fingers.wait(1500)
          gallery.add("page \(controller.viewControllers?.first?.title ?? "none")")
        }
        controller.setViewControllers([pages.all[3]], direction: .forward, animated: true)
        gallery.watch(gallery.window, steps: 3, of: 120)
        gallery.fingers.wait(1500)
      }
    }
    try expect("page-view-controllers")
  }
}
