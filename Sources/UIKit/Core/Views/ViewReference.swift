import QuartzCore

/// A reference to a view or a layout guide that does not retain it.
///
/// A weak reference makes every other reference to its object slower, as long as the object lives, and
/// layout refers to each view many times. So a view creates this object when it is first referred to,
/// and clears it in its `deinit`.
final class ViewReference: @unchecked Sendable {
  /// The view; nil once it is freed, and for a guide. Read and written on the main actor only.
  nonisolated(unsafe) unowned(unsafe) private(set) var view: UIView?
  /// The guide; nil once it is freed, and for a view.
  nonisolated(unsafe) unowned(unsafe) private(set) var guide: UILayoutGuide?

  /// Whether `view` is not nil. Reading the view counts a reference to it.
  nonisolated(unsafe) private(set) var hasView = false

  init(_ view: UIView) {
    self.view = view
    hasView = true
  }

  init(_ guide: UILayoutGuide) { self.guide = guide }

  @MainActor var item: (any LayoutItem)? {
    if let view { return view }
    return guide
  }

  func clear() {
    view = nil
    hasView = false
    guide = nil
  }
}

/// The references of a view that retain nothing.
struct ViewLinks {
  /// The superview, which clears the reference when it is freed.
  unowned(unsafe) var superview: UIView?
  /// The reference by which others refer to the view; nil until one does.
  var reference: ViewReference?

  /// Clears all references to a view that is being freed.
  func end(_ owner: ObjectIdentifier, _ layer: CALayer, _ subviews: [UIView]) {
    reference?.clear()
    layer.references.owner = nil
    layer.references.isOwnerUsual = false
    guard !subviews.isEmpty else { return }
    KnownRoot.changes.add()
    KnownRoot.traitChanges.add()
    KnownRoot.engineChanges.add()
    for view in subviews where view.links.superview.map({ ObjectIdentifier($0) }) == owner {
      view.links.superview = nil
    }
  }
}

extension UIView {
  final var ownSuperview: UIView? { links.superview }

  /// The reference by which others refer to the view without retaining it.
  final var reference: ViewReference {
    if let reference = links.reference { return reference }
    let reference = ViewReference(self)
    links.reference = reference
    return reference
  }
}

/// A property that refers to a view without retaining it, and is nil once the view is freed.
@propertyWrapper @MainActor
struct LooseView<View: UIView> {
  private var reference: ViewReference?

  init(wrappedValue: View?) { reference = wrappedValue?.reference }

  var wrappedValue: View? {
    get {
      guard let view = reference?.view else { return nil }
      return unsafeDowncast(view, to: View.self)
    }
    set { reference = newValue?.reference }
  }
}
