import CoreGraphics
import Foundation

/// Forms, masks and patterns: content within the content.
extension PDFPainter {
  /// Draws a form or a picture.
  func paintObject(_ object: PDFObject?) throws(ImageError) {
    guard let stream = file.stream(object) else { return }
    switch file.resolve(stream.dictionary["Subtype"]).name {
    case "Form":
      let group = file.dictionary(stream.dictionary["Group"])
      let isGroup =
        file.resolve(group?["S"]).name == "Transparency"
        && (state.fill.alpha < 1 || state.blendMode != .normal || state.mask != nil)
      guard isGroup else { return try run(form: stream, in: self.context, with: state) }
      let alpha = state.fill.alpha
      try paint { context throws(ImageError) in
        try self.work.count(PDFWork.operatorsOfGroup)
        let group = CGContext(bounds: context.bounds)
        group.concatenate(context.ctm)
        var state = self.state
        (state.fill.alpha, state.stroke.alpha) = (1, 1)
        (state.blendMode, state.mask) = (.normal, nil)
        try self.run(
          form: stream, in: group, with: state, asMask: self.pass.map { $0 == .brightness })
        if let drawing = group.drawing { self.put(drawing, alpha: alpha, in: context) }
      }
    case "Image": try paintImage(stream)
    default: return
    }
  }

  /// Draws a form's content.
  private func run(
    form: PDFStream, in context: CGContext, with state: PDFState?, asMask: Bool? = nil
  ) throws(ImageError) {
    guard work.depth < PDFWork.mostDepth else { return }
    work.depth += 1
    defer { work.depth -= 1 }
    context.saveGState()
    defer { context.restoreGState() }
    if let matrix = CGAffineTransform(file.numbers(form.dictionary["Matrix"])) {
      context.concatenate(matrix)
    }
    clip(to: form.dictionary["BBox"], in: context)
    let painter = PDFPainter(
      context, resources: file.dictionary(form.dictionary["Resources"]) ?? resources, work: work)
    if let state { painter.state = state }
    painter.isMask = asMask ?? isMask
    try painter.run(file.unpack(form).data)
  }

  private func clip(to box: PDFObject?, in context: CGContext) {
    guard let box = file.numbers(box), box.count >= 4 else { return }
    context.clip(
      to: CGRect(
        x: min(box[0], box[2]), y: min(box[1], box[3]), width: abs(box[2] - box[0]),
        height: abs(box[3] - box[1])))
  }

  /// Draws a mask: the opacity of a form, or its brightness.
  func makeMask(
    _ mask: [String: PDFObject]
  ) throws(ImageError) -> (drawing: Drawing, operators: Int)? {
    guard let form = file.stream(mask["G"]) else { return nil }
    let before = work.counted
    let group = CGContext(bounds: context.bounds)
    group.concatenate(context.ctm)
    let isBrightness = file.resolve(mask["S"]).name == "Luminosity"
    try run(form: form, in: group, with: nil, asMask: isBrightness)
    let drawing = group.drawing ?? Drawing(bounds: context.bounds, steps: [])
    return (drawing, (work.counted - before) / work.copies)
  }

  // MARK: Patterns

  /// The largest number of tiles of a pattern.
  private static var mostTiles: Int { 4096 }

  /// Fills the clip with a pattern.
  func draw(pattern: PDFObject, ink: PDFInk, in context: CGContext) throws(ImageError) {
    guard let pairs = file.dictionary(pattern) else { return }
    let matrix = CGAffineTransform(file.numbers(pairs["Matrix"])) ?? .identity
    let map = matrix.concatenating(base)
    guard abs(map.a * map.d - map.b * map.c) > 1e-12 else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.concatenate(map.concatenating(context.ctm.inverted()))
    if file.resolve(pairs["PatternType"]).integer == 2 {
      try draw(shading: pairs["Shading"], in: context)
      return
    }
    guard let form = file.stream(pattern), let box = file.numbers(pairs["BBox"]), box.count >= 4,
      let across = file.resolve(pairs["XStep"]).number.map(abs), across > 0,
      let down = file.resolve(pairs["YStep"]).number.map(abs), down > 0
    else { return }
    let tile = CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1])
    guard tile.width > 0, tile.height > 0 else { return }
    let visible = context.bounds.applying(context.ctm.inverted())
    let columns = Self.tiles(from: visible.minX - tile.maxX, to: visible.maxX - tile.minX, across)
    let rows = Self.tiles(from: visible.minY - tile.maxY, to: visible.maxY - tile.minY, down)
    let count = columns.count * rows.count
    guard count > 0, count <= Self.mostTiles, work.copies <= Self.mostTiles else { return }
    try work.count(count)
    let inner = CGContext(bounds: tile)
    var state = PDFState()
    if file.resolve(pairs["PaintType"]).integer == 2, case .pattern(let base?) = ink.space {
      state.fill.set(base, ink.parts)
      state.stroke.set(base, ink.parts)
    }
    let plain = PDFStream(
      dictionary: form.dictionary.filter { $0.key != "Matrix" }, data: form.data)
    work.copies *= count
    defer { work.copies /= count }
    try run(form: plain, in: inner, with: state)
    guard let drawing = inner.drawing else { return }
    for row in rows {
      for column in columns {
        context.draw(
          content: drawing,
          in: tile.offsetBy(dx: CGFloat(column) * across, dy: CGFloat(row) * down))
      }
    }
  }

  /// Returns the numbers of the tiles of a row or a column; too many if they cannot be counted.
  private static func tiles(from: CGFloat, to: CGFloat, _ step: Double) -> Range<Int> {
    let (first, last) = ((from / step).rounded(.up), (to / step).rounded(.down))
    guard first.magnitude < 1e6, last.magnitude < 1e6, last >= first else { return 0..<0 }
    return Int(first)..<(Int(last) + 1)
  }

  // MARK: Shadings

  /// The number of operators that are as much work as a shading with its colors.
  private static var operatorsOfShading: Int { 512 }
  /// The number of colors that approximate a function of colors.
  private static var mostStops: Int { 64 }

  /// Fills the clip with the colors of a shading along a line or between two circles.
  func draw(shading: PDFObject?, in context: CGContext) throws(ImageError) {
    try work.count(Self.operatorsOfShading)
    guard let pairs = file.dictionary(shading),
      let kind = file.resolve(pairs["ShadingType"]).integer, [2, 3].contains(kind),
      let space = PDFColorSpace(pairs["ColorSpace"], in: file, resources: resources),
      let places = file.numbers(pairs["Coords"]), places.count >= (kind == 2 ? 4 : 6),
      let function = PDFFunction(pairs["Function"], in: file)
    else { return }
    let domain = file.numbers(pairs["Domain"]) ?? [0, 1]
    guard domain.count >= 2 else { return }
    let shares = (0...Self.mostStops).map { Double($0) / Double(Self.mostStops) }
    let colors = shares.map { share in
      color(space, function([domain[0] + share * (domain[1] - domain[0])]))
    }
    guard
      let gradient = CGGradient(
        colorsSpace: nil, colors: colors, locations: shares.map { CGFloat($0) })
    else { return }
    let ends = (file.array(pairs["Extend"]) ?? []).map { object in
      if case .boolean(true) = file.resolve(object) { true } else { false }
    }
    var options: CGGradientDrawingOptions = []
    if ends.first == true { options.insert(.drawsBeforeStartLocation) }
    if ends.count > 1, ends[1] { options.insert(.drawsAfterEndLocation) }
    context.saveGState()
    clip(to: pairs["BBox"], in: context)
    if kind == 2 {
      context.drawLinearGradient(
        gradient, start: CGPoint(x: places[0], y: places[1]),
        end: CGPoint(x: places[2], y: places[3]), options: options)
    } else {
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: places[0], y: places[1]), startRadius: places[2],
        endCenter: CGPoint(x: places[3], y: places[4]), endRadius: places[5], options: options)
    }
    context.restoreGState()
  }
}
