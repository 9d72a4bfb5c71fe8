/// Knows the files that we may need to open, and what to tell a user who may not.
public enum InputPermission {
  /// The rule that gives the user at the seat touchpads, touchscreens and tablets.
  public static let rule = "udev/70-pantograph.rules"
  /// The rule that lets the user at the seat make virtual devices, which is to type and click in
  /// every program of the session.
  public static let uinputRule = "udev/optional/70-pantograph-uinput.rules"

  /// Tells how to install the rule, as the end of a sentence.
  public static let installation = installation(of: rule)
  /// Tells how to install the rule for virtual devices.
  public static let uinputInstallation = installation(of: uinputRule)

  private static func installation(of rule: String) -> String {
    """
    the rule \(rule) allows it to the user at this computer; install it with \
    `sudo install -m 644 \(rule) /etc/udev/rules.d/ && sudo udevadm control --reload && \
    sudo udevadm trigger`, then try again
    """
  }

  /// Tells how to load uinput where it is missing.
  public static let noUinput = """
    the kernel's uinput module is not loaded; load it with `sudo modprobe uinput`
    """
}
