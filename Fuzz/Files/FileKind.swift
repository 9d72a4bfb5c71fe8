import Foundation
import PantographGestures
import PantographImages
import PantographPorting
import PantographPortingFiles
import PantographRendering
import PantographThresholdFiles
import PantographTuningFiles
import UIKit

/// A kind of file that programs read, and the code that reads it.
enum FileKind: String, CaseIterable {
  case storyboard, xib, catalog, plist, list, archive, png, jpeg, gif, pdf, svg, project,
    configuration, swift, thresholds, labels

  /// Whether the file is an example of this kind.
  func has(_ path: String) -> Bool {
    switch self {
    case .storyboard: path.hasSuffix(".storyboard")
    case .xib: path.hasSuffix(".xib") || path.hasSuffix(".storyboard")
    case .catalog: path.hasSuffix("Contents.json")
    case .plist: path.hasSuffix(".plist")
    case .list: path.hasSuffix(".list")
    case .archive: path.hasSuffix(".tar")
    case .png: path.hasSuffix(".png")
    case .jpeg: path.hasSuffix(".jpg")
    case .gif: path.hasSuffix(".gif")
    case .pdf: path.hasSuffix(".pdf")
    case .svg: path.hasSuffix(".svg")
    case .project: path.hasSuffix(".pbxproj")
    case .configuration: path.hasSuffix(".xcconfig")
    case .swift: path.hasSuffix(".swift")
    case .thresholds: path.hasSuffix(".thresholds")
    case .labels: path.hasSuffix("labels.tsv")
    }
  }

  /// Reads the bytes as a file of this kind in `folder`, which is empty before.
  @MainActor
  func read(_ bytes: [UInt8], in folder: URL) throws {
    switch self {
    case .storyboard:
      let url = try put(bytes, "Main.storyboard", in: folder)
      if let first = try UIStoryboard(contentsOf: url).makeInitialViewController() { show(first) }
    case .xib:
      let url = try put(bytes, "View.xib", in: folder)
      let controller = UIViewController()
      for view in try UINib(contentsOf: url).makeObjects(withOwner: controller) {
        // An outlet of the file may have made it, or a view in it, the controller's own view.
        guard let view = view as? UIView, !controller.view.isDescendant(of: view) else { continue }
        controller.view.addSubview(view)
      }
      show(controller)
    case .catalog: try readCatalog(bytes, in: folder)
    case .plist:
      _ = try put(bytes, "Info.plist", in: folder)
      _ = try put(Array("import UIKit\n".utf8), "A.swift", in: folder)
      _ = try PortedTree([folder.path], output: folder.path + "/out")
    case .list: _ = try Corpus(["@" + put(bytes, "list", in: folder).path]).digest
    case .archive:
      for entry in try Corpus([put(bytes, "a.tar", in: folder).path]).entries {
        _ = try? entry.load()
      }
    case .png: _ = try PixelImage(png: bytes)
    case .jpeg: _ = try PixelImage(jpeg: bytes)
    case .gif:
      let source = CGImageSourceCreateWithData(Data(bytes) as CFData, nil)
      for index in 0..<min(source.map(CGImageSourceGetCount) ?? 0, 16) {
        _ = source.flatMap { CGImageSourceCreateImageAtIndex($0, index, nil) }
        _ = source.flatMap { CGImageSourceCopyPropertiesAtIndex($0, index, nil) }
      }
    case .pdf: draw(try PDFPage(1, of: PDFFile(bytes)).drawing(reading: ImageReading.read))
    case .svg: draw(try SVGPicture(bytes, reading: ImageReading.read).drawing)
    case .project:
      for target in try XcodeProject(bytes).targets { _ = target.holds("A.swift") }
    case .configuration:
      let text = String(decoding: bytes, as: UTF8.self)
      _ = ConfigurationFile("a.xcconfig") { _ in text }
    case .swift:
      let text = String(decoding: bytes, as: UTF8.self)
      _ = SourcePort.port([SourcePort.File(path: "A.swift", text: text)])
    case .thresholds:
      let path = try put(bytes, "a.json", in: folder).path
      let read = try? ThresholdFile.loadRecognition(path)
      try ThresholdFile.save(ThresholdFile.load(path), to: path + ".again")
      // The numbers of a file must not end the code that uses them.
      if let read { _ = HandTracker(thresholds: read.touchpad.hand) }
    case .labels: _ = try LabelTable(String(decoding: bytes, as: UTF8.self)).rows.count
    }
  }

  private func put(_ bytes: [UInt8], _ name: String, in folder: URL) throws -> URL {
    let url = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url
  }

  @MainActor
  private func show(_ controller: UIViewController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    window.advance(to: 1)
  }

  /// Makes pixels of a drawing, as a window does.
  @MainActor
  private func draw(_ drawing: Drawing) {
    _ = UIImage(cgImage: CGImage(width: 64, height: 64, drawing: drawing), scale: 1).pngData()
  }

  /// The number of catalogs so far, because pictures and colors of a name are read once.
  @MainActor private static var catalogs = 0

  /// Reads the file as the contents of a color set and of an image set among the program's
  /// resources.
  @MainActor
  private func readCatalog(_ bytes: [UInt8], in folder: URL) throws {
    Self.catalogs += 1
    let name = "n\(Self.catalogs)"
    let resources = Bundle.main.bundleURL.appending(path: "fuzz.resources")
    defer { try? FileManager.default.removeItem(at: resources) }
    _ = try put(bytes, "\(name).colorset/Contents.json", in: resources)
    _ = try put(bytes, "\(name).imageset/Contents.json", in: resources)
    _ = try put(Self.dot, "\(name).imageset/dot.png", in: resources)
    _ = UIColor(named: name)?.resolvedColor(with: UITraitCollection())
    _ = UIImage(named: name)?.size
  }

  @MainActor private static let dot: [UInt8] =
    (try? PixelImage(width: 1, height: 1, filledWith: 0xFF00_0000).pngBytes()) ?? []
}
