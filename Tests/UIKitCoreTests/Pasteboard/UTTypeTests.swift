import Expectations
import Foundation
import Testing
import UIKit

/// Types of data, and which of them are kinds of others.
struct UTTypeTests {
  @Test func `a type is found by its identifier, its extension and its MIME type`() throws {
    expect(UTType("public.png") == .png && UTType("no.such.type") == nil)
    expect(UTType(filenameExtension: "JPG"), equals: .jpeg)
    expect(UTType(mimeType: "text/csv"), equals: .commaSeparatedText)
    expectNil(UTType(filenameExtension: "png", conformingTo: .text))
    let own = try #require(UTType(filenameExtension: "cards"))
    expect(own.isDynamic && !own.isDeclared && own.conforms(to: .data))
    expect(UTType.png.preferredFilenameExtension, equals: "png")
    expect(UTType.html.preferredMIMEType, equals: "text/html")
    expect(UTType.pdf.localizedDescription, equals: "PDF document")
  }

  @Test func `a type is a kind of all its ancestors`() {
    expect(UTType.utf8PlainText.conforms(to: .plainText) && UTType.png.conforms(to: .image))
    expect(UTType.vCard.conforms(to: .contact) && UTType.vCard.conforms(to: .text))
    expect(!UTType.image.conforms(to: .png) && UTType.image.isSupertype(of: .gif))
    expect(UTType.json.supertypes, equals: [.text, .data, .content, .item])
    let own = UTType(exportedAs: "org.example.card", conformingTo: .json)
    expect(own.conforms(to: .text) && own.isSubtype(of: .json) && !own.isPublic)
    expect(own, equals: UTType(importedAs: "org.example.card"))
  }

  @Test func `every declared type has declared parents and no circle`() {
    for type in [UTType.swiftSource, .svg, .mpeg4Movie, .zip, .propertyList] {
      expect(type.conforms(to: .data) || type.conforms(to: .item), "\(type)")
      expect(type.supertypes.allSatisfy { $0.isDeclared } && !type.isSubtype(of: type))
    }
  }

  @Test @MainActor func `an item is found by a type`() {
    let item = NSItemProvider(object: "pear" as NSString)
    expect(item.hasItemConforming(to: .plainText) && !item.hasItemConforming(to: .image))
  }
}
