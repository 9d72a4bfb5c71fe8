/// UIKit's colors by their names, for properties that take a layer's color. White, black and clear
/// are `CGColor`'s own.
extension LayerColor where Self == UIColor {
  public static var darkGray: UIColor { UIColor.darkGray }
  public static var gray: UIColor { UIColor.gray }
  public static var lightGray: UIColor { UIColor.lightGray }
  public static var red: UIColor { UIColor.red }
  public static var green: UIColor { UIColor.green }
  public static var blue: UIColor { UIColor.blue }
  public static var cyan: UIColor { UIColor.cyan }
  public static var magenta: UIColor { UIColor.magenta }
  public static var yellow: UIColor { UIColor.yellow }
  public static var orange: UIColor { UIColor.orange }
  public static var purple: UIColor { UIColor.purple }
  public static var brown: UIColor { UIColor.brown }
  public static var systemRed: UIColor { UIColor.systemRed }
  public static var systemOrange: UIColor { UIColor.systemOrange }
  public static var systemYellow: UIColor { UIColor.systemYellow }
  public static var systemGreen: UIColor { UIColor.systemGreen }
  public static var systemTeal: UIColor { UIColor.systemTeal }
  public static var systemBlue: UIColor { UIColor.systemBlue }
  public static var systemIndigo: UIColor { UIColor.systemIndigo }
  public static var systemPurple: UIColor { UIColor.systemPurple }
  public static var systemPink: UIColor { UIColor.systemPink }
  public static var systemBrown: UIColor { UIColor.systemBrown }
  public static var systemGray: UIColor { UIColor.systemGray }
  public static var systemGray2: UIColor { UIColor.systemGray2 }
  public static var systemGray3: UIColor { UIColor.systemGray3 }
  public static var systemGray4: UIColor { UIColor.systemGray4 }
  public static var systemGray5: UIColor { UIColor.systemGray5 }
  public static var systemGray6: UIColor { UIColor.systemGray6 }
  public static var systemBackground: UIColor { UIColor.systemBackground }
  public static var secondarySystemBackground: UIColor { UIColor.secondarySystemBackground }
  public static var tertiarySystemBackground: UIColor { UIColor.tertiarySystemBackground }
  public static var systemGroupedBackground: UIColor { UIColor.systemGroupedBackground }
  public static var label: UIColor { UIColor.label }
  public static var secondaryLabel: UIColor { UIColor.secondaryLabel }
  public static var tertiaryLabel: UIColor { UIColor.tertiaryLabel }
  public static var separator: UIColor { UIColor.separator }
}
