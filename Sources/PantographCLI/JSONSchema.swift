/// The version of each JSON that the program prints: what its `schema` says. A member that is new leaves
/// it as it is; one that goes, or means something else, raises it. `docs/formats.md` describes them.
package enum JSONSchema {
  package static let comparison = 1
  package static let demos = 1
  package static let devices = 1
  package static let gestures = 1
  package static let inspection = 1
  package static let policies = 1
  package static let policyTable = 1
  package static let recognition = 1
  package static let scene = 1
  package static let scenes = 1
  package static let suite = 1
  package static let trace = 1
  package static let virtualReplay = 1
  package static let watch = 1
}
