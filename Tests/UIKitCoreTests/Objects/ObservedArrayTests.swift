import Expectations
import Foundation
import Testing
import UIKit

/// Proxies of arrays, whose changes are reported with their indexes.
@MainActor
struct ObservedArrayTests {
  private class Section: NSObject, KeyPathObserver {
    @Dynamic private var rows = NSMutableArray()
    var all: NSMutableArray { mutableArrayValue(forKey: "rows") }
    var stored: NSMutableArray { rows }
    var log: [String] = []

    func observe() {
      addObserver(self, forKeyPath: "rows", options: [.new, .old], context: nil)
    }

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let kind = NSKeyValueChange(rawValue: (change?[.kindKey] as! NSNumber).uintValue)
      let indexes = (change?[.indexesKey] as? IndexSet).map { Array($0) } ?? []
      let new = change?[.newKey] as? [String] ?? []
      let old = change?[.oldKey] as? [String] ?? []
      log.append("\(kind!) \(indexes) \(old) → \(new)")
    }
  }

  private final class SpecialSection: Section {}

  @Test func `each change through the proxy is one call with its indexes`() {
    let section = SpecialSection()
    section.observe()
    let all = section.all
    all.add("a")
    all.addObjects(from: ["b", "c"])
    all.insert("z", at: 0)
    all[1] = "A"
    all.remove("b")
    all.removeLastObject()
    expect(
      section.log.map { $0.filter { $0 != "\"" } },
      equals: [
        "insertion [0] [] → [a]", "insertion [1, 2] [] → [b, c]", "insertion [0] [] → [z]",
        "replacement [1] [a] → [A]", "removal [2] [b] → []", "removal [2] [c] → []",
      ])
    expect(all.count == 2 && all.index(of: "A") == 1)
    expect(section.stored as? [String], equals: ["z", "A"])
    section.log = []
    section.all.removeAllObjects()
    section.all.removeAllObjects()
    section.all.addObjects(from: [])
    expect(section.log.count == 1 && section.log[0].hasPrefix("removal [0, 1]"))
    expect(section.stored.count, equals: 0)
  }

  @Test func `nobody is called for another object's array, or after the end`() {
    let (section, other) = (Section(), Section())
    section.observe()
    other.all.add("a")
    expect(section.log.isEmpty && other.log.isEmpty)
    section.removeObserver(section, forKeyPath: "rows")
    section.all.add("a")
    expect(section.log.isEmpty && section.stored.count == 1)
  }

  @Test func `a property that is no mutable array is named`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { _ = Model().mutableArrayValue(forKey: "name") }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("Model has no NSMutableArray name that mutableArrayValue(forKey:)"))
  }

  private final class Model: NSObject {
    var name = "a"
  }
}
