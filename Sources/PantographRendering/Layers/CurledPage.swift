import Foundation
import QuartzCore

/// A page that is rolled up over a cylinder, beginning at its lower right corner.
///
/// The part before the cylinder is flat. The part that has passed over the cylinder lies on its
/// back.
struct CurledPage {
  private let page: PixelImage
  /// The unit vector across the cylinder, towards the page's lower right corner.
  private let way: (x: Double, y: Double)
  /// The distance along `way` at which the cylinder touches the page.
  private let line: Double
  private let radius: Double
  private let last: Double

  /// Creates the page.
  ///
  /// - Parameter progress: The progress from 0, a flat page, to 1, a page that is completely rolled
  ///   off.
  init(_ page: PixelImage, progress: Double) {
    self.page = page
    let (width, height) = (Double(page.width), Double(page.height))
    let angle = Self.slant * min(1, height / width)
    way = (sin(angle), cos(angle))
    last = width * way.x + height * way.y
    radius = last * Self.radius
    // The line moves from the corner, where nothing is rolled, to where the cylinder and its shadow
    // have left the page.
    line = last - (last + radius * (1 + Self.shadowReach)) * min(max(progress, 0), 1)
  }

  /// Returns the curled page as pixels, in the frame of the flat page.
  func picture() -> PixelImage {
    var result = PixelImage(width: page.width, height: page.height)
    page.pixels.withUnsafeBufferPointer { pixels in
      let sampler = BilinearSampler(pixels: pixels, width: page.width, height: page.height)
      result.pixels.withUnsafeMutableBufferPointer { result in
        for y in 0..<page.height {
          for x in 0..<page.width {
            let index = y * page.width + x
            let place = (Double(x) + 0.5) * way.x + (Double(y) + 0.5) * way.y
            if place < line - 2 * radius - (last - line) {
              result[index] = pixels[index]
            } else {
              result[index] = BilinearSampler.pixel(seen(x, y, place, sampler))
            }
          }
        }
      }
    }
    return result
  }

  private func seen(
    _ x: Int, _ y: Int, _ place: Double, _ sampler: BilinearSampler
  ) -> SIMD4<Float> {
    /// Returns the color of the flat page at a distance along `way`, in line with this pixel.
    func page(at rolled: Double) -> SIMD4<Float> {
      guard rolled <= last else { return .zero }
      return sampler.sample(
        Float(Double(x) + 0.5 + (rolled - place) * way.x),
        Float(Double(y) + 0.5 + (rolled - place) * way.y))
    }
    /// Returns the color of the part that has passed over the cylinder and covers the place.
    func back(at place: Double) -> SIMD4<Float> {
      if place <= line { return page(at: 2 * line + .pi * radius - place) }
      return page(at: line + radius * (.pi - asin(min((place - line) / radius, 1))))
    }
    if place > line {
      let height = min((place - line) / radius, 1)
      let turn = asin(height)
      let front = Self.darkened(page(at: line + radius * turn), Float(0.35 * height))
      let upper = Self.back(back(at: place), .pi - turn)
      // The cylinder's rim is antialiased. Beyond the rim is the surface below the page, in its
      // shadow.
      let cover = Float(min(max(line + radius + 0.5 - place, 0), 1))
      let shade = Self.shade(place - line - radius, reach: radius * Self.shadowReach) * 255
      let page = Self.over(upper, front) * cover
      return Self.over(page, SIMD4(last > line ? shade : 0, 0, 0, 0))
    }
    var below = page(at: place)
    // The page is shaded next to the part that lies upon it.
    var shade: Float = 0
    for step in 1...Self.shadeSteps {
      let distance = radius * Double(step) / Double(Self.shadeSteps)
      guard place + distance < line + radius else { break }
      shade += back(at: place + distance)[0] / 255
    }
    below = Self.darkened(below, 0.4 * shade / Float(Self.shadeSteps))
    return Self.over(Self.back(back(at: place), .pi), below)
  }

  private static func darkened(_ color: SIMD4<Float>, _ share: Float) -> SIMD4<Float> {
    color * SIMD4(1, 1 - share, 1 - share, 1 - share)
  }

  /// Returns the color of the page's back: paper through which the front shines dimly, lighter
  /// where it lies flatter.
  private static func back(_ front: SIMD4<Float>, _ turn: Double) -> SIMD4<Float> {
    let light = Float(0.78 + 0.2 * (1 + cos(2 * turn)) / 2)
    let paper = SIMD4(front[0], front[0] * light, front[0] * light, front[0] * light)
    return paper * 0.8 + front * SIMD4(0.2, 0.2 * light, 0.2 * light, 0.2 * light)
  }

  private static func over(_ upper: SIMD4<Float>, _ lower: SIMD4<Float>) -> SIMD4<Float> {
    upper + lower * (1 - upper[0] / 255)
  }

  /// Returns the darkness of the shadow at a distance from the edge that casts it.
  private static func shade(_ distance: Double, reach: Double) -> Float {
    guard distance > 0, distance < reach else { return 0 }
    let rest = 1 - distance / reach
    return Float(0.35 * rest * rest)
  }

  /// The slant of the cylinder that the page curls around, in radians.
  private static let slant = 0.35
  /// The cylinder's radius, as a fraction of the page's extent along `way`.
  private static let radius = 0.08
  private static let shadeSteps = 6
  /// The length of the page's shadow, in radii of the cylinder.
  private static let shadowReach = 1.5
}
