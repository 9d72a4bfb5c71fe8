import Gestures
import Touches

/// Counts for every cell of a grid how many hands finish, without trying the cells.
///
/// A hand lies on one side or the other of most numbers, so along most axes of the grid its verdict
/// changes in one place: the grid falls into a few boxes for it. Along `finish.progress` it finishes
/// up to a value, and that is found by looking where the hand would come to. Only the corners of those
/// boxes are written; one sum along each axis at the end turns them into counts. The cost for a hand is
/// that of its boxes, whatever the cells.
package struct GridCounter: Sendable {
  private struct Axis {
    let field: ReleaseField
    let stride: Int
    /// The numbers with each of the values.
    let numbers: [ReleaseNumbers]
  }

  private let base: ReleaseNumbers
  /// The points that are one length of the thresholds.
  private let length: Double
  /// All axes but that of the progress.
  private let axes: [Axis]
  /// The values of `finish.progress`, rising; that of the base where it is not swept.
  private let progress: [Double]
  private let progressStride: Int
  package let cellCount: Int
  private let order: [(count: Int, stride: Int, isProgress: Bool)]

  // For the hand at hand: the first value of each side, and the cut of each box.
  private var starts: [[Int]]
  private var cuts: [Int] = []

  /// The thresholds are those of the way.
  package init(
    _ sweep: Sweep, _ thresholds: InteractionThresholds, in scene: InteractionSpace
  ) {
    let space = thresholds.space(on: scene)
    base = ReleaseNumbers(thresholds, in: space)
    length = space.length
    cellCount = sweep.cellCount
    var axes: [Axis] = []
    var order: [(count: Int, stride: Int, isProgress: Bool)] = []
    var progress: [Double]?
    var progressStride = 0
    var stride = sweep.cellCount
    for axis in sweep.grid {
      guard let field = axis.field else { continue }
      stride /= max(axis.values.count, 1)
      let numbers = axis.values.indices.map { index in
        var changed = thresholds
        axis.set(index, in: &changed)
        return ReleaseNumbers(changed, in: space)
      }
      order.append((numbers.count, stride, field == .finishProgress))
      if field == .finishProgress {
        progress = numbers.map { $0.finishProgress }
        progressStride = stride
      } else {
        axes.append(Axis(field: field, stride: stride, numbers: numbers))
      }
    }
    self.axes = axes
    self.order = order
    self.progress = progress ?? [base.finishProgress]
    self.progressStride = progressStride
    starts = axes.map { _ in [] }
  }

  /// Writes the corners of the hand's boxes into the plane, which has a number for each cell.
  package mutating func add(_ inputs: ReleaseInputs, to plane: inout [Int32]) {
    var inputs = inputs
    inputs.length = length
    var boxes = 1
    var splits = 0
    for (index, axis) in axes.enumerated() {
      starts[index].removeAll(keepingCapacity: true)
      var last: UInt8?
      for (value, numbers) in axis.numbers.enumerated() {
        let side = axis.field.side(of: numbers, inputs)
        if value == 0 || side == nil || side != last { starts[index].append(value) }
        last = side
      }
      boxes *= starts[index].count
      if starts[index].count > 1 { splits += 1 }
    }
    findCuts(inputs, boxes)
    // Up to here the corners are few; beyond, most of them are nothing.
    let kinds = splits > 4 ? distinctCuts : []
    if splits > 4, kinds.count * (splits + 1) < 1 << splits {
      addDense(boxes, kinds, to: &plane)
    } else {
      addCorners(boxes, to: &plane)
    }
  }

  /// The cuts that there are, each once; none for boxes without a cut.
  private var distinctCuts: [Int] {
    var isThere = [Bool](repeating: false, count: progress.count + 1)
    for cut in cuts { isThere[cut] = true }
    return isThere.indices.filter { $0 > 0 && isThere[$0] }
  }

  /// For each box the count of progress values with which it finishes.
  private mutating func findCuts(_ inputs: ReleaseInputs, _ boxes: Int) {
    cuts.removeAll(keepingCapacity: true)
    for box in 0..<boxes {
      var numbers = base
      var rest = box
      for index in axes.indices.reversed() {
        let value = starts[index][rest % starts[index].count]
        axes[index].field.copy(from: axes[index].numbers[value], into: &numbers)
        rest /= starts[index].count
      }
      cuts.append(cut(inputs, numbers))
    }
  }

  private func cut(_ inputs: ReleaseInputs, _ numbers: ReleaseNumbers) -> Int {
    var numbers = numbers
    let velocity = numbers.effectiveVelocity(inputs)
    // A progress that every hand has leaves the word to the other rules.
    numbers.finishProgress = -.infinity
    switch numbers.rule(inputs, velocity) {
    case .velocity, .steps: return progress.count
    case .progress, .projection:
      let reach = numbers.reach(inputs, velocity)
      var (low, high) = (0, progress.count)
      while low < high {
        let middle = (low + high) / 2
        if reach >= progress[middle] { low = middle + 1 } else { high = middle }
      }
      return low
    case .gestureCancelled, .overruled, .deadZone, .velocityAgainst, .tooLittleProgress, .tooSlow,
      .onlyPlace:
      return 0
    }
  }

  /// Each box by itself: a one at its first corner, and alternating signs at the others.
  private func addCorners(_ boxes: Int, to plane: inout [Int32]) {
    var corners: [(cell: Int, sign: Int32)] = []
    for box in 0..<boxes where cuts[box] > 0 {
      corners.removeAll(keepingCapacity: true)
      corners.append(((cuts[box] - 1) * progressStride, 1))
      var rest = box
      for index in axes.indices.reversed() {
        let count = starts[index].count
        let place = rest % count
        rest /= count
        let stride = axes[index].stride
        let start = starts[index][place] * stride
        let end = place + 1 < count ? starts[index][place + 1] * stride : nil
        for corner in corners.indices {
          let cell = corners[corner].cell
          corners[corner].cell = cell + start
          if let end { corners.append((cell + end, -corners[corner].sign)) }
        }
      }
      for corner in corners { plane[corner.cell] += corner.sign }
    }
  }

  /// All boxes at once, by differences along each axis: with many axes most corners are nothing.
  private func addDense(_ boxes: Int, _ kinds: [Int], to plane: inout [Int32]) {
    for kind in kinds {
      var marks = cuts.map { $0 == kind ? Int32(1) : 0 }
      var stride = 1
      for index in axes.indices.reversed() {
        let count = starts[index].count
        if count > 1 {
          for box in (0..<boxes).reversed() where box / stride % count > 0 {
            marks[box] -= marks[box - stride]
          }
        }
        stride *= count
      }
      for box in 0..<boxes where marks[box] != 0 {
        var cell = (kind - 1) * progressStride
        var rest = box
        for index in axes.indices.reversed() {
          cell += starts[index][rest % starts[index].count] * axes[index].stride
          rest /= starts[index].count
        }
        plane[cell] += marks[box]
      }
    }
  }

  /// Turns the corners of all hands into how many of them finish in each cell.
  package func integrate(_ plane: inout [Int32]) {
    plane.withUnsafeMutableBufferPointer { cells in
      for axis in order where axis.count > 1 {
        let block = axis.count * axis.stride
        for start in Swift.stride(from: 0, to: cells.count, by: block) {
          if axis.isProgress {
            for cell in (start..<(start + block - axis.stride)).reversed() {
              cells[cell] &+= cells[cell + axis.stride]
            }
          } else {
            for cell in (start + axis.stride)..<(start + block) {
              cells[cell] &+= cells[cell - axis.stride]
            }
          }
        }
      }
    }
  }
}
