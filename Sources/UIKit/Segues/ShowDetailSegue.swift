/// Shows the destination in place of the details.
final class ShowDetailSegue: UIStoryboardSegue {
  override func perform() { source.showDetailViewController(destination, sender: nil) }
}
