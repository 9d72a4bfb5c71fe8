import Expectations
import GoldenTexts
import Testing
import UIKit
import ViewTesting

/// Fingers and transitions in a right-to-left window, and beside them the same from left to right.
@MainActor
struct MirroredGalleryTests {
  private func expect(
    _ name: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let difference = try GoldenText(name).difference(from: text)
    expectNil(difference, sourceLocation: sourceLocation)
  }

  private func galleries(_ fill: @MainActor (Gallery) -> Void) -> String {
    [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft].map { direction in
      let gallery = Gallery(CGSize(width: 300, height: 400))
      gallery.window.traitOverrides.layoutDirection = direction
      gallery.window.layoutIfNeeded()
      gallery.title(direction == .leftToRight ? "left to right" : "right to left")
      fill(gallery)
      return gallery.text
    }.joined()
  }

  private func page(_ title: String, _ color: UIColor) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = color
    return page
  }

  /// Drags a finger in ten steps, shows what is seen, lifts, and shows what is seen after each 100 ms.
  private func drag(
    _ words: String, in gallery: Gallery, _ view: UIView, from start: CGPoint, by way: CGVector
  ) {
    gallery.title(words)
    gallery.fingers.down(0, Double(start.x), Double(start.y))
    for step in 1...10 {
      gallery.fingers.move(
        0, Double(start.x + way.dx * CGFloat(step) / 10),
        Double(start.y + way.dy * CGFloat(step) / 10))
    }
    gallery.addSeen("held", view)
    gallery.fingers.lift()
    gallery.watch(view, steps: 2, of: 100)
    gallery.fingers.wait(1500)
    gallery.addSeen("at rest", view)
  }

  private final class Pages: NSObject, UIPageViewControllerDataSource {
    var pages: [UIViewController] = []

    private func neighbor(of page: UIViewController, _ step: Int) -> UIViewController? {
      guard let place = pages.firstIndex(of: page) else { return nil }
      return pages.indices.contains(place + step) ? pages[place + step] : nil
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { neighbor(of: viewController, -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { neighbor(of: viewController, 1) }
  }

  @Test func `pages turn towards the end of the line`() throws {
    let text = galleries { gallery in
      for orientation in [UIPageViewController.NavigationOrientation.horizontal, .vertical] {
        let source = Pages()
        source.pages = [page("A", .red), page("B", .green), page("C", .blue)]
        let pages = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: orientation,
          options: [.interPageSpacing: 10])
        pages.dataSource = source
        gallery.window.rootViewController = pages
        pages.setViewControllers([source.pages[1]], direction: .forward, animated: false)
        gallery.window.layoutIfNeeded()
        for (place, direction) in [
          (2, UIPageViewController.NavigationDirection.forward), (0, .reverse), (1, .forward),
        ] {
          gallery.title("orientation \(orientation.rawValue) to \(place)")
          pages.setViewControllers([source.pages[place]], direction: direction, animated: true)
          gallery.watch(pages.view, steps: 2, of: 100)
          gallery.fingers.wait(1500)
        }
        for way in [CGVector(dx: 120, dy: 0), CGVector(dx: -120, dy: 0), CGVector(dx: 0, dy: -150)]
        {
          drag(
            "drag \(way.dx) \(way.dy)", in: gallery, pages.view,
            from: CGPoint(x: 150, y: 250), by: way)
        }
      }
    }
    try expect("mirrored-pages", text)
  }

  @Test func `navigation comes from the end of the line`() throws {
    let text = galleries { gallery in
      let navigation = UINavigationController(rootViewController: page("One", .red))
      gallery.window.rootViewController = navigation
      gallery.window.layoutIfNeeded()
      gallery.title("push")
      navigation.pushViewController(page("Two", .green), animated: true)
      gallery.watch(navigation.view, steps: 2, of: 150)
      gallery.fingers.wait(1500)
      gallery.addSeen("pushed", navigation.view)
      drag(
        "from the left edge", in: gallery, navigation.view, from: CGPoint(x: 2, y: 200),
        by: CGVector(dx: 100, dy: 0))
      if navigation.viewControllers.count == 1 {
        navigation.pushViewController(page("Two", .green), animated: false)
      }
      drag(
        "from the right edge", in: gallery, navigation.view, from: CGPoint(x: 298, y: 200),
        by: CGVector(dx: -100, dy: 0))
      gallery.add("stack of \(navigation.viewControllers.count)")
    }
    try expect("mirrored-navigation", text)
  }

  @Test func `controls are dragged and tapped from the start of the line`() throws {
    let text = galleries { gallery in
      guard let root = gallery.window.rootViewController?.view else { return }
      let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
      slider.value = 0.25
      let toggle = UISwitch(frame: CGRect(x: 20, y: 80, width: 51, height: 31))
      let stepper = UIStepper(frame: CGRect(x: 20, y: 130, width: 94, height: 32))
      let segments = UISegmentedControl(items: ["One", "Two", "Three"])
      segments.frame = CGRect(x: 20, y: 180, width: 210, height: 32)
      let dots = UIPageControl(frame: CGRect(x: 20, y: 230, width: 200, height: 30))
      dots.numberOfPages = 5
      dots.currentPage = 2
      for view in [slider, toggle, stepper, segments, dots] { root.addSubview(view) }
      gallery.window.layoutIfNeeded()
      @MainActor func values() {
        gallery.add(
          "slider \(shortened("\(slider.value)")) switch \(toggle.isOn) stepper \(stepper.value)"
            + " segment \(segments.selectedSegmentIndex) page \(dots.currentPage)")
      }
      @MainActor func tap(_ x: Double, _ y: Double) {
        gallery.fingers.down(0, x, y)
        gallery.fingers.wait(30)
        gallery.fingers.lift()
        gallery.fingers.wait(600)
        values()
      }
      gallery.add(root.layer)
      drag("slider", in: gallery, slider, from: CGPoint(x: 70, y: 40), by: CGVector(dx: 50, dy: 0))
      values()
      drag(
        "slider", in: gallery, slider, from: CGPoint(x: 170, y: 40), by: CGVector(dx: -30, dy: 0))
      values()
      for (x, y) in [
        (45.0, 95.0), (45, 95), (40, 146), (95, 146), (95, 146), (50, 196), (120, 196), (200, 196),
        (60, 245), (180, 245), (180, 245),
      ] {
        tap(x, y)
      }
      drag("switch", in: gallery, toggle, from: CGPoint(x: 32, y: 95), by: CGVector(dx: 25, dy: 0))
      values()
      drag("switch", in: gallery, toggle, from: CGPoint(x: 58, y: 95), by: CGVector(dx: -25, dy: 0))
      values()
      gallery.add(root.layer)
    }
    try expect("mirrored-controls", text)
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(
        style: [.default, .value1, .value2, .subtitle][indexPath.row], reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = indexPath.row == 1 ? .disclosureIndicator : .none
      return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    private func actions(_ title: String) -> UISwipeActionsConfiguration {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: title) { _, _, done in done(true) },
        UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) },
      ])
    }

    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { indexPath.row == 1 ? actions("Read") : nil }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { indexPath.row < 2 ? actions("Delete") : nil }
  }

  @Test func `rows are swiped from both sides, and edited`() throws {
    let text = galleries { gallery in
      let rows = Rows()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), style: .plain)
      table.dataSource = rows
      table.delegate = rows
      gallery.window.rootViewController?.view.addSubview(table)
      gallery.window.layoutIfNeeded()
      for (row, way) in [(0, -130.0), (0, 130), (1, -60), (1, 60), (1, 200), (2, -100)] {
        let y = table.rectForRow(at: IndexPath(row: row, section: 0)).midY
        drag(
          "row \(row) by \(way)", in: gallery, table, from: CGPoint(x: 150, y: y),
          by: CGVector(dx: way, dy: 0))
        gallery.fingers.down(0, 150, 280)
        gallery.fingers.lift()
        gallery.fingers.wait(800)
      }
      gallery.title("editing")
      table.setEditing(true, animated: true)
      gallery.watch(table, steps: 2, of: 120)
      gallery.fingers.wait(800)
      gallery.addSeen("at rest", table)
    }
    try expect("mirrored-rows", text)
  }
}
