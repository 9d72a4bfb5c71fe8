/// A class of UIKit whose new objects can stand in for the sender of an action.
///
/// iOS does not check that an action's method takes the object that sends it: a method for a button that is written for
/// a recognizer works as long as it does not use its parameter. Here, the method then gets a new object
/// of the class that it takes, because Swift would call other methods of the sender than those that are meant.
@MainActor
protocol SenderStandIn: AnyObject {
  /// Makes the object; nil for a class of an application, whose initializers are its own.
  static func makeStandIn() -> AnyObject?
}

extension UIView: SenderStandIn {
  static func makeStandIn() -> AnyObject? {
    isOwn ? self.init(coder: EmptyCoder()) : nil
  }

  private static var isOwn: Bool {
    String(reflecting: self).prefix { $0 != "." }
      == String(reflecting: UIView.self).prefix { $0 != "." }
  }
}

extension UIGestureRecognizer: SenderStandIn {
  static func makeStandIn() -> AnyObject? {
    let all = [
      UIGestureRecognizer(), UITapGestureRecognizer(), UIPanGestureRecognizer(),
      UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UISwipeGestureRecognizer(),
      UILongPressGestureRecognizer(), UIScreenEdgePanGestureRecognizer(),
      UIHoverGestureRecognizer(),
    ]
    return all.first { type(of: $0) == self }
  }
}

/// The senders that were replaced, so that each pair of classes is named once.
@MainActor
enum ReplacedSenders {
  private static var named: Set<String> = []

  /// Returns an object of the class that a method takes, in place of a sender of another class; nil if there can be
  /// none.
  static func standIn<Sender>(for sender: Any?, as type: Sender.Type) -> Sender? {
    guard let sender, let kind = type as? any SenderStandIn.Type,
      let standIn = kind.makeStandIn() as? Sender
    else { return nil }
    let pair = "an action that takes a \(type) is sent by a \(Swift.type(of: sender))"
    if named.insert(pair).inserted {
      Misuse.warn("\(pair): it gets an empty \(type), as iOS would stop once it used the sender")
    }
    return standIn
  }
}
