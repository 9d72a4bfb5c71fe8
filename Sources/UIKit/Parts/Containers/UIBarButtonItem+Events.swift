// Actions with the item and an event as parameters, like those of controls. A bar item has no event
// of its own, so the event is empty.
extension UIBarButtonItem {
  public convenience init<Target: AnyObject, Sender>(
    title: String?, style: Style, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    self.init(title: title, style: style)
    setTarget(target, action: action)
  }

  public convenience init<Target: AnyObject, Sender>(
    image: UIImage?, style: Style, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    self.init(image: image, style: style, target: nil, action: nil)
    setTarget(target, action: action)
  }

  public convenience init<Target: AnyObject, Sender>(
    barButtonSystemItem systemItem: SystemItem, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    self.init(barButtonSystemItem: systemItem)
    setTarget(target, action: action)
  }

  public func setTarget<Target: AnyObject, Sender>(
    _ target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent) -> Void
  ) {
    self.target = target
    whenTapped { [weak target] item in
      guard let target else { return }
      guard let sender = sender(item, as: Sender.self) else {
        Misuse.stop("an action that takes \(Sender.self) was given to a bar button item")
      }
      action(target)(sender, UIEvent(type: .touches, timestamp: 0))
    }
  }
}
