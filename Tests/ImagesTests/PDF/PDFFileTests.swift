import CoreGraphics
import Expectations
import Testing

@testable import PantographImages

/// The structure of PDF documents: tables, objects and filters.
struct PDFFileTests {
  private func steps(_ bytes: [UInt8]) throws -> [DrawingStep] {
    try PDFPage(1, of: PDFFile(bytes)).drawing(reading: nil).steps
  }

  private func fills(_ bytes: [UInt8]) throws -> [CGColor] {
    try steps(bytes).compactMap { if case .fill(_, _, let color, _) = $0 { color } else { nil } }
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test func `a page has its size, and what it paints`() throws {
    let page = try PDFPage(1, of: PDFFile(PDFMaker("1 0 0 rg 2 3 4 5 re f").bytes))
    expect(page.size, equals: CGSize(width: 20, height: 10))
    let drawing = try page.drawing(reading: nil)
    expect(drawing.bounds, equals: CGRect(x: 0, y: 0, width: 20, height: 10))
    guard
      case .fill(let path, .winding, let color, _)? = drawing.steps.first(where: { $0.paint != nil }
      )
    else {
      Issue.record("nothing is filled in \(drawing.steps)")
      return
    }
    // The page's y axis points up.
    expect(path.first == .move(CGPoint(x: 2, y: 7)) && path.count == 5 && color == red)
  }

  @Test(arguments: [
    (0, CGPoint(x: 2, y: 7), CGSize(width: 20, height: 10)),
    (90, CGPoint(x: 3, y: 2), CGSize(width: 10, height: 20)),
    (180, CGPoint(x: 18, y: 3), CGSize(width: 20, height: 10)),
    (-90, CGPoint(x: 7, y: 18), CGSize(width: 10, height: 20)),
  ])
  func `a page can be turned`(rotation: Int, point: CGPoint, size: CGSize) throws {
    let maker = PDFMaker("2 3 m 4 4 l f", page: "/MediaBox [0 0 20 10] /Rotate \(rotation)")
    let page = try PDFPage(1, of: PDFFile(maker.bytes))
    expect(page.size, equals: size)
    let painted = try page.drawing(reading: nil).steps.first { $0.paint != nil }
    guard case .fill(let path, _, _, _)? = painted else {
      Issue.record("nothing is filled")
      return
    }
    expect(path.first, equals: .move(point))
  }

  @Test func `a crop box cuts the page, and values are inherited`() throws {
    var maker = PDFMaker("f", page: "/CropBox [5 2 15 8]")
    maker.objects[1] = "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 20 10] >>"
    let page = try PDFPage(1, of: PDFFile(maker.bytes))
    expect(page.box, equals: CGRect(x: 5, y: 2, width: 10, height: 6))
    expect(page.mediaBox, equals: CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func `a file without a valid table is read by its objects`() throws {
    let maker = PDFMaker("1 0 0 rg 0 0 5 5 re f")
    let whole = maker.text
    let noTable = whole.replacing("xref", with: "xxxx")
    let shifted = "%shift\n" + whole
    let wrong = whole.replacing("0000000009", with: "0000000011")
    for text in [noTable, shifted, wrong] {
      try expect(fills(Array(text.utf8)), equals: [red])
    }
  }

  @Test func `objects can be packed into streams`() throws {
    let packed = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /Contents 4 0 R /MediaBox [0 0 9 9] >>",
    ]
    var (offsets, body) = ("", "")
    for (index, object) in packed.enumerated() {
      offsets += "\(index + 1) \(body.utf8.count) "
      body += object + " "
    }
    var bytes = Array("%PDF-1.5\n".utf8)
    var places: [Int] = []
    for (number, text) in [
      (4, PDFMaker.stream("1 0 0 rg 0 0 5 5 re f")),
      (5, PDFMaker.stream(offsets + body, "/Type /ObjStm /N 3 /First \(offsets.utf8.count)")),
    ] {
      places.append(bytes.count)
      bytes += Array("\(number) 0 obj\n\(text)\nendobj\n".utf8)
    }
    let start = bytes.count
    func row(_ kind: UInt8, _ second: Int, _ third: UInt8) -> [UInt8] {
      [kind, UInt8(second >> 8), UInt8(second & 0xFF), third]
    }
    let rows =
      row(0, 0, 0) + row(2, 5, 0) + row(2, 5, 1) + row(2, 5, 2) + row(1, places[0], 0)
      + row(1, places[1], 0)
    bytes += Array(
      "6 0 obj\n<< /Type /XRef /Size 6 /W [1 2 1] /Root 1 0 R /Length \(rows.count) >>\nstream\n"
        .utf8)
    bytes += rows + Array("\nendstream\nendobj\nstartxref\n\(start)\n%%EOF".utf8)
    try expect(fills(bytes), equals: [red])
    // The same without its table.
    let damaged = String(decoding: bytes, as: UTF8.self).replacing("startxref", with: "startxxxx")
    try expect(fills(Array(damaged.utf8)), equals: [red])
  }

  @Test func `encrypted documents and other files give the reason`() {
    let encrypted = PDFMaker("f").text.replacing("/Root", with: "/Encrypt 9 0 R /Root")
    #expect(throws: ImageError.encrypted) { try PDFFile(Array(encrypted.utf8)) }
    #expect(throws: ImageError.notPDF("it begins otherwise")) { try PDFFile([1, 2, 3]) }
    #expect(throws: ImageError.notPDF("it has no pages")) { try PDFFile(Array("%PDF-1.4".utf8)) }
    #expect(throws: ImageError.notPDF("it has no page 2")) {
      try PDFPage(2, of: PDFFile(PDFMaker("f").bytes))
    }
  }

  @Test(arguments: [
    ("/Filter /ASCIIHexDecode", "312030203020726720302030203520352072652066>"),
    (
      "/Filter [/AHx /ASCIIHexDecode]",
      "3331323033303230333032303732363732303330323033303230333532303335323037323635323036363e>"
    ),
    ("/Filter /A85", "0d&.m0HbCK+>=ol+>k9!+ED$9Ac~>"),
  ])
  func `filters of a stream are undone in their order`(filter: String, data: String) throws {
    var maker = PDFMaker("")
    maker.objects[3] = PDFMaker.stream(data, filter)
    try expect(fills(maker.bytes), equals: [red])
  }

  @Test func `filters give the bytes that were filtered`() {
    expect(PDFFilters.hexadecimal(Array("4 1 4 2 5>zz".utf8)), equals: Array("ABP".utf8))
    expect(PDFFilters.base85(Array("87cURD]i,\"Ebo80~>".utf8)), equals: Array("Hello World!".utf8))
    expect(PDFFilters.base85(Array("z~>".utf8)), equals: [0, 0, 0, 0])
    expect(PDFFilters.runs([2, 1, 2, 3, 254, 9, 128, 7], limit: 99), equals: [1, 2, 3, 9, 9, 9])
    // The example of the format's reference.
    expect(
      PDFCodes.unpack(
        [0x80, 0x0B, 0x60, 0x50, 0x22, 0x0C, 0x0C, 0x85, 0x01], isEarly: true, limit: 99),
      equals: [45, 45, 45, 45, 45, 65, 45, 45, 45, 66])
    expect(
      PDFFilters.png([1, 5, 1, 1, 2, 1, 1, 1, 4, 1, 0, 0], row: 3, bytesPerPixel: 1),
      equals: [5, 6, 7, 6, 7, 8, 7, 7, 8])
  }

  @Test func `flate data are unpacked up to the limit`() {
    let stored: [UInt8] = [0x78, 0x01, 1, 3, 0, 0xFC, 0xFF, 7, 8, 9]
    expect(Inflate.unpack(stored, limit: 9), equals: [7, 8, 9])
    expect(Inflate.unpack(stored, limit: 2), equals: [])
    // zlib's packing of "aaaaaaaaaabaaaaaaaaaab", with a repetition that overlaps itself.
    let packed: [UInt8] = [120, 218, 75, 76, 132, 129, 164, 68, 4, 19, 0, 96, 0, 8, 89]
    expect(Inflate.unpack(packed, limit: 99), equals: Array("aaaaaaaaaabaaaaaaaaaab".utf8))
  }
}
