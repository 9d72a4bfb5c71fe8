import Expectations
import Foundation
import TemporaryFolders
import Testing

@testable import UIKit

struct RuledTextTests {
  private func text(_ entry: [String: Any], _ language: String = "en") throws -> RuledText {
    try #require(RuledText(entry, language: language))
  }

  private func variable(_ forms: [String: String]) -> [String: Any] {
    var variable: [String: Any] = forms
    variable["NSStringFormatSpecTypeKey"] = "NSStringPluralRuleType"
    variable["NSStringFormatValueTypeKey"] = "d"
    return variable
  }

  private func written(_ text: RuledText, _ arguments: [any CVarArg]) -> String {
    String(format: text.format(for: arguments) ?? "none", arguments: arguments)
  }

  @Test func `a number determines the form`() throws {
    let items = try text([
      "NSStringLocalizedFormatKey": "You have %#@count@.",
      "count": variable(["zero": "no items", "one": "one item", "other": "%d items"]),
    ])
    expect(written(items, [0]), equals: "You have no items.")
    expect(written(items, [1]), equals: "You have one item.")
    expect(written(items, [2]), equals: "You have 2 items.")
    expect(written(items, [-1]), equals: "You have one item.")
    expect(items.format(for: [1.5]) ?? "", equals: "You have %1$d items.")
    expect(items.format(for: [NSNumber(value: 1), nil]) ?? "", equals: "You have one item.")
  }

  @Test func `variables take the arguments in order, or by their positions`() throws {
    let forms: [String: Any] = [
      "files": variable(["one": "%d file", "other": "%d files"]),
      "folders": variable(["one": "a folder", "other": "%d folders"]),
    ]
    let inOrder = try text(
      forms.merging(["NSStringLocalizedFormatKey": "%@: %#@files@ in %#@folders@, 100 %%"]) {
        first, _ in first
      })
    expect(
      written(inOrder, [NSString("A"), 1, 3]), equals: "A: 1 file in 3 folders, 100 %")
    let turned = try text(
      forms.merging(["NSStringLocalizedFormatKey": "%2$#@folders@, %1$#@files@"]) { first, _ in
        first
      })
    expect(written(turned, [2, 1]), equals: "a folder, 2 files")
  }

  @Test func `a form may contain another variable`() throws {
    let people = try text([
      "NSStringLocalizedFormatKey": "%#@people@",
      "people": variable(["one": "one person has %#@books@", "other": "%d people have %#@books@"]),
      "books": variable(["one": "a book", "other": "%d books"]),
    ])
    expect(written(people, [1, 1]), equals: "one person has a book")
    expect(written(people, [4, 1]), equals: "4 people have a book")
    expect(written(people, [4, 7]), equals: "4 people have 7 books")
    let endless = try text([
      "NSStringLocalizedFormatKey": "%#@again@", "again": variable(["other": "x%1$#@again@"]),
    ])
    expect(written(endless, [2]), equals: "xxxxxxxx")
  }

  @Test func `a file whose variables contain each other many times ends`() throws {
    let many = String(repeating: "%1$#@again@", count: 100)
    let endless = try text([
      "NSStringLocalizedFormatKey": many, "again": variable(["other": "x" + many]),
    ])
    expect(endless.format(for: [2])?.count ?? 0, equals: 1000)
  }

  @Test func `numbers that are not whole, and no numbers, are other`() throws {
    let items = try text([
      "NSStringLocalizedFormatKey": "%#@n@", "n": variable(["one": "one", "other": "many"]),
    ])
    let others: [Any?] = [Double.infinity, -Double.infinity, Double.nan, 1.5, nil, "1", UInt64.max]
    for other in others { expect(items.format(for: [other]), equals: "many") }
    expect(items.format(for: []), equals: "many")
    expect(items.format(for: [1.0]), equals: "one")
  }

  @Test func `without a locale numbers are written as in English`() {
    expect(String(byRules: "%.1f", 1.5), equals: "1.5")
    expect(String(byRules: "%.1f", arguments: [1.5]), equals: "1.5")
    let german = Locale(identifier: "de_DE")
    expect(String(byRules: "%.1f", locale: german, 1.5), equals: "1,5")
  }

  @Test func `missing parts leave something readable`() throws {
    expectNil(RuledText(["key": "text"], language: "en"))
    expectNil(RuledText("text", language: "en"))
    let unknown = try text(["NSStringLocalizedFormatKey": "a %#@none@ b %#@ c %"])
    expect(unknown.format(for: []) ?? "", equals: "a  b %1$#@ c %2$")
    let few = try text([
      "NSStringLocalizedFormatKey": "%#@n@", "n": variable(["few": "%d"]),
    ])
    expect(few.format(for: [1]) ?? "", equals: "")
  }

  @Test func `the widest variant that fits is taken`() throws {
    let greeting = try text([
      "NSStringVariableWidthRuleType": ["100": "Hi", "200": "Hello", "300": "Greetings"]
    ])
    expectNil(greeting.format(for: []))
    let widths = [0, 99, 100, 199, 200, 300, 1000]
    expect(
      widths.map { greeting.variant(fitting: $0) },
      equals: ["Hi", "Hi", "Hi", "Hi", "Hello", "Greetings", "Greetings"])
  }

  @Test func `each language has its plural rules`() {
    let numbers = [0, 1, 2, 3, 4, 5, 6, 7, 10, 11, 12, 14, 19, 20, 21, 22, 25, 100, 101, 102, 111]
    func letters(_ language: String) -> String {
      numbers.map { number in
        let category = PluralCategory.of(number, in: language)
        return category == .other ? "-" : String(category.rawValue.prefix(1))
      }.joined()
    }
    expect(letters("en"), equals: "-o-------------------")
    expect(letters("xx"), equals: letters("en"))
    expect(letters("ja"), equals: "---------------------")
    expect(letters("fr"), equals: "oo-------------------")
    expect(letters("ru"), equals: "mofffmmmmmmmmmofmmofm")
    expect(letters("hr"), equals: "-offf---------of--of-")
    expect(letters("pl"), equals: "mofffmmmmmmmmmmfmmmfm")
    expect(letters("cs"), equals: "-offf----------------")
    expect(letters("sl"), equals: "-otff-------------ot-")
    expect(letters("lt"), equals: "-offffff------off-of-")
    expect(letters("lv"), equals: "zo------zzzzzzo--zo-z")
    expect(letters("ro"), equals: "fofffffffffff-----fff")
    expect(letters("ar"), equals: "zotffffffmmmmmmmm---m")
    expect(letters("he"), equals: "-ot------------------")
    expect(letters("ga"), equals: "-otffffmm------------")
    expect(letters("cy"), equals: "zotf--m--------------")
  }

  @Test func `files are read in the order of the languages`() throws {
    let folder = try TemporaryFolder()
    func write(_ text: String, _ place: String) throws -> URL {
      let url = folder.url.appending(path: place)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let list = """
        <plist version="1.0"><dict><key>items</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>one</key><string>\(text)</string>
        <key>other</key><string>\(text)s</string></dict></dict></dict></plist>
        """
      try Data(list.utf8).write(to: url)
      return url
    }
    let files = [
      try write("item", "Base.lproj/Localizable.stringsdict.plist"),
      try write("Ding", "de.lproj/Localizable.stringsdict.plist"),
      try write("objet", "fr.lproj/Localizable.stringsdict.plist"),
      try write("none", "Broken.stringsdict.plist"),
    ]
    try Data("no list".utf8).write(to: files[3])
    try Data("\"items\" = \"Dinge\";".utf8).write(
      to: folder.url.appending(path: "de.lproj/Localizable.strings"))
    func forms(_ languages: [String]) -> [String?] {
      let texts = RuledTexts(files, preferring: languages, developedIn: "en")
      return [0, 1, 2].map { texts["items"]?.format(for: [$0]) }
    }
    expect(forms(["de"]), equals: ["Dings", "Ding", "Dings"])
    expect(forms(["fr", "de"]), equals: ["objet", "objet", "objets"])
    expect(forms([]), equals: ["items", "item", "items"])
    let german = RuledTexts(files, preferring: ["de"], developedIn: "en")
    expect(german["Dinge"]?.format(for: [1]), equals: "Ding")
    expectNil(german["other"])
    expect(String(byRules: "%d and %@", 2, "x"), equals: "2 and x")
    expect(NSString.localizedStringByRules("%@", 5 as NSNumber), equals: "5")
    expect(NSString("wide").variantFittingPresentationWidth(3), equals: "wide")
  }
}
