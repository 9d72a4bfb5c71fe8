import Foundation
import QuartzCore

/// A color of a gradient and its position, 0...1.
struct GradientStop: Hashable {
  let color: CGColor
  let place: Double

  /// Returns the stops of a gradient layer, in ascending order.
  static func all(in values: LayerValues) -> [GradientStop] {
    let colors = values.list("colors").compactMap { value -> CGColor? in
      if case .color(let color) = value { color } else { nil }
    }
    let places = values.list("locations").compactMap { value -> Double? in
      if case .number(let place) = value { place } else { nil }
    }
    let isEven = places.count != colors.count
    var last = 0.0
    return colors.enumerated().map { index, color in
      let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
      last = max(last, min(max(isEven ? even : places[index], 0), 1))
      return GradientStop(color: color, place: last)
    }
  }

  /// Returns the color at a position between stops, as a premultiplied pixel.
  static func color(of stops: [GradientStop], at place: Double) -> UInt32 {
    guard let first = stops.first, let last = stops.last else { return 0 }
    guard let next = stops.firstIndex(where: { $0.place > place }) else { return pixel(last.color) }
    guard next > 0 else { return pixel(first.color) }
    let (left, right) = (stops[next - 1], stops[next])
    let share = CGFloat((place - left.place) / (right.place - left.place))
    func mixed(_ part: (CGColor) -> CGFloat) -> CGFloat {
      part(left.color) + (part(right.color) - part(left.color)) * share
    }
    return pixel(
      CGColor(
        red: mixed { $0.red }, green: mixed { $0.green }, blue: mixed { $0.blue },
        alpha: mixed { $0.alpha }))
  }

  private static func pixel(_ color: CGColor) -> UInt32 {
    let alpha = min(max(color.alpha, 0), 1)
    func channel(_ value: CGFloat) -> UInt32 {
      UInt32((min(max(value, 0), 1) * alpha * 255).rounded())
    }
    return UInt32((alpha * 255).rounded()) << 24 | channel(color.red) << 16
      | channel(color.green) << 8 | channel(color.blue)
  }
}
