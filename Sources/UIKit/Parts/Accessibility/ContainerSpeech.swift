import Foundation
import PantographGestures

extension UIViewController: ClosedByEscape {
  /// Goes back in the container that the view controller is, or dismisses a presented one if its
  /// user may.
  func closeByEscape() -> Bool {
    if let navigation = self as? UINavigationController { if navigation.popByKey() { return true } }
    if let search = self as? UISearchController, search.isActive {
      search.isActive = false
      return true
    }
    if let alert = self as? UIAlertController { return alert.cancelByKey() }
    guard ownParent == nil, presentingViewController != nil, !isBeingDismissed,
      let presentation = presentationController
    else { return false }
    if let sheet = presentation as? UISheetPresentationController {
      return sheet.interaction.dismissByKey()
    }
    if let popover = presentation as? UIPopoverPresentationController {
      return popover.dismissByKey()
    }
    return false
  }
}

extension UINavigationController {
  /// Pops the top view controller as a swipe from the edge does, with the decision of that swipe.
  func popByKey() -> Bool {
    guard viewControllers.count > 1, current == nil else { return false }
    if let grip = interactivePopGrip, grip.play(isMirrored ? .left : .right) { return true }
    UIApplication.note(self, "goes back by a key")
    return popViewController(animated: true) != nil
  }
}

extension UIAlertController {
  func cancelByKey() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
    choose(cancel)
    return true
  }
}

extension SheetInteraction {
  /// Moves the sheet to the next larger or smaller detent, with the decision of a drag.
  func step(by step: Int) -> Bool {
    let resting = controller.resting
    let index = controller.selectedIndex + step
    guard resting.indices.contains(index) else { return false }
    let distance = resting[index].height - controller.shownHeight
    return grip.play(distance > 0 ? .up : .down, by: distance.magnitude)
  }

  /// Dismisses the sheet as a touch beside it does. Returns false if it may not be dismissed.
  func dismissByKey() -> Bool {
    guard controller.presentation?.isPresented == true else { return false }
    dismissByTap()
    return controller.presented?.isBeingDismissed == true
  }
}

extension SheetGrabber: SpokenByItself, AdjustedByReader, ActivatedByReader {
  private var controller: UISheetPresentationController? { interaction?.controller }

  var spokenWords: SpokenWords {
    guard let controller else { return SpokenWords(isElement: false) }
    let resting = controller.resting
    let detent = resting[min(controller.selectedIndex, resting.count - 1)].identifier
    return SpokenWords(
      label: "Sheet Grabber", value: detent.isMade ? "custom" : detent.place,
      traits: [.button, .adjustable])
  }

  func adjust(by step: Int) { _ = interaction?.step(by: step) }

  /// Goes to the next larger detent, and from the largest to the smallest.
  func activateForReader() -> Bool {
    guard let interaction, let controller else { return false }
    return interaction.step(by: 1) || interaction.step(by: -controller.selectedIndex)
  }
}

extension UIPageViewController: ScrolledByReader {
  func scrollForReader(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let grip = pageTurnGrip else { return false }
    let isHorizontal = navigationOrientation == .horizontal
    switch direction {
    case .left: return isHorizontal && grip.play(.left)
    case .right: return isHorizontal && grip.play(.right)
    // The bar of a vertical scroll moves down while the content moves up.
    case .down: return !isHorizontal && grip.play(.up)
    case .up: return !isHorizontal && grip.play(.down)
    case .next, .previous:
      let isForward = direction == .next
      if !isHorizontal { return grip.play(isForward ? .up : .down) }
      let isMirrored = traitCollection.layoutDirection == .rightToLeft
      return grip.play(isForward != isMirrored ? .left : .right)
    }
  }
}

extension UITabBarController: ScrolledByReader {
  /// Selects the tab at a side, where a swipe does that, too.
  func scrollForReader(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard let grip = tabSwipeGrip else { return false }
    switch direction {
    case .left: return grip.play(.left)
    case .right: return grip.play(.right)
    case .up, .down, .next, .previous: return false
    }
  }
}
