import Foundation

/// The pointer type that Objective-C methods use to return an object. There is no autorelease on
/// Linux, so the type is an ordinary mutable pointer.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Receives the events of a popover, in addition to those of every adaptive presentation. All
/// methods are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called right before the popover is presented: the last chance to set its source.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)

  /// Called when the size of the container has changed. The delegate may change the source's
  /// rectangle and view.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>)

  /// An older pair of methods. `presentationControllerShouldDismiss` and
  /// `presentationControllerDidDismiss` call them if the delegate does not implement those two.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}

  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }

  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    guard let popover = presentationController as? UIPopoverPresentationController else {
      return true
    }
    return popoverPresentationControllerShouldDismissPopover(popover)
  }

  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    if let popover = presentationController as? UIPopoverPresentationController {
      popoverPresentationControllerDidDismissPopover(popover)
    }
  }
}
