import Expectations
import Foundation
import Testing

@testable import UIKit

/// The file and the scale for the name of an image.
@MainActor
@Suite(.serialized) struct PictureFileTests {
  /// Writes files into a folder of resources beside the program while `body` runs.
  private func with(_ files: [String: String], _ body: () throws -> Void) throws {
    let folder = Bundle.main.bundleURL.appending(path: "picture-\(UUID().uuidString).resources")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let url = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    try body()
  }

  private func found(_ name: String) -> String? {
    ResourceFiles.image(name).map { "\($0.url.lastPathComponent) \($0.scale)" }
  }

  @Test func `a name may have its ending, and its scale`() throws {
    try with(["pf-one.png": "", "pf-two@2x.png": "", "pf-two.png": "", "pf-shot@3x.JPG": ""]) {
      expect(found("pf-one") == "pf-one.png 1.0" && found("pf-one.png") == "pf-one.png 1.0")
      expect(found("pf-two"), equals: "pf-two@2x.png 2.0")
      expect(found("pf-two.png"), equals: "pf-two@2x.png 2.0")
      expect(found("pf-two@2x"), equals: "pf-two@2x.png 2.0")
      expect(found("pf-shot"), equals: "pf-shot@3x.JPG 3.0")
      expect(found("pf-shot.jpg"), equals: "pf-shot@3x.JPG 3.0")
      expect(found("pf-shot.png") == nil && found("pf-none") == nil)
    }
  }

  @Test func `an image set says how sharp its files are`() throws {
    let contents = """
      {"images": [{"filename": "small.png", "scale": "1x", "idiom": "universal"},
      {"filename": "large.jpeg", "scale": "2x", "idiom": "universal"},
      {"filename": "pad.png", "scale": "3x", "idiom": "ipad"},
      {"filename": "night.png", "scale": "3x", "idiom": "universal", "appearances": [{}]}]}
      """
    let set = "Media.xcassets/pf-set.imageset/"
    try with([
      set + "Contents.json": contents, set + "small.png": "", set + "large.jpeg": "",
      set + "pad.png": "", set + "night.png": "",
    ]) {
      expect(found("pf-set"), equals: "large.jpeg 2.0")
      expect(found("Folder/pf-set"), equals: "large.jpeg 2.0")
    }
  }

  @Test(arguments: [
    "\"0x\"", "\"-3x\"", "\"x\"", "\"\"", "\"nanx\"", "\"infx\"", "\"ax\"", "3", "null", "[\"3x\"]",
  ]) func `a scale that is none leaves that of the file's name`(scale: String) throws {
    let contents = """
      {"images": [{"filename": "odd@2x.png", "scale": \(scale), "idiom": "universal"}]}
      """
    let set = "Media.xcassets/pf-odd.imageset/"
    try with([set + "Contents.json": contents, set + "odd@2x.png": ""]) {
      expect(found("pf-odd"), equals: "odd@2x.png 2.0")
    }
  }

  @Test func `an image set comes before a file of its name in a set`() throws {
    let contents = #"{"images": [{"filename": "pf-same.png", "scale": "2x"}]}"#
    let (one, other) = ("Media.xcassets/pf-same.imageset/", "Media.xcassets/pf-far.imageset/")
    try with([
      one + "Contents.json": contents, one + "pf-same.png": "",
      other + "Contents.json": contents, other + "pf-same.png": "",
    ]) {
      expect(found("pf-same"), equals: "pf-same.png 2.0")
      let folder = ResourceFiles.image("pf-same")?.url.deletingLastPathComponent()
      expect(folder?.lastPathComponent, equals: "pf-same.imageset")
    }
  }

  @Test func `an image set's slicing is read, and leaves out a part of the picture`() throws {
    let contents = """
      {"images": [{"filename": "cut.png", "scale": "2x", "idiom": "universal", "resizing": {
      "mode": "9-part", "center": {"mode": "stretch", "width": 4, "height": 2},
      "capInsets": {"top": 2, "left": 6, "bottom": 4, "right": 8}}}]}
      """
    let set = "Media.xcassets/pf-cut.imageset/"
    try with([set + "Contents.json": contents, set + "cut.png": ""]) {
      let slicing = try #require(ResourceFiles.image("pf-cut")?.slicing)
      let whole = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
      let cut = try #require(slicing.cut(whole))
      expect(cut.size == CGSize(width: 18, height: 8) && cut.resizingMode == .stretch)
      expect(cut.capInsets, equals: UIEdgeInsets(top: 2, left: 6, bottom: 4, right: 8))
      let small = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
      expectNil(slicing.cut(small))
    }
    expect(ImageSlicing(["capInsets": ["top": -1]]) == nil && ImageSlicing("9-part") == nil)
  }

  @Test func `an image set's alignment insets are pixels of the file`() throws {
    let contents = """
      {"images": [{"filename": "far.png", "scale": "2x", "idiom": "universal",
      "alignment-insets": {"top": 2, "left": 4, "bottom": 48, "right": -1}}]}
      """
    let set = "Media.xcassets/pf-far.imageset/"
    try with([set + "Contents.json": contents, set + "far.png": ""]) {
      let file = try #require(ResourceFiles.image("pf-far"))
      expect(file.alignment, equals: UIEdgeInsets(top: 2, left: 4, bottom: 48, right: 0))
    }
  }

  @Test func `a JPEG is held as its camera wrote it`() {
    func jpeg(_ orientation: UInt8, isLittle: Bool) -> [UInt8] {
      let entry: [UInt8] =
        isLittle
        ? [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
        : [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
      let head: [UInt8] =
        isLittle
        ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0] : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
      let exif = Array("Exif\0\0".utf8) + head + entry
      return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + [0xFF, 0xDA]
    }
    expect(PictureBytes.orientation(ofJPEG: jpeg(6, isLittle: true)), equals: .right)
    expect(PictureBytes.orientation(ofJPEG: jpeg(3, isLittle: false)), equals: .down)
    expect(PictureBytes.orientation(ofJPEG: jpeg(99, isLittle: false)), equals: .up)
    let whole = jpeg(8, isLittle: true)
    for count in 0..<whole.count {
      _ = PictureBytes.orientation(ofJPEG: Array(whole.prefix(count)))
    }
    expect(PictureBytes.orientation(ofJPEG: whole), equals: .left)
  }

  @Test func `a data set has its data and their kind`() throws {
    let list =
      #"{"data": [{"idiom": "universal"}, {"filename": "a.txt","#
      + #" "universal-type-identifier": "public.text"}]}"#
    let set = "Media.xcassets/Folder/pf-data.dataset/"
    try with([set + "Contents.json": list, set + "a.txt": "words"]) {
      let asset = try #require(NSDataAsset(name: "pf-data"))
      expect(String(decoding: asset.data, as: UTF8.self), equals: "words")
      expect(asset.typeIdentifier, equals: "public.text")
      expect(NSDataAsset(name: "Folder/pf-data") != nil && NSDataAsset(name: "pf-none") == nil)
    }
  }
}
