import PantographEvdev

/// The computer that was checked, without anything that names it or its user.
struct SystemFacts: Equatable {
  enum WindowSystem: String {
    case wayland = "Wayland"
    case x11 = "X11"
    case none
  }

  /// The kernel's name, release and machine.
  var kernel: String
  /// The distribution, such as `debian 12`; nil if it is unknown.
  var distribution: String?
  var windowSystem: WindowSystem
  /// The desktop, if it is a known one.
  var desktop: String?
  /// Whether the program runs over ssh.
  var isRemote: Bool
  var displays: [DisplayFacts]

  /// The desktops that a bundle names; any other value could be a person's own word.
  private static let desktops = [
    "GNOME", "KDE", "XFCE", "COSMIC", "MATE", "LXQt", "LXDE", "Cinnamon", "X-Cinnamon", "Unity",
    "Budgie", "Pantheon", "Deepin", "sway", "Hyprland", "niri", "river", "i3", "wlroots", "Wayfire",
    "labwc", "phosh", "weston",
  ]

  init(_ place: ComputerPlace, without words: PersonWords) {
    kernel = words.removed(from: place.kernel.joined(separator: " "))
    distribution = Self.distribution(place.text("/etc/os-release")).map { words.removed(from: $0) }
    if place.variable("WAYLAND_DISPLAY") != nil {
      windowSystem = .wayland
    } else {
      windowSystem = place.variable("DISPLAY") != nil ? .x11 : .none
    }
    let told = place.variable("XDG_CURRENT_DESKTOP")?.split(separator: ":").map(String.init) ?? []
    desktop =
      told.lazy.compactMap { word in
        Self.desktops.first { $0.lowercased() == word.lowercased() }
      }.first
    isRemote = ["SSH_CONNECTION", "SSH_TTY"].contains { place.variable($0) != nil }
    let connectors = DirectoryListing.names(in: place.root + "/sys/class/drm")
    displays = DisplayFacts.connected(place, connectors: connectors)
  }

  /// Returns the names of the distribution for programs, which are made of few characters.
  private static func distribution(_ text: String) -> String? {
    func value(_ key: String) -> String? {
      guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("\(key)=") }) else {
        return nil
      }
      let value = line.dropFirst(key.count + 1).filter { $0 != "\"" && $0 != "'" }
      let isPlain = value.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0))
      }
      return value.isEmpty || value.count > 32 || !isPlain ? nil : String(value)
    }
    guard let name = value("ID") else { return nil }
    return ([name] + [value("VERSION_ID")].compactMap { $0 }).joined(separator: " ")
  }

  var windowWords: String {
    let name = windowSystem == .none ? "none" : windowSystem.rawValue
    return name + (desktop.map { " (\($0))" } ?? "") + (isRemote ? ", over ssh" : "")
  }
}
