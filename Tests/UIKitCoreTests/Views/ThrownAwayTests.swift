import Expectations
import Testing
import UIKit
import ViewTesting

/// Windows that are released, with any work in progress.
@MainActor
struct ThrownAwayTests {
  enum Work: CaseIterable {
    case animation, completion, repeating, keyframes, animator, presenting, interactive
    case pushing, layerAnimation, transition, touch, delayed, menu, sheet, spring
  }

  private func begin(_ work: Work, in window: UIWindow, _ page: UIViewController) {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    page.view.addSubview(box)
    switch work {
    case .animation: UIView.animate(withDuration: 1) { box.center.x = 200 }
    case .completion:
      UIView.animate(withDuration: 1) {
        box.alpha = 0
      } completion: { _ in
        box.removeFromSuperview()
        page.view.backgroundColor = .red
      }
    case .repeating:
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { box.alpha = 0 }
    case .keyframes:
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.5) { box.alpha = 0 }
      } completion: { _ in
        page.view.alpha = 1
      }
    case .animator:
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.alpha = 0 }
      animator.addCompletion { _ in box.alpha = 1 }
      animator.startAnimation()
    case .presenting, .sheet:
      let modal = UIViewController()
      modal.modalPresentationStyle = work == .sheet ? .pageSheet : .fullScreen
      page.present(modal, animated: true) { page.title = "done" }
    case .interactive:
      page.navigationController?.pushViewController(UIViewController(), animated: false)
      window.advance(to: window.now + 1)
      page.navigationController?.popViewController(animated: true)
    case .pushing:
      page.navigationController?.pushViewController(UIViewController(), animated: true)
    case .layerAnimation:
      let spin = CABasicAnimation(keyPath: "transform.rotation")
      spin.toValue = 6.28
      spin.duration = 2
      spin.repeatCount = .infinity
      box.layer.add(spin, forKey: "spin")
    case .transition:
      UIView.transition(with: box, duration: 1, options: .transitionFlipFromLeft) {
        box.backgroundColor = .green
      } completion: { _ in
        box.isHidden = true
      }
    case .touch:
      box.addGestureRecognizer(UILongPressGestureRecognizer())
      let fingers = Fingers(window, startingAt: 1)
      fingers.down(1, 10, 10)
    case .delayed: UIView.animate(withDuration: 1, delay: 5) { box.alpha = 0 }
    case .menu:
      let button = UIButton(configuration: .filled())
      button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
      button.showsMenuAsPrimaryAction = true
      button.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
      page.view.addSubview(button)
      button.performPrimaryAction()
    case .spring:
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1
      ) {
        box.center.y = 300
      } completion: { _ in
        box.alpha = 0
      }
    }
  }

  @Test(arguments: Work.allCases, [false, true])
  func `a window that is thrown away goes at once with all that is in it`(work: Work, turns: Bool) {
    weak var window: UIWindow?
    weak var page: UIViewController?
    do {
      let own = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let root = UIViewController()
      window = own
      page = root
      own.rootViewController = UINavigationController(rootViewController: root)
      own.makeKeyAndVisible()
      own.advance(to: 1)
      begin(work, in: own, root)
      if turns { own.advance(to: 1.3) }
    }
    expectNil(window, "the window is still there")
    expectNil(page, "the controller is still there")
  }

  @Test func `a transition in a hand goes with its window, and nobody is blamed`() {
    var warnings: [String] = []
    let before = Misuse.onWarning
    Misuse.onWarning = { warnings.append($0) }
    defer { Misuse.onWarning = before }
    weak var window: UIWindow?
    do {
      let table = PresentationTable()
      Misuse.onWarning = { warnings.append($0) }
      window = table.window
      table.delegate.presentInteractor = table.interactor
      table.a.present(table.b, animated: true)
      table.turn()
      table.interactor.update(0.4)
      table.pass(0.1)
    }
    expectNil(window)
    expect(warnings.isEmpty, "\(warnings)")
  }
}
