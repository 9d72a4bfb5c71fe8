import Foundation
import PantographGestures

/// The pan that selects the next or the previous tab.
@MainActor
final class TabSwipe {
  let recognizer = UIPanGestureRecognizer()
  private(set) var grip: TransitionGrip!
  private weak var tabs: UITabBarController?

  init(of tabs: UITabBarController, thresholds: InteractionThresholds) {
    self.tabs = tabs
    recognizer.yieldsToOthers = true
    tabs.view.addGestureRecognizer(recognizer)
    grip = TransitionGrip(recognizer, of: self, thresholds: thresholds)
  }

  func remove() {
    recognizer.isEnabled = false
    recognizer.view?.removeGestureRecognizer(recognizer)
  }

  /// Returns the tab in the given direction; nil beyond the first and last tab.
  private func neighbor(_ way: TransitionDirection) -> UIViewController? {
    guard let tabs, let all = tabs.viewControllers else { return nil }
    let isMirrored = tabs.traitCollection.layoutDirection == .rightToLeft
    guard let selected = all.firstIndex(where: { $0 === tabs.selectedViewController }) else {
      return nil
    }
    let index = selected + ((way == .left) != isMirrored ? 1 : -1)
    guard all.indices.contains(index) else { return nil }
    // Tabs without room in the bar share the More controller, so they cannot be swiped between.
    return tabs.stand(for: all[index]) === tabs.stand(for: all[selected]) ? nil : all[index]
  }
}

extension TabSwipe: TransitionSubject {
  var gripName: String { "the swipe between tabs" }

  func ways(for grip: TransitionGrip) throws(InteractionRefusal) -> [TransitionDirection] {
    if let obstacle = tabs?.restlessness { throw .nothingThere(obstacle) }
    let ways = [TransitionDirection.left, .right].filter { neighbor($0) != nil }
    if ways.isEmpty { throw .nothingThere("there is one tab only") }
    return ways
  }

  func change(_ way: TransitionDirection, for grip: TransitionGrip) -> (any DrivenChange)? {
    SelectingChange(tabBarController: tabs, choose: { [weak self] in self?.neighbor(way) })
  }

  func length(_ way: TransitionDirection, for grip: TransitionGrip) -> CGFloat {
    max(tabs?.viewIfLoaded?.bounds.width ?? 1, 1)
  }

  func turnedWay(
    from way: TransitionDirection, for grip: TransitionGrip
  ) -> TransitionDirection? { neighbor(way.opposite) == nil ? nil : way.opposite }
}

/// Selects another tab.
@MainActor
struct SelectingChange: DrivenChange {
  weak var tabBarController: UITabBarController?
  let choose: @MainActor () -> UIViewController?

  var obstacle: String? {
    guard let tabBarController else { return "the tab bar controller is gone" }
    if let restlessness = tabBarController.restlessness { return restlessness }
    return choose() == nil ? "there is no tab on that side" : nil
  }

  func start(_ interactor: TransitionInteractor, isOver: @escaping () -> Void) -> Bool {
    guard obstacle == nil, let tabBarController, let chosen = choose(),
      tabBarController.delegate?.tabBarController(tabBarController, shouldSelect: chosen) ?? true
    else { return false }
    tabBarController.select(chosen, drivenBy: interactor)
    return interactor.hasStarted
  }
}

extension UITabBarController {
  /// Whether a swipe selects the next tab. UIKit has no such swipe; it is disabled by default.
  public var allowsTabSwipe: Bool {
    get { swipe != nil }
    set {
      guard newValue != allowsTabSwipe else { return }
      swipe?.remove()
      swipe = newValue ? TabSwipe(of: self, thresholds: swipeThresholds) : nil
    }
  }

  /// The thresholds of the swipe: when it begins to go to the next tab, moves it, finishes it and
  /// cancels it.
  public var tabSwipeThresholds: InteractionThresholds {
    get { swipeThresholds }
    set {
      swipeThresholds = newValue
      swipe?.grip.thresholds = newValue
    }
  }

  /// The grip that swipes between tabs, with its last decision. Nil if swipes are not allowed.
  public var tabSwipeGrip: TransitionGrip? { swipe?.grip }
}
