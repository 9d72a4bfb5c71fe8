import Foundation

extension UIDragInteraction: OffersReaderAction {
  /// Lifts the items by a finger that stays down. The focus then moves it, and it drops the items
  /// when it is lifted.
  func readerAction(at point: CGPoint, _ reader: ScreenReader) -> UIAccessibilityCustomAction? {
    guard isEnabled else { return nil }
    return UIAccessibilityCustomAction(name: "Drag") { [weak reader] _ in
      reader?.beginDrag(at: point)
      return reader != nil
    }
  }
}

extension DragOverlay: MovesWithFocus {}

extension MenuView: CoversElements {}

extension UIContextMenuInteraction: OffersReaderAction {
  func readerAction(at point: CGPoint, _ reader: ScreenReader) -> UIAccessibilityCustomAction? {
    UIAccessibilityCustomAction(name: "Show menu") { [weak self] _ in
      self?.open(at: point) ?? false
    }
  }
}
