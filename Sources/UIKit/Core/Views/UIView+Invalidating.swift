/// A request to a view to update something. `@Invalidating` makes it when a property changes.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
  func invalidate(view: UIView)
}

extension UIView {
  /// A property wrapper that invalidates parts of a view whenever the property changes:
  /// `@Invalidating(.display, .layout) var inset = 0`.
  @propertyWrapper @preconcurrency @MainActor
  public struct Invalidating<Value: Equatable> {
    private var value: Value
    private let invalidations: [any UIViewInvalidating]

    public init(wrappedValue: Value, _ first: some UIViewInvalidating) {
      (value, invalidations) = (wrappedValue, [first])
    }

    public init(
      wrappedValue: Value, _ first: some UIViewInvalidating, _ second: some UIViewInvalidating
    ) {
      (value, invalidations) = (wrappedValue, [first, second])
    }

    public init(
      wrappedValue: Value, _ first: some UIViewInvalidating, _ second: some UIViewInvalidating,
      _ third: some UIViewInvalidating
    ) {
      (value, invalidations) = (wrappedValue, [first, second, third])
    }

    public init(
      wrappedValue: Value, _ first: some UIViewInvalidating, _ second: some UIViewInvalidating,
      _ third: some UIViewInvalidating, _ fourth: some UIViewInvalidating
    ) {
      (value, invalidations) = (wrappedValue, [first, second, third, fourth])
    }

    @available(*, unavailable, message: "@Invalidating is for properties of views")
    public var wrappedValue: Value {
      get { fatalError("@Invalidating is for properties of views") }
      set { fatalError("@Invalidating is for properties of views") }
    }

    public static subscript<Owner: UIView>(
      _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
      storage storage: ReferenceWritableKeyPath<Owner, Self>
    ) -> Value {
      get { owner[keyPath: storage].value }
      set {
        guard owner[keyPath: storage].value != newValue else { return }
        owner[keyPath: storage].value = newValue
        for one in owner[keyPath: storage].invalidations { one.invalidate(view: owner) }
      }
    }
  }

  /// The parts of a view that can be invalidated.
  public enum Invalidations {
    public struct Display: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    public struct Layout: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    public struct Constraints: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    public struct IntrinsicContentSize: UIViewInvalidating {
      public init() {}
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  public static var intrinsicContentSize: Self { Self() }
}
