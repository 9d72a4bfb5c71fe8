import Foundation

extension StoryboardBuilder {
  static let recognizers: [String: () -> UIGestureRecognizer] = [
    "tapGestureRecognizer": { UITapGestureRecognizer() },
    "panGestureRecognizer": { UIPanGestureRecognizer() },
    "screenEdgePanGestureRecognizer": { UIScreenEdgePanGestureRecognizer() },
    "swipeGestureRecognizer": { UISwipeGestureRecognizer() },
    "pinchGestureRecognizer": { UIPinchGestureRecognizer() },
    "rotationGestureRecognizer": { UIRotationGestureRecognizer() },
    // Interface Builder writes the name with this spelling.
    "pongPressGestureRecognizer": { UILongPressGestureRecognizer() },
    "longPressGestureRecognizer": { UILongPressGestureRecognizer() },
  ]

  func makeRecognizer(_ element: StoryboardElement) throws(StoryboardError) {
    guard let usual = Self.recognizers[element.name] else { return }
    var recognizer = usual()
    if let name = element["customClass"] {
      if let own = InterfaceClasses.object(name) as? UIGestureRecognizer {
        recognizer = own
      } else {
        try complain(
          "there is no recognizer class \(name); call InterfaceClasses.register(\(name).self) {"
            + " \(name)(target: nil, action: nil) } first", at: element)
      }
    }
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

  /// Creates the other objects of a scene: views outside the view controller's view, and objects of
  /// the application's own classes.
  func makeLooseObjects(around element: StoryboardElement) throws(StoryboardError) {
    for object in file.objects(around: element) where object !== element {
      if object.name == "customObject" {
        try makeCustomObject(object)
      } else if object.name == "view" || Self.viewTypes[object.name] != nil {
        held.append(object.name == "tableViewCell" ? try makeCell(object) : try makeView(object))
        try makeConstraints(in: object)
        if let content = object.child(key: "contentView") { try makeConstraints(in: content) }
      }
    }
  }

  func makeCustomObject(_ element: StoryboardElement) throws(StoryboardError) {
    guard let name = element["customClass"] else { return }
    let made = InterfaceClasses.object(name)
    if made == nil {
      try complain(
        "there is no class \(name); call InterfaceClasses.register(\(name).self) { \(name)() } first",
        at: element)
    }
    let object = made ?? NSObject()
    held.append(object)
    self.made(object, element)
  }

  private static func edges(_ element: StoryboardElement) -> UIRectEdge {
    guard let list = element.child(key: "edges") ?? element.child("rectEdge") else { return [] }
    return edges(of: list)
  }
}
