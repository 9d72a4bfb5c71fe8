import CoreGraphics
import Expectations
import SeededRandom
import Testing

@testable import PantographImages

/// The drawing that an SVG picture makes.
struct SVGPictureTests {
  private func picture(_ content: String, _ attributes: String = "width='20' height='10'")
    throws -> Drawing
  {
    let text =
      "<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>"
    return try SVGPicture(Array(text.utf8), reading: nil).drawing
  }

  private func fills(_ content: String) throws -> [CGColor] {
    try picture(content).steps.compactMap {
      if case .fill(_, _, let color, _) = $0 { color } else { nil }
    }
  }

  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func path(_ data: String) -> [PathStep] { SVGPath.path(data).steps }

  @Test(arguments: [
    ("width='20' height='10'", CGSize(width: 20, height: 10)),
    ("viewBox='5 5 30 40'", CGSize(width: 30, height: 40)),
    ("width='1in' height='72pt' viewBox='0 0 1 1'", CGSize(width: 96, height: 96)),
    ("width='100%' viewBox='0 0 8 4'", CGSize(width: 8, height: 4)),
  ])
  func `a picture has the size that it states`(attributes: String, size: CGSize) throws {
    try expect(picture("", attributes).bounds.size, equals: size)
  }

  @Test func `a view box is fitted into the size`() throws {
    let drawing = try picture(
      "<rect width='10' height='10'/>", "width='40' height='20' viewBox='0 0 10 10'")
    let boxes = drawing.steps.compactMap { step -> CGRect? in
      guard case .fill(let path, _, _, _) = step else { return nil }
      return CGPath(steps: path).boundingBox
    }
    expect(boxes, equals: [CGRect(x: 10, y: 0, width: 20, height: 20)])
  }

  @Test func `paths have all commands`() {
    let p = { (x: CGFloat, y: CGFloat) in CGPoint(x: x, y: y) }
    expect(
      path("M1 2L3,4 5-6z"), equals: [.move(p(1, 2)), .line(p(3, 4)), .line(p(5, -6)), .close])
    expect(
      path("m1 2l1 1h2v-3H0V0"),
      equals: [
        .move(p(1, 2)), .line(p(2, 3)), .line(p(4, 3)), .line(p(4, 0)), .line(p(0, 0)),
        .line(p(0, 0)),
      ])
    expect(
      path("M0 0c1 1 2 1 3 0s2-1 3 0"),
      equals: [
        .move(p(0, 0)), .cubic(control1: p(1, 1), control2: p(2, 1), to: p(3, 0)),
        .cubic(control1: p(4, -1), control2: p(5, -1), to: p(6, 0)),
      ])
    expect(
      path("M0 0q1 1 2 0t2 0"),
      equals: [
        .move(p(0, 0)), .quad(control: p(1, 1), to: p(2, 0)), .quad(control: p(3, -1), to: p(4, 0)),
      ])
    expect(path("M.5.5.5-.5e1"), equals: [.move(p(0.5, 0.5)), .line(p(0.5, -5))])
    // After closing, the next line begins at the start of the subpath.
    expect(
      path("M1 1h2zl1 1"),
      equals: [
        .move(p(1, 1)), .line(p(3, 1)), .close, .move(p(1, 1)), .line(p(2, 2)),
      ])
    // A fault ends the path.
    expect(path("M1 1 L2 2 L3 x"), equals: [.move(p(1, 1)), .line(p(2, 2))])
    expect(path("L2 2").isEmpty && path("M1").isEmpty && path("Mx").isEmpty)
  }

  @Test(arguments: [("M0 5 A5 5 0 0 1 10 5", -1.0), ("M0 5a5 5 0 0010 0", 1.0)])
  func `an arc lies on its circle`(data: String, side: Double) {
    let steps = path(data)
    expect(steps.count, equals: 3)
    guard case .cubic(_, _, let middle) = steps[1], case .cubic(_, _, let end) = steps[2] else {
      Issue.record("\(steps) are no curves")
      return
    }
    expect(abs(middle.x - 5) < 1e-9 && abs(middle.y - (5 + side * 5)) < 1e-9)
    expect(end, equals: CGPoint(x: 10, y: 5))
  }

  @Test func `shapes are outlines`() throws {
    let shapes = """
      <rect x='1' y='2' width='3' height='4'/><circle cx='5' cy='5' r='2'/>\
      <ellipse cx='5' cy='5' rx='4' ry='1'/><polygon points='0,0 4,0 4,3'/>\
      <polyline points='1 1 2 5'/>
      """
    let boxes = try picture(shapes).steps.compactMap { step -> CGRect? in
      guard case .fill(let path, _, _, _) = step else { return nil }
      let box = CGPath(steps: path).tightBox
      return CGRect(
        x: box.minX.rounded(), y: box.minY.rounded(), width: box.width.rounded(),
        height: box.height.rounded())
    }
    expect(
      boxes,
      equals: [
        CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 3, y: 3, width: 4, height: 4),
        CGRect(x: 1, y: 4, width: 8, height: 2), CGRect(x: 0, y: 0, width: 4, height: 3),
        CGRect(x: 1, y: 1, width: 1, height: 4),
      ])
  }

  @Test func `style sheets, styles and attributes are stronger in this order`() throws {
    let sheet =
      "<style>/* .a{fill:lime} */ rect{fill:#00f} .a{fill:red} #b{fill:rgb(0,0,255)} g .a{fill:lime}</style>"
    let shapes = [
      "", "class='x a'", "class='a' id='b'", "class='a' style='fill: blue'", "fill='red'",
    ]
    let content = shapes.map { "<rect \($0) width='1' height='1'/>" }.joined()
    try expect(fills(sheet + content), equals: [blue, red, blue, blue, blue])
  }

  @Test(arguments: [
    ("#f00", CGColor(red: 1, green: 0, blue: 0, alpha: 1)),
    ("#FF000080", CGColor(red: 1, green: 0, blue: 0, alpha: 128.0 / 255)),
    ("rgb(100%, 0%, 0%)", CGColor(red: 1, green: 0, blue: 0, alpha: 1)),
    ("rgba(255 0 0 / 50%)", CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)),
    ("hsl(0, 100%, 50%)", CGColor(red: 1, green: 0, blue: 0, alpha: 1)),
    ("Red", CGColor(red: 1, green: 0, blue: 0, alpha: 1)),
    ("currentColor", CGColor(gray: 0.25, alpha: 1)), ("none", nil), ("#12345", nil), ("", nil),
  ])
  func `colors are read`(text: String, color: CGColor?) {
    expect(SVGColor.color(text, current: CGColor(gray: 0.25, alpha: 1)), equals: color)
  }

  @Test func `uses draw what they refer to, and endless ones end`() throws {
    let shape = "<defs><rect id='r' width='1' height='1' fill='red'/></defs><use href='#r' x='3'/>"
    try expect(fills(shape), equals: [red])
    let symbol =
      "<symbol id='s' viewBox='0 0 1 1'><rect width='1' height='1'/></symbol><use xlink:href='#s' width='4' height='4' fill='blue'/>"
    try expect(fills(symbol), equals: [blue])
    let own = "<g id='g'><use href='#g'/><rect width='1' height='1' fill='red'/></g>"
    try expect(fills(own), equals: [red, red])
    let mask = "<mask id='m'><rect width='9' height='9' mask='url(#m)'/></mask>"
    try expect(
      picture(mask + "<rect width='9' height='9' mask='url(#m)'/>").steps.count, isBelow: 50)
  }

  @Test func `gradients refer to the shape or to the picture`() throws {
    let drawing = try picture(
      """
      <linearGradient id='a'><stop stop-color='red'/><stop offset='100%' stop-color='blue' \
      stop-opacity='.5'/></linearGradient><radialGradient id='b' href='#a' \
      gradientUnits='userSpaceOnUse' cx='5' cy='5' r='4'/><rect x='10' width='10' height='10' \
      fill='url(#a)'/><circle r='3' fill='url(#b) red'/><rect width='1' height='1' \
      fill='url(#no) red'/>
      """)
    let gradients = drawing.steps.compactMap { step -> (DrawingGradient, CGAffineTransform)? in
      if case .gradient(let gradient, let map, _) = step { (gradient, map) } else { nil }
    }
    expect(gradients.count, equals: 2)
    expect(gradients[0].0.end, equals: CGPoint(x: 1, y: 0))
    expect(gradients[0].1, equals: CGAffineTransform(a: 10, b: 0, c: 0, d: 10, tx: 10, ty: 0))
    expect(gradients[0].0.stops.map(\.color.alpha), equals: [1, 0.5])
    expect(gradients[1].0.radii == [0, 4] && gradients[1].0.stops.count == 2)
    let last = drawing.steps.compactMap {
      if case .fill(_, _, let color, _) = $0 { color } else { nil }
    }
    expect(last, equals: [red])
  }

  @Test func `clips, masks and opacity apply to groups`() throws {
    let drawing = try picture(
      """
      <clipPath id='c'><rect width='5' height='5'/><circle r='3' clip-rule='evenodd'/></clipPath>\
      <mask id='m'><rect width='9' height='9' fill='white'/></mask>\
      <g clip-path='url(#c)' mask='url(#m)' opacity='.5'><rect width='9' height='9'/></g>
      """)
    let clips = drawing.steps.compactMap { if case .clip(_, let rule) = $0 { rule } else { nil } }
    expect(clips, equals: [.winding, .evenOdd])
    let groups = drawing.steps.compactMap { step -> (Drawing, CGFloat)? in
      guard case .picture(let content, _, _, let paint) = step,
        let group = content.base as? Drawing
      else { return nil }
      return (group, paint.alpha)
    }
    expect(groups.count == 1 && groups[0].1 == 0.5)
    expect(
      groups[0].0.steps.compactMap(\.paint).map(\.blendMode), equals: [.normal, .destinationIn])
  }

  @Test func `hidden elements and unknown ones are not drawn`() throws {
    let content =
      "<rect width='1' height='1' display='none'/><g visibility='hidden'><rect width='1' height='1'/></g><text>x</text><foo><rect width='1' height='1'/></foo>"
    try expect(fills(content).isEmpty)
  }

  @Test func `entities and character numbers are replaced`() throws {
    let text =
      "<!DOCTYPE svg [<!ENTITY c \"red\">]><svg width='1' height='1'><rect width='&#49;' height='1' fill='&c;'/></svg>"
    let steps = try SVGPicture(Array(text.utf8), reading: nil).drawing.steps
    expect(steps.contains { if case .fill(_, _, red, _) = $0 { true } else { false } })
  }

  /// The width of a picture whose width is text in an XML file with declarations.
  private func width(_ text: String, _ declarations: String) throws -> CGFloat {
    let text = "<!DOCTYPE svg [\(declarations)]><svg width='\(text)' height='1'/>"
    return try SVGPicture(Array(text.utf8), reading: nil).drawing.bounds.width
  }

  @Test(arguments: [
    ("<!ENTITY a '2'>", "&a;", 2), ("<!ENTITY a '2'><!ENTITY a '3'>", "&a;", 2),
    ("<!ENTITY a '>2'><!ENTITY b '3'>", "&b;", 3), ("<!ENTITY a 2><!ENTITY b '3'>", "&b;", 3),
    ("<!ENTITY  a\n\t\"2\"><!ELEMENT g (a)><!ENTITY b '3'>", "&a;&b;", 23),
    ("<!ENTITY a '2'>", "4&b;", 4), ("<!ENTITY a '2'>", "&#x33;&a;&#50;", 322),
    ("<!ENTITY lt '5'>", "6", 6),
  ])
  func `an entity stands for its first value`(declarations: String, text: String, width: Double)
    throws
  {
    try expect(self.width(text, declarations), equals: width)
  }

  @Test func `256 entities are known, of which XML has five`() throws {
    let many = (1...300).map { "<!ENTITY e\($0) '\($0)'>" }.joined()
    try expect(width("&e251;", many), equals: 251)
    try expect(width("1&e252;", many), equals: 1)
  }

  @Test(arguments: [(4094, 71.0), (4095, 7)])
  func `the first 4096 bytes of an entity count`(spaces: Int, width: Double) throws {
    let value = String(repeating: " ", count: spaces) + "71"
    try expect(self.width("&a;", "<!ENTITY a '\(value)'>"), equals: width)
  }

  @Test(arguments: [
    ("", "it has no element"), ("<svg>", "its element svg has no end"),
    ("<svg width=1/>", "the attribute width has no quotation marks"),
    ("<svg/>", "it has no size"), ("<html/>", "its element is html"),
    ("<svg width='0' height='1'/>", "it has no size"), ("<>", "byte 1 begins no element"),
  ])
  func `other files give the reason`(text: String, reason: String) {
    #expect(throws: ImageError.notSVG(reason)) {
      try SVGPicture(Array(text.utf8), reading: nil)
    }
  }

  @Test func `pictures that would take too long are refused`() {
    let deep = String(repeating: "<g>", count: 100)
    #expect(throws: ImageError.self) { try picture(deep) }
    #expect(throws: ImageError.self) { try picture("", "width='99999' height='1'") }
    // Each group draws the next one ten times.
    let groups = (0..<12).map { level in
      "<g id='l\(level)'>" + String(repeating: "<use href='#l\(level + 1)'/>", count: 10) + "</g>"
    }
    let error = #expect(throws: ImageError.self) {
      try picture(groups.joined() + "<rect id='l12' width='1' height='1'/>")
    }
    expect(error?.description.contains("elements"), equals: true)
  }

  @Test func `changed bytes never end the program`() {
    let text = """
      <!DOCTYPE svg [<!ENTITY c "red">]><svg width="20" height="20" viewBox="0 0 10 10">\
      <style>.a{fill:&c;stroke-width:2}</style><defs><linearGradient id="g" \
      gradientTransform="rotate(3 4 5)"><stop offset="0" stop-color="#123"/></linearGradient>\
      <pattern id="p" width="2" height="2" patternUnits="userSpaceOnUse"><rect width="1" \
      height="1"/></pattern><mask id="m"><circle r="4" fill="#fff"/></mask><clipPath id="k">\
      <path d="M0 0h5v5z"/></clipPath></defs><g mask="url(#m)" clip-path="url(#k)" opacity=".4">\
      <path class="a" d="M1 2a3 4 5 0 1 6 7C1 2 3 4 5 6s1 2 3 4q1 2 3 4t5 6z" fill="url(#g)" \
      stroke="url(#g)" stroke-dasharray="1 2"/><use href="#p"/><rect fill="url(#p)" width="8" \
      height="50%"/></g></svg>
      """
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      var changed = Array(text.utf8)
      for _ in 0...random.below(4) {
        let place = random.below(changed.count)
        if random.chance(0.5) {
          changed[place] = UInt8(random.below(256))
        } else {
          changed.insert(UInt8(48 + random.below(10)), at: place)
        }
      }
      _ = try? SVGPicture(changed, reading: nil)
    }
  }
}
