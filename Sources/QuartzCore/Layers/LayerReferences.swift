import CoreGraphics

/// The values of a layer that hold references. They are shared by all copies of the layer's values
/// until one of them changes: the values are copied whenever a layer is evaluated, and a copy then
/// counts one reference instead of many.
struct LayerReferences: Equatable {
  struct Values: Equatable {
    var backgroundColor: CGColor?
    var borderColor: CGColor? = .black
    var shadowColor: CGColor? = .black
    var contents = LayerContents(object: nil)
    var contentsGravity = CALayerContentsGravity.resize
    var shadowPath: [PathStep]?
    var shape = ShapeStyle()
    var gradientType = CAGradientLayerType.axial
    var passage: LayerPassage?
    var more: [String: LayerValue] = [:]
  }

  private final class Box {
    @exclusivity(unchecked) var values: Values

    init(_ values: Values) {
      self.values = values
    }

    /// The values of a new layer. Nothing changes them, as this reference never goes away.
    nonisolated(unsafe) static let new = Box(Values())
  }

  private var box = Box.new

  var values: Values { box.values }

  mutating func change(_ change: (inout Values) -> Void) {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.values) }
    change(&box.values)
  }

  static func == (left: LayerReferences, right: LayerReferences) -> Bool {
    left.box === right.box || left.values == right.values
  }
}
