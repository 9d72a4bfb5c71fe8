/// A line that becomes wider and stronger towards its end, so that its direction is visible.
struct TaperedLine {
  let points: [Point]
  let color: Color
  let background: Color
  /// The largest number of pieces into which the line is divided.
  let pieces: Int

  var marks: [Mark] {
    var total = 0.0
    for (from, to) in zip(points, points.dropFirst()) { total += (to - from).length }
    let count = max(1, min(pieces, Int(total / 8)))
    guard count > 1 else { return [.path(Path(points), stroke: stroke(at: 0.8))] }
    var marks: [Mark] = []
    var piece = [points[0]]
    var covered = 0.0
    for (from, to) in zip(points, points.dropFirst()) {
      let length = (to - from).length
      var end = total * Double(marks.count + 1) / Double(count)
      while covered + length > end && marks.count < count - 1 {
        let part = (end - covered) / length
        let cut = from + Point((to.x - from.x) * part, (to.y - from.y) * part)
        piece.append(cut)
        marks.append(mark(piece, count: count, index: marks.count))
        piece = [cut]
        end = total * Double(marks.count + 1) / Double(count)
      }
      piece.append(to)
      covered += length
    }
    marks.append(mark(piece, count: count, index: marks.count))
    return marks
  }

  private func mark(_ piece: [Point], count: Int, index: Int) -> Mark {
    .path(Path(piece), stroke: stroke(at: Double(index + 1) / Double(count)))
  }

  private func stroke(at fraction: Double) -> Stroke {
    Stroke(color.mixed(with: background, 0.62 * (1 - fraction)), width: 1.4 + 2.4 * fraction)
  }
}
