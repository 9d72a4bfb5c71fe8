import QuartzCore

extension CADisplayLink {
  /// Creates a display link that calls the target's method with the selector's name, listed in its
  /// `interfaceActions`.
  public convenience init(target: Any, selector: Selector) {
    self.init { link in (target as? any InterfaceActions)?.call(selector, sender: link) }
  }
}
