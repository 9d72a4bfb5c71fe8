import Foundation

/// The values of a layer that most layers never set.
struct LayerLook: Equatable {
  var sublayerTransform = CATransform3DIdentity
  var maskedCorners = CACornerMask.all
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black
  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var contents = LayerContents(object: nil)
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsGravity = CALayerContentsGravity.resize
  /// The number of pixels of the contents for each point.
  var contentsScale: CGFloat = 1
  var shadowPath: [PathStep]?
  /// The progress of rolling up the layer as a page: 0 is flat, 1 is out of sight.
  var pageCurl: CGFloat = 0
  var shape = ShapeStyle()
  var gradientType = CAGradientLayerType.axial
  /// The running transition from the old picture; nil without one.
  var passage: LayerPassage?
  /// The values that subclasses of layers add, by name.
  var more: [String: LayerValue] = [:]
}

/// The object with the values that copies of `LayerValues` share. It changes only while no other copy
/// refers to it.
final class SharedLook {
  @exclusivity(unchecked) var look: LayerLook

  init(_ look: LayerLook) { self.look = look }

  /// The values of a new layer, which never change.
  nonisolated(unsafe) static let usual = SharedLook(LayerLook())
}

extension LayerValues {
  package var sublayerTransform: CATransform3D {
    get { object.look.sublayerTransform }
    set { look.sublayerTransform = newValue }
  }
  package var maskedCorners: CACornerMask {
    get { object.look.maskedCorners }
    set { look.maskedCorners = newValue }
  }
  package var borderWidth: CGFloat {
    get { object.look.borderWidth }
    set { look.borderWidth = newValue }
  }
  package var borderColor: CGColor? {
    get { object.look.borderColor }
    set { look.borderColor = newValue }
  }
  package var shadowColor: CGColor? {
    get { object.look.shadowColor }
    set { look.shadowColor = newValue }
  }
  package var shadowOpacity: Float {
    get { object.look.shadowOpacity }
    set { look.shadowOpacity = newValue }
  }
  package var shadowOffset: CGSize {
    get { object.look.shadowOffset }
    set { look.shadowOffset = newValue }
  }
  package var shadowRadius: CGFloat {
    get { object.look.shadowRadius }
    set { look.shadowRadius = newValue }
  }
  package var contents: Any? {
    get { object.look.contents.object }
    set { look.contents.object = newValue }
  }
  package var contentsRect: CGRect {
    get { object.look.contentsRect }
    set { look.contentsRect = newValue }
  }
  package var contentsGravity: CALayerContentsGravity {
    get { object.look.contentsGravity }
    set { look.contentsGravity = newValue }
  }
  /// The number of pixels of the contents for each point.
  package var contentsScale: CGFloat {
    get { object.look.contentsScale }
    set { look.contentsScale = newValue }
  }
  package var shadowPath: [PathStep]? {
    get { object.look.shadowPath }
    set { look.shadowPath = newValue }
  }
  /// The progress of rolling up the layer as a page: 0 is flat, 1 is out of sight.
  package var pageCurl: CGFloat {
    get { object.look.pageCurl }
    set { look.pageCurl = newValue }
  }
  package var shape: ShapeStyle {
    _read {
      let object = object
      yield object.look.shape
    }
    _modify { yield &look.shape }
  }
  package var gradientType: CAGradientLayerType {
    get { object.look.gradientType }
    set { look.gradientType = newValue }
  }
  /// The running transition from the old picture; nil without one.
  package var passage: LayerPassage? {
    get { object.look.passage }
    set { look.passage = newValue }
  }
  /// The values that subclasses of layers add, by name.
  package var more: [String: LayerValue] {
    _read {
      let object = object
      yield object.look.more
    }
    _modify { yield &look.more }
  }
}
