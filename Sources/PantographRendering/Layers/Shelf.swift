/// A cache of values by key, each with the time of its last use.
struct Shelf<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]

  /// Returns the cached value, or makes and caches one.
  mutating func value<Failure>(
    _ key: Key, _ now: Int, making make: (Key) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let kept = value(key, now) { return kept }
    let value = try make(key)
    entries[key] = Entry(value: value, lastUse: now)
    return value
  }

  mutating func value(_ key: Key, _ now: Int) -> Value? {
    guard let kept = entries[key] else { return nil }
    if kept.lastUse != now { entries[key]?.lastUse = now }
    return kept.value
  }

  mutating func keep(_ value: Value, for key: Key, _ now: Int) {
    entries[key] = Entry(value: value, lastUse: now)
  }

  func sum(of size: (Value) -> Int) -> Int {
    entries.values.reduce(0) { $0 + size($1.value) }
  }

  mutating func removeUnused(since time: Int) {
    entries = entries.filter { $0.value.lastUse >= time }
  }
}
