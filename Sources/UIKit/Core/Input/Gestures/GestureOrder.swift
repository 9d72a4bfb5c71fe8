/// The order in which the recognizers of one view receive an event.
///
/// If several recognizers could recognize in one event, the first in this order does, and so do those
/// that may recognize simultaneously with it. The first prevents the others, which then receive no
/// more of the event. UIKit leaves the order undefined.
enum GestureOrder {
  /// Arranges the recognizers of one view from `first` on, which are in the order of the offer: those
  /// added last come first.
  ///
  /// An application's recognizers receive an event in the order in which they were added. Those that
  /// UIKit itself adds to a view, such as a scroll view's pan, receive the event after them, so that
  /// a pan that an application adds to a scroll view is recognized instead of the scroll view's.
  @MainActor
  static func arrange(_ recognizers: inout [UIGestureRecognizer], from first: Int) {
    guard recognizers.count - first > 1 else { return }
    var own: [UIGestureRecognizer] = []
    var others: [UIGestureRecognizer] = []
    for recognizer in recognizers[first...] {
      if recognizer.yieldsToOthers { own.append(recognizer) } else { others.append(recognizer) }
    }
    recognizers.replaceSubrange(first..., with: others.reversed() + own)
  }
}
