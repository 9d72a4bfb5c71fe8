/// Shows the destination as the container of the source knows how to.
final class ShowSegue: UIStoryboardSegue {
  override func perform() { source.show(destination, sender: sender) }
}

/// Shows the destination in place of the details.
final class ShowDetailSegue: UIStoryboardSegue {
  override func perform() { source.showDetailViewController(destination, sender: sender) }
}

/// Presents the destination, with the styles that were set on it.
final class PresentationSegue: UIStoryboardSegue {
  var isAnimated = true

  override func perform() { source.present(destination, animated: isAnimated) }
}
