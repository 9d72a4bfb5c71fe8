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
    return values
  }
}
