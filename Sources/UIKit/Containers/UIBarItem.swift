/// What a bar shows of something that can be chosen.
@preconcurrency @MainActor
open class UIBarItem: IdentityHashable {
  open var title: String?
  open var isEnabled = true
  open var tag = 0

  public init() {}
}
