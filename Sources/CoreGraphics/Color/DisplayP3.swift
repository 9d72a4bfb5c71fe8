import Foundation

/// The color space of wide screens, Display P3. It has the gamma curve of sRGB and other primaries.
package enum DisplayP3 {
  /// Returns the components of a color in sRGB. Components are outside of 0...1 for a color that
  /// sRGB does not have.
  package static func sRGB(
    red: CGFloat, green: CGFloat, blue: CGFloat
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let (r, g, b) = (light(red), light(green), light(blue))
    // The primaries of SMPTE EG 432-1 in those of ITU-R BT.709, both with the white point D65. The
    // weights of a row have the sum 1, so that grays stay as they are.
    return (
      component(1.2249402 * r - 0.2249402 * g),
      component(-0.0420570 * r + 1.0420570 * g),
      component(-0.0196376 * r - 0.0786360 * g + 1.0982736 * b)
    )
  }

  // The gamma curve of IEC 61966-2-1, continued symmetrically below 0.
  private static func light(_ component: CGFloat) -> CGFloat {
    let size = abs(component)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }

  private static func component(_ light: CGFloat) -> CGFloat {
    let size = abs(light)
    let component = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    // Our value: far below a step of a screen, far above a rounding error.
    let exact = (component * 1e6).rounded() / 1e6
    return light < 0 ? -exact : exact
  }
}
