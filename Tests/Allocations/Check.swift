import CAllocationCounter

/// Work, and whether it may allocate when it runs a second time.
struct Check: Sendable {
  var name: String
  var allocates: Bool
  /// Prepares the work, and returns it.
  var prepare: @Sendable () -> () -> Void

  init(_ name: String, allocates: Bool = false, prepare: @escaping @Sendable () -> () -> Void) {
    self.name = name
    self.allocates = allocates
    self.prepare = prepare
  }

  func count() -> UInt64 {
    let work = prepare()
    work()
    let before = allocation_count()
    work()
    return allocation_count() - before
  }
}
