import CoreGraphics
import Foundation
import PantographDynamics

/// Boundaries of a collision behavior by their identifiers.
@MainActor
struct CollisionBoundaries {
  private struct Entry {
    let key: AnyHashable
    let identifier: any NSCopying
    let path: UIBezierPath
    let id: Int
    let lines: [Boundary]
  }

  private var entries: [Entry] = []
  /// The id of the boundary that was added last. The reference bounds have the id 0.
  private var lastID = 0

  /// Returns the key of an identifier. A Swift string and an equal `NSString` have the same key.
  private static func key(_ identifier: any NSCopying) -> AnyHashable {
    if let text = identifier as? String { return text }
    if let value = identifier as? AnyHashable { return value }
    return ObjectIdentifier(identifier as AnyObject)
  }

  var identifiers: [any NSCopying]? { entries.isEmpty ? nil : entries.map(\.identifier) }
  var lines: [Boundary] { entries.flatMap(\.lines) }

  mutating func add(_ identifier: any NSCopying, _ path: UIBezierPath) {
    remove(identifier)
    lastID += 1
    let copy = UIBezierPath(cgPath: path.cgPath)
    entries.append(
      Entry(
        key: Self.key(identifier), identifier: identifier, path: copy, id: lastID,
        lines: PathLines(copy.cgPath).boundaries(id: lastID)))
  }

  func path(of identifier: any NSCopying) -> UIBezierPath? {
    let key = Self.key(identifier)
    return entries.first { $0.key == key }.map { UIBezierPath(cgPath: $0.path.cgPath) }
  }

  /// Returns the identifier of a boundary; nil for the reference bounds and for a removed boundary.
  func identifier(of id: Int) -> (any NSCopying)? { entries.first { $0.id == id }?.identifier }

  func contains(_ id: Int) -> Bool { id == 0 || entries.contains { $0.id == id } }

  mutating func remove(_ identifier: any NSCopying) {
    let key = Self.key(identifier)
    entries.removeAll { $0.key == key }
  }

  mutating func removeAll() { entries = [] }

  static func lines(of rect: CGRect) -> [Boundary] {
    PathLines(CGPath(rect: rect)).boundaries(id: 0)
  }
}

/// The lines of a path. Curves are approximated by chains of short lines.
struct PathLines {
  private(set) var lines: [(start: CGPoint, end: CGPoint)] = []
  private var start = CGPoint.zero
  private var last = CGPoint.zero

  /// The number of lines that replace one curve of a path.
  private static let parts = 16

  init(_ path: CGPath) {
    for step in path.steps { take(step) }
  }

  var points: [CGPoint] { lines.flatMap { [$0.start, $0.end] } }

  func boundaries(id: Int) -> [Boundary] {
    lines.map { Boundary(from: $0.start.plane, to: $0.end.plane, id: id) }
  }

  private mutating func take(_ step: PathStep) {
    switch step {
    case .move(let place): (start, last) = (place, place)
    case .line(let end): add(end)
    case .quad(let control, let end):
      let from = last
      curve { share, rest in
        CGPoint(
          x: rest * rest * from.x + 2 * rest * share * control.x + share * share * end.x,
          y: rest * rest * from.y + 2 * rest * share * control.y + share * share * end.y)
      }
    case .cubic(let first, let second, let end):
      let from = last
      curve { share, rest in
        // The weights of a cubic curve's four points: the values of the Bernstein polynomials.
        let (a, b) = (rest * rest * rest, 3 * rest * rest * share)
        let (c, d) = (3 * rest * share * share, share * share * share)
        return CGPoint(
          x: a * from.x + b * first.x + c * second.x + d * end.x,
          y: a * from.y + b * first.y + c * second.y + d * end.y)
      }
    case .close: add(start)
    }
  }

  private mutating func curve(_ place: (CGFloat, CGFloat) -> CGPoint) {
    for index in 1...Self.parts {
      let share = CGFloat(index) / CGFloat(Self.parts)
      add(place(share, 1 - share))
    }
  }

  private mutating func add(_ end: CGPoint) {
    defer { last = end }
    guard end != last, end.x.isFinite, end.y.isFinite, last.x.isFinite, last.y.isFinite else {
      return
    }
    lines.append((last, end))
  }
}
