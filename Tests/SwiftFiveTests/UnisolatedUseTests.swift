import Foundation
import Testing
import UIKit

// Compiled as Swift 5, like most code for iOS: this code is on no actor, and UIKit is on the main actor. It
// compiles as it does with Apple's UIKit.

/// Creates views without an actor.
struct CardFactory {
  func card(_ title: String) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let label = UILabel(frame: view.bounds)
    label.text = title
    view.addSubview(label)
    view.layer.cornerRadius = 8
    UIView.animate(withDuration: 0.2) { view.alpha = 0.5 }
    return view
  }
}

/// Stores the view that a gesture has moved.
class DragState {
  let recognizer = UIPanGestureRecognizer()
  var moved: CGFloat { recognizer.translation(in: nil).x }

  func attach(to view: UIView) {
    view.addGestureRecognizer(recognizer)
    recognizer.maximumNumberOfTouches = 1
  }
}

/// An animator with a duration.
class Fade: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.completeTransition(!context.transitionWasCancelled)
  }
}

/// Has a property that invalidates the layout.
class InsetView: UIView {
  @Invalidating(.layout) var inset: CGFloat = 8
}

func widen(_ view: InsetView) { view.inset += 4 }

func height(of label: UILabel, lines: Int) -> CGFloat { CGFloat(lines) * label.font.lineHeight }

func picture(at path: String) -> UIImage? { UIImage(contentsOfFile: path) }

/// Retains an observation for its own lifetime.
class FadeWatch: NSObject {
  private var observation: NSKeyValueObservation?
  var alphas: [CGFloat] = []

  init(_ view: UIView) {
    super.init()
    observation = view.observe(\.alpha, options: [.new]) { [weak self] view, change in
      self?.alphas.append(change.newValue ?? view.alpha)
    }
  }

  deinit { observation?.invalidate() }
}

func present(over root: UIViewController) -> UIViewController {
  let shown = UIViewController()
  shown.modalPresentationStyle = .fullScreen
  root.present(shown, animated: false)
  return shown
}

/// Measures text and reads pictures.
class Legend {
  var font = UIFont.systemFont(ofSize: 10)
  var height: CGFloat { max(font.lineHeight, font.ascender - font.descender, font.capHeight) }
  var isForTablet: Bool { UI_USER_INTERFACE_IDIOM() == .pad }
  func picture(_ data: Data) -> UIImage? { UIImage(data: data) }
  func picture(at path: String) -> UIImage? { UIImage(contentsOfFile: path) }
  var moves: Bool { !UIAccessibility.isReduceMotionEnabled }
}

struct UnisolatedUseTests {
  @Test @MainActor func `code on no actor measures text and reads pictures`() {
    let legend = Legend()
    #expect(legend.height == legend.font.lineHeight && !legend.isForTablet && legend.moves)
    #expect(legend.picture(Data()) == nil && legend.picture(at: "/none") == nil)
  }

  @Test @MainActor func `code on no actor makes views, gestures and transitions`() {
    let card = CardFactory().card("Ace")
    #expect(card.subviews.count == 1 && card.alpha == 0.5)
    let state = DragState()
    state.attach(to: card)
    #expect(card.gestureRecognizers?.count == 1 && state.moved == 0)
    #expect(Fade().transitionDuration(using: nil) == 0.3)
    var watch: FadeWatch? = FadeWatch(card)
    card.alpha = 0.25
    #expect(watch?.alphas == [0.25])
    watch = nil
    card.alpha = 1
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let shown = present(over: root)
    window.advance(to: 1)
    #expect(root.presentedViewController === shown)
  }
}
