import Foundation

/// The Auto Layout content of a text field. Its text is vertically centered.
struct TextFieldContent: LayoutContent {
  let field: UITextField

  var resizesWithLayout: Bool { true }
  var textBoxHeight: CGFloat? { field.intrinsicContentSize.height }
  var layoutFont: UIFont? { field.font }
}
