import Foundation

/// An observation that lasts until it is released or invalidated.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let observation: PropertyObservation

  @MainActor
  init(_ observation: PropertyObservation) {
    self.observation = observation
    super.init()
  }

  deinit { Self.end(observation) }

  /// Ends the observation. Off the main thread, the observation ends a little later.
  public func invalidate() { Self.end(observation) }

  private static func end(_ observation: PropertyObservation) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { observation.end() }
    } else {
      DispatchQueue.main.async { observation.end() }
    }
  }

  public override var description: String { ObjectText.of(self) }
}
