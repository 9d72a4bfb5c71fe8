import CPantographCairo
import Foundation
import QuartzCore

/// A part of a line, with its effects. It is drawn with its baseline at the context's origin.
final class ShapedPart {
  private let shaped: ShapedText
  private let run: TextBlock.Run?
  private let effects: TextEffects?
  let width: Double

  /// - Parameter runs: The runs of the part; a part with effects has one.
  init(_ shaped: ShapedText, of runs: [TextBlock.Run], effects: TextEffects?) {
    guard var effects, var run = runs.first else {
      (self.shaped, run, self.effects) = (shaped, nil, nil)
      width = Double(shaped.size.width)
      return
    }
    // Lines and backgrounds are drawn here, at the same place for filled and for hollow letters.
    if run.isUnderlined, effects.underline == nil { effects.underline = TextEffects.Line() }
    if run.isStruckThrough, effects.strikethrough == nil {
      effects.strikethrough = TextEffects.Line()
    }
    self.run = run
    self.effects = effects
    (run.isUnderlined, run.isStruckThrough, run.backgroundColor) = (false, false, nil)
    var text = TextBlock(runs: [run])
    text.lineBreakMode = .byClipping
    self.shaped = ShapedText(ShapedText.Key(text: text, width: nil, height: nil))
    width = Double(shaped.size.width * effects.stretch)
  }

  /// The picture in place of each of the part's letters; nil for letters.
  var picture: AttachedPicture? { effects?.picture }
  /// The number of letters.
  var count: Int { run?.text.count ?? 0 }

  /// Draws the part.
  ///
  /// - Parameter lineTop: The top of the line, for the background of the part.
  func draw(in context: OpaquePointer, lineTop: Double, height: Double) throws(RenderingError) {
    guard let effects, let run else { return shaped.show(in: context) }
    if let background = run.backgroundColor {
      Self.set(background, in: context)
      cairo_rectangle(context, 0, lineTop, width, height)
      cairo_fill(context)
    }
    if let shadow = effects.shadow {
      let box = CGRect(x: 0, y: lineTop, width: width, height: height)
        .insetBy(dx: -height, dy: -height)
      try BlurredText(shadow).draw(box, in: context) { self.drawLetters(effects, run, in: $0) }
    }
    if effects.isLetterpress {
      // A light edge below the letters, as of a letter pressed into the background.
      cairo_save(context)
      cairo_translate(context, 0, Self.pressDepth)
      var pressed = run
      pressed.color = CGColor(gray: 1, alpha: 0.5)
      ShapedPart(pressed).drawLetters(effects, pressed, in: context)
      cairo_restore(context)
    }
    drawLetters(effects, run, in: context)
  }

  /// The height in points of the light edge of letterpress text.
  private static let pressDepth = 0.75

  private convenience init(_ run: TextBlock.Run) {
    let key = ShapedText.Key(text: TextBlock(runs: [run]), width: nil, height: nil)
    self.init(ShapedText(key), of: [run], effects: run.effects)
  }

  /// Draws the letters and their lines, without the background.
  private func drawLetters(
    _ effects: TextEffects, _ run: TextBlock.Run, in context: OpaquePointer
  ) {
    drawLine(effects.underline, run, isUnder: true, in: context)
    cairo_save(context)
    var map = cairo_matrix_t(
      xx: Double(effects.stretch), yx: 0, xy: -Double(effects.obliqueness), yy: 1, x0: 0, y0: 0)
    cairo_transform(context, &map)
    if effects.strokeWidth <= 0 { shaped.show(in: context) }
    if effects.strokeWidth != 0 {
      cairo_new_path(context)
      shaped.addOutline(to: context)
      Self.set(effects.strokeColor ?? run.color, in: context)
      cairo_set_line_width(
        context, Double(abs(effects.strokeWidth) / 100 * run.font.pointSize))
      cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
      cairo_set_dash(context, nil, 0, 0)
      cairo_stroke(context)
    }
    cairo_restore(context)
    drawLine(effects.strikethrough, run, isUnder: false, in: context)
  }

  private func drawLine(
    _ line: TextEffects.Line?, _ run: TextBlock.Run, isUnder: Bool, in context: OpaquePointer
  ) {
    guard let line else { return }
    let place = PangoFonts.line(of: run.font, isUnder: isUnder)
    let thickness = place.thickness * (line.isThick ? 2 : 1)
    Self.set(line.color ?? run.color, in: context)
    cairo_set_line_width(context, thickness)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    let dash = Self.dash(line.pattern).map { $0 * thickness }
    cairo_set_dash(context, dash, Int32(dash.count), 0)
    let y = place.y - Double(run.baselineOffset) + thickness / 2
    let stretch = Double(run.effects?.stretch ?? 1)
    for part in line.isByWord ? shaped.words : [0...Double(shaped.size.width)] {
      for y in line.isDouble ? [y, y + 2 * thickness] : [y] {
        cairo_move_to(context, part.lowerBound * stretch, y)
        cairo_line_to(context, part.upperBound * stretch, y)
      }
    }
    cairo_stroke(context)
    cairo_set_dash(context, nil, 0, 0)
  }

  /// Returns the lengths of dashes and gaps, in thicknesses of the line.
  private static func dash(_ pattern: TextEffects.Line.Pattern) -> [Double] {
    switch pattern {
    case .solid: []
    case .dots: [2, 2]
    case .dashes: [6, 3]
    case .dashDots: [6, 2, 2, 2]
    case .dashDotDots: [6, 2, 2, 2, 2, 2]
    }
  }

  private static func set(_ color: CGColor, in context: OpaquePointer) {
    cairo_set_source_rgba(
      context, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }
}
