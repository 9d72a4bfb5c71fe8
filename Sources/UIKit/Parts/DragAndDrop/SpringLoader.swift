import Foundation

/// Follows dragged items over spring-loaded views, and activates a view over which they rest.
@MainActor
final class SpringLoader {
  private var interaction: UISpringLoadedInteraction?
  private var context: SpringContext?
  private var call: DelayedCall?

  /// The times of rest, in seconds, after which a view begins to activate and is activated. UIKit's
  /// are not known.
  private static let activatingAfter = 0.5
  private static let activatedAfter = 0.8

  func follow(_ hit: UIView?, _ session: DragSession) {
    let found = springLoaded(from: hit, session)
    if found?.interaction === interaction, found?.context === context { return }
    end()
    guard let found else { return }
    interaction = found.interaction
    context = found.context
    change(to: .possible)
    wait(Self.activatingAfter) { $0.beginActivating() }
  }

  /// Ends a rest, as the items have left the view or the drag has ended.
  func end() {
    call?.cancel()
    call = nil
    guard let interaction else { return }
    change(to: .inactive)
    self.interaction = nil
    context = nil
    interaction.interactionBehavior.interactionDidFinish(interaction)
  }

  private func beginActivating() {
    change(to: .activating)
    wait(Self.activatedAfter - Self.activatingAfter) { $0.activate() }
  }

  private func activate() {
    guard let interaction, let context else { return }
    change(to: .activated)
    if let view = interaction.view {
      UIApplication.note(
        view, "is activated: dragged items rested over it for \(Self.activatedAfter) seconds")
    }
    interaction.activate(interaction, context)
  }

  private func wait(_ seconds: Double, _ work: @escaping (SpringLoader) -> Void) {
    let call = DelayedCall()
    self.call = call
    call.start(after: seconds) { [weak self] in
      if let self { work(self) }
    }
  }

  private func change(to state: UISpringLoadedInteractionEffectState) {
    guard let interaction, let context, context.state != state else { return }
    context.state = state
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
  }

  private func springLoaded(
    from hit: UIView?, _ session: DragSession
  ) -> (interaction: UISpringLoadedInteraction, context: SpringContext)? {
    var view = hit
    while let current = view {
      for case let candidate as UISpringLoadedInteraction in current.interactions {
        let new = SpringContext(current, session)
        guard candidate.interactionBehavior.shouldAllow(candidate, with: new) else { continue }
        // The same view, or the same row of a list, goes on to rest.
        if candidate === interaction, let context, context.targetView === new.targetView {
          context.point = session.point
          return (candidate, context)
        }
        return (candidate, new)
      }
      view = current.superview
    }
    return nil
  }
}

@MainActor
private final class SpringContext: NSObject, UISpringLoadedInteractionContext {
  var state = UISpringLoadedInteractionEffectState.inactive
  weak var targetView: UIView?
  var targetItem: Any?
  var point: CGPoint
  private weak var window: UIWindow?

  init(_ view: UIView, _ session: DragSession) {
    targetView = view
    point = session.point
    window = session.window
    super.init()
  }

  func location(in view: UIView?) -> CGPoint { view?.convert(point, from: window) ?? point }
}
