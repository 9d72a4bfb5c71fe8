/// The state of layers before the current turn changed them. A transition begins with the picture
/// that was visible last, and may be added after the change.
@MainActor
package enum CommitJournal {
  /// Whether the journal is recorded. A layer's first change in a turn then costs a copy of its
  /// values, and removed layers live until the end of the turn.
  @exclusivity(unchecked) package static var isOn = false
  private static var pages: [CommitPage] = []
  /// The `order` of the latest animation at the begin of the turn.
  private static var latestOrder = 0

  /// Ends the turn: the values set until now count as visible.
  static func clear() {
    guard isOn else { return }
    for page in pages { page.clear() }
    pages.removeAll(keepingCapacity: true)
    latestOrder = AnimationEntry.latestOrder
  }

  /// Records the layer's values for this turn. Called before they change.
  static func keepValues(of layer: CALayer) {
    guard let page = page(of: layer), page.values == nil else { return }
    page.values = layer.values
  }

  /// Records the layer's sublayers for this turn. Called before one is added or removed.
  static func keepChildren(of layer: CALayer) {
    guard let page = page(of: layer), page.children == nil else { return }
    page.children = .some(layer.sublayers)
  }

  /// Records the layer's old mask for this turn. Called when the layer gets another one.
  static func keepMask(_ mask: CALayer?, of layer: CALayer) {
    guard let page = page(of: layer), page.mask == nil else { return }
    page.mask = .some(mask)
  }

  /// Returns the layer's page; nil for a layer that is in no window, and for a presentation layer.
  private static func page(of layer: CALayer) -> CommitPage? {
    guard layer.clock != nil, layer.shown == nil else { return nil }
    let page = layer.commitPage ?? CommitPage()
    layer.commitPage = page
    if !page.isKept {
      page.isKept = true
      pages.append(page)
    }
    return page
  }

  /// Returns the layer's picture before this turn, at `time`; the current picture if nothing has
  /// changed.
  static func picture(of layer: CALayer, at time: Double) -> LayerPicture {
    LayerPicture(snapshot(of: layer, at: time, level: 0))
  }

  private static func snapshot(of layer: CALayer, at time: Double, level: Int) -> LayerSnapshot {
    let page = layer.commitPage
    let values = layer.presentationValues(
      over: page?.values ?? layer.values, until: latestOrder, at: time)
    // The content of a replicator is made from its values: changes in it are not taken back.
    guard !LayerSnapshot.isTooDeep(level, layer), !(layer is CAReplicatorLayer) else {
      return layer.snapshot(at: time)
    }
    let children = page?.children ?? layer.sublayers
    let mask = page?.mask ?? layer.mask
    let snapshot = LayerSnapshot(
      id: ObjectIdentifier(layer), values: values,
      sublayers: (children ?? []).map { self.snapshot(of: $0, at: time, level: level + 1) },
      mask: mask.map { self.snapshot(of: $0, at: time, level: level + 1) })
    return values.passage.map { $0.layer(of: snapshot) } ?? snapshot
  }
}

/// The state of a layer before this turn; nil for unchanged parts.
final class CommitPage {
  var isKept = false
  var values: LayerValues?
  var children: [CALayer]??
  var mask: CALayer??

  func clear() {
    isKept = false
    values = nil
    children = nil
    mask = nil
  }
}
