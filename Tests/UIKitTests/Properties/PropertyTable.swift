import Expectations
import Foundation
import GoldenTexts
import SeededRandom
import Testing
import UIKit

/// A settable property of a class.
@MainActor
struct Property<Owner: AnyObject> {
  let name: String
  /// Sets the property to each of its values and to its first value again, and calls the closure after each.
  let walk: (Owner, () -> Void) -> Void
  /// Sets the property to any of its values; its number has no upper limit.
  let set: (Owner, Int) -> Void

  init<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>) {
    self.name = name
    walk = { owner, look in
      let first = owner[keyPath: path]
      for value in PropertyValues.all(of: Value.self) + [first] {
        owner[keyPath: path] = value
        look()
      }
    }
    set = { owner, number in
      let values = PropertyValues.all(of: Value.self)
      if !values.isEmpty { owner[keyPath: path] = values[number % values.count] }
    }
  }
}

/// Sets each property of an object to several values in turn, and notes a mark of the picture after each.
///
/// A line has the marks of one property: one for each value, and one for the value at the start. The line `mixed` has
/// the marks of random changes one after another, of which none is undone.
@MainActor
struct PropertyTable {
  private var lines: [String] = []
  private static let mixed = 30

  /// Adds the properties of an object that a view in a window shows.
  mutating func add<View: UIView, Owner: AnyObject>(
    _ name: String, _ make: () -> View, _ owner: (View) -> Owner, _ properties: [Property<Owner>]
  ) {
    lines.append("# \(name)")
    for property in properties {
      let view = make()
      let scene = EdgeScene(view)
      line(property, owner(view)) { scene.state() }
    }
    let view = make()
    let scene = EdgeScene(view)
    let changes = EdgeScene.lasting.map { name, change in (name, { change(scene) }) }
    mix(owner(view), properties, changes) {
      scene.state() + ViewFacts.lines(scene.window).joined(separator: "\n")
    }
  }

  mutating func add<View: UIView>(
    _ name: String, _ make: () -> View, _ properties: [Property<View>]
  ) { add(name, make, { $0 }, properties) }

  /// Adds the properties of an object that a view controller in a window shows.
  mutating func add<Owner: AnyObject>(
    _ name: String, size: CGSize = CGSize(width: 390, height: 700),
    _ make: (UIWindow) -> (UIViewController, Owner), _ properties: [Property<Owner>]
  ) {
    lines.append("# \(name)")
    for property in properties {
      let scene = PropertyScene(size)
      let (root, owner) = make(scene.window)
      scene.show(root)
      line(property, owner) { scene.state(of: owner) }
    }
    let scene = PropertyScene(size)
    let (root, owner) = make(scene.window)
    scene.show(root)
    let changes = PropertyScene.changes.map { name, change in (name, { change(scene) }) }
    mix(owner, properties, changes) {
      scene.state(of: owner) + ViewFacts.lines(scene.window).joined(separator: "\n")
    }
  }

  /// Adds a line of random changes one after another: of the properties, and of everything around them.
  private mutating func mix<Owner>(
    _ owner: Owner, _ properties: [Property<Owner>], _ changes: [(String, () -> Void)],
    _ state: () -> String
  ) {
    var random = SeededGenerator(seed: UInt64(lines.count))
    var steps: [String] = []
    FixedSurroundings.during {
      for _ in 0..<Self.mixed {
        let name: String
        if random.chance(0.6) {
          let property = properties[random.below(properties.count)]
          let number = random.below(100)
          property.set(owner, number)
          name = "\(property.name) \(number)"
        } else {
          let (change, perform) = changes[random.below(changes.count)]
          perform()
          name = change
        }
        steps.append("\(name) \(GoldenText.mark(state()))")
      }
    }
    lines.append("mixed: \(steps.joined(separator: ", "))")
  }

  private mutating func line<Owner>(
    _ property: Property<Owner>, _ owner: Owner, _ state: () -> String
  ) {
    var marks: [String] = []
    property.walk(owner) { marks.append(GoldenText.mark(state())) }
    lines.append("\(property.name): \(marks.joined(separator: " "))")
  }

  func compare(
    with name: String, beside file: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let golden = GoldenText(name, beside: file)
    try expectNil(
      golden.difference(from: lines.joined(separator: "\n")), sourceLocation: sourceLocation)
  }
}
