import Foundation

/// Keeps an observation going until it is let go or told to end.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let observation: PropertyObservation

  @MainActor
  init(_ observation: PropertyObservation) {
    self.observation = observation
    super.init()
  }

  deinit { Self.end(observation) }

  /// Nothing is heard from now on. On another thread than the main one that is so a little later.
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
