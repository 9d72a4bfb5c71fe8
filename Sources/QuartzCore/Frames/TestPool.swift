/// The objects that the autorelease pool of a test from iOS retains there until the test ends. There
/// is no autorelease pool on Linux.
@MainActor
package enum TestPool {
  /// The windows with subviews that the test has made, and the view controllers that it could not
  /// show, so that subviews stay in their window and view controllers in their container; nil
  /// outside of such tests.
  package static var objects: [AnyObject]?

  /// Retains an object until the end of the test. Does nothing outside of tests from iOS.
  package static func keep(_ object: AnyObject) {
    guard objects?.contains(where: { $0 === object }) == false else { return }
    objects?.append(object)
  }

  /// Releases the objects of a test that has ended.
  package static func drain() {
    if objects != nil { objects = [] }
  }
}
