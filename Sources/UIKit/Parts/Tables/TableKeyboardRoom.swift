import Foundation

/// Makes room for a keyboard below the rows of a table view controller, and scrolls the edited row
/// to where it is seen.
@MainActor
final class TableKeyboardRoom: NSObject {
  @LooseView private var table: UITableView? = nil
  /// The part of the table's bottom inset that this object has added, in points.
  private var room: CGFloat = 0

  func begin(_ table: UITableView) {
    guard self.table !== table else { return }
    end()
    self.table = table
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: TableKeyboardRoom.appears, name: UIResponder.keyboardWillShowNotification,
      object: nil)
    center.addObserver(
      self, selector: TableKeyboardRoom.disappears,
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  func end() {
    NotificationCenter.default.removeObserver(self)
    change(to: 0)
    table = nil
  }

  private func appears(_ notification: Notification) {
    guard let table, let window = table.window,
      let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let edited = editedView(in: table)
    else { return }
    let visible = table.convert(table.bounds, to: window)
    let safe = table.adjustedContentInset.bottom - table.contentInset.bottom
    change(to: max(visible.maxY - frame.minY - safe, 0))
    table.scrollRectToVisible(edited.convert(edited.bounds, to: table), animated: true)
  }

  private func disappears(_ notification: Notification) { change(to: 0) }

  private func change(to room: CGFloat) {
    guard let table, room != self.room else { return }
    table.contentInset.bottom += room - self.room
    table.verticalScrollIndicatorInsets.bottom += room - self.room
    self.room = room
  }

  /// The cell of the first responder, or the first responder itself; nil outside of the table.
  private func editedView(in table: UITableView) -> UIView? {
    guard let first = UIResponder.first as? UIView, first.isDescendant(of: table) else {
      return nil
    }
    return sequence(first: first, next: \.superview).first { $0 is UITableViewCell } ?? first
  }
}
