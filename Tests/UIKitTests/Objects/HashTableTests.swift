import Foundation
import Testing
import UIKit

/// Collections of objects, locks and exceptions that Foundation lacks on Linux.
@MainActor
@Suite struct HashTableTests {
  private final class Observer {}

  @Test func `a weak table forgets objects that are gone`() {
    let table = NSHashTable<Observer>.weakObjects()
    let first = Observer()
    table.add(first)
    table.add(first)
    do {
      let second = Observer()
      table.add(second)
      #expect(table.count == 2)
    }
    #expect(table.allObjects.map { ObjectIdentifier($0) } == [ObjectIdentifier(first)])
    table.remove(first)
    #expect(table.anyObject == nil && !table.contains(first))
  }

  @Test func `a map finds values by equal keys, and loses those of weak keys`() {
    let strong = NSMapTable<NSString, Observer>.strongToStrongObjects()
    strong.setObject(Observer(), forKey: "a")
    #expect(strong.object(forKey: NSString(string: "a")) != nil && strong.count == 1)
    let weak = NSMapTable<Observer, NSString>.weakToStrongObjects()
    do {
      let key = Observer()
      weak.setObject("x", forKey: key)
      #expect(weak.object(forKey: key) == "x")
    }
    #expect(weak.count == 0)
  }

  @Test func `an unfair lock is taken once`() {
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
    let state = OSAllocatedUnfairLock(initialState: 1)
    state.withLock { $0 += 1 }
    #expect(state.withLock { $0 } == 2)
  }

  @Test func `numbers of Core Graphics are numbers of Foundation, and formats take objects`() {
    #expect((CGFloat(2.5) as NSNumber).doubleValue == 2.5)
    let text = NSMutableString(string: "a")
    text.appendFormat("%@ %d", UIView.self, 3)
    #expect(text.hasSuffix("UIView 3"))
  }
}
