import Foundation
import PantographGestures
import PantographTouches

/// A recorder of the steps of a window's recognizers, event by event.
@MainActor
package final class GestureTraceCollector {
  package private(set) var trace = GestureTrace()
  private var changes: [(recognizer: UIGestureRecognizer, entry: GestureTrace.Entry)] = []
  private var names: [ObjectIdentifier: String] = [:]
  private var counts: [String: Int] = [:]
  /// The named recognizers, retained so that no other one gets the identifier of one of them.
  private var known: [UIGestureRecognizer] = []

  package init() {}

  /// Returns the trace so far and clears it.
  package func takeTrace() -> GestureTrace {
    defer { trace.frames.removeAll(keepingCapacity: true) }
    return trace
  }

  /// Adds, to the frames since `first`, the contacts that caused them and the events of the hand.
  package func complete(from first: Int, with contacts: ContactFrame, told: [HandEvent]) {
    trace.complete(from: first, with: contacts, told: told)
  }

  /// Adds the events of the hand that occurred while time passed.
  package func add(_ told: [HandEvent], from first: Int) {
    trace.add(told, from: first, fingers: 0)
  }

  func note(_ recognizer: UIGestureRecognizer, _ cause: StepCause) {
    changes.append((recognizer, entry(recognizer, cause)))
  }

  /// Ends the frame of one event. Recognizers that took part without a step are recorded, too.
  func endFrame(at time: TimeInterval, fingers: Int, _ engaged: [UIGestureRecognizer]) {
    var entries: [GestureTrace.Entry] = []
    for (_, entry) in changes {
      // A gesture that continues is recorded once per event.
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
