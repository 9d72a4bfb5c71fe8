import PantographCommands
import PantographEvdev

extension Failure {
  /// Creates the failure for a device that cannot be used.
  package init(_ error: EvdevError) {
    switch error {
    case .notPermitted(let path, let remedy):
      self.init(.noPermission, "no permission to open \(path)", advice: [remedy])
    case .missing(let path, let remedy):
      self.init(.unavailable, "there is no \(path)", advice: [remedy])
    case .keyboard, .noSurface, .notADevice:
      self.init(
        .usage, error.description, advice: ["List the touch devices with: pantograph devices"])
    case .grabbedElsewhere, .removed, .system: self.init(.unavailable, error.description)
    case .fileExists(let path):
      self.init(
        .cannotCreate, "\(path) exists already", advice: ["Overwrite it with --force."])
    case .noSpace: self.init(.outputFailed, error.description)
    }
  }
}
