import Foundation

/// A drawing of a symbol, as steps that become pixels where the symbol is shown.
struct SymbolDrawing {
  let form: SymbolForm
  /// The number of points per unit of the grid; `line` is the width of lines in units.
  private let unit: CGFloat
  private let line: CGFloat
  private let inks: [CGColor]
  private let context: CGContext

  /// The number of pixels per point of the picture, enough for any screen.
  static let pixelsPerPoint: CGFloat = 3

  /// The ink for a part: a color, or none for a hole.
  private enum Stroke {
    case ink(CGColor)
    case hole
  }

  static func image(of form: SymbolForm, _ look: SymbolLook) -> CGImage {
    let size = look.size * look.scale.factor
    // Our value: the grid's 24 units are a third wider than text of this size is high.
    let unit = size * 0.056
    let line = size * look.weight.lineWidth / unit
    let box = Self.box(of: form).insetBy(dx: -line / 2, dy: -line / 2)
    let pixel = Self.pixelsPerPoint
    func side(_ length: CGFloat) -> CGFloat { max((length * unit * pixel).rounded(.up), 1) }
    let (width, height) = (side(box.width), side(box.height))
    let bounds = CGRect(
      x: box.midX * unit - width / pixel / 2, y: box.midY * unit - height / pixel / 2,
      width: width / pixel, height: height / pixel)
    let context = CGContext(bounds: bounds)
    context.scaleBy(x: unit, y: unit)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    SymbolDrawing(form: form, unit: unit, line: line, inks: look.inks, context: context).draw()
    let drawing = context.drawing ?? Drawing(bounds: bounds, steps: [])
    return CGImage(
      width: Int(width), height: Int(height), drawing: drawing, sharpness: .whenEnlarged)
  }

  private static func box(of form: SymbolForm) -> CGRect {
    var box: CGRect
    if let shape = form.shape {
      box = shape.box
    } else if case .drawn(let glyph) = form.glyph {
      box = glyph.box
    } else {
      // A letter's room in the grid of 24 units.
      box = CGRect(x: 2, y: 2, width: 20, height: 20)
    }
    if form.hasSlash, form.enclosure == nil { box = box.union(slash.tightBox) }
    // The room of a badge, in units of the grid.
    if form.badge != nil { box = box.union(CGRect(x: 14, y: 14, width: 9, height: 9)) }
    return box
  }

  private static var slash: CGPath { SymbolPath.read("M3 2.5 L21 21.5") }

  private func draw() {
    let front = inks[0]
    let back = inks.count > 1 ? inks[1] : inks[0]
    if let shape = form.shape, let enclosure = form.enclosure {
      for part in shape.parts {
        add(part.path, .ink(back), fills: form.isFilled)
      }
      // In one color, the glyph is a hole in the filled shape. In two, it lies on the shape.
      let isHole = form.isFilled && inks.count == 1
      draw(
        enclosure.place(form.glyph), isHole ? .hole : .ink(front),
        form.isFilled ? .ink(back) : .hole, isFilled: true, map: enclosure.map(form.glyph))
    } else {
      draw(form.glyph, .ink(front), .hole, isFilled: form.isFilled, map: .identity)
    }
    if let badge = form.badge {
      // Our values, in units of the grid: a disc in the lower right corner, and a badge that fits
      // into the disc.
      addDisc(around: CGPoint(x: 18.5, y: 18.5), radius: 5.8)
      let map = CGAffineTransform(a: 0.46, b: 0, c: 0, d: 0.46, tx: 13, ty: 13)
      draw(.drawn(badge.mapped(map)), .ink(front), .hole, isFilled: false, map: .identity)
    }
  }

  private func draw(
    _ glyph: SymbolForm.Glyph, _ stroke: Stroke, _ opposite: Stroke, isFilled: Bool,
    map: CGAffineTransform
  ) {
    switch glyph {
    case .text(let text): draw(text, stroke)
    case .drawn(let glyph):
      for part in glyph.parts {
        switch part.kind {
        case .line: add(part.path, stroke, fills: false)
        case .solid: fill(part.path, stroke)
        case .body: add(part.path, stroke, fills: isFilled)
        case .mark, .dot: break
        }
      }
      for part in glyph.parts {
        switch part.kind {
        case .mark: add(part.path, isFilled ? opposite : stroke, fills: false)
        case .dot: fill(part.path, isFilled ? opposite : stroke)
        case .line, .solid, .body: break
        }
      }
    }
    if form.hasSlash {
      let slash = Self.slash.copy(using: map) ?? Self.slash
      // Our value: the gap beside a slash is about as wide as a line.
      add(slash, opposite, fills: false, width: line * 3.2)
      add(slash, stroke, fills: false)
    }
  }

  private func draw(_ text: String, _ stroke: Stroke) {
    // Our values, in units of the grid: one letter is larger than two.
    let font = TextFont(
      familyName: "DejaVu Sans", pointSize: text.count > 1 ? 9 : 12, weight: 0.3, isItalic: false)
    var color = CGColor.black
    if case .ink(let ink) = stroke { color = ink }
    var block = TextBlock(runs: [TextBlock.Run(text: text, font: font, color: color)])
    block.alignment = .center
    begin(stroke)
    // A letter's room, as in `box(of:)`.
    context.draw(content: block, in: CGRect(x: 2, y: 2, width: 20, height: 20))
    context.setBlendMode(.normal)
  }

  private func add(_ path: CGPath, _ stroke: Stroke, fills: Bool, width: CGFloat? = nil) {
    if fills { fill(path, stroke) }
    begin(stroke)
    context.setLineWidth(width ?? line)
    context.beginPath()
    context.addPath(path)
    context.strokePath()
    context.setBlendMode(.normal)
  }

  private func fill(_ path: CGPath, _ stroke: Stroke) {
    begin(stroke)
    context.beginPath()
    context.addPath(path)
    context.fillPath()
    context.setBlendMode(.normal)
  }

  private func addDisc(around center: CGPoint, radius: CGFloat) {
    begin(.hole)
    context.fillEllipse(
      in: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    context.setBlendMode(.normal)
  }

  private func begin(_ stroke: Stroke) {
    switch stroke {
    case .ink(let color):
      context.setBlendMode(.normal)
      context.setFillColor(color)
      context.setStrokeColor(color)
    case .hole:
      context.setBlendMode(.destinationOut)
      context.setFillColor(.black)
      context.setStrokeColor(.black)
    }
  }
}

extension SymbolForm {
  /// The outline around the glyph; nil without one.
  fileprivate var shape: SymbolGlyph? { enclosure.flatMap { SymbolGlyph.named($0.rawValue) } }
}

extension SymbolForm.Enclosure {
  /// The room for a glyph within the shape, in units of the grid.
  /// The values are ours, from the shapes' outlines.
  private var room: CGRect {
    switch self {
    case .circle: CGRect(x: 6.5, y: 6.5, width: 11, height: 11)
    case .square, .app: CGRect(x: 6.5, y: 6.5, width: 11, height: 11)
    case .triangle: CGRect(x: 8, y: 9.5, width: 8, height: 8)
    case .shield: CGRect(x: 7.3, y: 7, width: 9.4, height: 9.4)
    case .seal: CGRect(x: 7.5, y: 7.5, width: 9, height: 9)
    case .diamond: CGRect(x: 7.5, y: 7.5, width: 9, height: 9)
    case .octagon: CGRect(x: 7, y: 7, width: 10, height: 10)
    case .rectangle: CGRect(x: 7, y: 7.5, width: 10, height: 9)
    }
  }

  /// Returns the transform that brings the glyph into the room.
  fileprivate func map(_ glyph: SymbolForm.Glyph) -> CGAffineTransform {
    guard case .drawn(let glyph) = glyph else { return .identity }
    let box = glyph.box
    // Our value: a glyph is never as large as without its shape.
    let scale = min(
      room.width / max(box.width, 1), room.height / max(box.height, 1), 0.72)
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: room.midX - box.midX * scale,
      ty: room.midY - box.midY * scale)
  }

  fileprivate func place(_ glyph: SymbolForm.Glyph) -> SymbolForm.Glyph {
    switch glyph {
    case .text: glyph
    case .drawn(let drawn): .drawn(drawn.mapped(map(glyph)))
    }
  }
}
