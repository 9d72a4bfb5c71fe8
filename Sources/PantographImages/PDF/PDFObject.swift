/// A value in a PDF document.
package indirect enum PDFObject: Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFObject])
  case dictionary([String: PDFObject])
  case stream(PDFStream)
  /// The number of an object that stands elsewhere in the file.
  case reference(Int)
  /// An operator of a page's content; not part of any value.
  case word(String)

  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The number as a whole one, limited to a size with which products do not overflow.
  var integer: Int? {
    number.map { Int(min(max($0, -1e9), 1e9)) }
  }

  var name: String? { if case .name(let name) = self { name } else { nil } }
}

/// A dictionary with data, which are still compressed.
package struct PDFStream: Sendable {
  let dictionary: [String: PDFObject]
  let data: [UInt8]
}
