import Foundation
import UIKit

/// The values that a property of a type is set to in the tables of properties.
@MainActor
enum PropertyValues {
  /// Returns the values of a type; none if the type has none in the table.
  static func all<Value>(of type: Value.Type) -> [Value] {
    any(of: type).compactMap { $0 as? Value }
  }

  private static func any(of type: Any.Type) -> [Any] {
    if let optional = type as? any OptionalType.Type {
      let wrapped = any(of: optional.wrapped)
      return wrapped.isEmpty ? [] : wrapped + [optional.empty]
    }
    if let raw = type as? any RawRepresentable.Type { return raws(of: raw) }
    return numbers[ObjectIdentifier(type)] ?? places[ObjectIdentifier(type)]
      ?? looks[ObjectIdentifier(type)] ?? []
  }

  /// The first cases of an enumeration, or the first sets of options.
  private static func raws<Raw: RawRepresentable>(of type: Raw.Type) -> [Any] {
    let most = type is any OptionSet.Type ? 4 : 9
    let numbers = (0...most).map { $0 }
    switch Raw.RawValue.self {
    case is Int.Type: return numbers.compactMap { Raw(rawValue: $0 as! Raw.RawValue) }
    case is UInt.Type: return numbers.compactMap { Raw(rawValue: UInt($0) as! Raw.RawValue) }
    default: return []
    }
  }

  private static let numbers: [ObjectIdentifier: [Any]] = [
    ObjectIdentifier(Bool.self): [true, false],
    ObjectIdentifier(Int.self): [0, 1, 2, 7],
    ObjectIdentifier(Float.self): [Float(0), Float(0.3), Float(1), Float(8)],
    ObjectIdentifier(Double.self): [0.0, 0.3, 1.0, 8.0],
    ObjectIdentifier(CGFloat.self): [CGFloat(0), CGFloat(0.7), CGFloat(9), CGFloat(150)],
    ObjectIdentifier(String.self): ["", "A word", "Several words in a long line, and more"],
    ObjectIdentifier(NSAttributedString.self): [
      NSAttributedString(string: "In red", attributes: [.foregroundColor: UIColor.red]),
      NSAttributedString(string: "Far apart", attributes: [.kern: 4]),
    ],
    ObjectIdentifier(AttributedString.self): [
      AttributedString("Attributed"), AttributedString(""),
    ],
  ]

  private static let places: [ObjectIdentifier: [Any]] = [
    ObjectIdentifier(CGPoint.self): [
      CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 11.5), CGPoint(x: -8, y: 200),
    ],
    ObjectIdentifier(CGSize.self): [
      CGSize(width: 0, height: 0), CGSize(width: 40, height: 25.5), CGSize(width: 600, height: 700),
    ],
    ObjectIdentifier(CGRect.self): [
      CGRect(x: 0, y: 0, width: 0, height: 0), CGRect(x: 20, y: 31, width: 140, height: 90.5),
    ],
    ObjectIdentifier(UIOffset.self): [
      UIOffset(horizontal: 6, vertical: -3), UIOffset(horizontal: 0, vertical: 0),
    ],
    ObjectIdentifier(UIEdgeInsets.self): [
      UIEdgeInsets(top: 3, left: 20, bottom: 9, right: 5),
      UIEdgeInsets(top: -4, left: 0, bottom: 0, right: 60), UIEdgeInsets.zero,
    ],
    ObjectIdentifier(NSDirectionalEdgeInsets.self): [
      NSDirectionalEdgeInsets(top: 2, leading: 18, bottom: 7, trailing: 4),
      NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0),
    ],
    ObjectIdentifier(CGAffineTransform.self): [
      CGAffineTransform(translationX: 12, y: -5), CGAffineTransform(rotationAngle: 0.4),
      CGAffineTransform.identity,
    ],
  ]

  private static let looks: [ObjectIdentifier: [Any]] = [
    ObjectIdentifier(UIColor.self): [UIColor.red, UIColor.label, UIColor.clear],
    ObjectIdentifier(UIFont.self): [
      UIFont.systemFont(ofSize: 9), UIFont.boldSystemFont(ofSize: 31),
      UIFont.preferredFont(forTextStyle: .title1),
    ],
    ObjectIdentifier(UIImage.self): [
      UIImage(systemName: "star.fill") as Any,
      UIGraphicsImageRenderer(size: CGSize(width: 30, height: 12)).image { context in
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 12))
      },
    ],
    ObjectIdentifier(UIImage.SymbolConfiguration.self): [
      UIImage.SymbolConfiguration(pointSize: 40),
      UIImage.SymbolConfiguration(scale: .small),
    ],
    ObjectIdentifier(UIVisualEffect.self): [
      UIBlurEffect(style: .systemThinMaterial), UIBlurEffect(style: .dark),
    ],
    ObjectIdentifier(UIBlurEffect.self): [
      UIBlurEffect(style: .systemThinMaterial), UIBlurEffect(style: .dark),
    ],
    ObjectIdentifier([NSAttributedString.Key: Any].self): [
      [NSAttributedString.Key.foregroundColor: UIColor.purple, .kern: 3],
      [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 25)], [:],
    ],
    ObjectIdentifier(UIMenu.self): [
      UIMenu(title: "Menu", children: [UIAction(title: "One", state: .on) { _ in }])
    ],
    ObjectIdentifier(Date.self): [
      Date(timeIntervalSince1970: 1_772_000_000), Date(timeIntervalSince1970: 1_700_000_000),
      Date(timeIntervalSince1970: 1_800_000_000),
    ],
    ObjectIdentifier([String].self): [["One", "Two", "Three"], ["Alone"], []],
  ]
}

/// An optional type, whose values are those of the type in it, and nil.
private protocol OptionalType {
  static var wrapped: Any.Type { get }
  static var empty: Any { get }
}

extension Optional: OptionalType {
  static var wrapped: Any.Type { Wrapped.self }
  static var empty: Any { Self.none as Any }
}
