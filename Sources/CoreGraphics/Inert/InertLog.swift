import Foundation
import Synchronization

/// The reporter of the inert names that a program uses. It reports each name once, if
/// `PANTOGRAPH_INERT` is `tell`.
@usableFromInline package final class InertLog: Sendable {
  @usableFromInline package static let shared = InertLog()

  private struct State {
    var write: @Sendable (String) -> Void = InertLog.writeToStandardError
    var told: Set<String> = []
    /// The reasons by class and source line.
    var reasons: [String: [UInt: String]] = [:]
  }

  private final class Listener: Sendable {
    let heard = Mutex<[String]>([])
  }

  private let isOnNow: Atomic<Bool>
  private let state = Mutex(State())
  private let listening = NSRecursiveLock()

  private init() {
    let value = getenv("PANTOGRAPH_INERT").map { String(cString: $0) }
    isOnNow = Atomic(value == "tell")
  }

  @usableFromInline var isOn: Bool { isOnNow.load(ordering: .relaxed) }

  /// Returns the reports of names used during a call, including names reported before; for tests.
  /// Calls on other threads wait.
  package func sentences(during body: () throws -> Void) rethrows -> [String] {
    listening.lock()
    defer { listening.unlock() }
    let listener = Listener()
    let (write, told, wasOn) = state.withLock { ($0.write, $0.told, isOn) }
    state.withLock {
      $0.told = []
      $0.write = { sentence in listener.heard.withLock { $0.append(sentence) } }
    }
    isOnNow.store(true, ordering: .relaxed)
    defer {
      isOnNow.store(wasOn, ordering: .relaxed)
      state.withLock { ($0.write, $0.told) = (write, told) }
    }
    try body()
    return listener.heard.withLock { $0 }
  }

  @usableFromInline func declare(_ type: StaticString, _ line: UInt, _ reason: StaticString) {
    state.withLock { $0.reasons["\(type)", default: [:]][line] = "\(reason)" }
  }

  func tell(_ name: StaticString, _ file: StaticString, _ reason: StaticString) {
    let file = "\(file)".split(separator: "/").last ?? ""
    write("\(name) (\(file))", ": \(reason)")
  }

  @usableFromInline func tell(_ owner: AnyObject, _ type: AnyObject.Type, _ storage: AnyKeyPath) {
    // The key path is printed as `\Card._style`.
    let label = String("\(storage)".split(separator: ".").last ?? "")
    let reason = reason(for: label, of: owner, type)
    write("\(type).\(label.dropFirst())", reason.map { ": \($0)" } ?? "")
  }

  private func write(_ name: String, _ reason: String) {
    let write = state.withLock { $0.told.insert(name).inserted ? $0.write : nil }
    write?("inert: \(name) has no effect here\(reason)\n")
  }

  /// Returns the reason of an inert property. The wrapper's initializer knows its line and reason,
  /// its setter only its name. Lines and the properties of a mirror have the same order, so the
  /// position connects them.
  private func reason(for label: String, of owner: AnyObject, _ type: AnyObject.Type) -> String? {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, current.subjectType != type { mirror = current.superclassMirror }
    let labels = mirror?.children.filter { $0.value is any InertProperty }.map(\.label) ?? []
    let reasons = state.withLock { $0.reasons["\(type)"] } ?? [:]
    guard let index = labels.firstIndex(of: label), labels.count == reasons.count else {
      return nil
    }
    return reasons.sorted { $0.key < $1.key }[index].value
  }

  private static func writeToStandardError(_ sentence: String) {
    FileHandle.standardError.write(Data(sentence.utf8))
  }
}

/// An inert property with a value of any type.
protocol InertProperty {}
