/// A layer's delegate by whose name the layer is printed, as a view's is.
@MainActor
package protocol PrintedLayerOwner: AnyObject {
  /// Tells what sets the owner apart from a new one.
  var printedWords: [String] { get }
}
