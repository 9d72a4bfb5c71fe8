import Expectations
import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// Random uses of tables, maps, lists and observers of a few objects. Each answer is compared with an earlier one.
@MainActor
struct ObjectWalkTests {
  private final class Named: NSObject {
    let name: String
    @Dynamic var number = 0
    @Dynamic var other: Named?
    var count = 0 {
      willSet { willChangeValue(for: \.count) }
      didSet { didChangeValue(for: \.count) }
    }

    init(_ name: String) { self.name = name }

    override func isEqual(_ object: Any?) -> Bool {
      (object as? Named)?.name.lowercased() == name.lowercased()
    }

    override var hash: Int { name.lowercased().hashValue }
  }

  private static let options: [NSPointerFunctions.Options] = [
    .strongMemory, .weakMemory, .objectPointerPersonality,
    [.weakMemory, .objectPointerPersonality],
  ]

  private func objects() -> [Named?] { ["a", "b", "A", "c", "B"].map { Named($0) } }

  @Test func `tables of objects`() {
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(seed))
      var objects = objects()
      let table = NSHashTable<Named>(options: Self.options[seed % 4])
      var lines: [String] = []
      for _ in 0..<30 {
        let index = random.below(objects.count)
        switch random.below(8) {
        case 0, 1, 2: table.add(objects[index])
        case 3: table.remove(objects[index])
        case 4 where random.chance(0.2): table.removeAllObjects()
        case 5 where random.chance(0.3): objects[index] = nil
        case 6 where objects[index] == nil: objects[index] = Named("n\(random.below(2))")
        default: break
        }
        lines.append(
          "\(table.allObjects.map(\.name)) \(table.count) \(table.anyObject?.name ?? "-") "
            + "\(table.contains(objects[index])) \(table.member(objects[index])?.name ?? "-") "
            + "\(table.objectEnumerator().allObjects.count) \(table.setRepresentation.count)")
      }
      SeenMarks.see(lines.joined(separator: "\n"))
    }
  }

  @Test func `maps of objects`() {
    for seed in 0..<64 {
      var random = SeededGenerator(seed: UInt64(100 + seed))
      var (keys, values) = (objects(), objects())
      let map = NSMapTable<Named, Named>(
        keyOptions: Self.options[seed % 4], valueOptions: Self.options[seed / 4 % 4])
      var lines: [String] = []
      for _ in 0..<30 {
        let (key, value) = (random.below(keys.count), random.below(values.count))
        switch random.below(8) {
        case 0, 1, 2: map.setObject(values[value], forKey: keys[key])
        case 3: map.removeObject(forKey: keys[key])
        case 4 where random.chance(0.2): map.removeAllObjects()
        case 5 where random.chance(0.3): keys[key] = nil
        case 6 where random.chance(0.3): values[value] = nil
        default: break
        }
        let names = map.keyEnumerator().allObjects.map { ($0 as? Named)?.name ?? "-" }
        let others = map.objectEnumerator()?.allObjects.map { ($0 as? Named)?.name ?? "-" }
        lines.append(
          "\(map.count) \(names) \(others ?? []) \(map.object(forKey: keys[key])?.name ?? "-")")
      }
      SeenMarks.see(lines.joined(separator: "\n"))
    }
  }

  @Test func `lists of pointers`() {
    for seed in 0..<40 {
      var random = SeededGenerator(seed: UInt64(200 + seed))
      var objects = objects()
      let list = seed % 2 == 0 ? NSPointerArray.weakObjects() : NSPointerArray.strongObjects()
      func pointer(_ index: Int) -> UnsafeMutableRawPointer? {
        objects[index].map { Unmanaged.passUnretained($0).toOpaque() }
      }
      var lines: [String] = []
      for _ in 0..<30 {
        let index = random.below(objects.count)
        switch random.below(9) {
        case 0, 1: list.addPointer(pointer(index))
        case 2: list.insertPointer(pointer(index), at: random.below(list.count + 1))
        case 3 where list.count > 0: list.removePointer(at: random.below(list.count))
        case 4 where list.count > 0:
          list.replacePointer(at: random.below(list.count), withPointer: pointer(index))
        case 5 where random.chance(0.3): objects[index] = nil
        case 6 where random.chance(0.3): list.compact()
        case 7 where random.chance(0.2): list.count = random.below(5)
        default: break
        }
        let places = (0..<list.count).map { place in
          list.pointer(at: place).map { found in
            objects.indices.first { pointer($0) == found } ?? -2
          } ?? -1
        }
        lines.append("\(places) \(list.allObjects.count)")
      }
      SeenMarks.see(lines.joined(separator: "\n"))
    }
  }

  @Test func `observers that come and go, of objects and of their objects`() {
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(300 + seed))
      let objects = self.objects().compactMap { $0 }
      var tokens: [NSKeyValueObservation?] = []
      var lines: [String] = []
      for step in 0..<40 {
        let object = objects[random.below(objects.count)]
        switch random.below(12) {
        case 0, 1:
          let options = NSKeyValueObservingOptions(rawValue: UInt(random.below(16)))
          let name = "\(step) \(object.name)"
          if random.chance(0.5) {
            tokens.append(
              object.observe(\.number, options: options) { _, change in
                lines.append(
                  "\(name) \(change.oldValue ?? -1) \(change.newValue ?? -1) \(change.isPrior) "
                    + "\(change.kind.rawValue)")
              })
          } else {
            tokens.append(
              object.observe(\.count, options: options) { _, change in
                lines.append(
                  "\(name) count \(change.oldValue ?? -1) \(change.newValue ?? -1) "
                    + "\(change.isPrior)")
              })
          }
        case 2:
          let name = "\(step) \(object.name)"
          tokens.append(
            object.observe(\.other?.number, options: [.old, .new]) { _, change in
              lines.append(
                "\(name) other \(String(describing: change.oldValue)) "
                  + "\(String(describing: change.newValue))")
            })
        case 3 where !tokens.isEmpty: tokens[random.below(tokens.count)]?.invalidate()
        case 4 where !tokens.isEmpty: tokens[random.below(tokens.count)] = nil
        case 5: object.other = random.chance(0.3) ? nil : objects[random.below(objects.count)]
        case 6, 7: object.count = random.below(3)
        default: object.number = random.below(3)
        }
        lines.append("step \(step)")
      }
      SeenMarks.see(lines.joined(separator: "\n"))
    }
  }
}
