import CoreGraphics
import Foundation

/// Draws the content of a page, a form or a pattern.
final class PDFPainter {
  let context: CGContext
  let resources: [String: PDFObject]
  let work: PDFWork
  var state = PDFState()
  /// The transform at the beginning of the page or the form, to which patterns refer.
  let base: CGAffineTransform
  /// Whether brightness becomes opacity, as in a mask.
  var isMask = false
  /// The step that is being painted into a mask; nil for other content.
  private(set) var pass: MaskPass?
  private var saved: [PDFState] = []
  private var path = CGMutablePath()
  private var clipRule: CGPathFillRule?

  var file: PDFFile { work.file }

  /// The largest number of saved states.
  private static let mostSaved = 1024
  /// The largest number of operands of an operator.
  private static let mostOperands = 64

  init(_ context: CGContext, resources: [String: PDFObject], work: PDFWork) {
    self.context = context
    self.resources = resources
    self.work = work
    base = context.ctm
  }

  /// Carries out the operators.
  func run(_ data: [UInt8]) throws(ImageError) {
    var lexer = PDFLexer(data, hasReferences: false)
    var operands: [PDFObject] = []
    context.saveGState()
    defer {
      while !saved.isEmpty { restore() }
      context.restoreGState()
    }
    while true {
      lexer.skipSpaces()
      if lexer.isAtEnd { break }
      guard let object = lexer.object() else {
        // A bracket without its partner.
        lexer.position += 1
        continue
      }
      guard case .word(let word) = object else {
        if operands.count < Self.mostOperands { operands.append(object) }
        continue
      }
      try work.count()
      if word == "BI" {
        try paintInlineImage(&lexer)
      } else {
        try apply(word, operands)
      }
      operands.removeAll(keepingCapacity: true)
    }
  }

  private func apply(_ word: String, _ operands: [PDFObject]) throws(ImageError) {
    let numbers = operands.compactMap(\.number)
    switch word {
    case "q": save()
    case "Q": restore()
    case "cm":
      guard let transform = CGAffineTransform(numbers) else { return }
      context.concatenate(transform)
    case "w": if let width = numbers.first { state.line.width = min(max(width, 0), 1e5) }
    case "J": state.line.cap = CGLineCap(rawValue: Int32(operands.first?.integer ?? 0)) ?? .butt
    case "j": state.line.join = CGLineJoin(rawValue: Int32(operands.first?.integer ?? 0)) ?? .miter
    case "M": state.line.miterLimit = max(numbers.first ?? 10, 1)
    case "d":
      if case .array(let dashes)? = operands.first {
        setDash(dashes.compactMap { file.resolve($0).number }, phase: numbers.first ?? 0)
      }
    case "gs": try setState(operands.first?.name)
    case "m", "l", "c", "v", "y", "h", "re": build(word, numbers)
    case "W": clipRule = .winding
    case "W*": clipRule = .evenOdd
    case "n": try paint(fill: nil, strokes: false)
    case "S": try paint(fill: nil, strokes: true)
    case "s":
      path.closeSubpath()
      try paint(fill: nil, strokes: true)
    case "f", "F": try paint(fill: .winding, strokes: false)
    case "f*": try paint(fill: .evenOdd, strokes: false)
    case "B": try paint(fill: .winding, strokes: true)
    case "B*": try paint(fill: .evenOdd, strokes: true)
    case "b":
      path.closeSubpath()
      try paint(fill: .winding, strokes: true)
    case "b*":
      path.closeSubpath()
      try paint(fill: .evenOdd, strokes: true)
    case "g": state.fill.set(.gray, numbers)
    case "G": state.stroke.set(.gray, numbers)
    case "rg": state.fill.set(.rgb, numbers)
    case "RG": state.stroke.set(.rgb, numbers)
    case "k": state.fill.set(.cmyk, numbers)
    case "K": state.stroke.set(.cmyk, numbers)
    case "cs": setSpace(operands.first, of: \.fill)
    case "CS": setSpace(operands.first, of: \.stroke)
    case "sc", "scn": setColor(operands, of: \.fill)
    case "SC", "SCN": setColor(operands, of: \.stroke)
    case "sh":
      guard let name = operands.first?.name else { return }
      let shading = file.dictionary(resources["Shading"])?[name]
      try paint { context throws(ImageError) in
        self.prepare(context, alpha: self.state.fill.alpha)
        try self.draw(shading: shading, in: context)
      }
    case "Do":
      guard let name = operands.first?.name else { return }
      try paintObject(file.dictionary(resources["XObject"])?[name])
    default: return
    }
  }

  // MARK: State

  private func save() {
    guard saved.count < Self.mostSaved else { return }
    saved.append(state)
    context.saveGState()
  }

  private func restore() {
    guard let last = saved.popLast() else { return }
    state = last
    context.restoreGState()
  }

  private func setDash(_ lengths: [Double], phase: Double) {
    let isUsable = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 }
    state.line.dash = isUsable ? lengths.prefix(64).map { CGFloat(min($0, 1e6)) } : []
    state.line.phase = min(max(phase, -1e6), 1e6)
  }

  private func setState(_ name: String?) throws(ImageError) {
    guard let name, let pairs = file.dictionary(file.dictionary(resources["ExtGState"])?[name])
    else { return }
    func number(_ key: String) -> Double? { file.resolve(pairs[key]).number }
    if let width = number("LW") { state.line.width = min(max(width, 0), 1e5) }
    if let cap = number("LC") {
      state.line.cap = CGLineCap(rawValue: Int32(min(max(cap, 0), 9))) ?? .butt
    }
    if let join = number("LJ") {
      state.line.join = CGLineJoin(rawValue: Int32(min(max(join, 0), 9))) ?? .miter
    }
    if let limit = number("ML") { state.line.miterLimit = max(limit, 1) }
    if let dash = file.array(pairs["D"]), dash.count == 2, let lengths = file.numbers(dash[0]) {
      setDash(lengths, phase: file.resolve(dash[1]).number ?? 0)
    }
    if let alpha = number("ca") { state.fill.alpha = min(max(alpha, 0), 1) }
    if let alpha = number("CA") { state.stroke.alpha = min(max(alpha, 0), 1) }
    switch file.resolve(pairs["BM"]) {
    case .name(let name): state.blendMode = Self.blendMode(name)
    case .array(let names): state.blendMode = Self.blendMode(file.resolve(names.first).name ?? "")
    default: break
    }
    switch file.resolve(pairs["SMask"]) {
    case .name: state.mask = nil
    case .dictionary(let mask): state.mask = try makeMask(mask)
    default: break
    }
  }

  private static func blendMode(_ name: String) -> CGBlendMode {
    switch name {
    case "Multiply": .multiply
    case "Screen": .screen
    case "Overlay": .overlay
    case "Darken": .darken
    case "Lighten": .lighten
    case "ColorDodge": .colorDodge
    case "ColorBurn": .colorBurn
    case "HardLight": .hardLight
    case "SoftLight": .softLight
    case "Difference": .difference
    case "Exclusion": .exclusion
    case "Hue": .hue
    case "Saturation": .saturation
    case "Color": .color
    case "Luminosity": .luminosity
    default: .normal
    }
  }

  private func setSpace(_ object: PDFObject?, of ink: WritableKeyPath<PDFState, PDFInk>) {
    guard let space = PDFColorSpace(object, in: file, resources: resources) else { return }
    state[keyPath: ink].set(space)
  }

  private func setColor(_ operands: [PDFObject], of ink: WritableKeyPath<PDFState, PDFInk>) {
    state[keyPath: ink].parts = operands.compactMap(\.number)
    state[keyPath: ink].pattern =
      operands.last?.name.flatMap { file.dictionary(resources["Pattern"])?[$0] }
  }

  // MARK: Paths

  private func build(_ word: String, _ numbers: [Double]) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    switch (word, numbers.count) {
    case ("m", 2...): path.move(to: point(0))
    case ("re", 4...):
      path.move(to: point(0))
      path.addLine(to: CGPoint(x: numbers[0] + numbers[2], y: numbers[1]))
      path.addLine(to: CGPoint(x: numbers[0] + numbers[2], y: numbers[1] + numbers[3]))
      path.addLine(to: CGPoint(x: numbers[0], y: numbers[1] + numbers[3]))
      path.closeSubpath()
    case _ where path.isEmpty: return
    case ("h", _): path.closeSubpath()
    case ("l", 2...): path.addLine(to: point(0))
    case ("c", 6...): path.addCurve(to: point(4), control1: point(0), control2: point(2))
    case ("v", 4...):
      path.addCurve(to: point(2), control1: path.currentPoint, control2: point(0))
    case ("y", 4...): path.addCurve(to: point(2), control1: point(0), control2: point(2))
    default: return
    }
  }

  private func paint(fill rule: CGPathFillRule?, strokes: Bool) throws(ImageError) {
    let path = self.path
    self.path = CGMutablePath()
    defer { clipRule = nil }
    guard !path.isEmpty else { return }
    if rule != nil || strokes {
      try paint { context throws(ImageError) in
        if let rule { try self.fill(path, rule, in: context) }
        if strokes { try self.stroke(path, in: context) }
      }
    }
    if let clipRule {
      context.addPath(path)
      context.clip(using: clipRule)
    }
  }

  // MARK: Painting

  /// Paints in the context itself or, with a mask, in a group that the mask then limits.
  func paint(_ body: (CGContext) throws(ImageError) -> Void) throws(ImageError) {
    guard let mask = state.mask else { return try paintPasses(body) }
    try work.count(PDFWork.operatorsOfGroup + mask.operators)
    let group = CGContext(bounds: context.bounds)
    group.concatenate(context.ctm)
    let before = pass
    pass = isMask ? .brightness : nil
    try body(group)
    pass = before
    guard let drawing = group.drawing else { return }
    let masked = CGContext(bounds: context.bounds)
    masked.draw(content: drawing, in: masked.bounds)
    masked.setBlendMode(.destinationIn)
    masked.draw(content: mask.drawing, in: masked.bounds)
    if let drawing = masked.drawing { put(drawing, alpha: 1, in: context) }
  }

  /// Paints once or, into a mask, in both steps.
  private func paintPasses(
    _ body: (CGContext) throws(ImageError) -> Void
  ) throws(ImageError) {
    guard isMask, pass == nil else { return try body(context) }
    for next in MaskPass.allCases {
      pass = next
      try body(context)
    }
    pass = nil
  }

  /// Draws a drawing that has the bounds of the context at its place.
  func put(_ drawing: Drawing, alpha: Double, in context: CGContext) {
    context.saveGState()
    context.concatenate(context.ctm.inverted())
    prepare(context, alpha: alpha)
    context.draw(content: drawing, in: context.bounds)
    context.restoreGState()
  }

  /// Sets the blend mode and the line.
  func prepare(_ context: CGContext, alpha: Double) {
    context.setBlendMode(pass?.blendMode ?? state.blendMode)
    context.setAlpha(alpha)
    context.line = state.line
  }

  /// Returns an ink's color. In a mask, it is as opaque as it is bright.
  func color(_ ink: PDFInk) -> CGColor { color(ink.space, ink.parts) }

  func color(_ space: PDFColorSpace, _ parts: [Double]) -> CGColor {
    let (red, green, blue) = space.color(parts)
    let color = CGColor(red: red, green: green, blue: blue, alpha: 1)
    return pass?.color(color) ?? color
  }

  private func fill(
    _ path: CGPath, _ rule: CGPathFillRule, in context: CGContext
  ) throws(ImageError) {
    context.saveGState()
    defer { context.restoreGState() }
    prepare(context, alpha: state.fill.alpha)
    context.addPath(path)
    guard let pattern = state.fill.pattern else {
      context.setFillColor(color(state.fill))
      context.fillPath(using: rule)
      return
    }
    context.clip(using: rule)
    try draw(pattern: pattern, ink: state.fill, in: context)
  }

  private func stroke(_ path: CGPath, in context: CGContext) throws(ImageError) {
    context.saveGState()
    defer { context.restoreGState() }
    prepare(context, alpha: state.stroke.alpha)
    if state.line.width == 0 {
      // The thinnest line of a device: a pixel of a screen with two pixels per point.
      let scale = abs(context.ctm.a * context.ctm.d - context.ctm.b * context.ctm.c).squareRoot()
      context.setLineWidth(scale > 0 ? 0.5 / scale : 0)
    }
    guard let pattern = state.stroke.pattern else {
      context.setStrokeColor(color(state.stroke))
      context.addPath(path)
      context.strokePath()
      return
    }
    // The line in one color, which the pattern then replaces.
    try work.count(PDFWork.operatorsOfGroup)
    let group = CGContext(bounds: context.bounds)
    group.concatenate(context.ctm)
    group.line = context.line
    group.addPath(path)
    group.strokePath()
    let colors = CGContext(bounds: context.bounds)
    colors.concatenate(context.ctm)
    try draw(pattern: pattern, ink: state.stroke, in: colors)
    guard let drawing = colors.drawing else { return }
    group.concatenate(group.ctm.inverted())
    group.setBlendMode(.sourceIn)
    group.draw(content: drawing, in: group.bounds)
    if let drawing = group.drawing { put(drawing, alpha: state.stroke.alpha, in: context) }
  }
}

extension CGAffineTransform {
  /// Creates a transform from six numbers; nil from fewer.
  init?(_ numbers: [Double]?) {
    guard let numbers, numbers.count >= 6 else { return nil }
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}
