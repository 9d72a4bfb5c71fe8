extension UIBarButtonItem.SystemItem {
  /// The name of the symbol that a bar shows; nil for an item that shows its title.
  var symbol: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .close, .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }

  /// The title of the item. An item with a symbol has the title as its spoken name.
  var title: String {
    switch self {
    case .trash: "Delete"
    case .action: "Share"
    case .flexibleSpace, .fixedSpace: ""
    case .fastForward: "Fast forward"
    default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
    }
  }
}

extension UIBarButtonItem {
  /// The title that a bar shows: the item's own title, or the title of a system item.
  var shownTitle: String? { title ?? systemItem?.title }

  /// Whether a bar shows the title in bold, as it does for `.done` and the system item `.save`.
  var isShownBold: Bool { style == .done || systemItem == .save }

  /// The image that a bar shows: the item's own image, or the symbol of a system item.
  var shownImage: UIImage? {
    image ?? systemItem?.symbol.flatMap { UIImage(systemName: $0) }
  }
}
