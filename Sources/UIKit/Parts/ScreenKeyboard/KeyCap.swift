import Foundation

/// A visible key.
@MainActor
final class KeyCap: UIView {
  /// The surface of a key.
  enum Surface {
    /// Keys that write, and the others.
    case light, dark
    /// A return key that does more than begin a line.
    case tinted
  }

  private let label = UILabel()
  private let picture = UIImageView()
  private let surface: Surface

  required init?(coder: NSCoder) { nil }

  init(_ text: String?, symbol: String?, size: CGFloat, surface: Surface) {
    self.surface = surface
    spokenName = text ?? symbol.flatMap { Self.symbolNames[$0] } ?? symbol ?? ""
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    // Our values, in points but for the opacity: a hard shadow makes a gray lower edge.
    layer.cornerRadius = 5
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowRadius = 0
    layer.shadowOpacity = 0.3
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    picture.contentMode = .center
    picture.image = symbol.flatMap {
      // Our value, in points: the symbols are as high as the letters.
      UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 18))
    }
    addSubview(label)
    addSubview(picture)
    show(isPressed: false, isEnabled: true)
  }

  /// The name of the key for a reader.
  let spokenName: String
  private static let symbolNames = [
    "shift": "shift", "shift.fill": "shift, on", "capslock.fill": "caps lock, on",
    "delete.left": "delete",
  ]

  func show(isPressed: Bool, isEnabled: Bool) {
    let color: UIColor =
      switch surface {
      case .light: isPressed ? .keyboardDark : .keyboardLight
      case .dark: isPressed ? .keyboardLight : .keyboardDark
      case .tinted: isPressed ? .keyboardLight : isEnabled ? .systemBlue : .keyboardDark
      }
    backgroundColor = color
    let text: UIColor = surface == .tinted && isEnabled && !isPressed ? .white : .label
    label.textColor = isEnabled ? text : .tertiaryLabel
    picture.tintColor = label.textColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 2, dy: 0)
    picture.frame = bounds
  }
}

extension UIColor {
  // Colors as in screenshots of the keyboards of iOS 13 and later.
  static let keyboardBackground = UIColor { traits in
    // The dark style, as in those screenshots.
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : .keyboardGround
  }
  private static let keyboardGround = UIColor(red: 0.82, green: 0.84, blue: 0.86, alpha: 1)
  static let keyboardLight = UIColor { traits in
    // The dark style, as in those screenshots.
    UIColor(white: traits.userInterfaceStyle == .dark ? 0.42 : 1, alpha: 1)
  }
  static let keyboardDark = UIColor { traits in
    // The dark style, as in those screenshots.
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.27, alpha: 1) : .keyboardShade
  }
  private static let keyboardShade = UIColor(red: 0.67, green: 0.7, blue: 0.74, alpha: 1)
}
