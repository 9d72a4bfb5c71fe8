import Expectations
import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// Methods that are called by others: by name, as unbound methods, later, by timers, keys and observed arrays.
@MainActor
struct PerformedCallTests {
  private final class Card: UIResponder {
    var calls: [String] = []
    @Dynamic var list = NSMutableArray(array: ["a"])
    let plain = NSMutableArray(array: ["p"])

    override var interfaceActions: [InterfaceAction] {
      [InterfaceAction("ticked:", Card.ticked), InterfaceAction("closed", Card.closed)]
    }

    func closed() { calls.append("closed") }
    func turned(_ isOn: Bool) { calls.append("turned \(isOn)") }
    func took(_ text: String) { calls.append("took \(text)") }
    func ticked(_ timer: Timer) { calls.append("ticked \(timer.isValid)") }
    func commanded(_ command: UIKeyCommand) { calls.append("commanded \(command.input ?? "")") }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let kind = change?[.kindKey].map { "\($0)" } ?? "-"
      let (new, old) = (change?[.newKey] as? [String], change?[.oldKey] as? [String])
      let places = (change?[.indexesKey] as? IndexSet).map { Array($0) } ?? []
      calls.append("\(keyPath ?? "-") \(kind) \(new ?? []) \(old ?? []) \(places)")
    }
  }

  @Test func `unbound methods and names are performed at once`() {
    let card = Card()
    card.perform(Card.closed)
    card.perform(Card.turned)
    card.perform(Card.took, with: "one")
    card.perform(Selector("closed"))
    expect(card.calls, equals: ["closed", "turned false", "took one", "closed"])
    card.calls = []
    card.performSelector(onMainThread: Selector("closed"), with: nil, waitUntilDone: true)
    card.performSelector(onMainThread: Card.closed, with: nil, waitUntilDone: true)
    card.performSelector(onMainThread: Card.took, with: "two", waitUntilDone: true)
    expect(card.calls, equals: ["closed", "closed", "took two"])
  }

  @Test func `methods are performed in the background, which is the main thread later`() async {
    let card = Card()
    card.performSelector(inBackground: Selector("closed"), with: nil)
    card.performSelector(inBackground: Card.closed, with: nil)
    card.performSelector(inBackground: Card.took, with: "three")
    card.performSelector(onMainThread: Card.took, with: "four", waitUntilDone: false)
    expect(card.calls, equals: [])
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    expect(card.calls, equals: ["closed", "closed", "took three", "took four"])
  }

  @Test func `methods are performed in a window's time, unless they are cancelled`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    window.isHidden = false
    window.advance(to: 0)
    let card = Card()
    func start() {
      card.perform(Card.closed, with: nil, afterDelay: 1)
      card.perform(Card.took, with: "later", afterDelay: 2)
      card.perform(Selector("closed"), with: nil, afterDelay: 3)
    }
    start()
    window.advance(to: 1)
    expect(card.calls, equals: ["closed"])
    window.advance(to: 3)
    expect(card.calls, equals: ["closed", "took later", "closed"])
    card.calls = []
    start()
    NSObject.cancelPreviousPerformRequests(withTarget: card, selector: Selector("closed"))
    window.advance(to: 7)
    expect(card.calls, equals: ["closed", "took later"])
    card.calls = []
    start()
    NSObject.cancelPreviousPerformRequests(withTarget: card, selector: Card.closed)
    NSObject.cancelPreviousPerformRequests(withTarget: card, selector: Card.took)
    window.advance(to: 11)
    expect(card.calls, equals: ["closed"])
    start()
    NSObject.cancelPreviousPerformRequests(withTarget: card)
    window.advance(to: 15)
    expect(card.calls, equals: ["closed"])
  }

  @Test func `timers call unbound methods and methods by name`() {
    let card = Card()
    let timers = [
      Timer(timeInterval: 9, target: card, selector: Card.ticked, userInfo: nil, repeats: true),
      Timer(timeInterval: 9, target: card, selector: Card.closed, userInfo: nil, repeats: true),
      .scheduledTimer(
        timeInterval: 9, target: card, selector: Card.ticked, userInfo: nil, repeats: true),
      .scheduledTimer(
        timeInterval: 9, target: card, selector: Card.closed, userInfo: nil, repeats: true),
      .scheduledTimer(
        timeInterval: 9, target: card, selector: Card.turned, userInfo: nil, repeats: true),
      .scheduledTimer(
        timeInterval: 9, target: card, selector: Selector("ticked:"), userInfo: nil, repeats: true),
      .scheduledInWindowTime(withTimeInterval: 9, repeats: true) { _ in card.calls.append("block")
      },
    ]
    for timer in timers {
      expect(timer.timeInterval, equals: 9)
      timer.fire()
      expect(timer.isValid)
      timer.invalidate()
    }
    expect(
      card.calls,
      equals: [
        "ticked true", "closed", "ticked true", "closed", "turned false", "ticked true", "block",
      ])
  }

  @Test func `a link calls a method by its name`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    window.isHidden = false
    window.advance(to: 0)
    let card = Card()
    let link = CADisplayLink(target: card, selector: Selector("closed"))
    link.add(to: .main, forMode: .common)
    window.advance(to: 1.0 / 60)
    link.invalidate()
    window.advance(to: 1)
    expect(card.calls.count, isAtLeast: 1)
    expect(card.calls.count, isAtMost: 2)
  }

  @Test func `commands of keys have titles, pictures and methods`() {
    let card = Card()
    let image = UIImage()
    let commands = [
      UIKeyCommand(title: "A", image: image, action: Card.closed, input: "a", propertyList: 1),
      UIKeyCommand(
        title: "B", image: image, action: Card.commanded, input: "b", modifierFlags: .shift,
        propertyList: "two", discoverabilityTitle: "Bee"),
      UIKeyCommand(input: "c", modifierFlags: .command, action: Selector("closed")),
      UIKeyCommand(input: "d", modifierFlags: [], action: Selector("nothing")),
    ]
    let facts = commands.map { one in
      "\(one.title) \(one.input ?? "-") \(one.modifierFlags.rawValue) \(one.image === image) "
        + "\(one.propertyList.map { "\($0)" } ?? "-") \(one.discoverabilityTitle ?? "-") "
        + "\(one.perform(from: card))"
    }
    SeenMarks.see((facts + card.calls).joined(separator: "\n"))
  }

  @Test(arguments: ["list", "plain"]) func `changes of observed arrays`(name: String) {
    for seed in 0..<20 {
      var random = SeededGenerator(seed: UInt64(seed))
      let (card, observer) = (Card(), Card())
      card.addObserver(observer, forKeyPath: name, options: [.new, .old], context: nil)
      let array = card.mutableArrayValue(forKey: name)
      for step in 0..<12 {
        let (count, text) = (array.count, "\(step)")
        switch random.below(11) {
        case 0: array.add(text)
        case 1: array.insert(text, at: random.below(count + 1))
        case 2: array.addObjects(from: [text, "x"])
        case 3: array.addObjects(from: [])
        case 4 where count > 0: array.removeObject(at: random.below(count))
        case 5: array.removeLastObject()
        case 6 where count > 1: array.removeObjects(in: NSRange(location: 1, length: count - 1))
        case 7 where count > 0: array.replaceObject(at: random.below(count), with: text)
        case 8 where count > 1: array.removeObjects(at: [0, count - 1])
        case 9 where random.chance(0.3): array.removeAllObjects()
        case 10 where count > 1: array.replaceObjects(at: [0, 1], with: [text, "y"])
        default: array.removeObjects(in: NSRange(location: 0, length: 0))
        }
        observer.calls.append("\(array.compactMap { $0 as? String })")
      }
      card.removeObserver(observer, forKeyPath: name)
      array.add("unheard")
      observer.calls.append("\(array.count)")
      SeenMarks.see(observer.calls.joined(separator: "\n"))
    }
  }
}
