/// Presents the destination, with the styles that were set on it.
final class PresentationSegue: UIStoryboardSegue {
  var isAnimated = true

  override func perform() { source.present(destination, animated: isAnimated) }
}
