import Expectations
import Foundation
import SeededRandom
import Testing
import UIKit

/// Storyboards that once ended the program, and generated ones of the same kind.
@MainActor
struct HostileStoryboardFilesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "HostileStoryboards")

  /// Shows the storyboard's first view controller briefly, and returns the error of the file.
  private func show(_ data: Data) -> String? {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "Main.storyboard")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try data.write(to: url)
      let controller = try UIStoryboard(contentsOf: url).makeInitialViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func show(_ text: String) -> String? { show(Data(text.utf8)) }

  /// The text of a file, without the classes of the original application.
  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      .replacing(#/\scustom(Class|Module|ModuleProvider)="[^"]*"/#, with: "")
  }

  @Test(arguments: [
    (
      "m_fontneg",
      "the pointSize of <fontDescription> is -5; it must be a number from 0 to 10,000"
    ),
    ("m_lines", "the numberOfLines of <label> is 1e300; it must be a whole number from 0 to"),
    ("m_pages", "the numberOfPages of <pageControl> is 1e300"),
    ("m_pagesbig", "the numberOfPages of <pageControl> is 2000000000"),
    (
      "m_prio",
      "the horizontalHuggingPriority of <label> is nan; it must be a number from 0 to 1,000"
    ),
    ("m_prio2", "the horizontalHuggingPriority of <label> is 99999"),
    ("m_prog", "the progress of <progressView> is nan"),
    ("m_seg", "the selectedSegmentIndex of <segmentedControl> is 1e300"),
    ("m_segbig", "the segment 50, counted from 0, is selected of 1"),
    ("m_slider", "the value of <slider> is inf"),
    ("m_stack", "the spacing of <stackView> is nan"),
    ("m_stackinf", "the spacing of <stackView> is inf"),
    ("m_table", "the rowHeight of <tableView> is nan"),
    ("m_tag", "the tag of <view> is 99999999999999999999; it must be a whole number up to"),
    ("m_tagnan", "the tag of <view> is nan"),
    ("m_zoom", "the minimumZoomScale of <scrollView> is nan"),
    ("instruction", "Main.storyboard:2: a processing instruction without content is here"),
    ("embed8", "more than 1000 view controllers stand within one another here"),
  ])
  func `what no view can have is named`(file: (name: String, sentence: String)) throws {
    let problem = show(try Self.text("\(file.name).storyboard"))
    expect(problem?.contains(file.sentence), equals: true, "\(problem ?? "no problem")")
  }

  @Test func `a font without a size is shown`() throws {
    expectNil(show(try Self.text("m_font0.storyboard")))
  }

  @Test(arguments: 1...12) func `a file that was changed at random ends nothing`(number: Int) throws
  {
    let problem = show(try Self.text("crash\(number).storyboard"))
    expect(problem?.split(separator: "\n").count ?? 1, equals: 1)
  }

  @Test(arguments: ["s2_int", "s2_utf7"])
  func `a declaration behind another encoding is not reached`(name: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: "\(name).storyboard"))
    let problem = try #require(show(data))
    expect(problem.contains("UTF-8"), "\(problem)")
  }

  @Test(arguments: [
    "UTF-7", "IBM037", "ISO-8859-1", "US-ASCII", "UCS-4", "EBCDIC-CP-US", "", "utf-7",
  ])
  func `an encoding is one of two`(name: String) {
    let text = "<?xml version='1.0' encoding='\(name)'?>\n<document/>"
    expect(show(text)?.contains("UTF-8 and UTF-16 are read"), equals: true)
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf8])
  func `both encodings are read, with their lines`(encoding: String.Encoding) throws {
    let name = encoding == .utf8 ? "utf-8" : "UTF-16"
    let text = try Self.text("m_alphanan.storyboard")
      .replacing("encoding=\"UTF-8\"", with: "encoding=\"\(name)\"\n")
    expectNil(show(try #require(text.data(using: encoding))))
    let bad = text.replacing("<scenes>", with: "\n\n<scenes x=\"nan\">")
    let problem = show(try #require(bad.data(using: encoding)))
    expect(
      problem?.hasPrefix("Main.storyboard:5: the x of <scenes> is nan"), equals: true,
      "\(problem ?? "")")
    let declared = text.replacing("<document ", with: "<!DOCTYPE a []><document ")
    expect(
      show(try #require(declared.data(using: encoding)))?.contains("a document type"), equals: true)
  }

  @Test(arguments: [String.Encoding.utf32, .utf32LittleEndian, .utf32BigEndian])
  func `four bytes a letter are none of them`(encoding: String.Encoding) throws {
    let data = try #require(try Self.text("m_alphanan.storyboard").data(using: encoding))
    expect(show(data) != nil)
  }

  @Test func `tabs that have the next tabs fan out only so far`() {
    let levels = (0..<30).map { level in
      let segues = (0..<10).map {
        """
        <segue destination="t\(level + 1)" kind="relationship" relationship="viewControllers" \
        id="s\(level)_\($0)"/>
        """
      }
      return """
        <scene><objects><tabBarController id="t\(level)"><connections>\(segues.joined())\
        </connections></tabBarController></objects></scene>
        """
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      initialViewController="t0"><scenes>\(levels.joined())\
      <scene><objects><viewController id="t30"/></objects></scene></scenes></document>
      """
    expect(
      show(text)?.contains("more than 1000 view controllers stand within one another"), equals: true
    )
  }

  @Test func `a file of very many elements is refused`() {
    let text = "<document>" + String(repeating: "<a/>", count: 200_001) + "</document>"
    expect(show(text)?.contains("more than 200000 elements"), equals: true)
  }

  @Test func `an error is one line, whatever the file says`() {
    let problem = show(
      "<document type=\"a&#10;b&#x202e;&#x9b;2J\"/>")
    expect(problem?.contains("\n") == false && problem?.contains("\u{202e}") == false)
  }

  private static let numbers = [
    "nan", "-nan", "inf", "-inf", "1e300", "-1e300", "1e999", "99999999999999999999", "1e19",
    "-9223372036854775809", "9.3e18", "1e15", "4294967296", "1000000", "-1000000", "-5", "-1", "0",
    "-0.0", "1e-320", "0.5", "50", "", "x", "0x1p2000", "YES",
  ]

  /// Each attribute of each element in turn with each of the numbers, and several attributes at once.
  @Test(arguments: ["crash1", "crash8", "m_segbig", "m_table", "m_zoom", "m_slider", "m_pages"])
  func `any number in the place of any attribute ends nothing`(name: String) throws {
    let text = try Self.text("\(name).storyboard")
    var random = SeededGenerator(seed: 30)
    let places = text.ranges(of: /"[^"]*"/).filter { text[$0].count < 12 }
    for (index, place) in places.enumerated() {
      // In a long file, every attribute gets only a few of the numbers.
      let chosen =
        places.count > 40 ? [Self.numbers.randomElement(using: &random) ?? ""] : Self.numbers
      for number in chosen {
        var mutant = text
        mutant.replaceSubrange(place, with: "\"\(number)\"")
        let problem = show(mutant)
        expect(problem?.contains("\n"), differsFrom: true, "attribute \(index): \(number)")
      }
    }
  }

  /// Attributes that a control reads, all of them at once.
  @Test func `any numbers in all attributes of a control end nothing`() {
    var random = SeededGenerator(seed: 31)
    let attributes = [
      "tag", "alpha", "numberOfLines", "numberOfPages", "currentPage", "selectedSegmentIndex",
      "minValue", "maxValue", "value", "minimumValue", "maximumValue", "progress", "spacing",
      "minimumZoomScale", "maximumZoomScale", "rowHeight", "sectionHeaderHeight",
      "estimatedRowHeight", "horizontalHuggingPriority", "verticalCompressionResistancePriority",
      "minimumFontSize", "indentationLevel", "indentationWidth",
    ]
    let kinds = [
      "view", "label", "button", "slider", "stepper", "pageControl", "segmentedControl",
      "progressView", "stackView", "scrollView", "tableView", "textField", "textView",
      "collectionView", "searchBar", "switch", "activityIndicatorView", "imageView",
    ]
    // Values within the ranges, so that the code after the range checks is reached.
    let values = ["0", "1", "-1", "1000", "0.5", "1e6", "-1e6", "10000", "9e15", "0.1", "1e-300"]
    for _ in 0..<400 {
      let kind = kinds.randomElement(using: &random) ?? ""
      let picked = attributes.filter { _ in Bool.random(using: &random) }
      let written = picked.map { "\($0)=\"\(values.randomElement(using: &random) ?? "")\"" }
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
        initialViewController="a"><scenes><scene><objects><viewController id="a"><view key="view" \
        id="v"><subviews><\(kind) id="b" \(written.joined(separator: " ")) text="x">\
        <rect key="frame" x="0" y="0" width="\([0, 1, 3, 100].randomElement(using: &random) ?? 0)" \
        height="\([0, 2, 100].randomElement(using: &random) ?? 0)"/>\
        <segments><segment title="a"/><segment title="b"/></segments>\
        </\(kind)></subviews></view></viewController></objects></scene></scenes></document>
        """
      expect(show(text)?.contains("\n"), differsFrom: true)
    }
  }
}
