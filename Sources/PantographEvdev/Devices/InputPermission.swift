/// Names the udev rules that give access to input devices, and tells a user how to install them.
public enum InputPermission {
  /// The rule that gives the user at the seat touchpads, touchscreens and tablets.
  public static let rule = "udev/70-pantograph.rules"
  /// The rule that lets the user at the seat create virtual devices. A virtual device can type and
  /// click in every program of the session.
  public static let uinputRule = "udev/optional/70-pantograph-uinput.rules"

  /// The instruction for installing `rule`, worded as the end of a sentence.
  public static let installation = installation(of: rule)
  /// The instruction for installing `uinputRule`, worded as the end of a sentence.
  public static let uinputInstallation = installation(of: uinputRule)

  private static func installation(of rule: String) -> String {
    """
    the udev rule \(rule) permits it for the user at this computer; install the rule with \
    `sudo install -m 644 \(rule) /etc/udev/rules.d/ && sudo udevadm control --reload && \
    sudo udevadm trigger`, then try again
    """
  }

  /// The instruction for loading the kernel's uinput module if it is missing.
  public static let noUinput = """
    the kernel's uinput module is not loaded; load it with `sudo modprobe uinput`
    """
}
