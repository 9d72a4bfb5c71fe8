/// Writes PDF files for tests.
struct PDFMaker {
  /// The objects, beginning with number 1: the catalog, the pages and the page come first.
  var objects: [String]

  /// Creates a document of one page.
  ///
  /// - Parameters:
  ///   - content: The operators of the page.
  ///   - page: More of the page's dictionary.
  ///   - resources: The page's resources.
  ///   - others: More objects, beginning with number 5.
  init(
    _ content: String, page: String = "/MediaBox [0 0 20 10]", resources: String = "",
    others: [String] = []
  ) {
    objects =
      [
        "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << \(resources) >> \(page) >>",
        Self.stream(content),
      ] + others
  }

  static func stream(_ content: String, _ more: String = "") -> String {
    "<< /Length \(content.utf8.count) \(more) >>\nstream\n\(content)\nendstream"
  }

  var text: String {
    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      text += String(repeating: "0", count: 10 - "\(offset)".count) + "\(offset) 00000 n \n"
    }
    return text
      + "trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF"
  }

  var bytes: [UInt8] { Array(text.utf8) }
}
