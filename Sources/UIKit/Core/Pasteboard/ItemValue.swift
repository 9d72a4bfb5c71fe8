import Foundation

/// The values of items and pasteboards, and their conversions.
@MainActor
enum ItemValue {
  /// Returns the types under which a value is offered.
  static func types(of value: Any) -> [String] {
    switch value {
    case is String, is NSString: [TypeIdentifier.text]
    case is URL, is NSURL: [TypeIdentifier.url]
    case is UIImage: [TypeIdentifier.png]
    case is UIColor: [TypeIdentifier.color]
    case let value as any NSItemProviderWriting:
      type(of: value).writableTypeIdentifiersForItemProvider
    default: ["public.data"]
    }
  }

  static func string(_ value: Any) -> String? {
    switch value {
    case let value as String: value
    case let value as NSString: String(value)
    case let value as NSAttributedString: value.string
    case let value as Data: String(data: value, encoding: .utf8)
    default: nil
    }
  }

  static func url(_ value: Any) -> URL? {
    switch value {
    case let value as URL: value
    case let value as NSURL: value as URL
    default: nil
    }
  }

  static func data(of value: Any?, as type: String) -> Data? {
    switch value {
    case let value as Data: return value
    case let value as UIImage:
      return type == "public.jpeg" ? value.jpegData(compressionQuality: 1) : value.pngData()
    case let value as any NSItemProviderWriting:
      var found: Data?
      _ = value.loadData(withTypeIdentifier: type) { data, _ in found = data }
      return found
    case let value?: return string(value).map { Data($0.utf8) } ?? url(value)?.dataRepresentation
    case nil: return nil
    }
  }

  /// Returns the value as an object of the class, without going through data.
  static func object(
    of value: Any?, _ aClass: any NSItemProviderReading.Type
  ) -> (any NSItemProviderReading)? {
    guard let value else { return nil }
    if aClass == NSString.self { return string(value).map { NSString(string: $0) } }
    if aClass == NSURL.self { return url(value).map { $0 as NSURL } }
    return cast(value, to: aClass)
  }

  private static func cast<Object: NSItemProviderReading>(
    _ value: Any, to aClass: Object.Type
  ) -> (any NSItemProviderReading)? { value as? Object }
}
