import Foundation
import PantographMotion

// Animations from `beginAnimations` to `commitAnimations`: the form that views had before blocks.
extension UIView {
  private static var begun: [BegunAnimation] = []

  /// Begins the changes of views that are animated together. Calls may be nested.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let animation = BegunAnimation(isOff: !areAnimationsEnabled)
    begun.append(animation)
    beginCollecting(in: animation.isOff ? nil : animation)
  }

  /// Ends the changes. Without `beginAnimations` before it, nothing happens.
  public class func commitAnimations() {
    guard let animation = begun.popLast() else { return }
    endCollecting()
    animation.seal()
  }

  /// Sets the duration of the changes that follow, in seconds; 0.2 by default.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    begun.last?.change { $0.duration = duration.isFinite ? max(duration, 0) : 0 }
  }

  public class func setAnimationDelay(_ delay: TimeInterval) {
    begun.last?.change { $0.delay = delay.isFinite ? max(delay, 0) : 0 }
  }

  public class func setAnimationCurve(_ curve: AnimationCurve) {
    begun.last?.change { $0.curve = curve }
  }

  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    begun.last?.change { $0.repeatCount = repeatCount.isNaN ? 0 : max(repeatCount, 0) }
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    begun.last?.change { $0.autoreverses = repeatAutoreverses }
  }

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    begun.last?.change { $0.beginsFromCurrentState = fromCurrentState }
  }
}

/// The changes between `beginAnimations` and `commitAnimations`. Each change has the settings that were made before it.
@MainActor
final class BegunAnimation: ViewAnimationContext {
  struct Settings {
    /// The duration in seconds of such animations if none is set.
    var duration = 0.2
    var delay = 0.0
    var curve = UIView.AnimationCurve.easeInOut
    var repeatCount: Float = 0
    var autoreverses = false
    var beginsFromCurrentState = false
  }

  let isOff: Bool
  private var settings = Settings()
  /// The animation of the settings as they are; nil until a view changes.
  private var current: ViewAnimation?
  private var all: [ViewAnimation] = []
  private var completions: [(Bool) -> Void] = []

  init(isOff: Bool) { self.isOff = isOff }

  func change(_ change: (inout Settings) -> Void) {
    change(&settings)
    current = nil
  }

  func seal() {
    for animation in all { animation.seal() }
    let completions = completions
    guard !completions.isEmpty, all.isEmpty else { return }
    LayerClock.whenTurnEnds {
      for completion in completions { completion(true) }
    }
  }

  private var animation: ViewAnimation {
    if let current { return current }
    var options: UIView.AnimationOptions = []
    if settings.beginsFromCurrentState { options.insert(.beginFromCurrentState) }
    let made = ViewAnimation(
      duration: settings.duration, delay: settings.delay, options: options,
      pace: .curve(settings.curve.bezier), token: AnimationToken { _ in })
    for completion in completions { made.addCompletion(completion) }
    completions = []
    if settings.repeatCount > 0 || settings.autoreverses {
      made.repeats = (CGFloat(max(settings.repeatCount, 1)), settings.autoreverses)
    }
    (current, all) = (made, all + [made])
    return made
  }

  // MARK: ViewAnimationContext

  func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    animation.action(for: layer, forKey: key)
  }

  var inheritedDuration: Double { settings.duration }

  func step(from start: Double, to end: Double) -> (any ViewAnimationContext)? { nil }

  func addCompletion(_ completion: @escaping (Bool) -> Void) {
    if let current { current.addCompletion(completion) } else { completions.append(completion) }
  }
}
