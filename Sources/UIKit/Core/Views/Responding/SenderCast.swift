/// Gives an action the sender that its method takes.
///
/// Nothing checks that on iOS: a method may take a subclass of what it is sent, and works as long as it
/// uses what both have. Nil for a sender that has nothing to do with what is taken.
func sender<Sender>(_ sender: Any?, as type: Sender.Type = Sender.self) -> Sender? {
  if let sender = sender as? Sender { return sender }
  guard let object = sender as AnyObject?, let taken = type as? AnyClass else { return nil }
  var ancestor: AnyClass? = _getSuperclass(taken)
  while let current = ancestor, current != Swift.type(of: object) {
    ancestor = _getSuperclass(current)
  }
  return ancestor == nil ? nil : unsafeBitCast(object, to: type)
}
