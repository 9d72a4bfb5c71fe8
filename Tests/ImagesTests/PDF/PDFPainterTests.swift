import CoreGraphics
import Expectations
import SeededRandom
import Testing

@testable import PantographImages

/// The drawing that the operators of a page make.
struct PDFPainterTests {
  private func steps(_ maker: PDFMaker) throws -> [DrawingStep] {
    try PDFPage(1, of: PDFFile(maker.bytes)).drawing(reading: nil).steps
  }

  private func fills(_ maker: PDFMaker) throws -> [CGColor] {
    try steps(maker).compactMap {
      if case .fill(_, _, let color, _) = $0 { color } else { nil }
    }
  }

  private func gray(_ value: CGFloat) -> CGColor { CGColor(gray: value, alpha: 1) }

  @Test(arguments: [("", 100.0), ("/Range [0 50 0 50]", 50), ("/Range [0 50 0]", 100)])
  func `bytes of a table over Lab lie in the range of Lab`(range: String, most: Double) throws {
    // The byte 255 is the largest value: L = 100, and a and b are the ends of their ranges.
    let table = """
      /ColorSpace << /Table [/Indexed [/Lab << /WhitePoint [0.9505 1 1.089] \(range) >>] 0 <80FFFF>] \
      /Lab [/Lab << /WhitePoint [0.9505 1 1.089] /Range [-128 128 -128 128] >>] >>
      """
    let light = 128 * 100 / 255.0
    let content =
      "/Table cs 0 sc 0 0 1 1 re f /Lab cs \(light) \(most) \(most) sc 0 0 1 1 re f"
    let colors = try fills(PDFMaker(content, resources: table))
    expect(colors.count, equals: 2)
    for (one, other) in zip(colors[0].components ?? [], colors[1].components ?? []) {
      expect(abs(one - other), isBelow: 0.001)
    }
  }

  @Test func `colors are gray, RGB, CMYK, of profiles, of tables and of inks`() throws {
    let spaces = """
      /ColorSpace << /Icc [/ICCBased 5 0 R] /Table [/Indexed /DeviceRGB 1 <000000FF0000>] \
      /Ink [/Separation /Spot /DeviceRGB << /FunctionType 2 /Domain [0 1] /C0 [1 1 1] \
      /C1 [0 0 1] /N 1 >>] >>
      """
    let content = """
      0.5 g 0 0 1 1 re f 0 1 0 rg 0 0 1 1 re f 0 0 0 0 k 0 0 1 1 re f /Icc cs 1 0 1 sc \
      0 0 1 1 re f /Table cs 1 sc 0 0 1 1 re f /Ink cs 1 scn 0 0 1 1 re f
      """
    let maker = PDFMaker(
      content, resources: spaces, others: [PDFMaker.stream("", "/N 3 /Alternate /DeviceRGB")])
    let colors = try fills(maker)
    expect(
      colors,
      equals: [
        gray(0.5), CGColor(red: 0, green: 1, blue: 0, alpha: 1), gray(1),
        CGColor(red: 1, green: 0, blue: 1, alpha: 1), CGColor(red: 1, green: 0, blue: 0, alpha: 1),
        CGColor(red: 0, green: 0, blue: 1, alpha: 1),
      ])
  }

  @Test func `the state is saved and restored, also without its partner`() throws {
    let maker = PDFMaker("Q q 1 g Q 0 0 1 1 re f q q 1 g 0 0 1 1 re f")
    try expect(fills(maker), equals: [gray(0), gray(1)])
  }

  @Test func `lines have width, ends, corners and dashes`() throws {
    let maker = PDFMaker("3 w 1 J 2 j [4 2] 1 d 0 0 m 9 9 l S")
    var line = DrawingLine()
    (line.width, line.cap, line.join) = (3, .round, .bevel)
    (line.dash, line.phase) = ([4, 2], 1)
    let found = try steps(maker).compactMap {
      if case .stroke(_, let line, _, _, _) = $0 { line } else { nil }
    }
    expect(found, equals: [line])
  }

  @Test func `fill rules, clips and closed paths`() throws {
    let all = try steps(PDFMaker("0 0 5 5 re W* n 1 1 3 3 re b*"))
    let clips = all.compactMap { if case .clip(_, let rule) = $0 { rule } else { nil } }
    // The first clip is the page.
    expect(clips, equals: [.winding, .evenOdd])
    expect(all.contains { if case .fill(_, .evenOdd, _, _) = $0 { true } else { false } })
    expect(all.contains { if case .stroke = $0 { true } else { false } })
  }

  @Test func `the state has opacity and a blend mode`() throws {
    let maker = PDFMaker(
      "/A gs 0 0 5 5 re B", resources: "/ExtGState << /A << /ca 0.25 /CA 0.5 /BM /Multiply >> >>")
    let paints = try steps(maker).compactMap(\.paint)
    expect(paints.map(\.alpha), equals: [0.25, 0.5])
    expect(paints.map(\.blendMode), equals: [.multiply, .multiply])
  }

  @Test func `a group fades as a whole, and a plain form does not`() throws {
    func maker(_ more: String) -> PDFMaker {
      PDFMaker(
        "/A gs /F Do",
        resources: "/ExtGState << /A << /ca 0.5 >> >> /XObject << /F 5 0 R >>",
        others: [
          PDFMaker.stream(
            "1 g 0 0 5 5 re f 2 2 5 5 re f", "/Subtype /Form /BBox [0 0 9 9] \(more)")
        ])
    }
    let group = try steps(maker("/Group << /S /Transparency >>")).compactMap(\.paint)
    expect(group.map(\.alpha), equals: [0.5])
    try expect(steps(maker("")).compactMap(\.paint).map(\.alpha), equals: [0.5, 0.5])
  }

  @Test func `a mask limits what is painted`() throws {
    let maker = PDFMaker(
      "/A gs 0 0 5 5 re f",
      resources: "/ExtGState << /A << /SMask << /S /Luminosity /G 5 0 R >> >> >>",
      others: [PDFMaker.stream("1 g 0 0 2 2 re f", "/Subtype /Form /BBox [0 0 9 9]")])
    let pictures = try steps(maker).compactMap { step -> Drawing? in
      guard case .picture(let content, _, _, _) = step else { return nil }
      return content.base as? Drawing
    }
    expect(pictures.count, equals: 1)
    expect(
      pictures.first?.steps.compactMap(\.paint).map(\.blendMode), equals: [.normal, .destinationIn])
  }

  @Test func `a shading runs along a line or between circles`() throws {
    let maker = PDFMaker(
      "/L sh /R sh",
      resources: """
        /Shading << /L << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 20 0] \
        /Function << /FunctionType 3 /Domain [0 1] /Bounds [0.5] /Encode [0 1 1 0] /Functions \
        [5 0 R 5 0 R] >> /Extend [true false] >> /R << /ShadingType 3 /ColorSpace /DeviceGray \
        /Coords [5 5 0 5 5 4] /Function 5 0 R >> >>
        """, others: ["<< /FunctionType 2 /Domain [0 1] /C0 [0] /C1 [1] /N 1 >>"])
    let gradients = try steps(maker).compactMap {
      if case .gradient(let gradient, _, _) = $0 { gradient } else { nil }
    }
    expect(gradients.count, equals: 2)
    expect(gradients[0].stops.first?.color == gray(0) && gradients[0].stops[32].color == gray(1))
    expect(gradients[0].options == .drawsBeforeStartLocation && gradients[0].radii == nil)
    expect(gradients[1].radii == [0, 4] && gradients[1].options == [])
  }

  @Test func `a pattern fills a shape with tiles`() throws {
    let maker = PDFMaker(
      "/Pattern cs /P scn 0 0 20 10 re f", resources: "/Pattern << /P 5 0 R >>",
      others: [
        PDFMaker.stream(
          "0 0 2 2 re f",
          "/PatternType 1 /PaintType 1 /BBox [0 0 5 5] /XStep 5 /YStep 5 /Matrix [1 0 0 1 0 0]")
      ])
    let tiles = try steps(maker).filter { if case .picture = $0 { true } else { false } }
    // Four by two tiles, and those that touch the edges.
    expect(tiles.count >= 8 && tiles.count <= 24)
  }

  @Test func `a picture between the operators has its pixels`() throws {
    let maker = PDFMaker(
      "q 4 0 0 2 0 0 cm BI /W 2 /H 1 /BPC 8 /CS /RGB /F /AHx ID FF000000FF00> EI Q")
    let pictures = try steps(maker).compactMap { step -> [UInt32]? in
      guard case .picture(let content, _, _, _) = step, let image = content.base as? CGImage,
        case .pixels(let pixels) = image.content
      else { return nil }
      return pixels
    }
    expect(pictures, equals: [[0xFFFF_0000, 0xFF00_FF00]])
  }

  @Test func `a picture has the opacity of another picture`() throws {
    let maker = PDFMaker(
      "/I Do", resources: "/XObject << /I 5 0 R >>",
      others: [
        PDFMaker.stream(
          "FFFFFFFF>",
          "/Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /DeviceGray "
            + "/Filter /AHx /SMask 6 0 R"),
        PDFMaker.stream(
          "0080>",
          "/Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray "
            + "/Filter /AHx"),
      ])
    let pixels = try steps(maker).compactMap { step -> [UInt32]? in
      guard case .picture(let content, _, _, _) = step, let image = content.base as? CGImage,
        case .pixels(let pixels) = image.content
      else { return nil }
      return pixels
    }
    expect(pixels, equals: [[0, 0x8080_8080, 0, 0x8080_8080]])
  }

  @Test func `a mask has no mask of its own, not even itself`() throws {
    for key in ["SMask", "Mask"] {
      let maker = PDFMaker(
        "/I Do", resources: "/XObject << /I 5 0 R >>",
        others: [
          PDFMaker.stream(
            "FFFF>",
            "/Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray "
              + "/Filter /AHx /SMask 6 0 R"),
          PDFMaker.stream(
            "0080>",
            "/Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray "
              + "/Filter /AHx /\(key) 6 0 R"),
        ])
      let pixels = try steps(maker).compactMap { step -> [UInt32]? in
        guard case .picture(let content, _, _, _) = step, let image = content.base as? CGImage,
          case .pixels(let pixels) = image.content
        else { return nil }
        return pixels
      }
      expect(pixels, equals: [[0, 0x8080_8080]])
    }
  }

  @Test func `colors of a picture can be hidden`() throws {
    let maker = PDFMaker(
      "/I Do", resources: "/XObject << /I 5 0 R >>",
      others: [
        PDFMaker.stream(
          "00FF>",
          "/Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray "
            + "/Filter /AHx /Mask [250 255]")
      ])
    let pixels = try steps(maker).compactMap { step -> [UInt32]? in
      guard case .picture(let content, _, _, _) = step, let image = content.base as? CGImage,
        case .pixels(let pixels) = image.content
      else { return nil }
      return pixels
    }
    expect(pixels, equals: [[0xFF00_0000, 0]])
  }

  @Test func `programs compute`() {
    func run(_ text: String, _ input: [Double]) -> [Double]? {
      PDFProgram(Array(text.utf8))?.run(input)
    }
    expect(run("{ dup mul exch 2 div }", [8, 3]), equals: [9, 4])
    expect(run("{ 0.5 gt { 1 } { 2 } ifelse }", [0.7]), equals: [1])
    expect(run("{ 3 1 roll }", [1, 2, 3]), equals: [3, 1, 2])
    expect(run("{ 1 index }", [5, 6]), equals: [5, 6, 5])
    expect(run("{ { }", [1]) == nil && run("1 add", [1]) == nil)
  }

  @Test func `forms that contain themselves end`() throws {
    let maker = PDFMaker(
      "/F Do", resources: "/XObject << /F 5 0 R >>",
      others: [
        PDFMaker.stream(
          "0 0 1 1 re f /F Do", "/Subtype /Form /Resources << /XObject << /F 5 0 R >> >>")
      ])
    try expect(fills(maker).count, equals: PDFWork.mostDepth)
  }

  @Test func `a page that would take too long is refused with the reason`() {
    // Each form draws the next one ten times.
    let forms = (5...14).map { number in
      PDFMaker.stream(
        String(repeating: "/F Do ", count: 10),
        "/Subtype /Form /Resources << /XObject << /F \(number + 1) 0 R >> >>")
    }
    let maker = PDFMaker("/F Do", resources: "/XObject << /F 5 0 R >>", others: forms)
    let error = #expect(throws: ImageError.self) { try steps(maker) }
    expect(error?.description.contains("1048576 operators"), equals: true)
    expect(error?.isWorthWarning, equals: true)
  }

  @Test func `tiles within tiles are refused before they take too long`() {
    func tile(_ next: Int) -> String {
      PDFMaker.stream(
        "/Pattern cs /P scn 0 0 9 9 re f",
        "/PatternType 1 /PaintType 1 /BBox [0 0 9 9] /XStep 0.5 /YStep 0.5 "
          + "/Resources << /Pattern << /P \(next) 0 R >> >>")
    }
    let maker = PDFMaker(
      "/Pattern cs /P scn 0 0 20 10 re f", resources: "/Pattern << /P 5 0 R >>",
      others: [tile(6), tile(7), tile(8), tile(5)])
    #expect(throws: ImageError.self) { try steps(maker) }
  }

  @Test func `functions that contain one another end`() throws {
    let functions = (5...10).map { number in
      let next = String(repeating: "\(number + 1) 0 R ", count: 200)
      return "<< /FunctionType 3 /Domain [0 1] /Bounds [\(String(repeating: "0.5 ", count: 199))] "
        + "/Encode [\(String(repeating: "0 1 ", count: 200))] /Functions [\(next)] >>"
    }
    let maker = PDFMaker(
      "/L sh",
      resources: "/Shading << /L << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 1 0] "
        + "/Function 5 0 R >> >>", others: functions)
    try expect(steps(maker).allSatisfy { $0.paint == nil })
  }

  @Test func `changed bytes never end the program`() throws {
    let maker = PDFMaker(
      """
      q 1 0 0 1 2 2 cm /A gs /L sh 0.2 0.4 0.1 0 k 0 0 m 1 2 3 4 5 6 c h B* /Pattern cs /P scn \
      0 0 5 5 re f BI /W 2 /H 2 /BPC 8 /CS /G /F /AHx ID 00FF00FF> EI /F Do [1 2] 0 d 9 9 l S Q
      """,
      resources: """
        /ExtGState << /A << /ca 0.5 /SMask << /S /Luminosity /G 5 0 R >> >> >> \
        /XObject << /F 5 0 R >> /Pattern << /P 6 0 R >> /Shading << /L << /ShadingType 3 \
        /ColorSpace [/Indexed /DeviceRGB 1 <00FF00FF00FF>] /Coords [0 0 1 5 5 9] /Function \
        << /FunctionType 4 /Domain [0 1] /Range [0 1] >> >> >>
        """,
      others: [
        PDFMaker.stream(
          "1 g 0 0 2 2 re f", "/Subtype /Form /BBox [0 0 9 9] /Group << /S /Transparency >>"),
        PDFMaker.stream(
          "0 0 2 2 re f", "/PatternType 1 /PaintType 1 /BBox [0 0 5 5] /XStep 5 /YStep 5"),
      ])
    var random = SeededGenerator(seed: 11)
    for _ in 0..<1500 {
      var changed = maker.bytes
      for _ in 0...random.below(4) {
        let place = random.below(changed.count)
        if random.chance(0.5) {
          changed[place] = UInt8(random.below(256))
        } else {
          changed.insert(UInt8(48 + random.below(10)), at: place)
        }
      }
      guard let file = try? PDFFile(changed), let page = try? PDFPage(1, of: file) else { continue }
      _ = try? page.drawing(reading: nil)
    }
  }
}
