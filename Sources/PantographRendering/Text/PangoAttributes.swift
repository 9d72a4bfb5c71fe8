import CPantographCairo
import Foundation
import QuartzCore

/// Converts the styles of text runs to pango's attributes.
enum PangoAttributes {
  /// Returns a list that the caller must release.
  static func list(for runs: [TextBlock.Run]) -> OpaquePointer? {
    let list = pango_attr_list_new()
    var start = 0
    for run in runs {
      let range = UInt32(clamping: start)..<UInt32(clamping: start + run.text.utf8.count)
      start += run.text.utf8.count
      func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
        attribute?.pointee.start_index = range.lowerBound
        attribute?.pointee.end_index = range.upperBound
        pango_attr_list_insert(list, attribute)
      }
      let font = PangoFonts.description(of: run.font)
      add(pango_attr_font_desc_new(font))
      pango_font_description_free(font)
      add(color(run.color, pango_attr_foreground_new))
      add(pango_attr_foreground_alpha_new(component(run.color.alpha, atLeast: 1)))
      if let background = run.backgroundColor, background.alpha > 0 {
        add(color(background, pango_attr_background_new))
        add(pango_attr_background_alpha_new(component(background.alpha, atLeast: 1)))
      }
      if !run.font.features.isEmpty {
        add(pango_attr_font_features_new(run.font.features.joined(separator: ", ")))
      }
      if let picture = run.effects?.picture {
        var box = PangoRectangle(
          x: 0, y: -units(picture.height + picture.rise), width: units(picture.width),
          height: units(picture.height))
        add(pango_attr_shape_new(&box, &box))
      }
      if run.kern != 0 { add(pango_attr_letter_spacing_new(units(run.kern))) }
      if run.isUnderlined { add(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
      if run.isStruckThrough { add(pango_attr_strikethrough_new(1)) }
      if run.baselineOffset != 0 { add(pango_attr_rise_new(units(run.baselineOffset))) }
    }
    return list
  }

  private static func units(_ points: CGFloat) -> Int32 {
    Int32(min(max((points * CGFloat(PANGO_SCALE)).rounded(), -1e9), 1e9))
  }

  private static func color(
    _ color: CGColor,
    _ make: (UInt16, UInt16, UInt16) -> UnsafeMutablePointer<PangoAttribute>?
  ) -> UnsafeMutablePointer<PangoAttribute>? {
    make(component(color.red), component(color.green), component(color.blue))
  }

  /// Returns a 16-bit component. pango takes an alpha of zero as unset, so alpha is at least 1.
  private static func component(_ value: CGFloat, atLeast least: UInt16 = 0) -> UInt16 {
    max(UInt16((min(max(value, 0), 1) * 65535).rounded()), least)
  }
}
