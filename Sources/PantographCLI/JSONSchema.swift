/// The versions of the program's JSON outputs, which each output has in its member `schema`. A new
/// member does not change the version. A member that is removed or changes its meaning raises the
/// version. `docs/formats.md` describes the outputs.
package enum JSONSchema {
  package static let check = 1
  package static let comparison = 1
  package static let demos = 1
  package static let devices = 1
  package static let gestures = 1
  package static let inspection = 1
  package static let policies = 1
  package static let policyTable = 1
  package static let recognition = 1
  package static let recognitionTuning = 1
  package static let scene = 1
  package static let scenes = 1
  package static let suite = 1
  package static let survey = 1
  package static let trace = 1
  package static let virtualReplay = 1
  package static let watch = 1
}
