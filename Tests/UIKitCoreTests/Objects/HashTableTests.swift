import Expectations
import Foundation
import Testing
import UIKit

/// Collections of objects, locks and exceptions that Foundation lacks on Linux.
@MainActor
struct HashTableTests {
  private final class Observer {}

  @Test func `a weak table forgets objects that are gone`() {
    let table = NSHashTable<Observer>.weakObjects()
    let first = Observer()
    table.add(first)
    table.add(first)
    do {
      let second = Observer()
      table.add(second)
      expect(table.count, equals: 2)
    }
    expect(table.allObjects.map { ObjectIdentifier($0) }, equals: [ObjectIdentifier(first)])
    table.remove(first)
    expect(table.anyObject == nil && !table.contains(first))
  }

  @Test func `a map finds values by equal keys, and loses those of weak keys`() {
    let strong = NSMapTable<NSString, Observer>.strongToStrongObjects()
    strong.setObject(Observer(), forKey: "a")
    expect(strong.object(forKey: NSString(string: "a")) != nil && strong.count == 1)
    let weak = NSMapTable<Observer, NSString>.weakToStrongObjects()
    do {
      let key = Observer()
      weak.setObject("x", forKey: key)
      expect(weak.object(forKey: key), equals: "x")
    }
    expect(weak.count, equals: 0)
  }

  @Test func `a table and a map list their objects, and can be emptied`() throws {
    let table = NSHashTable<NSString>(options: .strongMemory)
    for word in ["a", "b"] as [NSString] { table.add(word) }
    expect(table.setRepresentation, equals: ["a" as NSString, "b" as NSString])
    expect(table.objectEnumerator().allObjects as? [NSString], equals: ["a", "b"])
    table.removeAllObjects()
    expect(table.count, equals: 0)
    let map = NSMapTable<NSString, NSNumber>.strongToStrongObjects()
    map.setObject(1, forKey: "one")
    map.setObject(2, forKey: "two")
    expect(map.keyEnumerator().allObjects as? [NSString], equals: ["one", "two"])
    expect(map.objectEnumerator()?.allObjects as? [NSNumber], equals: [1, 2])
    map.removeObject(forKey: "one")
    expect(map.object(forKey: "one") == nil && map.count == 1)
    map.removeAllObjects()
    expect(map.count, equals: 0)
  }

  @Test func `a map loses the values that nobody else retains, if they are weak`() {
    let keys: [Observer] = [Observer(), Observer()]
    for map in [
      NSMapTable<Observer, Observer>.strongToWeakObjects(),
      NSMapTable<Observer, Observer>.weakToWeakObjects(),
    ] {
      do {
        let value = Observer()
        map.setObject(value, forKey: keys[0])
        expect(map.object(forKey: keys[0]) === value)
      }
      expect(map.count, equals: 0)
    }
  }

  @Test func `a selector has its name as text`() {
    expect(NSStringFromSelector("show:sender:"), equals: "show:sender:")
  }

  @Test func `an unfair lock is taken once`() {
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    expect(os_unfair_lock_trylock(&lock))
    let state = OSAllocatedUnfairLock(initialState: 1)
    state.withLock { $0 += 1 }
    expect(state.withLockUnchecked { $0 }, equals: 2)
    state.withLock { _ in
      // The lock is taken here, so that it is not available.
      expectNil(state.withLockIfAvailable { $0 })
    }
    expect(state.withLockIfAvailable { $0 }, equals: 2)
    let plain = OSAllocatedUnfairLock()
    expect(plain.lockIfAvailable() && !plain.lockIfAvailable())
    plain.unlock()
  }

  @Test func `numbers of Core Graphics are numbers of Foundation, and formats take objects`() {
    expect((CGFloat(2.5) as NSNumber).doubleValue, equals: 2.5)
    let text = NSMutableString(string: "a")
    text.appendFormat("%@ %d", UIView.self, 3)
    expect(text.hasSuffix("UIView 3"))
  }
}
