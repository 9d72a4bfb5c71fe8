import Expectations
import Foundation
import Testing

@testable import UIKit

/// GIF, PDF and SVG pictures among the program's resources.
@MainActor
@Suite(.serialized) struct VectorAssetTests {
  private func with(_ files: [String: Data], _ body: () throws -> Void) throws {
    let folder = Bundle.main.bundleURL.appending(path: "vector-\(UUID().uuidString).resources")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, data) in files {
      let url = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    try body()
  }

  private func contents(_ file: String, _ properties: String = "") -> Data {
    Data(
      """
      {"images": [{"filename": "\(file)", "idiom": "universal"}], "properties": {\(properties)}}
      """.utf8)
  }

  /// A page of 30 × 20 points with a filled rectangle; its table of objects is made when it is read.
  private let pdf = Data(
    """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Kids [3 0 R] /Count 1 >> endobj
    3 0 obj << /Type /Page /Contents 4 0 R /MediaBox [0 0 30 20] >> endobj
    4 0 obj << /Length 25 >> stream
    1 0 0 rg 5 5 10 10 re f  
    endstream endobj
    """.utf8)

  private let svg = Data("<svg width='8' height='6'><rect width='4' height='4'/></svg>".utf8)

  @Test func `a GIF is found with and without its ending, and in an image set`() throws {
    let gif = Data(ImageSourceTests.gif)
    try with([
      "va-boat.gif": gif, "A.xcassets/va-set.imageset/x.gif": gif,
      "A.xcassets/va-set.imageset/Contents.json": contents("x.gif"),
    ]) {
      for name in ["va-boat", "va-boat.gif", "va-set"] {
        expect(UIImage(named: name)?.size, equals: CGSize(width: 2, height: 1))
      }
      let path = ResourceFiles.image("va-boat")?.url.path ?? ""
      expect(UIImage(contentsOfFile: path)?.size, equals: CGSize(width: 2, height: 1))
    }
  }

  @Test func `the page of a PDF in an image set is a picture of its size`() throws {
    let set = "A.xcassets/va-page.imageset/"
    try with([set + "page.pdf": pdf, set + "Contents.json": contents("page.pdf")]) {
      let image = try #require(UIImage(named: "va-page"))
      expect(image.size, equals: CGSize(width: 30, height: 20))
      expect(image.cgImage?.width == 90 && image.cgImage?.sharpness == .atOwnSize)
      expect(image.renderingMode, equals: .automatic)
      // Drawings are found in image sets only, as on iOS.
      expect(UIImage(named: "page.pdf") == nil && UIImage(data: pdf) == nil)
    }
  }

  @Test func `an image set states whether the drawing is preserved, and its rendering mode`() throws
  {
    let set = "A.xcassets/va-kept.imageset/"
    let properties =
      "\"preserves-vector-representation\": true, \"template-rendering-intent\": \"template\""
    try with([set + "k.pdf": pdf, set + "Contents.json": contents("k.pdf", properties)]) {
      let image = try #require(UIImage(named: "va-kept"))
      expect(image.cgImage?.sharpness == .atEverySize && image.renderingMode == .alwaysTemplate)
      expect(image.withTintColor(.red).cgImage?.sharpness, equals: .atEverySize)
    }
  }

  @Test func `the rendering mode of a set applies to pixels, too`() throws {
    let set = "A.xcassets/va-mode.imageset/"
    let properties = "\"template-rendering-intent\": \"original\""
    try with([
      set + "m.gif": Data(ImageSourceTests.gif),
      set + "Contents.json": contents("m.gif", properties),
    ]) {
      expect(UIImage(named: "va-mode")?.renderingMode, equals: .alwaysOriginal)
    }
  }

  @Test func `an SVG in an image set is drawn at every size`() throws {
    let set = "A.xcassets/va-star.imageset/"
    try with(["star.svg": svg, set + "s.svg": svg, set + "Contents.json": contents("s.svg")]) {
      let image = try #require(UIImage(named: "va-star"))
      expect(image.size == CGSize(width: 8, height: 6) && image.cgImage?.sharpness == .atEverySize)
      expectNil(UIImage(named: "star.svg"))
    }
  }

  @Test func `a set that the plugin flattened is found`() throws {
    try with([
      "va-flat.imageset.pdf": pdf,
      "va-flat.imageset.json": contents("x.pdf", "\"template-rendering-intent\": \"template\""),
    ]) {
      let image = try #require(UIImage(named: "va-flat"))
      expect(image.size.width == 30 && image.renderingMode == .alwaysTemplate)
    }
  }

  @Test func `a damaged drawing gives no picture`() throws {
    let set = "A.xcassets/va-bad.imageset/"
    try with([set + "b.pdf": Data("x".utf8), set + "Contents.json": contents("b.pdf")]) {
      expectNil(UIImage(named: "va-bad"))
    }
  }
}
