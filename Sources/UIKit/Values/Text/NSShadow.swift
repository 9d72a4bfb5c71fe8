import Foundation

/// The shadow of letters.
open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
  // Foundation reads the type of an object from its first stored value. A zero there would end the
  // program when attributed strings with such values are joined.
  private let mark = UInt.max
  /// The offset from the letters in points, to the right and downwards.
  open var shadowOffset = CGSize.zero
  /// The distance in points over which the shadow's edges are blurred: twice the standard deviation.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, a `UIColor`; nil draws no shadow. By default a black with an opacity of one third.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius) = (shadowOffset, shadowBlurRadius)
    copy.shadowColor = shadowColor
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    return textShadow == other.textShadow
  }
  open override var hash: Int { textShadow.hashValue }
  open override var description: String { ObjectText.of(self) }

  /// The largest blur, in points; no screen is larger.
  private static let mostBlur: CGFloat = 1000

  var textShadow: TextBlock.Shadow? {
    guard let color = (shadowColor as? UIColor)?.cgColor ?? shadowColor as? CGColor,
      shadowOffset.width.isFinite, shadowOffset.height.isFinite, shadowBlurRadius.isFinite
    else { return nil }
    return TextBlock.Shadow(
      offset: shadowOffset, color: color, blur: min(max(shadowBlurRadius, 0), Self.mostBlur) / 2)
  }
}
