import CoreGraphics
import Expectations
import Foundation
import GoldenTexts
import SeededRandom
import Testing

@testable import PantographImages

/// Pages of random operators with spaces, functions, pictures, patterns, masks and states of all kinds.
struct PDFWalkTests {
  private struct Page {
    var random: SeededGenerator
    var others: [String] = []

    init(seed: Int) { random = SeededGenerator(seed: UInt64(seed)) }

    mutating func pick(_ words: [String]) -> String { words[random.below(words.count)] }
    mutating func number() -> String { pick(["0", "1", "2", "3", "5", "-1", "0.5", "10"]) }
    mutating func share() -> String { pick(["0", "1", "0.5", "0.25", "2"]) }
    mutating func numbers(_ count: Int) -> String {
      (0..<count).map { _ in number() }.joined(separator: " ")
    }
    mutating func shares(_ count: Int) -> String {
      (0..<count).map { _ in share() }.joined(separator: " ")
    }

    /// Adds an object and returns its reference.
    mutating func add(_ object: String) -> String {
      others.append(object)
      return "\(others.count + 4) 0 R"
    }

    mutating func hexadecimal(_ count: Int) -> String {
      (0..<count).map { _ in pick(["00", "ff", "80", "7f", "01", "c3", "3"]) }.joined() + ">"
    }

    mutating func filtered(_ count: Int, _ more: String) -> String {
      switch random.below(8) {
      case 0: return PDFMaker.stream(hexadecimal(count), "/Filter [/AHx /RL] \(more)")
      case 1:
        return PDFMaker.stream("8009fffe0080>", "/Filter [/ASCIIHexDecode /LZWDecode] \(more)")
      case 2:
        // Made by zlib from twelve bytes.
        let predictor = pick([
          "", "/DecodeParms [null << /Predictor 2 /Columns 2 /Colors 3 >>]",
          "/DecodeParms [null << /Predictor 12 /Columns 3 >>]",
          "/DecodeParms [null << /Predictor 2 /BitsPerComponent 4 /Columns 4 >>]",
        ])
        return PDFMaker.stream(
          "789c63606462666165e360e7e0e4020000d3004f>", "/Filter [/AHx /Fl] \(predictor) \(more)")
      case 3: return PDFMaker.stream("s8W-!!!!!z5sdq,77Kd<~>", "/Filter /A85 \(more)")
      case 4: return PDFMaker.stream("s8W-!zs8W-!5sd", "/F /ASCII85Decode \(more)")
      case 5:
        return PDFMaker.stream(
          "800b6050220c0c8501>", "/Filter [/AHx /LZW] /DP [null << /EarlyChange 0 >>] \(more)")
      default: return PDFMaker.stream(hexadecimal(count), "/Filter /AHx \(more)")
      }
    }

    /// Returns a function with one or more inputs.
    mutating func function(_ outputs: Int, inputs: Int = 1, depth: Int = 0) -> String {
      let domain =
        "/Domain [\((0..<inputs).map { _ in pick(["0 1", "0 1", "0 0.5", "-1 1"]) }.joined(separator: " "))]"
      let range =
        "/Range [\((0..<outputs).map { _ in pick(["0 1", "0 1", "0 0.5"]) }.joined(separator: " "))]"
      switch random.below(depth > 1 ? 3 : 6) {
      case 0:
        return "<< /FunctionType 2 \(domain) /C0 [\(shares(outputs))] /C1 [\(shares(outputs))] "
          + "/N \(pick(["1", "2", "0.5"])) >>"
      case 1:
        let words = pick([
          "{ dup 0.5 gt { pop 1 } { 2 mul } ifelse }", "{ 1 exch sub }", "{ dup mul 0.5 add }",
          "{ 3 { dup } if 2 div abs }", "{ sin cos 2 exp }", "{ 5 3 idiv mod neg }",
          "{ true { } if }",
        ])
        let more = String(repeating: "dup ", count: outputs - 1)
        return add(
          PDFMaker.stream(
            words.dropLast() + "\(more)}", "/FunctionType 4 \(domain) \(range)"))
      case 2:
        let bits = pick(["8", "4", "16", "1"])
        let sizes = (0..<inputs).map { _ in "2" }.joined(separator: " ")
        return add(
          PDFMaker.stream(
            hexadecimal(outputs * 16),
            "/Filter /AHx /FunctionType 0 \(domain) \(range) /Size [\(sizes)] /BitsPerSample \(bits)"
          ))
      case 3:
        let bounds = pick(["0.5", "0", "1", "0.25"])
        return
          "<< /FunctionType 3 \(domain) /Bounds [\(bounds)] /Encode [0 1 \(pick(["0 1", "1 0"]))] "
          + "/Functions [\(function(outputs, depth: depth + 1)) \(function(outputs, depth: depth + 1))] >>"
      case 4:
        return
          "[\((0..<outputs).map { _ in function(1, inputs: inputs, depth: depth + 1) }.joined(separator: " "))]"
      default:
        return
          "<< /FunctionType 3 /Bounds [] /Encode [0 1] /Functions [\(function(outputs, depth: 2))] >>"
      }
    }

    mutating func space(_ depth: Int = 0) -> (text: String, count: Int) {
      switch random.below(depth > 1 ? 3 : 12) {
      case 0: return ("/DeviceGray", 1)
      case 1: return ("/DeviceRGB", 3)
      case 2: return ("/DeviceCMYK", 4)
      case 3:
        let count = [1, 3, 4][random.below(3)]
        return ("[/ICCBased \(add(PDFMaker.stream("", "/N \(count)")))]", count)
      case 4:
        return ("[/ICCBased \(add(PDFMaker.stream("", "/N 2 /Alternate /DeviceGray")))]", 1)
      case 5:
        return ("[/Lab << \(pick(["", "/WhitePoint [0.95 1 1.09] /Range [-10 10 -20 20]"])) >>]", 3)
      case 6:
        let table = random.chance(0.5) ? "<\(hexadecimal(12))" : add(filtered(12, ""))
        return ("[/Indexed \(pick(["/DeviceRGB", "/DeviceGray", "/DeviceCMYK"])) 3 \(table)]", 1)
      case 7:
        let base = space(depth + 1)
        return ("[/Separation /Spot \(base.text) \(function(base.count))]", 1)
      case 8:
        let base = space(depth + 1)
        return ("[/DeviceN [/A /B] \(base.text) \(function(base.count, inputs: 2))]", 2)
      case 9: return ("[/DeviceRGB]", 3)
      case 10: return ("[/CalGray << >>]", 1)
      default: return ("[/Pattern \(space(2).text)]", 1)
      }
    }

    mutating func picture() -> String {
      let mask: String
      switch random.below(5) {
      case 0:
        mask =
          "/Mask \(add(filtered(4, "/Width 2 /Height 2 /ImageMask true /Decode [\(pick(["0 1", "1 0"]))]")))"
      case 1:
        mask =
          "/SMask \(add(filtered(4, "/Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8")))"
      case 2: mask = "/Mask [0 100 0 100 0 100 0 100]"
      default: mask = ""
      }
      if random.chance(0.2) {
        return
          "/Subtype /Image /ImageMask true /Width 3 /Height 2 /Decode [\(pick(["0 1", "1 0"]))]"
      }
      return "/Subtype /Image /Width 3 /Height 2 /ColorSpace \(space().text) \(mask) "
        + "/BitsPerComponent \(pick(["8", "4", "1", "2", "16"])) "
        + pick(["", "", "/Decode [1 0 1 0 1 0 1 0]"])
    }

    mutating func shading() -> String {
      let base = space(1)
      let kind = random.below(2)
      return "<< /ShadingType \(kind + 2) /ColorSpace \(base.text) "
        + "/Coords [\(kind == 0 ? numbers(4) : "2 2 \(pick(["0", "1"])) 6 5 \(pick(["1", "4"]))")] "
        + pick(["", "/Extend [true true]", "/Extend [false true]", "/Extend [true]"])
        + pick(["", " /Domain [0 2]", " /BBox [0 0 8 6]"]) + " /Function \(function(base.count)) >>"
    }

    mutating func form(_ content: String, _ more: String) -> String {
      add(
        PDFMaker.stream(
          content,
          "/Subtype /Form /BBox [0 0 \(pick(["8 6", "20 10", "-1 -2"]))] "
            + pick(["", "/Matrix [2 0 0 1 1 0] ", "/Matrix [0 1 -1 0 3 2] "]) + more))
    }

    mutating func state() -> String {
      let mask = form("0.5 g 0 0 4 4 re f", pick(["/Group << /S /Transparency >>", ""]))
      return "<< " + pick(["/LW 3 ", "/LW -1 ", ""]) + pick(["/LC 1 ", "/LC 2 ", "/LC 7 ", ""])
        + pick(["/LJ 1 ", "/LJ 2 ", "/LJ 9 ", ""]) + pick(["/ML 4 ", "/ML 0.5 ", ""])
        + pick(["/D [[2 1] 1] ", "/D [[] 0] ", "/D [[0] 0] ", ""])
        + pick(["/ca 0.5 ", "/ca 2 ", ""]) + pick(["/CA 0.25 ", ""])
        + pick([
          "/BM /Multiply ", "/BM [/Screen /Darken] ", "/BM /Overlay ", "/BM /Hue ", "/BM [] ", "",
        ])
        + pick([
          "/SMask << /S /Luminosity /G \(mask) >>", "/SMask << /S /Alpha /G \(mask) >>",
          "/SMask /None", "",
        ]) + " >>"
    }

    mutating func operators(_ count: Int, _ spaces: [Int]) -> String {
      (0..<count).map { _ in step(spaces) }.joined(separator: " ")
    }

    private mutating func step(_ spaces: [Int]) -> String {
      let place = random.below(spaces.count)
      switch random.below(20) {
      case 0: return "q"
      case 1: return "Q"
      case 2: return pick(["2 0 0 1 1 0 cm", "0 1 -1 0 5 5 cm", "1 0 0 1 -1 2 cm"])
      case 3: return "\(number()) w \(pick(["0", "1", "2", "5"])) J \(pick(["0", "1", "2", "5"])) j"
      case 4: return "\(number()) M [\(numbers(2))] \(number()) d"
      case 5, 6: return "/G\(random.below(3)) gs"
      case 7: return "\(number()) \(number()) m \(numbers(2)) l \(numbers(6)) c \(pick(["h", ""]))"
      case 8: return "\(numbers(4)) v \(numbers(4)) y"
      case 9: return pick(["W n", "W* n", "n"])
      case 10, 11: return "0 0 8 6 re " + pick(["S", "s", "f", "F", "f*", "B", "B*", "b", "b*"])
      case 12: return "/S\(place) cs \(shares(spaces[place])) scn 0 0 4 3 re f"
      case 13: return "/S\(place) CS \(shares(spaces[place])) SC 1 1 6 4 re S"
      case 14: return "/Pattern cs /P\(random.below(2)) scn 0 0 12 8 re f"
      case 15: return "/S0 cs \(shares(spaces[0])) /P1 scn 0 0 9 9 re B"
      case 16: return "/H\(random.below(2)) sh"
      case 17: return "q 6 0 0 4 1 1 cm /X0 Do Q"
      case 18: return "/X\(1 + random.below(2)) Do"
      default: return pick(["0.5 g", "1 0 0 rg", "0 0 0 0.5 k", "0.5 G", "0 1 0 RG", "1 0 0 0 K"])
      }
    }

    mutating func maker() -> PDFMaker {
      let spaces = (0..<3).map { _ in space() }
      let list = spaces.enumerated().map { "/S\($0.offset) \($0.element.text)" }.joined(
        separator: " ")
      let picture = self.picture()
      let image = add(filtered(24, picture))
      let first = form(operators(4, spaces.map(\.count)), "/Group << /S /Transparency >>")
      let second = form(
        operators(3, spaces.map(\.count)), "/Resources << /ColorSpace << \(list) >> >>")
      let tile = add(
        PDFMaker.stream(
          "0 0 1 2 re f",
          "/PatternType 1 /PaintType \(pick(["1", "2"])) /BBox [0 0 2 3] "
            + "/XStep \(pick(["4", "-3", "0"])) /YStep 4 \(pick(["", "/Matrix [1 0 0 1 1 1]"]))"))
      let shade =
        "<< /PatternType 2 /Shading \(shading()) \(pick(["", "/Matrix [2 0 0 2 0 0]"])) >>"
      let (one, two) = (shading(), shading())
      let states = (0..<3).map { "/G\($0) \(state())" }.joined(separator: " ")
      let resources =
        "/ColorSpace << \(list) >> /XObject << /X0 \(image) /X1 \(first) /X2 \(second) >> "
        + "/Pattern << /P0 \(shade) /P1 \(tile) >> /Shading << /H0 \(one) /H1 \(two) >> "
        + "/ExtGState << \(states) >>"
      let page =
        "/MediaBox [0 0 20 10] "
        + pick(["", "/Rotate 90", "/CropBox [1 1 9 8]", "/CropBox [5 5 5 9]"])
      return PDFMaker(
        operators(14, spaces.map(\.count)), page: page, resources: resources, others: others)
    }
  }

  @Test func `pages of random operators`() throws {
    for seed in 0..<400 {
      var page = Page(seed: seed)
      let maker = page.maker()
      var texts: [String] = []
      do {
        let drawing = try PDFPage(1, of: PDFFile(maker.bytes))
          .PantographImages::drawing(reading: nil)
        texts.append("\(drawing.bounds) \(drawing.steps)")
      } catch { texts.append("\(error)") }
      SeenMarks.see(ShortText.thousandths(texts.joined()))
    }
  }

  /// Files of several versions, damaged tables and other ends of lines.
  @Test func `files of random structure`() throws {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(5000 + seed))
      let maker = PDFMaker("0 0 4 3 re f", others: ["<< /Length 3 >>\nstream\r\nabc"])
      var text = maker.text
      for _ in 0..<random.below(3) {
        let start = text.utf8.count
        let old = text.components(separatedBy: "startxref\n").last?.prefix { $0.isNumber } ?? "0"
        let object =
          "4 0 obj\n\(PDFMaker.stream("1 0 0 rg \(random.below(9)) 0 2 2 re f"))\nendobj\n"
        let table = start + object.utf8.count
        let number = String(repeating: "0", count: 10 - "\(start)".count) + "\(start)"
        text +=
          object + "xref\n4 1\n\(number) 00000 n \ntrailer\n<< /Size 6 /Root 1 0 R "
          + "/Prev \(random.chance(0.2) ? "7" : old) >>\nstartxref\n\(table)\n%%EOF\n"
      }
      var bytes = Array(text.utf8)
      for _ in 0..<random.below(4) {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[place] = UInt8(ascii: " ")
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(UInt8(ascii: ")"), at: place)
        default: bytes[place] = UInt8(ascii: "9")
        }
      }
      var found: String
      do {
        let drawing = try PDFPage(1, of: PDFFile(bytes)).PantographImages::drawing(reading: nil)
        found = "\(drawing.bounds) \(drawing.steps)"
      } catch { found = "\(error)" }
      SeenMarks.see(ShortText.thousandths(found))
    }
  }
}
