/// A gesture of a source that reports movements, as far as an interaction needs it.
enum DeltaGesture: Hashable, Sendable {
  case swipe(fingers: Int)
  /// A pinch that moves things as long as the fingers move together.
  case pinch(fingers: Int)
  /// A scroll of two fingers; `x` and `y` are the axes that have begun and not ended.
  case scroll(x: Bool, y: Bool)
  /// A scroll whose end is not reported.
  case endlessScroll

  var fingers: Int {
    switch self {
    case .swipe(let fingers), .pinch(let fingers): fingers
    case .scroll, .endlessScroll: 2
    }
  }
}
