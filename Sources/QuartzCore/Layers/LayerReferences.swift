/// The references of a layer that retain nothing.
///
/// A weak reference makes every other reference to its object slower, as long as the object lives.
/// Layers and views are referred to with each step, so the references among them are cleared in
/// `deinit` instead.
package struct LayerReferences {
  /// The superlayer, which clears the reference when it is freed.
  unowned(unsafe) var parent: CALayer?
  /// The layer that this layer masks, which clears the reference when it is freed.
  unowned(unsafe) var maskedLayer: CALayer?
  /// The view that is shown by this layer, as long as it is the delegate. The view clears the
  /// reference when it is freed.
  package unowned(unsafe) var owner: (any CALayerDelegate & LayerOwner)?
  /// Whether the view answers requests for actions as `UIView` does: outside of blocks of animations there are none.
  package var isOwnerUsual = false
  /// A delegate that is not the layer's own view.
  fileprivate(set) weak var other: (any CALayerDelegate)?

  package init() {}

  mutating func setDelegate(_ delegate: (any CALayerDelegate)?) {
    if let owner, owner === delegate { return }
    owner = nil
    isOwnerUsual = false
    other = delegate
  }

  /// Releases the sublayers and the mask of a layer that is being freed. An override may have added a
  /// sublayer to another layer without removing it from this one.
  static func letGo(_ layers: inout [CALayer], of owner: ObjectIdentifier) {
    KnownClock.changes.add()
    for layer in layers {
      if layer.references.parent.map({ ObjectIdentifier($0) }) == owner {
        layer.references.parent = nil
      }
      if layer.references.maskedLayer.map({ ObjectIdentifier($0) }) == owner {
        layer.references.maskedLayer = nil
      }
    }
    ReleaseChain.letGo(&layers)
  }
}

extension CALayer {
  /// Whether views return animations as the actions of changes. Otherwise most changes ask no view for its action.
  @exclusivity(unchecked) package static var areOwnersAnimating = false

  final var parent: CALayer? {
    get { references.parent }
    set { references.parent = newValue }
  }

  final var maskedLayer: CALayer? {
    get { references.maskedLayer }
    set { references.maskedLayer = newValue }
  }

  /// The superlayer, or the layer that this one masks. Not for presentation layers.
  final var outer: CALayer? { references.parent ?? references.maskedLayer }

  /// The view that is shown by this layer, if it is the delegate.
  final var layoutOwner: (any LayerOwner)? {
    references.owner ?? delegate as? any LayerOwner
  }

  /// The delegate. Reads the parts of `references` one by one: a copy of the whole would copy a weak reference.
  final var delegateInUse: (any CALayerDelegate)? {
    if let owner = references.owner { return owner }
    return references.other
  }
}
