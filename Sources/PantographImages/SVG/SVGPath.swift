import CoreGraphics
import Foundation

/// Builds paths from the commands of the attribute `d`.
enum SVGPath {
  /// Returns the path up to the first fault, as the format demands it.
  static func path(_ text: String) -> CGMutablePath {
    let path = CGMutablePath()
    var scanner = SVGScanner(text)
    var builder = Builder(path: path)
    var command: UInt8?
    while true {
      scanner.skipSpaces()
      if scanner.isAtEnd { break }
      if let letter = scanner.letter() { command = letter }
      guard let known = command, builder.add(known, &scanner) else { break }
      // More pairs after a move are lines.
      if known == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if known == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      if known | 32 == UInt8(ascii: "z") { command = nil }
    }
    return path
  }

  private struct Builder {
    let path: CGMutablePath
    private var point = CGPoint.zero
    private var start = CGPoint.zero
    /// The last control point of a cubic and of a quadratic curve, for curves that continue them.
    private var cubic: CGPoint?
    private var quad: CGPoint?
    /// Whether the next line begins a subpath at the point at which the last one was closed.
    private var isClosed = false

    init(path: CGMutablePath) { self.path = path }

    /// Adds a command; false if its numbers are missing.
    mutating func add(_ letter: UInt8, _ scanner: inout SVGScanner) -> Bool {
      let isRelative = letter >= 97
      let from = point
      func pair(_ scanner: inout SVGScanner) -> CGPoint? {
        guard let x = scanner.number(), let y = scanner.number() else { return nil }
        return isRelative ? CGPoint(x: from.x + x, y: from.y + y) : CGPoint(x: x, y: y)
      }
      let command = Character(Unicode.Scalar(letter & ~32))
      guard command == "M" || !path.isEmpty else { return false }
      if command != "M", command != "Z", isClosed {
        path.move(to: point)
        isClosed = false
      }
      var (nextCubic, nextQuad): (CGPoint?, CGPoint?) = (nil, nil)
      switch command {
      case "M":
        guard let end = pair(&scanner) else { return false }
        path.move(to: end)
        (point, start, isClosed) = (end, end, false)
      case "L":
        guard let end = pair(&scanner) else { return false }
        line(to: end)
      case "H":
        guard let x = scanner.number() else { return false }
        line(to: CGPoint(x: isRelative ? from.x + x : x, y: from.y))
      case "V":
        guard let y = scanner.number() else { return false }
        line(to: CGPoint(x: from.x, y: isRelative ? from.y + y : y))
      case "C":
        guard let first = pair(&scanner), let second = pair(&scanner), let end = pair(&scanner)
        else { return false }
        path.addCurve(to: end, control1: first, control2: second)
        (point, nextCubic) = (end, second)
      case "S":
        guard let second = pair(&scanner), let end = pair(&scanner) else { return false }
        path.addCurve(to: end, control1: cubic.map(reflected) ?? from, control2: second)
        (point, nextCubic) = (end, second)
      case "Q":
        guard let control = pair(&scanner), let end = pair(&scanner) else { return false }
        path.addQuadCurve(to: end, control: control)
        (point, nextQuad) = (end, control)
      case "T":
        guard let end = pair(&scanner) else { return false }
        let control = quad.map(reflected) ?? from
        path.addQuadCurve(to: end, control: control)
        (point, nextQuad) = (end, control)
      case "A":
        guard let x = scanner.number(), let y = scanner.number(), let angle = scanner.number(),
          let isLarge = scanner.flag(), let isSweep = scanner.flag(), let end = pair(&scanner)
        else { return false }
        arc(CGSize(width: abs(x), height: abs(y)), angle * .pi / 180, isLarge, isSweep, to: end)
      case "Z":
        path.closeSubpath()
        (point, isClosed) = (start, true)
      default: return false
      }
      (cubic, quad) = (nextCubic, nextQuad)
      return true
    }

    private func reflected(_ control: CGPoint) -> CGPoint {
      CGPoint(x: 2 * point.x - control.x, y: 2 * point.y - control.y)
    }

    private mutating func line(to end: CGPoint) {
      path.addLine(to: end)
      point = end
    }

    /// Adds a part of an ellipse between two points: converts its end points to its center (SVG
    /// 1.1, appendix F.6).
    private mutating func arc(
      _ size: CGSize, _ angle: Double, _ isLarge: Bool, _ isSweep: Bool, to end: CGPoint
    ) {
      let from = point
      guard size.width > 0, size.height > 0, from != end else { return line(to: end) }
      let (cosine, sine) = (cos(angle), sin(angle))
      let (dx, dy) = ((from.x - end.x) / 2, (from.y - end.y) / 2)
      let (x, y) = (cosine * dx + sine * dy, cosine * dy - sine * dx)
      var (a, b) = (Double(size.width), Double(size.height))
      let reach = x * x / (a * a) + y * y / (b * b)
      if reach > 1 { (a, b) = (a * reach.squareRoot(), b * reach.squareRoot()) }
      let below = a * a * y * y + b * b * x * x
      let square = below > 0 ? max(0, (a * a * b * b - below) / below) : 0
      let factor = square.squareRoot() * (isLarge == isSweep ? -1 : 1)
      let (centerX, centerY) = (factor * a * y / b, -factor * b * x / a)
      let map = CGAffineTransform(
        a: a * cosine, b: a * sine, c: -b * sine, d: b * cosine,
        tx: cosine * centerX - sine * centerY + (from.x + end.x) / 2,
        ty: sine * centerX + cosine * centerY + (from.y + end.y) / 2)
      let first = atan2((y - centerY) / b, (x - centerX) / a)
      var sweep = atan2((-y - centerY) / b, (-x - centerX) / a) - first
      if isSweep, sweep < 0 { sweep += 2 * .pi }
      if !isSweep, sweep > 0 { sweep -= 2 * .pi }
      // Radii that are nearly 0 give no finite numbers.
      guard sweep.isFinite, first.isFinite else { return line(to: end) }
      let pieces = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
      let piece = sweep / Double(pieces)
      // The distance of the control points from the ends of a piece of the unit circle.
      let pull = 4.0 / 3 * tan(piece / 4)
      for index in 0..<pieces {
        let (begin, stop) = (first + piece * Double(index), first + piece * Double(index + 1))
        let last = index == pieces - 1 ? end : CGPoint(x: cos(stop), y: sin(stop)).applying(map)
        path.addCurve(
          to: last,
          control1: CGPoint(x: cos(begin) - pull * sin(begin), y: sin(begin) + pull * cos(begin))
            .applying(map),
          control2: CGPoint(x: cos(stop) + pull * sin(stop), y: sin(stop) - pull * cos(stop))
            .applying(map))
      }
      point = end
    }
  }
}
