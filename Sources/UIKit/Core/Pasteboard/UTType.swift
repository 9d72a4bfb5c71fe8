import Foundation

/// A type of data, such as plain text or a PNG image, by the system's declarations.
///
/// Declarations of an application's own in its property list are not read: a type that the system
/// does not declare is a kind of what its initializer says.
public struct UTType: Hashable, Sendable, Codable, Identifiable {
  public let identifier: String
  public var id: String { identifier }
  /// The types that a type of an application is a kind of.
  private var declared: [String] = []

  /// Creates a type that the system declares; nil for another identifier.
  public init?(_ identifier: String) {
    guard TypeTable.byIdentifier[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// Creates a type of the application's own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    declared = [parentType?.identifier ?? "public.data"]
  }

  /// Creates a type that another application declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Creates the type of files with an extension. An extension that is not declared gives a dynamic
  /// type. Nil if the declared type is not a kind of `supertype`.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(
      found: TypeTable.byExtension[filenameExtension.lowercased()], filenameExtension, supertype)
  }

  /// Creates the type of data with a MIME type, as by a filename extension.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(found: TypeTable.byMIMEType[mimeType.lowercased()], mimeType, supertype)
  }

  private init?(found: String?, _ tag: String, _ supertype: UTType) {
    guard !tag.isEmpty else { return nil }
    guard let found else {
      identifier = "dyn.\(tag.lowercased())"
      declared = [supertype.identifier]
      return
    }
    guard TypeIdentifier.conforms(found, to: supertype.identifier) else { return nil }
    identifier = found
  }

  private var entry: TypeTable.Entry? { TypeTable.byIdentifier[identifier] }

  public var preferredFilenameExtension: String? { entry?.extensions.first }
  public var preferredMIMEType: String? { entry?.mimeTypes.first }
  /// The name of the type for its user, in English.
  public var localizedDescription: String? { entry.flatMap { $0.words.isEmpty ? nil : $0.words } }
  public var description: String { identifier }
  /// Whether a file's extension or a MIME type that is not declared gave the type.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { entry != nil }
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All types that the type is a kind of.
  public var supertypes: Set<UTType> { Set(ancestors.map { UTType(known: $0) }) }

  private var ancestors: Set<String> {
    declared.reduce(into: TypeIdentifier.ancestors(of: identifier)) { all, parent in
      all.insert(parent)
      all.formUnion(TypeIdentifier.ancestors(of: parent))
    }
  }

  /// Returns whether the type is the given one, or a kind of it.
  public func conforms(to type: UTType) -> Bool {
    identifier == type.identifier || isSubtype(of: type)
  }

  public func isSubtype(of type: UTType) -> Bool { ancestors.contains(type.identifier) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  public static func == (first: UTType, second: UTType) -> Bool {
    first.identifier == second.identifier
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {}

extension UTType {
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let compositeContent = UTType(known: "public.composite-content")
  public static let data = UTType(known: "public.data")
  public static let directory = UTType(known: "public.directory")
  public static let folder = UTType(known: "public.folder")
  public static let package = UTType(known: "com.apple.package")
  public static let bundle = UTType(known: "com.apple.bundle")
  public static let contact = UTType(known: "public.contact")
  public static let message = UTType(known: "public.message")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let yaml = UTType(known: "public.yaml")
  public static let json = UTType(known: "public.json")
  public static let vCard = UTType(known: "public.vcard")
  public static let sourceCode = UTType(known: "public.source-code")
  public static let swiftSource = UTType(known: "public.swift-source")
  public static let image = UTType(known: "public.image")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let png = UTType(known: "public.png")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let tiff = UTType(known: "public.tiff")
  public static let bmp = UTType(known: "com.microsoft.bmp")
  public static let ico = UTType(known: "com.microsoft.ico")
  public static let heic = UTType(known: "public.heic")
  public static let webP = UTType(known: "org.webmproject.webp")
  public static let svg = UTType(known: "public.svg-image")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  public static let movie = UTType(known: "public.movie")
  public static let video = UTType(known: "public.video")
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  public static let archive = UTType(known: "public.archive")
  public static let zip = UTType(known: "public.zip-archive")
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  public static let propertyList = UTType(known: "com.apple.property-list")
}

extension NSItemProvider {
  /// Returns whether the item has a representation of the type or of a kind of it.
  public func hasItemConforming(to contentType: UTType) -> Bool {
    hasItemConformingToTypeIdentifier(contentType.identifier)
  }
}
