import Foundation

extension StoryboardBuilder {
  static let recognizers: [String: () -> UIGestureRecognizer] = [
    "tapGestureRecognizer": { UITapGestureRecognizer() },
    "panGestureRecognizer": { UIPanGestureRecognizer() },
    "screenEdgePanGestureRecognizer": { UIScreenEdgePanGestureRecognizer() },
    "swipeGestureRecognizer": { UISwipeGestureRecognizer() },
    "pinchGestureRecognizer": { UIPinchGestureRecognizer() },
    "rotationGestureRecognizer": { UIRotationGestureRecognizer() },
    // So Interface Builder writes it.
    "pongPressGestureRecognizer": { UILongPressGestureRecognizer() },
    "longPressGestureRecognizer": { UILongPressGestureRecognizer() },
  ]

  func makeRecognizer(_ element: StoryboardElement) throws(StoryboardError) {
    guard let recognizer = Self.recognizers[element.name]?() else { return }
    made(recognizer, element)
    if let cancels = element.flag("cancelsTouchesInView") {
      recognizer.cancelsTouchesInView = cancels
    }
    if let delays = element.flag("delaysTouchesBegan") { recognizer.delaysTouchesBegan = delays }
    if let delays = element.flag("delaysTouchesEnded") { recognizer.delaysTouchesEnded = delays }
    if let enabled = element.flag("enabled") { recognizer.isEnabled = enabled }
    switch recognizer {
    case let edge as UIScreenEdgePanGestureRecognizer: edge.edges = Self.edges(element)
    case let pan as UIPanGestureRecognizer:
      if let count = element.integer(.minimumNumberOfTouches) {
        pan.minimumNumberOfTouches = count
      }
      if let count = element.integer(.maximumNumberOfTouches) {
        pan.maximumNumberOfTouches = count
      }
    case let tap as UITapGestureRecognizer:
      if let count = element.integer(.numberOfTapsRequired) {
        tap.numberOfTapsRequired = count
      }
      if let count = element.integer(.numberOfTouchesRequired) {
        tap.numberOfTouchesRequired = count
      }
    case let swipe as UISwipeGestureRecognizer:
      if let name = element["direction"] {
        swipe.direction = try named(name, InterfaceNames.swipeDirections, "direction", element)
      }
      if let count = element.integer(.numberOfTouchesRequired) {
        swipe.numberOfTouchesRequired = count
      }
    case let press as UILongPressGestureRecognizer:
      if let seconds = element.number(.minimumPressDuration) {
        press.minimumPressDuration = seconds
      }
      if let points = element.number(.allowableMovement) {
        press.allowableMovement = CGFloat(points)
      }
    default: break
    }
  }

  private static func edges(_ element: StoryboardElement) -> UIRectEdge {
    var edges: UIRectEdge = []
    guard let list = element.child(key: "edges") ?? element.child("rectEdge") else { return edges }
    if list.flag("left") == true { edges.insert(.left) }
    if list.flag("right") == true { edges.insert(.right) }
    if list.flag("top") == true { edges.insert(.top) }
    if list.flag("bottom") == true { edges.insert(.bottom) }
    return edges
  }
}
