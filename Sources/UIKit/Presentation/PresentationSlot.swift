/// What a view controller remembers about presentations that it takes part in.
@MainActor
package final class PresentationSlot {
  /// Presented by this view controller itself, which keeps it.
  package var presented: UIViewController?
  /// The view controller whose slot has this one as `presented`.
  package weak var presenting: UIViewController?

  /// In which its view controller takes part now.
  package var transition: TransitionContext?

  package init() {}
}
