import Foundation

/// Which values of a tree are printed.
public enum TreeMoment: Sendable, Hashable {
  /// What everything comes to.
  case model
  /// What is seen now.
  case presentation
  /// What is seen when the window is told that time, with the animations there are now.
  case presentationAt(TimeInterval)
}
