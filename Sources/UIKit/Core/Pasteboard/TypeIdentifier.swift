import Foundation

/// The identifiers of types of data, and which of them are kinds of others.
enum TypeIdentifier {
  static let text = "public.utf8-plain-text"
  static let url = "public.url"
  static let png = "public.png"
  static let color = "com.apple.uikit.color"

  /// The type that each type is a kind of, as in the system's declarations of types.
  private static let parents: [String: [String]] = [
    "public.utf8-plain-text": ["public.plain-text"],
    "public.utf16-plain-text": ["public.plain-text"],
    "public.utf16-external-plain-text": ["public.plain-text"],
    "public.plain-text": ["public.text"],
    "public.html": ["public.text"],
    "public.rtf": ["public.text"],
    "public.json": ["public.text"],
    "public.xml": ["public.text"],
    "public.text": ["public.data", "public.content"],
    "public.file-url": ["public.url"],
    "public.url": ["public.data"],
    "public.png": ["public.image"],
    "public.jpeg": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "public.tiff": ["public.image"],
    "com.microsoft.bmp": ["public.image"],
    "public.image": ["public.data", "public.content"],
    "public.data": ["public.item"],
  ]

  private static let extensions = [
    "txt": "public.plain-text", "html": "public.html", "rtf": "public.rtf", "json": "public.json",
    "xml": "public.xml", "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg",
    "gif": "com.compuserve.gif", "tiff": "public.tiff", "bmp": "com.microsoft.bmp",
  ]

  static func conforms(_ type: String, to other: String) -> Bool {
    type == other || (parents[type] ?? []).contains { conforms($0, to: other) }
  }

  static func ofFile(named name: String) -> String {
    extensions[name.split(separator: ".").last.map { $0.lowercased() } ?? ""] ?? "public.data"
  }
}
