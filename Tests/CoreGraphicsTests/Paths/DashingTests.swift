import Expectations
import Testing

@testable import CoreGraphics

/// Dashes of a straight line against a second way to find them: each place of the line is asked.
struct DashingTests {
  private struct Pattern: CustomTestStringConvertible {
    var phase: CGFloat
    var lengths: [CGFloat]

    var testDescription: String { "\(phase) of \(lengths)" }

    /// Whether the place of a line without an end lies in a dash.
    func isDrawn(at place: CGFloat) -> Bool {
      let all = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
      let whole = all.reduce(0, +)
      var rest = (place + phase).truncatingRemainder(dividingBy: whole)
      if rest < 0 { rest += whole }
      for (index, length) in all.enumerated() {
        if rest < length { return index.isMultiple(of: 2) }
        rest -= length
      }
      return true
    }
  }

  private static let patterns =
    [-40, -3, 0, 1, 2.5, 7, 12, 31].flatMap { phase in
      [[3, 2], [4], [2, 1, 5], [0, 5], [5, 0], [1, 2, 3, 4], [6, 0, 2, 1]].map {
        Pattern(phase: phase, lengths: $0)
      }
    }

  private func line(_ points: [CGPoint]) -> CGPath {
    let path = CGMutablePath()
    path.addLines(between: points)
    return path
  }

  @Test(arguments: patterns)
  private func `each place is drawn as the pattern has it`(pattern: Pattern) {
    let dashed = line([.zero, CGPoint(x: 20, y: 0)]).copy(
      dashingWithPhase: pattern.phase, lengths: pattern.lengths
    ).copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    let places = stride(from: 0.26, to: 20, by: 0.5).map { CGFloat($0) }
    let found = places.map { dashed.contains(CGPoint(x: $0, y: 0.4)) }
    let expected = places.map { pattern.isDrawn(at: $0) }
    expect(found, equals: expected)
  }

  @Test(arguments: patterns)
  private func `a corner and a transform change no dash`(pattern: Pattern) {
    func dashes(_ path: CGPath, _ transform: CGAffineTransform = .identity) -> [CGFloat] {
      var lengths: [CGFloat] = []
      var last = CGPoint.zero
      let dashed = path.copy(
        dashingWithPhase: pattern.phase, lengths: pattern.lengths, transform: transform)
      for step in dashed.steps {
        switch step {
        case .move(let point):
          lengths.append(0)
          last = point
        case .line(let point):
          lengths[lengths.count - 1] += abs(point.x - last.x) + abs(point.y - last.y)
          last = point
        case .quad, .cubic, .close: Issue.record("\(step) is no dash")
        }
      }
      return lengths.map { ($0 * 1000).rounded() }
    }
    let straight = line([.zero, CGPoint(x: 20, y: 0)])
    let bent = line([.zero, CGPoint(x: 9, y: 0), CGPoint(x: 9, y: 11)])
    expect(dashes(straight), equals: dashes(bent))
    expect(
      dashes(straight, CGAffineTransform(scaleX: 2, y: 2)), equals: dashes(straight).map { $0 * 2 })
    expect(
      dashes(straight, CGAffineTransform(translationX: 5, y: 9)), equals: dashes(straight))
  }

  @Test func `a closed path is dashed to its start`() {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let dashed = square.copy(dashingWithPhase: 0, lengths: [4, 4]).copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    // The last side is drawn from its 2nd to its 6th point.
    let found = [9.5, 8.5, 7.5, 4.5, 3.5, 1.5].map {
      dashed.contains(CGPoint(x: 0.3, y: $0))
    }
    expect(found, equals: [false, false, true, true, false, false])
  }

  @Test func `a pattern that has no dashes returns the path`() {
    let path = line([.zero, CGPoint(x: 20, y: 0)])
    for lengths in [[], [0], [0, 0], [-1, 2], [2, -1], [.nan], [.infinity, 1]] as [[CGFloat]] {
      expect(path.copy(dashingWithPhase: 0, lengths: lengths), equals: path)
    }
    for phase in [CGFloat.nan, .infinity] {
      expect(path.copy(dashingWithPhase: phase, lengths: [2, 1]), equals: path)
    }
  }

  @Test func `a line with a hundred thousand dashes is drawn whole`() {
    let path = line([.zero, CGPoint(x: 20, y: 0)])
    // The line has 20 / 0.0004 rounds of two lengths: just as many as there may be.
    expect(path.copy(dashingWithPhase: 0, lengths: [0.0002, 0.0002]), equals: path)
    expect(path.copy(dashingWithPhase: 0, lengths: [0.00021, 0.00021]), differsFrom: path)
  }
}
