import Foundation

extension CALayer {
  var ownPresentation: CALayer? {
    if shown != nil { return self }
    guard let clock, isCommitted(clock, isMoveSeen: true) || isAnimatedFromAbove else { return nil }
    return presentationLayer
  }

  /// True if this layer or a superlayer at any level has animations. The layer then has a
  /// presentation in the turn of its arrival, too, so that an interactive transition shows its
  /// progress at once.
  private var isAnimatedFromAbove: Bool {
    var layer: CALayer? = self
    while let current = layer {
      if !current.entries.isEmpty { return true }
      layer = current.superlayer
    }
    return false
  }

  var presentationLayer: CALayer {
    let layer = type(of: self).init()
    layer.values = presentationValues(at: clock?.time ?? 0)
    layer.ownKeys = ownKeys
    layer.timing = timing
    layer.name = name
    layer.shown = self
    return layer
  }

  /// Returns the values that are visible at a time of the root. They depend only on the model, the
  /// animations and the time.
  package func presentationValues(at time: Double) -> LayerValues {
    // Nothing but one copy: most layers have no animation.
    var shown = values
    if !entries.isEmpty { animate(&shown, at: time) }
    return shown
  }

  /// Reads some of the values that are visible at a time of the root. For a layer without animations,
  /// none of them is copied.
  package func shown<Result>(
    at time: Double, _ read: (borrowing LayerValues) -> Result
  ) -> Result {
    entries.isEmpty ? read(values) : read(presentationValues(at: time))
  }

  @inline(never)
  private func animate(_ values: inout LayerValues, at time: Double) {
    guard entries.count == 1 else {
      values = self.values(values, under: entries, at: time)
      return
    }
    entries[0].show(in: &values, at: localTime(at: time))
  }

  /// Returns the visible values for earlier values of the model, without the animations after
  /// `latestOrder`.
  func presentationValues(
    over values: LayerValues, until latestOrder: Int, at time: Double
  ) -> LayerValues {
    let entries = entries.filter { $0.order <= latestOrder }
    return entries.isEmpty ? values : self.values(values, under: entries, at: time)
  }

  private func values(
    _ values: LayerValues, under entries: [AnimationEntry], at time: Double
  ) -> LayerValues {
    var values = values
    let time = localTime(at: time)
    var index = 0
    while index < entries.count {
      guard entries[index].isAdditive else {
        entries[index].show(in: &values, at: time)
        index += 1
        continue
      }
      // Each additive animation was added to the model that the later ones left, so the last one is
      // applied first.
      let end = entries[index...].firstIndex { !$0.isAdditive } ?? entries.count
      for entry in entries[index..<end].reversed() { entry.show(in: &values, at: time) }
      index = end
    }
    return values
  }
}
