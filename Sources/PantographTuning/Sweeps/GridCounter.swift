import PantographGestures
import PantographTouches

/// Counts for every cell of a grid how many gestures finish, without judging each cell.
///
/// Along most axes of the grid a gesture's verdict changes at one value, so the grid consists of a
/// few boxes for each gesture. Along `finish.progress` a gesture finishes up to one value, which
/// follows from the progress that the gesture reaches. Only the corners of the boxes are written.
/// One sum along each axis at the end turns them into counts. The cost of a gesture depends on its
/// boxes, not on the number of cells.
package struct GridCounter: Sendable {
  private struct Axis {
    let field: ReleaseField
    let count: Int
    let stride: Int
  }

  /// The release numbers of all values for one length. A fraction of the length is a different
  /// number of points on another length.
  private struct Ruler {
    /// The length of the transition, in points.
    let way: Double
    /// The length that the thresholds set, in points.
    let length: Double
    let base: ReleaseNumbers
    /// The release numbers by axis and value.
    let numbers: [[ReleaseNumbers]]
  }

  /// A gesture with the length it is judged by.
  private struct Gesture {
    var inputs: ReleaseInputs
    let ruler: Int

    init(_ inputs: ReleaseInputs, _ ruler: Int, _ length: Double) {
      self.inputs = inputs
      self.inputs.length = length
      self.ruler = ruler
    }
  }

  /// The amount added to a box's cells up to a value of the progress.
  private struct Cut: Hashable {
    var values: Int
    var weight: Int32
  }

  /// The ruler of the whole length, then one for each distance between two places.
  private let rulers: [Ruler]
  private let places: [RestingPlace]
  /// The index of the place at which nothing has finished.
  private let start: Int
  /// All axes except that of `finish.progress`.
  private let axes: [Axis]
  /// The values of `finish.progress`, rising; the base's value if it is not swept.
  private let progress: [Double]
  private let progressStride: Int
  package let cellCount: Int
  private let order: [(count: Int, stride: Int, isProgress: Bool)]

  // For the current gesture: the first value of each side along each axis, and the cut of each box.
  private var starts: [[Int]]
  private var cuts: [Cut] = []

  /// Creates a counter. `thresholds` are those that the trials were tracked with.
  ///
  /// - Parameters:
  ///   - places: The places where the moved object may rest; none for a transition.
  ///   - start: The index of the place that it starts from.
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

  /// Writes the corners of the gesture's boxes into the plane, which has a number for each cell.
  ///
  /// - Parameter start: The index of the first cell in the plane.
  package mutating func add(
    _ inputs: ReleaseInputs, to plane: inout [Int32], from start: Int = 0
  ) {
    add(gesture(inputs, 0), nil, weights: (goesOn: 1, thrownBack: 0), to: &plane, start)
  }

  /// Writes the corners for a trial, which may have been released between two places.
  package mutating func add(_ trial: Trial, to plane: inout [Int32], from first: Int = 0) {
    guard trial.end == .released else { return }
    guard let leg = trial.leg else { return add(trial.inputs, to: &plane, from: first) }
    // A gesture that stays at the last place finishes in every cell, unless that is the start.
    let stays: Int32 = leg.last == start ? 0 : 1
    if stays == 1 { plane[first + (progress.count - 1) * progressStride] += 1 }
    guard let next = leg.next else { return }
    let onwards = gesture(trial.inputs, ruler(from: leg.last, to: next))
    let back = leg.beyond.map { gesture(trial.inputs.thrownBack, ruler(from: leg.last, to: $0)) }
    let goesOn: Int32 = (next == start ? 0 : 1) - stays
    let thrownBack: Int32 = (leg.beyond == start ? 0 : 1) - stays
    add(onwards, back, weights: (goesOn, thrownBack), to: &plane, first)
  }

  private func gesture(_ inputs: ReleaseInputs, _ ruler: Int) -> Gesture {
    Gesture(inputs, ruler, rulers[ruler].length)
  }

  private func ruler(from last: Int, to next: Int) -> Int {
    let way = (places[next].position - places[last].position).magnitude
    return rulers.firstIndex { $0.way == way } ?? 0
  }

  private mutating func add(
    _ gesture: Gesture, _ back: Gesture?, weights: (goesOn: Int32, thrownBack: Int32),
    to plane: inout [Int32], _ first: Int
  ) {
    var boxes = 1
    var splits = 0
    for (index, axis) in axes.enumerated() {
      starts[index].removeAll(keepingCapacity: true)
      var last: (UInt8?, UInt8?) = (nil, nil)
      for value in 0..<axis.count {
        let side = side(of: gesture, index, value)
        let other = back.map { self.side(of: $0, index, value) } ?? 0
        let isOther = side == nil || other == nil || side != last.0 || other != last.1
        if value == 0 || isOther { starts[index].append(value) }
        last = (side, other)
      }
      boxes *= starts[index].count
      if starts[index].count > 1 { splits += 1 }
    }
    findCuts(gesture, back, weights, boxes)
    // With few splits there are few corners; with many, most corners are zero.
    let kinds = splits > 4 ? distinctCuts : []
    if splits > 4, kinds.count * (splits + 1) < 1 << splits {
      addDense(boxes, kinds, to: &plane, first)
    } else {
      addCorners(boxes, to: &plane, first)
    }
  }

  private func side(of gesture: Gesture, _ axis: Int, _ value: Int) -> UInt8? {
    axes[axis].field.side(of: rulers[gesture.ruler].numbers[axis][value], gesture.inputs)
  }

  // MARK: Cuts

  /// The different cuts, each once. Boxes without a cut are left out.
  private var distinctCuts: [Cut] {
    // A gesture has one or two weights, so few kinds are compared.
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

  /// Finds for each box the number of progress values with which the gesture finishes.
  private mutating func findCuts(
    _ gesture: Gesture, _ back: Gesture?, _ weights: (goesOn: Int32, thrownBack: Int32),
    _ boxes: Int
  ) {
    cuts.removeAll(keepingCapacity: true)
    for box in 0..<boxes {
      let (values, rule) = cut(gesture.inputs, numbers(of: box, gesture.ruler))
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
    // With a progress limit that every gesture exceeds, only the other rules decide.
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

  /// Writes the corners of each box separately: the box's weight at its first corner, and the
  /// weight with alternating signs at the other corners.
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

  /// Writes all boxes at once by differences along each axis. With many axes most corners are zero.
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

  /// Turns the corners of all gestures into the number that finish in each cell.
  package func integrate(_ plane: inout [Int32]) { Self.integrate(order, &plane) }

  /// Integrates a plane that holds all cells of a sweep for each entry of its `ways`.
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
