import CoreGraphics
import Expectations
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
    expect(gray.stops, equals: other.stops)
    expectNil(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [0.8, 0.4, 0.1, 0.5],
        locations: nil, count: 2))
    expect(CGColorSpaceCreateDeviceGray().numberOfComponents, equals: 1)
  }
}
