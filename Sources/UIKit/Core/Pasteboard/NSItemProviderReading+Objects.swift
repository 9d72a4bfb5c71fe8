import Foundation

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.text", "public.plain-text", TypeIdentifier.text, TypeIdentifier.url]
  }
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.text] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    try made(NSString(string: String(decoding: data, as: UTF8.self)), of: data)
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(self).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.url] }
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.url] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    try made(URL(dataRepresentation: data, relativeTo: nil).map { $0 as NSURL }, of: data)
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler((self as URL).dataRepresentation, nil)
    return nil
  }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.image", "public.png", "public.jpeg"]
  }
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.png] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    try made(UIImage(data: data), of: data)
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(pngData(), nil)
    return nil
  }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.color] }
  public static var writableTypeIdentifiersForItemProvider: [String] { [TypeIdentifier.color] }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  {
    // A color is handed over as the object itself: it has no data.
    try made(nil as UIColor?, of: data)
  }
}

extension NSItemProviderReading {
  /// Returns the object as one of this class; throws if there is none.
  fileprivate static func made(_ object: (any NSItemProviderReading)?, of data: Data) throws -> Self
  {
    if let object = object as? Self { return object }
    throw NSError(
      domain: NSItemProvider.errorDomain,
      code: NSItemProvider.ErrorCode.unexpectedValueClassError.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "\(data.count) bytes make no \(Self.self)"])
  }
}
