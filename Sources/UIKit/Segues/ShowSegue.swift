/// Shows the destination as the container of the source knows how to.
final class ShowSegue: UIStoryboardSegue {
  override func perform() { source.show(destination, sender: nil) }
}
