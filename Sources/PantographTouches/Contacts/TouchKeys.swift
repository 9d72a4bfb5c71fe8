/// The held buttons and active tool keys of a touch surface.
struct TouchKeys: OptionSet, Sendable {
  var rawValue: UInt16

  // The first three are `ButtonSet`'s bits.
  static let left = TouchKeys(rawValue: 1)
  static let right = TouchKeys(rawValue: 2)
  static let middle = TouchKeys(rawValue: 4)
  static let touch = TouchKeys(rawValue: 8)
  static let pen = TouchKeys(rawValue: 16)
  static let rubber = TouchKeys(rawValue: 32)
  static let mouse = TouchKeys(rawValue: 64)
  static let finger = TouchKeys(rawValue: 128)
  static let twoFingers = TouchKeys(rawValue: 256)
  static let threeFingers = TouchKeys(rawValue: 512)
  static let fourFingers = TouchKeys(rawValue: 1024)
  static let fiveFingers = TouchKeys(rawValue: 2048)

  static let buttons: TouchKeys = [.left, .right, .middle]
  static let counts: TouchKeys = [
    .finger, .twoFingers, .threeFingers, .fourFingers, .fiveFingers,
  ]

  /// Creates the key with this event code; nil for a code that no touch surface sends.
  init?(code: UInt16) {
    switch code {
    case KeyCode.left: self = .left
    case KeyCode.right: self = .right
    case KeyCode.middle: self = .middle
    case KeyCode.touch: self = .touch
    case KeyCode.toolPen: self = .pen
    case KeyCode.toolRubber: self = .rubber
    case KeyCode.toolMouse: self = .mouse
    case KeyCode.toolFinger: self = .finger
    case KeyCode.toolDoubleTap: self = .twoFingers
    case KeyCode.toolTripleTap: self = .threeFingers
    case KeyCode.toolQuadrupleTap: self = .fourFingers
    case KeyCode.toolQuintupleTap: self = .fiveFingers
    default: return nil
    }
  }

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  var buttonSet: ButtonSet { ButtonSet(rawValue: UInt8(rawValue & 7)) }

  /// The number of fingers according to the tool keys; 5 may stand for more.
  var fingerCount: Int {
    if contains(.fiveFingers) { return 5 }
    if contains(.fourFingers) { return 4 }
    if contains(.threeFingers) { return 3 }
    if contains(.twoFingers) { return 2 }
    return contains(.finger) ? 1 : 0
  }
}
