import Expectations
import Foundation
import PantographPorting
import Testing

/// The port's messages about storyboards agree with the storyboard reader.
struct InterfaceVocabularyTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/UIKit/Storyboards")

  /// The attributes that the reader's sources name.
  private static func asked() throws -> Set<String> {
    var names: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      for pattern in [#/\["([A-Za-z0-9]+)"\]/#, #/flag\(\s*"([A-Za-z]+)"/#] {
        names.formUnion(text.matches(of: pattern).map { String($0.1) })
      }
      names.formUnion(text.matches(of: #/image\([a-z]+, "([A-Za-z]+)"/#).map { String($0.1) })
      guard file == "StoryboardNumber.swift" else { continue }
      for row in text.split(separator: "\n") where row.hasPrefix("  case ") {
        let list = row.dropFirst("  case ".count)
        guard list.allSatisfy({ $0.isLetter || $0 == "," || $0 == " " }) else { continue }
        names.formUnion(list.split { $0 == "," || $0 == " " }.map(String.init))
      }
    }
    return names
  }

  @Test func `the attributes that are read are those that the reader asks for`() throws {
    let asked = try Self.asked()
    expect(InterfaceVocabulary.read.subtracting(asked).sorted(), equals: [])
    expect(asked.subtracting(InterfaceVocabulary.read).sorted(), equals: [])
  }

  @Test func `no attribute is both read and ignored, or without a reason`() {
    for ignored in InterfaceVocabulary.ignored {
      expect(!ignored.reason.isEmpty)
      guard ignored.element == nil, let attribute = ignored.attribute else { continue }
      expect(!InterfaceVocabulary.read.contains(attribute), "\(attribute)")
    }
    expect(InterfaceVocabulary.editor.isDisjoint(with: InterfaceVocabulary.read))
  }

  @Test func `no more is ignored than there was`() {
    // When the reader supports another attribute, remove its line and lower this number.
    expect(InterfaceVocabulary.ignored.count, equals: 73)
  }

  private func notes(_ text: String) -> [String] {
    SourcePort.port(
      [], interfaces: [SourcePort.File(path: "M.storyboard", text: text)]
    ).notes.map(\.text)
  }

  @Test func `what is read over is told once for each file, with its line and the reason`() {
    expect(
      notes(
        """
        <view id="v" opaque="NO"><searchBar barStyle="black"/>
        <searchBar barStyle="black" newAttribute="1"/>
        <textInputTraits key="textInputTraits" passwordRules="x"/><mapView key="x"
          minuteInterval="1"/></view>
        """),
      equals: [
        "M.storyboard:1: barStyle of <searchBar>: the bar has no background of its own",
        "M.storyboard:2: newAttribute of <searchBar>: is unknown and ignored",
        "M.storyboard:3: mapView: is a plain view here: there are no maps",
        "M.storyboard:3: passwordRules of <textInputTraits>: there is no store of passwords",
      ])
  }

  @Test func `what is for Interface Builder alone is not told`() {
    expect(
      notes(
        """
        <document type="x" version="3.0" toolsVersion="1" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <view key="view" contentMode="scaleToFill" id="b" misplaced="YES" userLabel="x"/></document>
        """), equals: [])
  }
}
