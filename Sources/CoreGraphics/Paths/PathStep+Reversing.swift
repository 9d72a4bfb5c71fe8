import Foundation

extension [PathStep] {
  /// The steps of the same lines and curves, with each subpath drawn from its end to its beginning.
  package var reversedPath: [PathStep] {
    var result: [PathStep] = []
    var figure: [PathStep] = []
    for step in self {
      if case .move = step, !figure.isEmpty {
        result += Self.reversed(figure)
        figure = []
      }
      figure.append(step)
    }
    return result + Self.reversed(figure)
  }

  private static func reversed(_ figure: [PathStep]) -> [PathStep] {
    var places: [CGPoint] = []
    var steps: [PathStep] = []
    var isClosed = false
    for step in figure {
      switch step {
      case .move(let point): places.append(point)
      case .close: isClosed = true
      case .line, .quad, .cubic:
        steps.append(step)
        if let end = step.points.last { places.append(end) }
      }
    }
    guard let end = places.last else { return [] }
    var result = [PathStep.move(end)]
    for (index, step) in steps.enumerated().reversed() where places.indices.contains(index) {
      let start = places[index]
      switch step {
      case .quad(let control, _): result.append(.quad(control: control, to: start))
      case .cubic(let first, let second, _):
        result.append(.cubic(control1: second, control2: first, to: start))
      case .line, .move, .close: result.append(.line(start))
      }
    }
    return isClosed ? result + [.close] : result
  }
}
