import Foundation

/// The texts with rules of the application's bundles.
///
/// Foundation here ends the program when it reads a text with rules. So a port gives the files another extension:
/// `Localizable.stringsdict` becomes `Localizable.stringsdict.plist`. `NSLocalizedString` then
/// returns the key, or the text of a `.strings` file, and the rules are found by that text.
final class RuledTexts: Sendable {
  static let ofApplication = RuledTexts(
    ResourceFiles.resources(endingWith: ending, in: .main),
    preferring: Bundle.main.preferredLocalizations,
    developedIn: ownLanguage(Bundle.main.object(forInfoDictionaryKey: regionKey)))

  private static let regionKey = "CFBundleDevelopmentRegion"

  /// Returns the language in which the application was written. `Bundle.developmentLocalization` ends the program if
  /// the Info.plist does not say so.
  private static func ownLanguage(_ region: Any?) -> String {
    guard let region = region as? String, region.first?.isLetter ?? false else { return "en" }
    return region
  }

  /// The ending of a file with rules.
  private static let ending = ".stringsdict.plist"

  private let texts: [String: RuledText]

  /// Reads files with rules. If several have a text with the same name, the file in the language
  /// folder that is preferred first determines it.
  ///
  /// - Parameters:
  ///   - files: The files, some of them in language folders such as `de.lproj`.
  ///   - languages: The names of the language folders in the order in which they are preferred.
  ///   - own: The language of the folder `Base.lproj`, and of files in no language folder.
  init(_ files: [URL], preferring languages: [String], developedIn own: String) {
    let order = languages + ["Base", own]
    var ranked: [(file: URL, folder: String?, rank: Int)] = []
    for file in files {
      let folder = Self.language(of: file)
      let rank = folder.map { order.firstIndex(of: $0) } ?? order.count
      if let rank { ranked.append((file, folder, rank)) }
    }
    var texts: [String: RuledText] = [:]
    for (file, folder, _) in ranked.sorted(by: { $0.rank < $1.rank }) {
      let name = folder == "Base" ? own : folder ?? own
      let language = String(name.prefix { $0.isLetter })
      let plain = Self.list(Self.plainTexts(of: file))
      for (key, entry) in Self.list(file) {
        guard let text = RuledText(entry, language: language) else { continue }
        for name in [key, plain[key] as? String ?? key] where texts[name] == nil {
          texts[name] = text
        }
      }
    }
    self.texts = texts
  }

  /// Returns the entries of a property list, or of a file of texts; none if it cannot be read.
  private static func list(_ file: URL) -> [String: Any] {
    guard let data = try? Data(contentsOf: file) else { return [:] }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: Any] ?? [:]
  }

  private static func language(of file: URL) -> String? {
    let folder = file.deletingLastPathComponent()
    return folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
  }

  /// Returns the file beside it that has texts without rules: `Localizable.strings`.
  private static func plainTexts(of file: URL) -> URL {
    file.deletingPathExtension().deletingPathExtension().appendingPathExtension("strings")
  }

  /// Returns the rules of a localized text; nil if it has none.
  subscript(text: String) -> RuledText? { texts.isEmpty ? nil : texts[text] }
}

extension String {
  /// Creates a text from a localized format. If the format has rules in a `.stringsdict`, numbers among the arguments
  /// determine its form. Without a locale, numbers are written as in English.
  public init(byRules format: String, _ arguments: Any?...) {
    self.init(byRules: format, locale: nil, arguments: arguments)
  }

  public init(byRules format: String, locale: Locale?, _ arguments: Any?...) {
    self.init(byRules: format, locale: locale, arguments: arguments)
  }

  public init(byRules format: String, arguments: [any CVarArg]) {
    self.init(byRules: format, locale: nil, arguments: arguments)
  }

  public init(byRules format: String, locale: Locale?, arguments: [any CVarArg]) {
    self.init(byRules: format, locale: locale, arguments: arguments.map { $0 as Any? })
  }

  private init(byRules format: String, locale: Locale?, arguments: [Any?]) {
    self.init(
      format: RuledTexts.ofApplication[format]?.format(for: arguments) ?? format, locale: locale,
      arguments: arguments.map(formattable))
  }

  /// Returns a text from a localized format, in the current locale.
  public static func localizedStringByRules(_ format: String, _ arguments: Any?...) -> String {
    String(byRules: format, locale: .current, arguments: arguments)
  }
}

extension NSString {
  public static func localizedStringByRules(_ format: NSString, _ arguments: Any?...) -> NSString {
    let format = "\(format)"
    let found = RuledTexts.ofApplication[format]?.format(for: arguments) ?? format
    return NSString(
      string: String(format: found, locale: .current, arguments: arguments.map(formattable)))
  }

  /// Returns the variant of a localized text for a width; the text itself if a `.stringsdict` has no
  /// variants of it.
  public func variantFittingPresentationWidth(_ width: Int) -> String {
    let text = "\(self)"
    return RuledTexts.ofApplication[text]?.variant(fitting: width) ?? text
  }
}
