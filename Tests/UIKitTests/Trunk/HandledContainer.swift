import PantographGestures
import UIKit
import ViewTesting

/// One stroke of a hand along a container's direction.
struct HandStroke {
  /// The share of the distance and the milliseconds of each straight part.
  var parts: [(share: Double, duration: Int)]
  /// The rest before the lift, in milliseconds.
  var hold: Int64 = 0
  var fingers = 1
  /// The points sideways for each point forwards.
  var slant = 0.0

  static let slow = HandStroke(parts: [(0.4, 600)], hold: 200)
  static let brisk = HandStroke(parts: [(0.4, 240)])
  static let flick = HandStroke(parts: [(0.3, 80)])
  static let back = HandStroke(parts: [(0.7, 400), (-0.2, 150)])
  static let trembling = HandStroke(parts: [(0.45, 300), (0.01, 60), (-0.01, 60)], hold: 20)
  static let past = HandStroke(parts: [(1.6, 800)], hold: 200)
  static let slanted = HandStroke(parts: [(0.6, 400)], slant: 0.6)
  static let twoFingers = HandStroke(parts: [(0.6, 400)], fingers: 2)
}

/// A container, a sheet or a driver under a hand, with all its callbacks and visible states.
@MainActor
final class HandledContainer: TransitionGripDelegate {
  enum Kind: String, CaseIterable, Sendable {
    case sheet, pages, lastPage, tabs, navigation, card
  }

  struct Record: Equatable {
    var events: [String] = []
    var decisions: [ReleaseDecision] = []
    /// The edges of all views in each frame, in thousandths of a point.
    var pictures: [[Int]] = []
  }

  private static let size = CGSize(width: 400, height: 800)

  private let window = UIWindow(frame: CGRect(origin: .zero, size: size))
  private let fingers: Fingers
  private var grip: TransitionGrip!
  private var start = CGPoint(x: 200, y: 400)
  private var ahead = CGVector(dx: -1, dy: 0)
  private var way = 400.0
  private var kept: [AnyObject] = []
  private var record = Record()

  init(_ kind: Kind, _ thresholds: InteractionThresholds) {
    fingers = Fingers(window, startingAt: 1)
    switch kind {
    case .sheet: fillWithSheet()
    case .pages: fillWithPages(startingAt: 0)
    case .lastPage: fillWithPages(startingAt: 1)
    case .tabs: fillWithTabs()
    case .navigation: fillWithNavigation()
    case .card: fillWithCard()
    }
    grip.thresholds = thresholds
    grip.delegate = self
    fingers.wait(20)
  }

  private func show(_ controller: UIViewController) {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.advance(to: 1)
  }

  private func fillWithSheet() {
    let (below, page) = (UIViewController(), UIViewController())
    show(below)
    let sheet = page.sheetPresentationController!
    sheet.detents = [.medium(), .custom { $0.maximumDetentValue * 0.75 }]
    below.present(page, animated: false)
    grip = sheet.dragGrip
    (start, ahead, way) = (CGPoint(x: 200, y: 700), CGVector(dx: 0, dy: -1), 200)
  }

  private func fillWithPages(startingAt index: Int) {
    let book = Book()
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = book
    pages.setViewControllers([book.pages[index]], direction: .forward, animated: false)
    show(pages)
    kept = [book]
    grip = pages.pageTurnGrip
  }

  private func fillWithTabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    show(tabs)
    tabs.allowsTabSwipe = true
    grip = tabs.tabSwipeGrip
  }

  private func fillWithNavigation() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    show(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    grip = navigation.interactivePopGrip
    (start, ahead) = (CGPoint(x: 2, y: 400), CGVector(dx: 1, dy: 0))
  }

  private func fillWithCard() {
    let (below, card) = (UIViewController(), UIViewController())
    show(below)
    card.modalPresentationStyle = .fullScreen
    below.present(card, animated: false)
    let driver = PanTransitionDriver(
      dismissing: card, pan: UIPanGestureRecognizer(), direction: .down)
    driver.length = 400
    card.view.addGestureRecognizer(driver.pan)
    kept = [driver]
    grip = driver.grip
    (start, ahead) = (CGPoint(x: 200, y: 100), CGVector(dx: 0, dy: 1))
  }

  /// Plays a stroke, and returns the record up to the rest.
  func play(_ stroke: HandStroke) -> Record {
    record = Record()
    var gone = 0.0
    fingers.together {
      for (finger, place) in places(stroke, gone).enumerated() {
        fingers.down(finger, place.x, place.y)
      }
    }
    for part in stroke.parts {
      let steps = max(part.duration / 10, 1)
      let from = gone
      for step in 1...steps {
        gone = from + part.share * way * Double(step) / Double(steps)
        fingers.together {
          for (finger, place) in places(stroke, gone).enumerated() {
            fingers.move(finger, place.x, place.y)
          }
        }
        takePicture()
      }
    }
    fingers.wait(stroke.hold)
    fingers.together { for finger in 0..<stroke.fingers { fingers.lift(finger) } }
    for _ in 0..<40 {
      fingers.wait(25)
      takePicture()
    }
    return record
  }

  /// The positions of the fingers after moving forwards by `gone` points.
  private func places(_ stroke: HandStroke, _ gone: Double) -> [CGPoint] {
    (0..<stroke.fingers).map { finger in
      let aside = gone * stroke.slant + Double(finger) * 40
      return CGPoint(
        x: start.x + ahead.dx * gone + ahead.dy.magnitude * aside,
        y: start.y + ahead.dy * gone + ahead.dx.magnitude * aside)
    }
  }

  private func takePicture() {
    var edges: [Int] = []
    func add(_ view: UIView) {
      let frame = view.layer.presentation()?.frame ?? view.frame
      for edge in [frame.minX, frame.minY, frame.width, frame.height] {
        edges.append(Int((edge * 1000).rounded()))
      }
      view.subviews.forEach(add)
    }
    window.subviews.forEach(add)
    record.pictures.append(edges)
  }

  func grip(_ grip: TransitionGrip, didMoveTo progress: CGFloat) {
    record.events.append("moves to \(Int((progress * 100_000).rounded()))")
  }

  func grip(_ grip: TransitionGrip, didDecide decision: ReleaseDecision) {
    record.decisions.append(decision)
  }

  func grip(_ grip: TransitionGrip, didSettle outcome: TransitionOutcome) {
    record.events.append("settles: \(outcome.name) after \(record.pictures.count)")
  }

  func grip(_ grip: TransitionGrip, didRefuse refusal: InteractionRefusal) {
    record.events.append("refuses: \(refusal)")
  }
}

/// A data source of two pages.
private final class Book: UIPageViewControllerDataSource {
  let pages = [UIViewController(), UIViewController()]

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
}
