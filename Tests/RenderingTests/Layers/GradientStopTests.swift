import CoreGraphics
import Expectations
import Testing

@testable import PantographRendering

struct GradientStopTests {
  private let stops = [
    GradientStop(color: CGColor(red: 1, green: 0, blue: 0, alpha: 1), place: 0.2),
    GradientStop(color: CGColor(red: 0, green: 0, blue: 1, alpha: 1), place: 0.6),
  ]

  private func color(_ place: Double) -> UInt32 { GradientStop.color(of: stops, at: place) }

  @Test func `before the first stop and after the last is the color of that stop`() {
    expect(color(0) == 0xFFFF_0000 && color(0.2) == 0xFFFF_0000)
    expect(color(0.6) == 0xFF00_00FF && color(1) == 0xFF00_00FF)
    expect(GradientStop.color(of: [], at: 0.5), equals: 0)
    expect(GradientStop.color(of: [stops[0]], at: 0), equals: 0xFFFF_0000)
  }

  @Test func `between two stops are their shares`() {
    expect(color(0.3), equals: 0xFFBF_0040)
    expect(color(0.5), equals: 0xFF40_00BF)
  }

  @Test func `a transparent color is premultiplied`() {
    let clear = GradientStop(color: CGColor(red: 1, green: 1, blue: 1, alpha: 0), place: 1)
    let solid = GradientStop(color: CGColor(red: 1, green: 1, blue: 1, alpha: 1), place: 0)
    expect(GradientStop.color(of: [solid, clear], at: 0.5), equals: 0x8080_8080)
  }
}
