import Foundation

extension AttributeScopes {
  /// The attributes of text that views show.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of text that views show.
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let tracking: TrackingAttribute
    public let ligature: LigatureAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let strokeColor: StrokeColorAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let shadow: ShadowAttribute
    public let obliqueness: ObliquenessAttribute
    public let expansion: ExpansionAttribute
    public let textEffect: TextEffectAttribute
    public let attachment: AttachmentAttribute

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = UIFont
      public static let name = "NSFont"
    }

    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSColor"
    }

    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSBackgroundColor"
    }

    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSKern"
    }

    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSBaselineOffset"
    }

    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSUnderline"
    }

    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = NSUnderlineStyle
      public static let name = "NSStrikethrough"
    }

    public enum ParagraphStyleAttribute: AttributedStringKey {
      public typealias Value = NSParagraphStyle
      public static let name = "NSParagraphStyle"
    }

    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "CTTracking"
    }

    public enum LigatureAttribute: AttributedStringKey {
      public typealias Value = Int
      public static let name = "NSLigature"
    }

    public enum UnderlineColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSUnderlineColor"
    }

    public enum StrikethroughColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrikethroughColor"
    }

    public enum StrokeColorAttribute: AttributedStringKey {
      public typealias Value = UIColor
      public static let name = "NSStrokeColor"
    }

    public enum StrokeWidthAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSStrokeWidth"
    }

    public enum ShadowAttribute: AttributedStringKey {
      public typealias Value = NSShadow
      public static let name = "NSShadow"
    }

    public enum ObliquenessAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSObliqueness"
    }

    public enum ExpansionAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "NSExpansion"
    }

    public enum TextEffectAttribute: AttributedStringKey {
      public typealias Value = NSAttributedString.TextEffectStyle
      public static let name = "NSTextEffect"
    }

    public enum AttachmentAttribute: AttributedStringKey {
      public typealias Value = NSTextAttachment
      public static let name = "NSAttachment"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}

extension NSAttributedString {
  /// Creates the text with those of its attributes that views show.
  public convenience init(_ text: AttributedString) {
    let whole = NSMutableAttributedString(string: "")
    for run in text.runs {
      whole.append(
        NSAttributedString(
          string: String(text[run.range].characters), attributes: run.attributes.shown))
    }
    self.init(attributedString: whole)
  }
}

extension AttributeContainer {
  typealias UIKit = AttributeScopes.UIKitAttributes

  /// Creates a container with those of the attributes that views show.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    self.init()
    self[UIKit.FontAttribute.self] = dictionary[.font] as? UIFont
    self[UIKit.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[UIKit.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[UIKit.KernAttribute.self] = (dictionary[.kern] as? NSNumber).map {
      CGFloat($0.doubleValue)
    }
    self[UIKit.BaselineOffsetAttribute.self] = (dictionary[.baselineOffset] as? NSNumber).map {
      CGFloat($0.doubleValue)
    }
    self[UIKit.UnderlineStyleAttribute.self] = (dictionary[.underlineStyle] as? Int).map {
      NSUnderlineStyle(rawValue: $0)
    }
    self[UIKit.StrikethroughStyleAttribute.self] = (dictionary[.strikethroughStyle] as? Int).map {
      NSUnderlineStyle(rawValue: $0)
    }
    self[UIKit.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      dictionary[key] == nil ? nil : dictionary.number(key)
    }
    self[UIKit.TrackingAttribute.self] = number(.tracking)
    self[UIKit.LigatureAttribute.self] = dictionary[.ligature] as? Int
    self[UIKit.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
    self[UIKit.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
    self[UIKit.StrokeColorAttribute.self] = dictionary[.strokeColor] as? UIColor
    self[UIKit.StrokeWidthAttribute.self] = number(.strokeWidth)
    self[UIKit.ShadowAttribute.self] = dictionary[.shadow] as? NSShadow
    self[UIKit.ObliquenessAttribute.self] = number(.obliqueness)
    self[UIKit.ExpansionAttribute.self] = number(.expansion)
    self[UIKit.TextEffectAttribute.self] =
      dictionary[.textEffect] as? NSAttributedString.TextEffectStyle
    self[UIKit.AttachmentAttribute.self] = dictionary[.attachment] as? NSTextAttachment
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
  }

  /// The attributes that views show, with the names that `NSAttributedString` has for them.
  var shown: [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    values[.font] = self[UIKit.FontAttribute.self]
    values[.foregroundColor] = self[UIKit.ForegroundColorAttribute.self]
    values[.backgroundColor] = self[UIKit.BackgroundColorAttribute.self]
    values[.kern] = self[UIKit.KernAttribute.self]
    values[.baselineOffset] = self[UIKit.BaselineOffsetAttribute.self]
    values[.underlineStyle] = self[UIKit.UnderlineStyleAttribute.self]?.rawValue
    values[.strikethroughStyle] = self[UIKit.StrikethroughStyleAttribute.self]?.rawValue
    values[.paragraphStyle] = self[UIKit.ParagraphStyleAttribute.self]
    values[.tracking] = self[UIKit.TrackingAttribute.self]
    values[.ligature] = self[UIKit.LigatureAttribute.self]
    values[.underlineColor] = self[UIKit.UnderlineColorAttribute.self]
    values[.strikethroughColor] = self[UIKit.StrikethroughColorAttribute.self]
    values[.strokeColor] = self[UIKit.StrokeColorAttribute.self]
    values[.strokeWidth] = self[UIKit.StrokeWidthAttribute.self]
    values[.shadow] = self[UIKit.ShadowAttribute.self]
    values[.obliqueness] = self[UIKit.ObliquenessAttribute.self]
    values[.expansion] = self[UIKit.ExpansionAttribute.self]
    values[.textEffect] = self[UIKit.TextEffectAttribute.self]
    values[.attachment] = self[UIKit.AttachmentAttribute.self]
    values[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
    return values
  }
}
