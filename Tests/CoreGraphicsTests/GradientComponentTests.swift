import CoreGraphics
import Testing

struct GradientComponentTests {
  @Test func `grays have two components for each color`() throws {
    let gray = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0.8, 0.4, 0.1, 0.5],
        locations: [0, 1], count: 2))
    let other = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(),
        colorComponents: [0.8, 0.8, 0.8, 0.4, 0.1, 0.1, 0.1, 0.5], locations: [0, 1], count: 2))
    #expect(gray.stops == other.stops)
    #expect(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [0.8, 0.4, 0.1, 0.5],
        locations: nil, count: 2) == nil)
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
  }
}
