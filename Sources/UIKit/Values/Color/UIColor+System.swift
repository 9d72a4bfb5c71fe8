/// The system's colors, as they are on a light screen.
/// The values are those of iOS, as Apple's guidelines publish them.
extension UIColor {
  public static let systemRed = UIColor(red: 1, green: 0.231, blue: 0.188, alpha: 1)
  public static let systemOrange = UIColor(red: 1, green: 0.584, blue: 0, alpha: 1)
  public static let systemYellow = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1)
  public static let systemGreen = UIColor(red: 0.204, green: 0.78, blue: 0.349, alpha: 1)
  public static let systemTeal = UIColor(red: 0.188, green: 0.69, blue: 0.78, alpha: 1)
  public static let systemBlue = UIColor(red: 0, green: 0.478, blue: 1, alpha: 1)
  public static let systemIndigo = UIColor(red: 0.345, green: 0.337, blue: 0.839, alpha: 1)
  public static let systemPurple = UIColor(red: 0.686, green: 0.322, blue: 0.871, alpha: 1)
  public static let systemPink = UIColor(red: 1, green: 0.176, blue: 0.333, alpha: 1)
  public static let systemBrown = UIColor(red: 0.635, green: 0.518, blue: 0.369, alpha: 1)
  public static let systemGray = UIColor(red: 0.557, green: 0.557, blue: 0.576, alpha: 1)
  public static let systemGray2 = UIColor(red: 0.682, green: 0.682, blue: 0.698, alpha: 1)
  public static let systemGray3 = UIColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1)
  public static let systemGray4 = UIColor(red: 0.82, green: 0.82, blue: 0.839, alpha: 1)
  public static let systemGray5 = UIColor(red: 0.898, green: 0.898, blue: 0.918, alpha: 1)
  public static let systemGray6 = UIColor(red: 0.949, green: 0.949, blue: 0.969, alpha: 1)
  public static let systemBackground = UIColor.white
  public static let secondarySystemBackground = systemGray6
  public static let tertiarySystemBackground = UIColor.white
  public static let systemGroupedBackground = systemGray6
  public static let systemMint = UIColor(red: 0, green: 0.78, blue: 0.745, alpha: 1)
  public static let systemCyan = UIColor(red: 0.196, green: 0.678, blue: 0.902, alpha: 1)
  public static let systemFill = UIColor(red: 0.471, green: 0.471, blue: 0.502, alpha: 0.2)
  public static let secondarySystemFill = UIColor(
    red: 0.471, green: 0.471, blue: 0.502, alpha: 0.16)
  public static let tertiarySystemFill = UIColor(red: 0.463, green: 0.463, blue: 0.502, alpha: 0.12)
  public static let quaternarySystemFill = UIColor(
    red: 0.455, green: 0.455, blue: 0.502, alpha: 0.08)
  public static let secondarySystemGroupedBackground = UIColor.white
  public static let tertiarySystemGroupedBackground = systemGray6
  /// The older name of the background of grouped rows.
  public static let groupTableViewBackground = systemGray6
  public static let placeholderText = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.3)
  public static let quaternaryLabel = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.18)
  public static let opaqueSeparator = UIColor(red: 0.776, green: 0.776, blue: 0.784, alpha: 1)
  public static let link = systemBlue
  public static let tintColor = systemBlue
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = UIColor.black
  public static let label = UIColor.black
  public static let secondaryLabel = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6)
  public static let tertiaryLabel = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.3)
  public static let separator = UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.29)
}

extension UIColor {
  /// The system's colors by the names that Interface Builder gives them.
  static let systemColors: [String: UIColor] = [
    "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow, "systemGreenColor": .systemGreen,
    "systemTealColor": .systemTeal, "systemBlueColor": .systemBlue,
    "systemIndigoColor": .systemIndigo, "systemPurpleColor": .systemPurple,
    "systemPinkColor": .systemPink, "systemGrayColor": .systemGray,
    "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5,
    "systemGray6Color": .systemGray6, "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground, "labelColor": .label,
    "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "separatorColor": .separator, "darkTextColor": .darkText, "lightTextColor": .lightText,
    "whiteColor": .white, "blackColor": .black, "systemMintColor": .systemMint,
    "systemCyanColor": .systemCyan, "systemBrownColor": .systemBrown, "linkColor": .link,
    "tintColor": .tintColor, "placeholderTextColor": .placeholderText,
    "quaternaryLabelColor": .quaternaryLabel, "opaqueSeparatorColor": .opaqueSeparator,
    "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    // Backgrounds of iOS before version 7, which have no names in code any more.
    "viewFlipsideBackgroundColor": UIColor(red: 0.122, green: 0.129, blue: 0.141, alpha: 1),
    "scrollViewTexturedBackgroundColor": UIColor(
      red: 0.435, green: 0.443, blue: 0.475, alpha: 1),
    "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
  ]
}
