import Foundation

/// The views that a first responder shows at the bottom of its window: the view that replaces a
/// keyboard, and the accessory view above it.
@MainActor
struct InputContent {
  let input: UIView?
  let accessory: UIView?
  /// The responder that the accessory view belongs to.
  let owner: UIResponder?
  /// The controllers of the two views, which must be retained while the views are shown.
  private let controllers: [UIViewController]

  /// Makes the keyboard for a responder without an input view of its own; nil if there is no
  /// keyboard on the screen.
  static var keyboard: ((UIResponder) -> UIView?)?

  /// Returns the views of a responder; nil if it has none. The accessory view may belong to a
  /// responder after it in the chain, such as its view controller.
  init?(of first: UIResponder) {
    let inputController = first.inputViewController
    let input = inputController?.view ?? first.inputView ?? Self.keyboard?(first)
    var found: (UIView, UIResponder, UIViewController?)?
    var responder: UIResponder? = first
    while let current = responder, found == nil {
      if let controller = current.inputAccessoryViewController, let view = controller.view {
        found = (view, current, controller)
      } else if let view = current.inputAccessoryView {
        found = (view, current, nil)
      }
      responder = current.next
    }
    guard input != nil || found != nil else { return nil }
    self.input = input
    accessory = found?.0
    owner = found?.1
    controllers = [inputController, found?.2].compactMap { $0 }
  }

  func shows(_ other: InputContent?) -> Bool {
    input === other?.input && accessory === other?.accessory
  }

  /// Returns the height of one of the views in a window, in points.
  static func height(of view: UIView?, width: CGFloat) -> CGFloat {
    guard let view else { return 0 }
    let sizesItself =
      !view.translatesAutoresizingMaskIntoConstraints
      || (view as? UIInputView)?.allowsSelfSizing == true
    if sizesItself {
      let fitting = view.fittingSizeForList(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return max(fitting.height, 0)
    }
    if view.frame.height > 0 { return view.frame.height }
    if view.intrinsicContentSize.height > 0 { return view.intrinsicContentSize.height }
    return view.autoresizingMask.contains(.flexibleHeight) ? usualHeight : 0
  }

  /// The height of a view that takes the height of a keyboard, in points: that of a picker.
  private static let usualHeight: CGFloat = 216
}
