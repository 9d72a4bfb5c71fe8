import Expectations
import Foundation
import PantographDemos
import PantographRecordingFiles
import PantographRecordings
import PantographRendering
import PantographStage
import PantographTouches
import Testing
import UIKit

/// Another author's application, launched and moved by recordings.
@MainActor
@Suite(.serialized) struct ApplicationRunTests {
  final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = Start()
      window?.makeKeyAndVisible()
      return true
    }
  }

  /// Presents a card at once. A pan of this controller dismisses the card.
  final class Start: UIViewController, UIViewControllerTransitioningDelegate {
    let interactor = UIPercentDrivenInteractiveTransition()
    var isDriven = false
    private var hasShown = false

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      guard !hasShown else { return }
      hasShown = true
      let card = Card()
      card.start = self
      card.transitioningDelegate = self
      card.modalPresentationStyle = .fullScreen
      present(card, animated: true)
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Down() }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { isDriven ? interactor : nil }
  }

  final class Card: UIViewController {
    weak var start: Start?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Card.pan(_:)))
    }

    func pan(_ pan: UIPanGestureRecognizer) {
      guard let start else { return }
      let share = pan.translation(in: nil).y / view.bounds.height
      switch pan.state {
      case .began:
        start.isDriven = true
        dismiss(animated: true)
      case .changed: start.interactor.update(share)
      case .ended:
        start.isDriven = false
        share > 0.2 ? start.interactor.finish() : start.interactor.cancel()
      default:
        start.isDriven = false
        start.interactor.cancel()
      }
    }
  }

  final class Down: UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
        return context.completeTransition(false)
      }
      context.containerView.insertSubview(to, belowSubview: from)
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        from.frame.origin.y = context.containerView.bounds.height
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  private static let recordings = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Recordings")

  private func contacts(_ name: String) throws -> RecordedContacts {
    let path = Self.recordings.appendingPathComponent("\(name).evemu").path
    let track = try RecordingFile.load(path, strict: true).recording.tracks.first
    return RecordedContacts(try #require(track))
  }

  private var scene: DemoScene { .application("Cards") { Delegate() } }

  @Test func `it launches, is driven, and goes to the background in Apple's order`() throws {
    let report = SceneRun(scene, contacts: try contacts("phone-swipe-down-125hz")).run()
    let words = report.lines.map(\.text)
    expect(
      Array(words.prefix(8)),
      equals: [
        "Delegate application(_:willFinishLaunchingWithOptions:)",
        "Delegate application(_:didFinishLaunchingWithOptions:)", "Start viewDidLoad",
        "Start viewWillAppear(false)", "Start viewDidAppear(false)",
        "Delegate applicationDidBecomeActive", "Start to Card: a transition",
        "Start viewWillDisappear(true)",
      ])
    expect(
      Array(words.suffix(3)),
      equals: [
        "Delegate applicationWillResignActive", "Delegate applicationDidEnterBackground",
        "Delegate applicationWillTerminate",
      ])
    expect(words.contains("Card to Start: a transition that the application drives"))
    let transition = try #require(report.transitions.first)
    expect(report.transitions.count == 1 && transition.outcome == .finish)
    expect(transition.furthest > 0.2 && transition.course.count > 5)
    expect(words.contains { $0.hasPrefix("the application finishes it at ") })
    expect(report.shown, equals: ["Start"])
    expect(report.tree?.contains("UIWindow"), equals: true)
    // Launched a second before the first finger.
    let launch = try #require(report.lines.first)
    expect(abs((report.start - launch.time).seconds - 1), isBelow: 0.02)
  }

  @Test func `a second launch is a new application, and the same happens`() throws {
    let contacts = try contacts("phone-swipe-down-125hz")
    let first = SceneRun(scene, contacts: contacts).run()
    let second = SceneRun(scene, contacts: contacts).run()
    expect(first.lines == second.lines && first.transitions == second.transitions)
  }

  @Test func `its film is drawn by launching it again`() throws {
    let contacts = try contacts("phone-swipe-down-125hz")
    let report = SceneRun(scene, contacts: contacts).run()
    let film = SceneFilm(scale: 0.25) { SceneRun(scene, contacts: contacts) }
    let strips = try film.strips(of: report, moments: 3)
    expect(strips.count, equals: 1)
    try expect(FilmStrip.image(of: strips).width, isAbove: 100)
  }

  @Test func `a part of its window without a color is black, as on a device`() throws {
    let contacts = try contacts("phone-swipe-down-125hz")
    let film = SceneFilm(scale: 0.25) { SceneRun(scene, contacts: contacts) }
    let frames = try film.frames(at: [.zero, .milliseconds(5000)])
    expect(frames.map { $0.image[5, 5] }, equals: [0xffff_ffff, 0xff00_0000])
  }

  @Test func `fingers that begin nothing leave it as it is`() throws {
    let report = SceneRun(scene, contacts: try contacts("phone-tap-90hz")).run()
    expect(report.transitions.isEmpty && report.shown == ["Start", "Card"])
  }

  @Test func `its keys are those that do something`() {
    let keys = DemoKey.help(keysAreHand: false, canGoBack: true, isApplication: true).map(\.key)
    expect(keys.contains("b") && keys.contains("q") && keys.contains(","))
    expect(!keys.contains("p") && !keys.contains("n") && !keys.contains("enter"))
  }

  @Test func `a window of a test hears nothing of an application that has gone`() throws {
    _ = SceneRun(scene, contacts: try contacts("phone-tap-90hz")).run()
    expectNil(UIApplication.shared.delegate)
    expect(UIWindow(frame: .zero).now, equals: 0)
  }
}
