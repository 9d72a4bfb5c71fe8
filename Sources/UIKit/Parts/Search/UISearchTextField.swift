import Foundation

/// The field of a search bar.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  private let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
  /// Called after the text has changed.
  var textDidChange: () -> Void = {}

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    prepare()
    coder.endObject(self)
  }

  private static let room: CGFloat = 30

  /// Shows an image in place of the magnifying glass; nil restores the glass.
  func show(glass image: UIImage?) {
    glass.image = image ?? UIImage(systemName: "magnifyingglass")
    setNeedsLayout()
  }

  private func prepare() {
    borderStyle = .none
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
    font = .systemFont(ofSize: 17)
    textInsets = UIEdgeInsets(top: 2, left: Self.room, bottom: 2, right: Self.room)
    glass.tintColor = .gray
    glass.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 15)
    addSubview(glass)
  }

  open override var text: String? {
    get { super.text }
    set {
      guard newValue != super.text else { return }
      super.text = newValue
      textDidChange()
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = glass.sizeThatFits(.zero)
    let x = (Self.room - size.width) / 2
    glass.frame = CGRect(
      x: traitCollection.layoutDirection == .rightToLeft ? bounds.maxX - x - size.width : x,
      y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
}
