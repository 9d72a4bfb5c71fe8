/// Returns the sender as the type that an action's method takes; nil if the two types are
/// unrelated.
///
/// Nothing checks this on iOS: a method may take a subclass of the sender's class, and works as
/// long as it only uses what both classes have.
func sender<Sender>(_ sender: Any?, as type: Sender.Type = Sender.self) -> Sender? {
  if let sender = sender as? Sender { return sender }
  guard let object = sender as AnyObject?, let taken = type as? AnyClass else { return nil }
  var ancestor: AnyClass? = _getSuperclass(taken)
  while let current = ancestor, current != Swift.type(of: object) {
    ancestor = _getSuperclass(current)
  }
  return ancestor == nil ? nil : unsafeBitCast(object, to: type)
}
