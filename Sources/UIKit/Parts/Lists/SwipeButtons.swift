import Foundation

/// The buttons behind a row that is swiped aside.
@MainActor
final class SwipeButtons {
  let configuration: UISwipeActionsConfiguration
  let view = UIView()
  private let isTrailing: Bool
  private var buttons: [UIButton] = []
  private var widths: [CGFloat] = []

  private static let leastWidth: CGFloat = 74
  private static let padding: CGFloat = 15

  init(
    _ configuration: UISwipeActionsConfiguration, isTrailing: Bool,
    perform: @escaping @MainActor (UIContextualAction) -> Void
  ) {
    self.configuration = configuration
    self.isTrailing = isTrailing
    view.clipsToBounds = true
    for action in configuration.actions {
      let button = UIButton(type: .custom)
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.setTitleColor(.white, for: .normal)
      button.tintColor = .white
      button.backgroundColor = action.backgroundColor
      button.clipsToBounds = true
      button.isUntold = true
      button.addHandler(for: .touchUpInside) { _, _ in perform(action) }
      let wanted = button.sizeThatFits(.zero).width + 2 * Self.padding
      widths.append(max(wanted, Self.leastWidth).rounded(.up))
      buttons.append(button)
      // The first button is at the edge, above the others.
      view.insertSubview(button, at: 0)
    }
  }

  var width: CGFloat { widths.reduce(0, +) }
  /// The direction of the row's movement: -1 or 1.
  var sign: CGFloat { isTrailing ? -1 : 1 }
  var doesFirst: Bool {
    configuration.performsFirstActionWithFullSwipe && !configuration.actions.isEmpty
  }

  func name(_ index: Int) -> String { configuration.actions[index].title ?? "its first action" }

  /// Lays out the buttons.
  ///
  /// - Parameters:
  ///   - way: The width that the row uncovers, in points.
  ///   - row: The frame of the row.
  func layout(_ way: CGFloat, _ row: CGRect) {
    view.frame = row
    // The buttons together fill the uncovered width.
    let scale = width > 0 ? way / width : 0
    var offset: CGFloat = 0
    for (button, width) in zip(buttons, widths) {
      let room = width * scale
      let left = isTrailing ? row.width - offset - room : offset
      button.frame = CGRect(x: left, y: 0, width: room, height: row.height)
      offset += room
    }
  }
}
