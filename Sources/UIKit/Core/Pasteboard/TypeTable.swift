/// The system's declarations of types of data.
enum TypeTable {
  /// A type: its identifier, the types it is a kind of, its file extensions and its MIME types. The
  /// first of each is the preferred one.
  struct Entry: Sendable {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let mimeTypes: [String]
    let words: String

    init(
      _ identifier: String, _ parents: [String] = [], _ extensions: [String] = [],
      _ mimeTypes: [String] = [], _ words: String = ""
    ) {
      self.identifier = identifier
      self.parents = parents
      self.extensions = extensions
      self.mimeTypes = mimeTypes
      self.words = words
    }
  }

  static let entries: [Entry] = [
    Entry("public.item", [], [], [], "item"),
    Entry("public.content", [], [], [], "content"),
    Entry("public.composite-content", ["public.content"], [], [], "content"),
    Entry("public.data", ["public.item"], [], [], "data"),
    Entry("public.directory", ["public.item"], [], [], "directory"),
    Entry("public.folder", ["public.directory"], [], [], "folder"),
    Entry("com.apple.package", ["public.directory"], [], [], "package"),
    Entry("com.apple.bundle", ["public.directory"], [], [], "bundle"),
    Entry("public.contact", [], [], [], "contact"),
    Entry("public.message", [], [], [], "message"),
    Entry("public.url", ["public.data"], ["url"], [], "URL"),
    Entry("public.file-url", ["public.url"], [], [], "file URL"),
    Entry("public.text", ["public.data", "public.content"], [], [], "text"),
    Entry("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"], "plain text"),
    Entry("public.utf8-plain-text", ["public.plain-text"], [], [], "Unicode text"),
    Entry("public.utf16-plain-text", ["public.plain-text"], [], [], "Unicode text"),
    Entry("public.utf16-external-plain-text", ["public.plain-text"], [], [], "Unicode text"),
    Entry("public.delimited-values-text", ["public.text"], [], [], "delimited text"),
    Entry(
      "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"],
      ["text/csv"], "CSV text"),
    Entry("public.rtf", ["public.text"], ["rtf"], ["text/rtf"], "RTF text"),
    Entry("public.html", ["public.text"], ["html", "htm"], ["text/html"], "HTML text"),
    Entry("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"], "XML text"),
    Entry("public.yaml", ["public.text"], ["yml", "yaml"], ["application/x-yaml"], "YAML text"),
    Entry("public.json", ["public.text"], ["json"], ["application/json"], "JSON text"),
    Entry("public.vcard", ["public.text", "public.contact"], ["vcf"], ["text/vcard"], "vCard"),
    Entry("public.source-code", ["public.plain-text"], [], [], "source code"),
    Entry("public.swift-source", ["public.source-code"], ["swift"], [], "Swift source code"),
    Entry("public.image", ["public.data", "public.content"], [], [], "image"),
    Entry("public.jpeg", ["public.image"], ["jpeg", "jpg"], ["image/jpeg"], "JPEG image"),
    Entry("public.png", ["public.image"], ["png"], ["image/png"], "PNG image"),
    Entry("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"], "GIF image"),
    Entry("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"], "TIFF image"),
    Entry("com.microsoft.bmp", ["public.image"], ["bmp"], ["image/bmp"], "BMP image"),
    Entry("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon"], "icon"),
    Entry("public.heic", ["public.image"], ["heic"], ["image/heic"], "HEIF image"),
    Entry("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"], "WebP image"),
    Entry("public.svg-image", ["public.image", "public.xml"], ["svg"], ["image/svg+xml"], "SVG"),
    Entry(
      "com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"],
      "PDF document"),
    Entry("public.audiovisual-content", ["public.data", "public.content"], [], [], "media"),
    Entry("public.movie", ["public.audiovisual-content"], [], [], "movie"),
    Entry("public.video", ["public.movie"], [], [], "video"),
    Entry(
      "com.apple.quicktime-movie", ["public.movie"], ["mov"], ["video/quicktime"], "movie"),
    Entry("public.mpeg-4", ["public.movie"], ["mp4"], ["video/mp4"], "MPEG-4 movie"),
    Entry("public.audio", ["public.audiovisual-content"], [], [], "audio"),
    Entry("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg"], "MP3 audio"),
    Entry("com.microsoft.waveform-audio", ["public.audio"], ["wav"], ["audio/wav"], "WAV audio"),
    Entry("public.archive", ["public.data"], [], [], "archive"),
    Entry("public.zip-archive", ["public.archive"], ["zip"], ["application/zip"], "ZIP archive"),
    Entry("org.gnu.gnu-zip-archive", ["public.archive"], ["gz"], ["application/gzip"], "gzip"),
    Entry("com.apple.property-list", ["public.data"], ["plist"], [], "property list"),
    Entry("com.apple.uikit.color", ["public.data"], [], [], "color"),
  ]

  static let byIdentifier = Dictionary(
    uniqueKeysWithValues: entries.map { ($0.identifier, $0) })
  static let byExtension = Dictionary(
    entries.flatMap { entry in entry.extensions.map { ($0, entry.identifier) } },
    uniquingKeysWith: { first, _ in first })
  static let byMIMEType = Dictionary(
    entries.flatMap { entry in entry.mimeTypes.map { ($0, entry.identifier) } },
    uniquingKeysWith: { first, _ in first })
}
