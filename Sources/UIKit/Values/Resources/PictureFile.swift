import Foundation

/// A picture among the program's resources.
struct PictureFile {
  let url: URL
  /// The number of pixels per point that the name or the image set states.
  let scale: CGFloat
  /// Whether the file is a drawing without pixels: a PDF or an SVG.
  var isVector = false
  /// Whether an enlarged drawing stays sharp (`preserves-vector-representation`).
  var isDrawnAtEverySize = false
  var intent = TemplateIntent.automatic
  var slicing: ImageSlicing?
  /// The insets of the picture's alignment rectangle, in pixels of the picture.
  var alignment = UIEdgeInsets.zero
}

/// The choice of an image set between a picture's own colors and a shape in the tint color.
enum TemplateIntent: String {
  case automatic, template, original
}

/// The contents of an image set's `Contents.json`.
struct ImageSetList {
  private(set) var scales: [String: Double] = [:]
  private(set) var slicings: [String: ImageSlicing] = [:]
  private(set) var alignments: [String: UIEdgeInsets] = [:]
  private(set) var isDrawnAtEverySize = false
  private(set) var intent = TemplateIntent.automatic
  /// The files for dark screens, and for devices other than a phone.
  private var others: Set<String> = []

  /// Reads the list beside a picture or, if the plugin has flattened the catalog, the one with the
  /// name of the set. Nil without one.
  init?(of picture: URL, set name: String, among files: [URL]) {
    let folder = picture.deletingLastPathComponent()
    let flat = "\(name).imageset.json"
    let url =
      folder.pathExtension == "imageset"
      ? folder.appending(path: "Contents.json") : files.first { $0.lastPathComponent == flat }
    guard let data = url.flatMap({ try? Data(contentsOf: $0) }) else { return nil }
    let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    for image in file?["images"] as? [[String: Any]] ?? [] {
      guard let name = image["filename"] as? String else { continue }
      if let scale = (image["scale"] as? String).flatMap({ Double($0.dropLast()) }), scale > 0,
        scale.isFinite
      {
        scales[name] = scale
      }
      slicings[name] = ImageSlicing(image["resizing"])
      if let insets = image["alignment-insets"] as? [String: Any] {
        alignments[name] = ImageSlicing.insets(insets)
      }
      let idiom = image["idiom"] as? String ?? "universal"
      if image["appearances"] != nil || !["universal", "iphone"].contains(idiom) {
        others.insert(name)
      }
    }
    let properties = file?["properties"] as? [String: Any]
    isDrawnAtEverySize = properties?["preserves-vector-representation"] as? Bool == true
    let stated = properties?["template-rendering-intent"] as? String
    intent = stated.flatMap(TemplateIntent.init) ?? .automatic
  }

  func isOther(_ name: String) -> Bool { others.contains(name) }
}
