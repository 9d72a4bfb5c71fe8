import QuartzCore

extension CADisplayLink {
  /// Calls the method of that name, which the target lists in its `interfaceActions`.
  public convenience init(target: Any, selector: Selector) {
    self.init { link in (target as? any InterfaceActions)?.call(selector, sender: link) }
  }
}
