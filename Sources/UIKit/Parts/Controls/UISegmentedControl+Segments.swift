import Foundation

extension UISegmentedControl {
  /// A segment of the control: a title or an image.
  @MainActor
  final class Part {
    let label = UILabel()
    let picture = UIImageView(frame: .zero)
    /// The segment's width in points; 0 shares the remaining width.
    var width: CGFloat = 0
    var isEnabled = true
    var contentOffset = CGSize.zero
    var action: UIAction?

    init(title: String? = nil, image: UIImage? = nil) {
      label.textAlignment = .center
      // UIKit's size, in points.
      label.font = .systemFont(ofSize: 13)
      picture.takesImagesForShapes = true
      picture.tintColor = .label
      self.title = title
      self.image = image
      label.text = title
      showImage()
    }

    var title: String? {
      didSet {
        label.text = title
        if title != nil { image = nil }
      }
    }

    var image: UIImage? {
      didSet {
        showImage()
        if image != nil { title = nil }
      }
    }

    private func showImage() {
      picture.image = image
      picture.isHidden = image == nil
    }

    var naturalWidth: CGFloat {
      image == nil ? label.sizeThatFits(.zero).width : picture.sizeThatFits(.zero).width
    }

    func show(_ attributes: [NSAttributedString.Key: Any]) {
      // UIKit's size, in points.
      label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
      let color = attributes[.foregroundColor] as? UIColor
      label.textColor = color ?? (isEnabled ? .black : .lightGray)
      label.showTitle(title, attributes)
      picture.tintColor = color ?? (isEnabled ? .label : .tertiaryLabel)
    }

    /// Lays the content out, with the offset for all segments at its position in the control.
    func layOut(in frame: CGRect, _ adjustment: UIOffset) {
      let x = contentOffset.width + adjustment.horizontal
      let y = contentOffset.height + adjustment.vertical
      label.frame = frame.offsetBy(dx: x, dy: y)
      picture.bounds.size = picture.sizeThatFits(.zero)
      picture.center = CGPoint(x: frame.midX + x, y: frame.midY + y)
    }
  }

  /// Creates a control with a segment for each action: its image or else its title. Selecting the segment performs the
  /// action.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() {
      insertSegment(action: action, at: index, animated: false)
    }
    if frame.isEmpty { self.frame.size = intrinsicContentSize }
  }

  private func change(_ segment: Int, _ body: (Part) -> Void) {
    guard segments.indices.contains(segment) else { return }
    body(segments[segment])
    widthsChanged()
  }

  private func ask<Value>(_ segment: Int, _ path: KeyPath<Part, Value>) -> Value? {
    segments.indices.contains(segment) ? segments[segment][keyPath: path] : nil
  }

  /// Sets the title of a segment, which replaces the segment's image.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.title = title }
  }

  public func titleForSegment(at segment: Int) -> String? { ask(segment, \.title) ?? nil }

  /// Sets the image of a segment, which replaces the segment's title.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.image = image }
  }

  public func imageForSegment(at segment: Int) -> UIImage? { ask(segment, \.image) ?? nil }

  /// Sets the action that is performed when the segment is selected. Its image or title replaces
  /// the segment's content.
  public func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.action = action
      if let image = action.image { $0.image = image } else { $0.title = action.title }
    }
  }

  public func actionForSegment(at segment: Int) -> UIAction? { ask(segment, \.action) ?? nil }

  public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// Sets the width of a segment, in points; 0 shares the width that the other segments leave.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(width, 0) : 0 }
  }

  public func widthForSegment(at segment: Int) -> CGFloat { ask(segment, \.width) ?? 0 }

  /// Enables or disables a segment. A disabled segment is gray and cannot be selected.
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  public func isEnabledForSegment(at segment: Int) -> Bool { ask(segment, \.isEnabled) ?? false }

  /// Moves the content of a segment by an offset.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.contentOffset = offset }
  }

  public func contentOffsetForSegment(at segment: Int) -> CGSize {
    ask(segment, \.contentOffset) ?? .zero
  }
}
