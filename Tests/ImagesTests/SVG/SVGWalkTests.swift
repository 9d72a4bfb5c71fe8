import CoreGraphics
import Expectations
import Foundation
import GoldenTexts
import SeededRandom
import Testing

@testable import PantographImages

/// Pictures of random elements with styles, gradients, patterns, clips, masks and uses of one another.
struct SVGWalkTests {
  private struct Maker {
    var random: SeededGenerator

    init(seed: Int) { random = SeededGenerator(seed: UInt64(seed)) }

    mutating func pick(_ words: [String]) -> String { words[random.below(words.count)] }
    mutating func number() -> String {
      pick(["0", "1", "2", "5", "-1", "10", "50%", "1e1", "3px"])
    }
    mutating func numbers(_ count: Int) -> String {
      (0..<count).map { _ in pick(["0", "1", "2", "5", "-3", "10"]) }.joined(separator: " ")
    }

    mutating func transform() -> String {
      pick([
        "", "", "", "translate(1 2)", "scale(2)", "rotate(90)", "rotate(90 2 3)", "skewX(45)",
        "matrix(1 0 0 2 1 1)", "scale(0)",
      ])
    }

    mutating func style() -> String {
      var words: [String] = []
      for _ in 0..<random.below(5) {
        words.append(
          pick([
            "fill='red'", "fill='none'", "fill='url(#g0)'", "fill='url(#g1) blue'",
            "fill='url(#p0)'",
            "fill='url(#p1)'", "fill='url(#no) lime'", "fill='currentColor'", "color='#0f0'",
            "stroke='black'", "stroke='url(#g0)'", "stroke-width='2'", "stroke-width='10%'",
            "stroke-linecap='square'", "stroke-linecap='round'", "stroke-linecap='butt'",
            "stroke-linejoin='round'", "stroke-linejoin='bevel'", "stroke-linejoin='miter'",
            "stroke-linejoin='arcs'", "stroke-dasharray='1 2 3'", "stroke-dasharray='0'",
            "stroke-dashoffset='2'", "stroke-miterlimit='0.5'", "fill-opacity='0.5'",
            "stroke-opacity='50%'", "opacity='0.5'", "fill-rule='evenodd'", "fill-rule='nonzero'",
            "clip-rule='evenodd'", "clip-rule='nonzero'", "clip-path='url(#c0)'",
            "clip-path='url(#c1)'", "mask='url(#m0)'", "mask='url(#m1)'", "visibility='hidden'",
            "visibility='visible'", "display='none'", "class='k'", "style='fill:blue;stroke:red'",
          ]))
      }
      let map = transform()
      return words.joined(separator: " ") + (map.isEmpty ? "" : " transform='\(map)'")
    }

    mutating func path() -> String {
      var text = "M\(numbers(2))"
      for _ in 0..<4 {
        switch random.below(10) {
        case 0: text += " L\(numbers(2))"
        case 1: text += " h\(numbers(1)) v\(numbers(1))"
        case 2: text += " C\(numbers(6))"
        case 3: text += " S\(numbers(4)) s\(numbers(4))"
        case 4: text += " Q\(numbers(4)) T\(numbers(2))"
        case 5: text += " q\(numbers(4)) t\(numbers(2)) t\(numbers(2))"
        case 6:
          text +=
            " A\(numbers(2)) \(pick(["0", "90"])) \(pick(["0", "1"])) \(pick(["0", "1"])) \(numbers(2))"
        case 7: text += " z m\(numbers(2))"
        case 8: text += " H\(numbers(1)) V\(numbers(1))"
        default: text += " T\(numbers(2))"
        }
      }
      return text
    }

    mutating func element(_ depth: Int = 0) -> String {
      let style = style()
      switch random.below(depth > 2 ? 8 : 13) {
      case 0:
        return
          "<rect x='\(number())' y='\(number())' width='5' height='4' rx='\(number())' \(style)/>"
      case 1: return "<circle cx='5' cy='\(number())' r='\(number())' \(style)/>"
      case 2: return "<ellipse cx='4' cy='3' rx='\(number())' ry='2' \(style)/>"
      case 3: return "<line x1='\(number())' y1='1' x2='9' y2='\(number())' \(style)/>"
      case 4: return "<polygon points='\(numbers(6))' \(style)/>"
      case 5: return "<polyline points='\(numbers(5))' \(style)/>"
      case 6, 7: return "<path d='\(path())' \(style)/>"
      case 8:
        let content = (0..<2).map { _ in element(depth + 1) }.joined()
        return "<g \(style)>\(content)</g>"
      case 9:
        return "<use href='#\(pick(["u0", "u1", "u2", "no"]))' x='\(number())' y='2' \(style)/>"
      case 10:
        return "<svg x='1' y='1' width='8' height='6' viewBox='0 0 4 \(pick(["4", "8", "0"]))' "
          + "preserveAspectRatio='\(pick(["none", "xMinYMin", "xMaxYMax slice", "xMidYMid"]))'>"
          + "\(element(depth + 1))</svg>"
      case 11:
        return
          "<image \(pick(["href", "xlink:href"]))='data:image/\(pick(["png", "jpeg"]));base64,AQID' "
          + "x='1' y='\(number())' width='4' height='\(number())' \(style)/>"
      default: return "<switch>\(element(depth + 1))</switch><title>t</title>"
      }
    }

    mutating func units(_ name: String) -> String {
      pick(["", "\(name)='userSpaceOnUse'", "\(name)='objectBoundingBox'"])
    }

    mutating func definitions() -> String {
      var text = ""
      for index in 0..<2 {
        let stops = (0..<3).map { _ in
          "<stop offset='\(pick(["0", "50%", "1", "0.25", "2"]))' stop-color='\(pick(["red", "blue", "#fff", "currentColor"]))' "
            + "\(pick(["stop-opacity='0.5'", ""]))/>"
        }.joined()
        let spread = pick([
          "", "spreadMethod='pad'", "spreadMethod='reflect'", "spreadMethod='repeat'",
        ])
        let map = pick(["", "gradientTransform='rotate(90)'", "gradientTransform='scale(2 1)'"])
        let more =
          "\(units("gradientUnits")) \(spread) \(map) \(index == 0 ? "" : pick(["href='#g0'", ""]))"
        text +=
          random.chance(0.5)
          ? "<linearGradient id='g\(index)' x2='\(number())' y2='\(number())' \(more)>\(stops)</linearGradient>"
          : "<radialGradient id='g\(index)' fx='0.25' r='\(number())' \(more)>\(stops)</radialGradient>"
        text +=
          "<pattern id='p\(index)' x='\(number())' width='\(pick(["4", "0.5", "25%"]))' height='3' "
          + "\(units("patternUnits")) \(units("patternContentUnits")) "
          + "\(pick(["", "patternTransform='translate(1 1)'"]))>\(element(2))</pattern>"
        text +=
          "<clipPath id='c\(index)' \(units("clipPathUnits")) \(pick(["", "clip-rule='evenodd'"]))>"
          + (0..<random.below(3)).map { _ in
            pick(["<use href='#u1' x='1' y='1'/>", "<use href='#u0'/>", element(3)])
          }.joined() + "</clipPath>"
        text +=
          "<mask id='m\(index)' \(units("maskUnits")) \(units("maskContentUnits")) "
          + "\(pick(["", "mask-type='alpha'", "x='0' width='100%'"]))>\(element(2))</mask>"
      }
      return text + "<rect id='u0' width='4' height='3' transform='\(transform())'/>"
        + "<path id='u1' d='M0 0 L4 0 L2 4 L2 -1 z' clip-rule='evenodd' transform='translate(1 0)'/>"
        + "<g id='u2'><use href='#u0' x='2'/>\(element(2))</g>"
    }

    mutating func picture() -> String {
      let size = pick([
        "width='20' height='10'", "viewBox='0 0 20 10'", "width='20' viewBox='0 0 10 10'",
        "width='50%' height='8' viewBox='1 1 10 4'",
      ])
      let rules = pick([
        "", "<style>.k { fill: lime } rect { stroke: red; clip-rule: evenodd }</style>",
        "<style>#u0, .k { stroke-linejoin: miter; stroke: blue } /* c */ g .k { fill: red }</style>",
      ])
      let content = (0..<4).map { _ in element() }.joined()
      return
        "<svg xmlns='http://www.w3.org/2000/svg' \(size)>\(rules)<defs>\(definitions())</defs>\(content)</svg>"
    }
  }

  @Test func `pictures of random elements`() throws {
    let image = CGImage(width: 2, height: 1, pixels: [0xFFFF_0000, 0xFF00_FF00])
    for seed in 0..<400 {
      var maker = Maker(seed: seed)
      var bytes = Array(maker.picture().utf8)
      if maker.random.chance(0.15) {
        for _ in 0..<3 { bytes[maker.random.below(bytes.count)] = UInt8(ascii: "x") }
      }
      let isReadable = maker.random.chance(0.7)
      var found = "\(SVGPicture.isSVG(bytes)) "
      do {
        let picture = try SVGPicture(bytes, reading: { _ in isReadable ? image : nil })
        let drawing = picture.PantographImages::drawing
        found += "\(drawing.bounds) \(drawing.steps)"
      } catch { found += "\(error)" }
      SeenMarks.see(
        ShortText.thousandths(
          found.replacing(/0x[0-9a-f]+/, with: "").replacing("CoreGraphics.CGImage", with: "")))
    }
  }
}
