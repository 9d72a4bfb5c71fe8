import CAllocationCounter

/// Some work, and whether it may ask for memory when it is done a second time.
struct Check: Sendable {
  var name: String
  var allocates: Bool
  /// Makes what the work needs; what it returns is the work.
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
