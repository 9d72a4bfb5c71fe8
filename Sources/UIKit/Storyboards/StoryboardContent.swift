/// Keeps what a storyboard has for a view controller's view, until that is loaded.
@MainActor
struct StoryboardContent {
  /// Nil for those that make their view themselves, such as containers.
  let view: UIView?
  /// Fills the outlets and embeds children.
  let connect: () -> Void
}
