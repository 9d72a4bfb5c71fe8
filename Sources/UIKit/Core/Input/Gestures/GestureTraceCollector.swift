import Foundation
import PantographGestures
import PantographTouches

/// Writes down what the recognizers of a window do, event by event.
@MainActor
package final class GestureTraceCollector {
  package private(set) var trace = GestureTrace()
  private var changes: [(recognizer: UIGestureRecognizer, entry: GestureTrace.Entry)] = []
  private var names: [ObjectIdentifier: String] = [:]
  private var counts: [String: Int] = [:]
  /// Named recognizers stay alive, so that no other is taken for one of them.
  private var known: [UIGestureRecognizer] = []

  package init() {}

  /// Hands over the trace so far and forgets it.
  package func takeTrace() -> GestureTrace {
    defer { trace.frames.removeAll(keepingCapacity: true) }
    return trace
  }

  /// Adds to what was written since `first` the contacts it came of, and what the hand was told to do.
  package func complete(from first: Int, with contacts: ContactFrame, told: [HandEvent]) {
    trace.complete(from: first, with: contacts, told: told)
  }

  /// Adds what the hand was told to do while time passed.
  package func add(_ told: [HandEvent], from first: Int) {
    trace.add(told, from: first, fingers: 0)
  }

  func note(_ recognizer: UIGestureRecognizer, _ cause: StepCause) {
    changes.append((recognizer, entry(recognizer, cause)))
  }

  /// Closes what one event did. Those that took part and stayed as they were are written down too.
  func endFrame(at time: TimeInterval, fingers: Int, _ engaged: [UIGestureRecognizer]) {
    var entries: [GestureTrace.Entry] = []
    for (_, entry) in changes {
      // A gesture that moves on is told once an event.
      if entry.phase == .changed, entries.last == entry { continue }
      entries.append(entry)
    }
    for recognizer in engaged where !changes.contains(where: { $0.recognizer === recognizer }) {
      entries.append(entry(recognizer, nil))
    }
    changes.removeAll()
    if entries.isEmpty { return }
    trace.frames.append(
      GestureTrace.Frame(time: Timestamp(time), fingers: fingers, entries: entries))
  }

  private func entry(_ recognizer: UIGestureRecognizer, _ cause: StepCause?) -> GestureTrace.Entry {
    GestureTrace.Entry(
      name: name(of: recognizer), phase: GesturePhase(recognizer.attempt.state),
      cause: cause.map(self.cause))
  }

  private func cause(_ cause: StepCause) -> GestureTrace.Cause {
    switch cause {
    case .gesture(let reason): .gesture(reason)
    case .assigned: .assigned
    case .waits(let other): .waits(for: name(of: other))
    case .requirementRecognized(let other): .requirementRecognized(name(of: other))
    case .prevented(let other): .prevented(by: name(of: other))
    case .refused: .refused
    case .disabled: .disabled
    case .leftWindow: .leftWindow
    }
  }

  private func name(of recognizer: UIGestureRecognizer) -> String {
    if let known = names[ObjectIdentifier(recognizer)] { return known }
    let title = recognizer.title
    let count = counts[title, default: 0] + 1
    counts[title] = count
    let name = count == 1 ? title : "\(title) \(count)"
    names[ObjectIdentifier(recognizer)] = name
    known.append(recognizer)
    return name
  }
}

extension GesturePhase {
  @MainActor
  init(_ state: UIGestureRecognizer.State) {
    self =
      switch state {
      case .possible: .possible
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      }
  }
}
