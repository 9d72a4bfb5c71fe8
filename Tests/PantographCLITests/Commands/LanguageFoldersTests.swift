import Expectations
import Foundation
import TemporaryFolders
import Testing

@testable import PantographStudio

/// The language folders that Foundation finds beside the program of tests.
struct LanguageFoldersTests {
  private func folder(_ languages: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for language in languages {
      let place = "\(folder.path)/tests.resources/\(language).lproj"
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
      try "\"key\" = \"\(language)\";".write(
        toFile: "\(place)/Localizable.strings", atomically: true, encoding: .utf8)
    }
    return folder
  }

  @Test func `a bundle finds the texts of the languages, and no removed ones`() throws {
    let folder = try folder(["en", "fr"])
    let languages = LanguageFolders(folder: folder.path, resources: "tests.resources")
    try languages.link()
    try languages.link()
    let bundle = try #require(Bundle(path: folder.path))
    expect(Set(bundle.localizations), equals: ["en", "fr"])
    expect(bundle.localizedString(forKey: "key", value: nil, table: nil), equals: "en")
    try FileManager.default.removeItem(atPath: "\(folder.path)/tests.resources/fr.lproj")
    try languages.link()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    expect(names.sorted(), equals: ["en.lproj", "tests.resources"])
  }

  @Test func `without languages there are no links`() throws {
    let folder = try folder([])
    try LanguageFolders(folder: folder.path, resources: "tests.resources").link()
    try expect(FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }
}
