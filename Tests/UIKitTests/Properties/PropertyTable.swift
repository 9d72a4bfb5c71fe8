import Expectations
import Foundation
import GoldenTexts
import Testing
import UIKit

/// A settable property of a class.
@MainActor
struct Property<Owner: AnyObject> {
  let name: String
  /// Sets the property to each of its values and to its first value again, and calls the closure after each.
  let walk: (Owner, () -> Void) -> Void

  init<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>) {
    self.name = name
    walk = { owner, look in
      let first = owner[keyPath: path]
      for value in PropertyValues.all(of: Value.self) + [first] {
        owner[keyPath: path] = value
        look()
      }
    }
  }
}

/// Sets each property of an object to several values in turn, and notes a mark of the picture after each.
///
/// A line has the marks of one property: one for each value, and one for the value at the start.
@MainActor
struct PropertyTable {
  private var lines: [String] = []

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
