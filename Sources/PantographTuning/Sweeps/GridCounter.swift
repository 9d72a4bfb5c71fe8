import PantographGestures
import PantographTouches

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
    let count: Int
    let stride: Int
  }

  /// The numbers of all values on a way of one length: a share of the way is other points on another.
  private struct Ruler {
    /// The points of the way.
    let way: Double
    /// The points that are one length of the thresholds.
    let length: Double
    let base: ReleaseNumbers
    /// By axis and value.
    let numbers: [[ReleaseNumbers]]
  }

  /// A hand on one way.
  private struct Hand {
    var inputs: ReleaseInputs
    let ruler: Int

    init(_ inputs: ReleaseInputs, _ ruler: Int, _ length: Double) {
      self.inputs = inputs
      self.inputs.length = length
      self.ruler = ruler
    }
  }

  /// What is added for a box's cells up to a value of the progress.
  private struct Cut: Hashable {
    var values: Int
    var weight: Int32
  }

  /// That of the whole way first, then one for each way between two places.
  private let rulers: [Ruler]
  private let places: [RestingPlace]
  /// The place at which nothing has finished.
  private let start: Int
  /// All axes but that of the progress.
  private let axes: [Axis]
  /// The values of `finish.progress`, rising; that of the base where it is not swept.
  private let progress: [Double]
  private let progressStride: Int
  package let cellCount: Int
  private let order: [(count: Int, stride: Int, isProgress: Bool)]

  // For the hand at hand: the first value of each side, and the cut of each box.
  private var starts: [[Int]]
  private var cuts: [Cut] = []

  /// The thresholds are those of the way.
  ///
  /// - Parameters:
  ///   - places: where what is moved may rest; none for a transition.
  ///   - start: the one of them from which it comes.
  package init(
    _ sweep: Sweep, _ thresholds: InteractionThresholds, in scene: InteractionSpace,
    among places: [RestingPlace] = [], start: Int = 0
  ) {
    self.places = places
    self.start = start
    cellCount = sweep.cellCount
    var axes: [Axis] = []
    var order: [(count: Int, stride: Int, isProgress: Bool)] = []
    var progressAxis: SweepAxis?
    var progressStride = 0
    var stride = sweep.cellCount
    for axis in sweep.grid {
      guard let field = axis.field else { continue }
      stride /= max(axis.values.count, 1)
      order.append((axis.values.count, stride, field == .finishProgress))
      if field == .finishProgress {
        progressAxis = axis
        progressStride = stride
      } else {
        axes.append(Axis(field: field, count: axis.values.count, stride: stride))
      }
    }
    self.axes = axes
    self.order = order
    self.progressStride = progressStride
    starts = axes.map { _ in [] }

    var ways = [scene.length]
    for place in places {
      for other in places where other.position != place.position {
        let way = (other.position - place.position).magnitude
        if !ways.contains(way) { ways.append(way) }
      }
    }
    rulers = ways.map { way in
      Self.ruler(
        sweep, thresholds,
        in: InteractionSpace(length: way, pointsPerMillimetre: scene.pointsPerMillimetre))
    }
    let base = rulers[0].base
    progress =
      progressAxis.map { axis in
        axis.values.indices.map { index in
          var changed = thresholds
          axis.set(index, in: &changed)
          return changed.finish.progress ?? .infinity
        }
      } ?? [base.finishProgress]
  }

  private static func ruler(
    _ sweep: Sweep, _ thresholds: InteractionThresholds, in space: InteractionSpace
  ) -> Ruler {
    let own = thresholds.space(on: space)
    var numbers: [[ReleaseNumbers]] = []
    for axis in sweep.grid where axis.field != nil && axis.field != .finishProgress {
      numbers.append(
        axis.values.indices.map { index in
          var changed = thresholds
          axis.set(index, in: &changed)
          return ReleaseNumbers(changed, in: own)
        })
    }
    return Ruler(
      way: space.length, length: own.length, base: ReleaseNumbers(thresholds, in: own),
      numbers: numbers)
  }

  // MARK: Hands

  /// Writes the corners of the hand's boxes into the plane, which has a number for each cell.
  ///
  /// - Parameter start: the plane's number for the first cell.
  package mutating func add(
    _ inputs: ReleaseInputs, to plane: inout [Int32], from start: Int = 0
  ) {
    add(hand(inputs, 0), nil, weights: (goesOn: 1, thrownBack: 0), to: &plane, start)
  }

  /// The same for a trial, that of a hand between two places perhaps.
  package mutating func add(_ trial: Trial, to plane: inout [Int32], from first: Int = 0) {
    guard trial.end == .released else { return }
    guard let leg = trial.leg else { return add(trial.inputs, to: &plane, from: first) }
    // To stay at the place behind the hand counts everywhere where that is not the first one.
    let stays: Int32 = leg.last == start ? 0 : 1
    if stays == 1 { plane[first + (progress.count - 1) * progressStride] += 1 }
    guard let next = leg.next else { return }
    let onwards = hand(trial.inputs, ruler(from: leg.last, to: next))
    let back = leg.beyond.map { hand(trial.inputs.thrownBack, ruler(from: leg.last, to: $0)) }
    let goesOn: Int32 = (next == start ? 0 : 1) - stays
    let thrownBack: Int32 = (leg.beyond == start ? 0 : 1) - stays
    add(onwards, back, weights: (goesOn, thrownBack), to: &plane, first)
  }

  private func hand(_ inputs: ReleaseInputs, _ ruler: Int) -> Hand {
    Hand(inputs, ruler, rulers[ruler].length)
  }

  private func ruler(from last: Int, to next: Int) -> Int {
    let way = (places[next].position - places[last].position).magnitude
    return rulers.firstIndex { $0.way == way } ?? 0
  }

  private mutating func add(
    _ hand: Hand, _ back: Hand?, weights: (goesOn: Int32, thrownBack: Int32),
    to plane: inout [Int32], _ first: Int
  ) {
    var boxes = 1
    var splits = 0
    for (index, axis) in axes.enumerated() {
      starts[index].removeAll(keepingCapacity: true)
      var last: (UInt8?, UInt8?) = (nil, nil)
      for value in 0..<axis.count {
        let side = side(of: hand, index, value)
        let other = back.map { self.side(of: $0, index, value) } ?? 0
        let isOther = side == nil || other == nil || side != last.0 || other != last.1
        if value == 0 || isOther { starts[index].append(value) }
        last = (side, other)
      }
      boxes *= starts[index].count
      if starts[index].count > 1 { splits += 1 }
    }
    findCuts(hand, back, weights, boxes)
    // Up to here the corners are few; beyond, most of them are nothing.
    let kinds = splits > 4 ? distinctCuts : []
    if splits > 4, kinds.count * (splits + 1) < 1 << splits {
      addDense(boxes, kinds, to: &plane, first)
    } else {
      addCorners(boxes, to: &plane, first)
    }
  }

  private func side(of hand: Hand, _ axis: Int, _ value: Int) -> UInt8? {
    axes[axis].field.side(of: rulers[hand.ruler].numbers[axis][value], hand.inputs)
  }

  // MARK: Cuts

  /// The cuts that there are, each once; none for boxes without a cut.
  private var distinctCuts: [Cut] {
    // A hand's weights are one or two, so that few kinds are compared.
    var isThere = [[Bool]]()
    var weights: [Int32] = []
    var kinds: [Cut] = []
    for cut in cuts where cut.values > 0 && cut.weight != 0 {
      let place: Int
      if let known = weights.firstIndex(of: cut.weight) {
        place = known
      } else {
        place = weights.count
        weights.append(cut.weight)
        isThere.append([Bool](repeating: false, count: progress.count + 1))
      }
      if !isThere[place][cut.values] {
        isThere[place][cut.values] = true
        kinds.append(cut)
      }
    }
    return kinds
  }

  /// For each box the count of progress values with which it finishes.
  private mutating func findCuts(
    _ hand: Hand, _ back: Hand?, _ weights: (goesOn: Int32, thrownBack: Int32), _ boxes: Int
  ) {
    cuts.removeAll(keepingCapacity: true)
    for box in 0..<boxes {
      let (values, rule) = cut(hand.inputs, numbers(of: box, hand.ruler))
      if rule == .velocityAgainst, let back {
        let thrown = cut(back.inputs, numbers(of: box, back.ruler))
        cuts.append(Cut(values: thrown.values, weight: weights.thrownBack))
      } else {
        cuts.append(Cut(values: values, weight: weights.goesOn))
      }
    }
  }

  private func numbers(of box: Int, _ ruler: Int) -> ReleaseNumbers {
    var numbers = rulers[ruler].base
    var rest = box
    for index in axes.indices.reversed() {
      let value = starts[index][rest % starts[index].count]
      axes[index].field.copy(from: rulers[ruler].numbers[index][value], into: &numbers)
      rest /= starts[index].count
    }
    return numbers
  }

  private func cut(
    _ inputs: ReleaseInputs, _ numbers: ReleaseNumbers
  ) -> (values: Int, rule: ReleaseRule) {
    var numbers = numbers
    let velocity = numbers.effectiveVelocity(inputs)
    // A progress that every hand has leaves the word to the other rules.
    numbers.finishProgress = -.infinity
    let rule = numbers.rule(inputs, velocity)
    switch rule {
    case .velocity, .steps: return (progress.count, rule)
    case .progress, .projection:
      let reach = numbers.reach(inputs, velocity)
      var (low, high) = (0, progress.count)
      while low < high {
        let middle = (low + high) / 2
        if reach >= progress[middle] { low = middle + 1 } else { high = middle }
      }
      return (low, rule)
    case .gestureCancelled, .overruled, .deadZone, .velocityAgainst, .tooLittleProgress, .tooSlow,
      .onlyPlace:
      return (0, rule)
    }
  }

  // MARK: Corners

  /// Each box by itself: its weight at its first corner, and alternating signs at the others.
  private func addCorners(_ boxes: Int, to plane: inout [Int32], _ first: Int) {
    var corners: [(cell: Int, sign: Int32)] = []
    for box in 0..<boxes where cuts[box].values > 0 && cuts[box].weight != 0 {
      corners.removeAll(keepingCapacity: true)
      corners.append(
        (first + (cuts[box].values - 1) * progressStride, cuts[box].weight))
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
  private func addDense(
    _ boxes: Int, _ kinds: [Cut], to plane: inout [Int32], _ first: Int
  ) {
    for kind in kinds {
      var marks = cuts.map { $0 == kind ? kind.weight : 0 }
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
        var cell = first + (kind.values - 1) * progressStride
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
  package func integrate(_ plane: inout [Int32]) { Self.integrate(order, &plane) }

  /// The same for a plane that has all cells of a sweep once for each of its ways.
  static func integrate(_ sweep: Sweep, _ plane: inout [Int32]) {
    var stride = sweep.cellCount
    var order: [(count: Int, stride: Int, isProgress: Bool)] = []
    for axis in sweep.grid {
      stride /= max(axis.values.count, 1)
      order.append((axis.values.count, stride, axis.field == .finishProgress))
    }
    integrate(order, &plane)
  }

  private static func integrate(
    _ order: [(count: Int, stride: Int, isProgress: Bool)], _ plane: inout [Int32]
  ) {
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
