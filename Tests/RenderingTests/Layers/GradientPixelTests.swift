import CoreGraphics
import Expectations
import QuartzCore
import Testing

@testable import PantographRendering

/// Colors between the stops of a gradient, as premultiplied pixels.
struct GradientPixelTests {
  private func stop(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat, at place: Double
  ) -> GradientStop {
    GradientStop(color: CGColor(red: red, green: green, blue: blue, alpha: alpha), place: place)
  }

  @Test func `a pixel has its channels in order, multiplied by alpha`() {
    let one = [stop(0.2, 0.4, 0.6, 1, at: 0)]
    expect(GradientStop.color(of: one, at: 0), equals: 0xff33_6699)
    expect(GradientStop.color(of: [stop(0.2, 0.4, 0.6, 0.5, at: 0)], at: 0), equals: 0x801a_334d)
    expect(GradientStop.color(of: [stop(2, -1, 1, 3, at: 0)], at: 0), equals: 0xffff_00ff)
    expect(GradientStop.color(of: [], at: 0.5), equals: 0)
  }

  @Test(
    arguments: [
      (-1, 0xff00_0000), (0, 0xff00_0000), (0.2, 0xff00_0000), (0.3, 0xff40_0000),
      (0.4, 0xff80_0000), (0.599, 0xfffe_0000), (0.6, 0xffff_0000), (0.65, 0xffff_0040),
      (0.8, 0xffff_00ff), (1, 0xffff_00ff), (9, 0xffff_00ff),
    ] as [(Double, UInt32)])
  func `between two stops a color is their mixture`(place: Double, pixel: UInt32) {
    let stops = [
      stop(0, 0, 0, 1, at: 0.2), stop(1, 0, 0, 1, at: 0.6), stop(1, 0, 1, 1, at: 0.8),
    ]
    expect(GradientStop.color(of: stops, at: place), equals: pixel)
  }

  @Test func `stops at the same place are an edge`() {
    let stops = [
      stop(1, 0, 0, 1, at: 0), stop(1, 0, 0, 1, at: 0.5), stop(0, 0, 1, 1, at: 0.5),
      stop(0, 0, 1, 1, at: 1),
    ]
    expect(GradientStop.color(of: stops, at: 0.49), equals: 0xffff_0000)
    expect(GradientStop.color(of: stops, at: 0.5), equals: 0xff00_00ff)
  }

  @Test func `alpha is mixed too, before it multiplies`() {
    let stops = [stop(1, 1, 1, 0, at: 0), stop(1, 1, 1, 1, at: 1)]
    expect(GradientStop.color(of: stops, at: 0.2), equals: 0x3333_3333)
  }
}
