/// A container that goes back from the child that it shows to the one below.
@MainActor
protocol GoesBack: UIViewController {
  /// Nil where it shows another one.
  func wayBack(from child: UIViewController) -> (any DrivenChange)?
}
