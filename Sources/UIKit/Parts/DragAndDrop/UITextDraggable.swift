/// Text that users drag on iOS. Here text cannot be dragged out of its view.
@preconcurrency @MainActor
public protocol UITextDraggable: AnyObject {
  /// The interaction that drags the text: always nil here.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether a part of the text is being dragged.
  var isTextDragActive: Bool { get }
}

extension UITextDraggable {
  public var textDragInteraction: UIDragInteraction? { nil }
  public var isTextDragActive: Bool { false }
}

extension UITextView: UITextDraggable {}
extension UITextField: UITextDraggable {}

/// Text that users drop other text into on iOS. Here nothing can be dropped into text.
@preconcurrency @MainActor
public protocol UITextDroppable: AnyObject {
  /// The interaction that receives the text: always nil here.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether something is held over the text.
  var isTextDropActive: Bool { get }
}

extension UITextDroppable {
  public var textDropInteraction: UIDropInteraction? { nil }
  public var isTextDropActive: Bool { false }
}

extension UITextView: UITextDroppable {}
extension UITextField: UITextDroppable {}
