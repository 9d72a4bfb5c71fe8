import Foundation
import QuartzCore

/// The order in which sublayers that are tilted in space are drawn, back to front. A sublayer that
/// crosses another one is divided where the two cross.
struct DepthOrder {
  /// A sublayer, or the part of it on one side of a plane that crosses it.
  private struct Piece {
    /// The index of the sublayer in the order of adding.
    let index: Int
    let outline: ConvexOutline
  }

  private enum Relation {
    case apart, behind, before, crossing
  }

  private let planes: [SpacePlane]
  private var pieces: [Piece]

  /// Arranges sublayers.
  ///
  /// - Parameter planes: The sublayers' planes, in the order of adding.
  init(_ planes: [SpacePlane]) {
    self.planes = planes
    pieces = planes.indices.map { Piece(index: $0, outline: planes[$0].outline) }
    divide()
  }

  /// The largest number of pieces. Each one is compared with every other, and drawn.
  static let mostPieces = 256
  /// The area in square points up to which two outlines that overlap count as beside one another.
  private static let leastOverlap: CGFloat = 0.01
  /// The difference of depths that is due to rounding, as a share of the depths.
  private static let rounding: CGFloat = 1e-6

  /// The sublayers by their indices, back to front. A divided sublayer is there several times, each
  /// time with the outline of a part.
  var parts: [(index: Int, cut: [CGPoint]?)] {
    let order = arranged()
    var counts: [Int: Int] = [:]
    for piece in pieces { counts[piece.index, default: 0] += 1 }
    var parts: [(index: Int, cut: [CGPoint]?)] = []
    var place = 0
    while place < order.count {
      let index = order[place].index
      let run = order[place...].prefix { $0.index == index }
      // Nothing is between the parts of this sublayer, so it is drawn as a whole.
      if run.count == counts[index] {
        parts.append((index, nil))
      } else {
        parts += run.map { (index, $0.outline.points) }
      }
      place += run.count
    }
    return parts
  }

  // MARK: Dividing

  private mutating func divide() {
    var place = 1
    while place < pieces.count {
      for other in 0..<place where pieces.count < Self.mostPieces {
        let (piece, plane) = (pieces[place], planes[pieces[other].index])
        guard relation(piece, to: pieces[other]) == .crossing else { continue }
        let own = planes[piece.index]
        let near = piece.outline.part { own.depth(at: $0) - plane.depth(at: $0) }
        let far = piece.outline.part { plane.depth(at: $0) - own.depth(at: $0) }
        pieces[place] = Piece(index: piece.index, outline: near)
        pieces.append(Piece(index: piece.index, outline: far))
      }
      place += 1
    }
  }

  /// Compares two pieces in the area where both are seen.
  private func relation(_ piece: Piece, to other: Piece) -> Relation {
    guard piece.index != other.index else { return .apart }
    let overlap = piece.outline.overlap(with: other.outline)
    guard overlap.area > Self.leastOverlap else { return .apart }
    var (isBefore, isBehind) = (false, false)
    for point in overlap.points {
      let (own, its) = (
        planes[piece.index].depth(at: point), planes[other.index].depth(at: point)
      )
      let slack = max(1, abs(own), abs(its)) * Self.rounding
      if own - its > slack { isBefore = true }
      if its - own > slack { isBehind = true }
    }
    switch (isBefore, isBehind) {
    case (true, true): return .crossing
    case (true, false): return .before
    case (false, true): return .behind
    // In one plane, the sublayer that was added later is before the other.
    case (false, false): return piece.index > other.index ? .before : .behind
    }
  }

  // MARK: Arranging

  private func arranged() -> [Piece] {
    var hidden = pieces.map { _ in [Int]() }
    var blockers = pieces.map { _ in 0 }
    for place in pieces.indices {
      for other in 0..<place {
        let (behind, before): (Int, Int)
        switch relation(pieces[place], to: pieces[other]) {
        case .behind: (behind, before) = (place, other)
        case .before: (behind, before) = (other, place)
        // Two pieces still cross if there are too many; the order of adding decides.
        case .crossing: (behind, before) = (other, place)
        case .apart: continue
        }
        hidden[behind].append(before)
        blockers[before] += 1
      }
    }
    var open = pieces.indices.sorted { (pieces[$0].index, $0) < (pieces[$1].index, $1) }
    var order: [Piece] = []
    while !open.isEmpty {
      let position = open.firstIndex { blockers[$0] == 0 } ?? farthest(of: open)
      let place = open.remove(at: position)
      order.append(pieces[place])
      for other in hidden[place] { blockers[other] -= 1 }
    }
    return order
  }

  /// Returns the position of the piece whose middle is farthest: each of these hides another one,
  /// in a circle.
  private func farthest(of open: [Int]) -> Int {
    let depths = open.map { place in
      planes[pieces[place].index].depth(at: pieces[place].outline.middle)
    }
    return depths.indices.min { depths[$0] < depths[$1] } ?? 0
  }
}

/// The plane of a sublayer as it is seen from the superlayer.
struct SpacePlane {
  private let map: CATransform3D
  private let inverse: PlaneMap?
  /// The outline of what the sublayer shows, in the superlayer's coordinates. It is empty for a
  /// sublayer that is not seen: one seen from its edge, or from behind if it has no back.
  let outline: ConvexOutline

  /// Creates the plane of a sublayer that shows something within `extent`.
  init(_ map: CATransform3D, extent: CGRect, isDoubleSided: Bool) {
    self.map = map
    let plane = PlaneMap(map)
    let facing = plane.determinant
    let isSeen = facing.isFinite && (isDoubleSided ? facing != 0 : facing > 0)
    inverse = isSeen ? plane.inverse : nil
    let reach = extent.isNull ? .zero : extent.intersection(Self.countable)
    guard inverse != nil, !reach.isNull, !reach.isEmpty else {
      outline = ConvexOutline()
      return
    }
    // Points behind the eye are not seen.
    let front = ConvexOutline(reach.corners).part { point in
      point.x * map.m14 + point.y * map.m24 + map.m44 - Self.nearest
    }
    outline = ConvexOutline(front.points.compactMap { plane.map($0) })
  }

  /// The part of a plane that is compared: what is farther away is never on a screen.
  private static let countable = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
  /// The smallest distance from the eye, as a share of the eye's distance from the superlayer.
  private static let nearest: CGFloat = 1e-3

  /// Returns the depth at a point of the superlayer, where larger values are nearer.
  func depth(at point: CGPoint) -> CGFloat {
    guard let place = inverse?.map(point) else { return 0 }
    let depth = place.x * map.m13 + place.y * map.m23 + map.m43
    let share = place.x * map.m14 + place.y * map.m24 + map.m44
    return share == 0 ? 0 : depth / share
  }
}
