import Foundation

/// The state that a view's appearance depends on.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The state that a cell's appearance depends on.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  /// The part of a drag that the cell is in: lifted, moved, or none.
  public var cellDragState = DragState.none
  /// The cell's part in a drop.
  public var cellDropState: DropState {
    get { inert("a list shows a drop by the room for it", is: .none) }
    set { inert("a list shows a drop by the room for it") }
  }

  public enum DragState: Int, Hashable, Sendable {
    case none, lifting, dragging
  }

  public enum DropState: Int, Hashable, Sendable {
    case none, notTargeted, targeted
  }

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

extension UICellConfigurationState.DragState {
  init(_ state: ListDragState) {
    switch state {
    case .none: self = .none
    case .lifting: self = .lifting
    case .dragging: self = .dragging
    }
  }
}
