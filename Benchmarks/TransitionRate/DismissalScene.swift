import PantographGestures
import PantographTouches
import UIKit

/// A card that drags move down again and again. Each time it goes back, so that the next drag can begin.
@MainActor
final class DismissalScene: PanTransitionDriverDelegate {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()
  private let card = UIViewController()
  private let driver: PanTransitionDriver
  // Unchecked, and changed in place, so that hardly anything but the processing of a frame is measured.
  @exclusivity(unchecked) private var frames: [ContactFrame]
  /// The times of the frames since the first replay's start, in microseconds.
  private let times: [Int64]
  private let session: TouchSession
  private var start: Int64 = 1_000_000
  private var nextID: UInt32 = 0
  private(set) var decisions = 0

  init(_ frames: [ContactFrame]) {
    self.frames = frames
    times = frames.map(\.time.microseconds)
    let scale = 390 / 68.0
    session = TouchSession(
      window: window,
      placement: TouchSession.Placement(pointsPerMillimetre: CGVector(dx: scale, dy: scale)))
    // A drag over the whole distance is needed to finish, so the card stays for the next replay.
    var thresholds = InteractionThresholds()
    thresholds.finish.progress = 1
    thresholds.finish.velocity = nil
    driver = PanTransitionDriver(
      dismissing: card, pan: UIPanGestureRecognizer(), direction: .down, thresholds: thresholds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    card.modalPresentationStyle = .overFullScreen
    card.view.addGestureRecognizer(driver.pan)
    root.present(card, animated: false)
    window.advance(to: 0.5)
    window.advance(to: 1)
    driver.delegate = self
  }

  func replay() {
    nextID += 1
    for index in frames.indices {
      frames[index].time = Timestamp(microseconds: start + times[index])
      for contact in frames[index].indices {
        frames[index][contact].id = ContactID(rawValue: nextID)
      }
      session.receive(reading: &frames[index])
    }
    start += 2_500_000
    // Lets the card go back.
    session.advance(to: Timestamp(microseconds: start - 500_000))
    session.advance(to: Timestamp(microseconds: start - 400_000))
    precondition(!driver.isActive && root.presentedViewController === card)
  }

  func driver(_ driver: PanTransitionDriver, didDecide decision: ReleaseDecision) {
    decisions += 1
  }
}
