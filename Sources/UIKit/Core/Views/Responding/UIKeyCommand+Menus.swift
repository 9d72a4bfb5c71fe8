extension UIKeyCommand {
  /// Creates a command for a menu and a key, which calls the method of the first responder, or of the next one in the
  /// chain that has it. The image is only for menus.
  public convenience init<Target: AnyObject>(
    title: String = "", image: UIImage? = nil,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      title: title, input: input, modifierFlags: modifierFlags, action: action,
      discoverabilityTitle: discoverabilityTitle)
    self.image = image
    self.propertyList = propertyList
  }

  /// Creates a command with a method that takes the command.
  public convenience init<Target: AnyObject, Sender>(
    title: String = "", image: UIImage? = nil,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      title: title, input: input, modifierFlags: modifierFlags, action: action,
      discoverabilityTitle: discoverabilityTitle)
    self.image = image
    self.propertyList = propertyList
  }
}
