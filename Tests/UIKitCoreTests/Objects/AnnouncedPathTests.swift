import Expectations
import Testing

@testable import UIKit

private class Item: NSObject {
  var name = "a"
  var title = "b"
  var count = 0
  var size = 1
  @Dynamic var share = 0.5
  @Dynamic var part = 1
  weak var view: UIView?
}

private final class SpecialItem: Item {
  var extra = "c"
}

/// Observers with all options, and the changes that are announced to each of them.
@MainActor
struct AnnouncedPathTests {
  private static func announce(_ number: Int, _ item: SpecialItem) -> String {
    switch number {
    case 0:
      item.willChangeValue(for: \.name)
      item.name += "+"
      item.didChangeValue(for: \.name)
      return "name"
    case 1:
      item.willChangeValue(for: \.title)
      item.didChangeValue(for: \.title)
      return "title"
    case 2:
      item.willChangeValue(for: \.count)
      item.count += 1
      item.didChangeValue(for: \.count)
      return "count"
    case 3:
      item.willChangeValue(for: \.size)
      item.didChangeValue(for: \.size)
      return "size"
    case 4:
      let item: Item = item
      item.willChangeValue(for: \.name)
      item.name += "*"
      item.didChangeValue(for: \.name)
      return "name of the superclass"
    case 5:
      let item: Item = item
      item.willChangeValue(for: \.count)
      item.count += 2
      item.didChangeValue(for: \.count)
      return "count of the superclass"
    case 6:
      item.willChangeValue(for: \.share)
      item.didChangeValue(for: \.share)
      return "share"
    case 7:
      let item: Item = item
      item.willChangeValue(for: \.share)
      item.didChangeValue(for: \.share)
      return "share of the superclass"
    case 8:
      item.share += 1
      return "dynamic share"
    case 9:
      item.part += 1
      return "dynamic part"
    case 10:
      item.willChangeValue(for: \.extra)
      item.willChangeValue(for: \.name)
      item.extra += "!"
      item.didChangeValue(for: \.name)
      item.didChangeValue(for: \.extra)
      return "extra around name"
    case 11:
      item.willChangeValue(forKey: "name")
      item.name = "by key"
      item.didChangeValue(forKey: "name")
      return "name by key"
    default:
      item.view?.alpha -= 0.125
      return "a view's alpha"
    }
  }

  private func observe(
    _ item: SpecialItem, _ options: NSKeyValueObservingOptions, _ hear: @escaping (String) -> Void
  ) -> [NSKeyValueObservation] {
    let old: Item = item
    func words<Value>(_ name: String, _ change: NSKeyValueObservedChange<Value>) -> String {
      let values = [change.oldValue, change.newValue].map { $0.map { "\($0)" } ?? "-" }
      return "\(name) \(values.joined(separator: " ")) \(change.isPrior)"
    }
    return [
      item.observe(\.name, options: options) { hear(words("name", $1)) },
      item.observe(\.title, options: options) { hear(words("title", $1)) },
      item.observe(\.count, options: options) { hear(words("count", $1)) },
      item.observe(\.size, options: options) { hear(words("size", $1)) },
      item.observe(\.extra, options: options) { hear(words("extra", $1)) },
      item.observe(\.share, options: options) { hear(words("share", $1)) },
      item.observe(\.part, options: options) { hear(words("part", $1)) },
      item.observe(\.view?.alpha, options: options) { hear(words("alpha", $1)) },
      old.observe(\.name, options: options) { hear(words("old name", $1)) },
      old.observe(\.count, options: options) { hear(words("old count", $1)) },
      old.observe(\.share, options: options) { hear(words("old share", $1)) },
    ]
  }

  @Test(arguments: 0..<16) func `each announcement reaches the observers of its path`(bits: Int) {
    let oldWarning = Misuse.onWarning
    defer { Misuse.onWarning = oldWarning }
    Misuse.onWarning = { _ in }
    let all: [NSKeyValueObservingOptions] = [.initial, .prior, .old, .new]
    var options: NSKeyValueObservingOptions = []
    for (index, option) in all.enumerated() where bits >> index & 1 == 1 { options.insert(option) }
    let (item, other) = (SpecialItem(), SpecialItem())
    let view = UIView()
    item.view = view
    var heard: [String] = []
    let tokens = observe(item, options) { heard.append($0) }
    for number in 0..<13 {
      heard.append("# \(Self.announce(number, item))")
      heard.append("# other: \(Self.announce(number, other))")
    }
    // A second time, after the value that a path leads to is another one.
    let second = UIView()
    item.view = second
    heard.append("# another view")
    view.alpha = 0.25
    for number in [12, 0, 8] { heard.append("# \(Self.announce(number, item))") }
    item.view = nil
    second.alpha = 0.5
    for token in tokens.prefix(5) { token.invalidate() }
    for number in 0..<13 { heard.append("# \(Self.announce(number, item))") }
    for token in tokens { token.invalidate() }
    for number in 0..<13 { heard.append("# \(Self.announce(number, item))") }
    SeenMarks.see(heard.joined(separator: "\n"))
    expect(heard.suffix(13).allSatisfy { $0.hasPrefix("#") })
  }
}
