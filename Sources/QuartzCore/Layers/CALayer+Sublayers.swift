import CoreGraphics
import PantographObjects

extension CALayer {
  func ownReplaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, sublayers?.contains(where: { $0 === oldLayer }) == true
    else { return }
    insertSublayer(newLayer, below: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  var ownVisibleRect: CGRect {
    var visible = bounds
    var layer = superlayer
    while let current = layer {
      if current.masksToBounds {
        visible = visible.intersection(convert(current.bounds, from: current))
      }
      layer = current.superlayer
    }
    return visible.isNull ? .zero : visible
  }

  /// The superlayer; for a presentation layer the superlayer's presentation layer.
  final var layerAbove: CALayer? { shown.map { $0.layerAbove?.presentationLayer } ?? parent }

  final var layersBelow: [CALayer]? {
    get { shown.map { $0.children?.map { $0.presentationLayer } } ?? children }
    set {
      let layers = newValue ?? []
      for layer in children ?? [] where !layers.contains(where: { $0 === layer }) {
        layer.removeFromSuperlayer()
      }
      for layer in layers { addSublayer(layer) }
    }
  }

  final func insert(_ layer: CALayer, at index: UInt32) {
    require(
      !layer.isAncestor(of: self), "a layer cannot be added below itself or one of its sublayers")
    let isMove = layer.parent === self
    layer.removeFromSuperlayer()
    layer.maskedLayer?.mask = nil
    if CommitJournal.isOn { CommitJournal.keepChildren(of: self) }
    let place = min(Int(index), children?.count ?? 0)
    if children == nil { children = [] }
    children?.insert(layer, at: place)
    layer.parent = self
    layer.clockMayHaveChanged()
    if layer.awaitsDrawing { markUndrawnFromHere() }
    if layer.awaitsLayout { markUnlaidFromHere() }
    if !isLaidOutByOwner { setNeedsLayout() }
    countAnimatedLayers(layer.animatedLayers)
    guard let clock else { return }
    if !isMove { layer.treePlace.turnOfArrival = clock.turn }
    clock.watch(layer)
  }

  /// Whether the layer is the last of the sublayers.
  package final func isTopmost(_ layer: CALayer) -> Bool { children?.last === layer }

  /// Returns the index above the sibling; the largest one if the sibling is no sublayer.
  final func place(above sibling: CALayer?, besides layer: CALayer) -> Int {
    guard let place = place(of: sibling, besides: layer) else { return .max }
    return place + 1
  }

  /// Returns the index that the sibling has after the layer is removed.
  func place(of sibling: CALayer?, besides layer: CALayer) -> Int? {
    guard let sibling, sibling !== layer, sibling.parent === self, let children,
      let index = children.place(of: sibling)
    else { return nil }
    let isBehind = layer.parent === self && children[..<index].contains { $0 === layer }
    return isBehind ? index - 1 : index
  }

  package final func exchange(_ first: CALayer, _ second: CALayer) {
    guard let one = children?.firstIndex(where: { $0 === first }),
      let two = children?.firstIndex(where: { $0 === second })
    else { return }
    if CommitJournal.isOn { CommitJournal.keepChildren(of: self) }
    children?.swapAt(one, two)
  }

  final func leaveSuperlayer() {
    guard let parent else { return }
    if CommitJournal.isOn { CommitJournal.keepChildren(of: parent) }
    if let clock = parent.clock {
      treePlace.wasSeen = isCommitted(clock, isMoveSeen: true)
      clock.forget(self)
    }
    if let index = parent.children?.place(of: self) { parent.children?.remove(at: index) }
    if parent.children?.isEmpty == true { parent.children = nil }
    parent.countAnimatedLayers(-animatedLayers)
    self.parent = nil
    clockMayHaveChanged()
  }

  func countAnimatedLayers(_ change: Int) {
    guard change != 0 else { return }
    var layer: CALayer? = self
    while let current = layer {
      current.animatedLayers += change
      layer = current.outer
    }
  }

  /// Whether this layer is `layer` itself or a superlayer of it at any level. A mask counts as a
  /// sublayer of the layer that it masks.
  private func isAncestor(of layer: CALayer) -> Bool {
    if layer === self { return true }
    // A layer without sublayers and without a mask is no superlayer: no search is needed.
    if children == nil, ownMask == nil { return false }
    var candidate: CALayer? = layer
    while let current = candidate {
      if current === self { return true }
      candidate = current.outer
    }
    return false
  }

  func setMask(_ mask: CALayer?) {
    let oldValue = ownMask
    ownMask = mask
    if let mask, mask.isAncestor(of: self) {
      Misuse.stop("a layer cannot be the mask of itself or of a layer below it")
    }
    if CommitJournal.isOn { CommitJournal.keepMask(oldValue, of: self) }
    if let oldValue {
      countAnimatedLayers(-oldValue.animatedLayers)
      clock?.forget(oldValue)
      oldValue.maskedLayer = nil
      oldValue.clockMayHaveChanged()
    }
    guard let mask else { return }
    mask.removeFromSuperlayer()
    if let other = mask.maskedLayer, other !== self { other.mask = nil }
    mask.maskedLayer = self
    mask.clockMayHaveChanged()
    if mask.awaitsDrawing { markUndrawnFromHere() }
    if mask.awaitsLayout { markUnlaidFromHere() }
    countAnimatedLayers(mask.animatedLayers)
    clock?.watch(mask)
  }
}
