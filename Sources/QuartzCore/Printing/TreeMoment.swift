import Foundation

/// Chooses the values of a tree that are printed.
public enum TreeMoment: Sendable, Hashable {
  /// The values at which everything comes to rest.
  case model
  /// The values that are seen now.
  case presentation
  /// The values that are seen when the window is told that time, with the animations there are now.
  case presentationAt(TimeInterval)
}
