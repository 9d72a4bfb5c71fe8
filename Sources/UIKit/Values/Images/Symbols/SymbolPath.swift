import Foundation

/// A reader of a symbol's lines in a short notation, on a grid of 24 by 24.
///
/// `M x y` begins a line. `L` continues straight to one point or several, `Q` and `C` along
/// curves, and `Z` closes the line. `O` is a circle by center and radius, `E` an ellipse by center
/// and radii, and `R` a rectangle by corner, size and the radius of its corners. `A` is a part of
/// a circle by center, radius and two angles in degrees. `N` is a star or gear by center, outer
/// and inner radius, number of points and the fraction of a point that is flat.
struct SymbolPath {
  private let path = CGMutablePath()

  static func read(_ notation: Substring) -> CGPath {
    let reader = SymbolPath()
    var command: Character = "M"
    var numbers: [CGFloat] = []
    for word in notation.split(separator: " ") {
      if let letter = word.first, letter.isLetter {
        reader.add(command, numbers)
        (command, numbers) = (letter, [])
        if word.count > 1, let number = Double(word.dropFirst()) { numbers.append(number) }
      } else if let number = Double(word) {
        numbers.append(number)
      }
    }
    reader.add(command, numbers)
    return CGPath(steps: reader.path.steps)
  }

  private func add(_ command: Character, _ numbers: [CGFloat]) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    if command == "Z" { return path.closeSubpath() }
    if numbers.isEmpty { return }
    switch command {
    case "M": path.move(to: point(0))
    case "L":
      for index in stride(from: 0, to: numbers.count, by: 2) { path.addLine(to: point(index)) }
    case "Q": path.addQuadCurve(to: point(2), control: point(0))
    // A curve's numbers: two control points and the end.
    case "C": path.addCurve(to: point(4), control1: point(0), control2: point(2))
    case "O": addOval(point(0), numbers[2], numbers[2])
    case "E": addOval(point(0), numbers[2], numbers[3])
    case "R":
      path.addRoundedRect(
        in: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        cornerWidth: numbers[4], cornerHeight: numbers[4])
    case "A":
      // From degrees to radians.
      let angles = (numbers[3] * .pi / 180, numbers[4] * .pi / 180)
      let start = CGPoint(
        x: numbers[0] + numbers[2] * cos(angles.0), y: numbers[1] + numbers[2] * sin(angles.0))
      path.move(to: start)
      path.addArc(
        center: point(0), radius: numbers[2], startAngle: angles.0, endAngle: angles.1,
        clockwise: false)
    case "N": addStar(point(0), numbers[2], numbers[3], Int(numbers[4]), numbers[5])
    default: break
    }
  }

  private func addOval(_ center: CGPoint, _ across: CGFloat, _ down: CGFloat) {
    path.addEllipse(
      in: CGRect(
        x: center.x - across, y: center.y - down, width: 2 * across, height: 2 * down))
  }

  private func addStar(
    _ center: CGPoint, _ outer: CGFloat, _ inner: CGFloat, _ count: Int, _ flat: CGFloat
  ) {
    let step = 2 * CGFloat.pi / CGFloat(count)
    func corner(_ turn: CGFloat, _ radius: CGFloat) -> CGPoint {
      let angle = turn * step - .pi / 2
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var corners: [CGPoint] = []
    for index in 0..<count {
      let turn = CGFloat(index)
      if flat > 0 {
        // Our value: a corner is rounded by a quarter.
        let rise = flat * 0.25
        corners += [corner(turn - flat / 2, outer), corner(turn + flat / 2, outer)]
        corners += [
          corner(turn + flat / 2 + rise, inner), corner(turn + 1 - flat / 2 - rise, inner),
        ]
      } else {
        corners += [corner(turn, outer), corner(turn + 0.5, inner)]
      }
    }
    for (index, corner) in corners.enumerated() {
      index == 0 ? path.move(to: corner) : path.addLine(to: corner)
    }
    path.closeSubpath()
  }
}

extension CGPath {
  /// The smallest upright rectangle around the lines themselves. Curves are sampled in sixteenths.
  var tightBox: CGRect {
    var points: [CGPoint] = []
    var last = CGPoint.zero
    for step in steps {
      let ends = step.points
      guard let end = ends.last else { continue }
      for part in 1...16 where ends.count > 1 {
        // Our value: enough pieces to find a curve's edge.
        let share = CGFloat(part) / 16
        var mixed = [last] + ends
        while mixed.count > 1 {
          mixed = zip(mixed, mixed.dropFirst()).map { first, second in
            CGPoint(
              x: first.x + (second.x - first.x) * share, y: first.y + (second.y - first.y) * share)
          }
        }
        points += mixed
      }
      points.append(end)
      last = end
    }
    return CGRect(around: points)
  }
}
