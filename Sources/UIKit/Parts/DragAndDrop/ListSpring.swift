import Foundation

/// Activates the row or item of a list over which dragged items rest.
@MainActor
final class ListSpring: UISpringLoadedInteraction {
  convenience init(
    _ list: any DragList,
    mayActivate: @escaping (IndexPath, any UISpringLoadedInteractionContext) -> Bool,
    activate: @escaping (IndexPath) -> Void
  ) {
    let behavior = Behavior(list, mayActivate)
    self.init(interactionBehavior: behavior, interactionEffect: nil) { [weak list] _, context in
      guard let list, let path = list.dragPath(at: context.location(in: list)) else { return }
      activate(path)
    }
  }

  private final class Behavior: NSObject, UISpringLoadedInteractionBehavior {
    private weak var list: (any DragList)?
    private let mayActivate: (IndexPath, any UISpringLoadedInteractionContext) -> Bool

    init(
      _ list: any DragList,
      _ mayActivate: @escaping (IndexPath, any UISpringLoadedInteractionContext) -> Bool
    ) {
      self.list = list
      self.mayActivate = mayActivate
    }

    func shouldAllow(
      _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
      guard let list, let path = list.dragPath(at: context.location(in: list)) else { return false }
      context.targetView = list.dragCell(at: path)
      return mayActivate(path, context)
    }
  }
}
