import Foundation

/// An item that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  /// An object that the source gives to targets within the program.
  open var localObject: Any?
  /// Returns the preview of the item while it is dragged; nil for the preview of the lift.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  open override nonisolated var description: String { ObjectText.of(self) }

  /// Requests a new preview before the drop.
  open func setNeedsDropPreviewUpdate() { inert("a drop asks for its preview when it begins") }
}
