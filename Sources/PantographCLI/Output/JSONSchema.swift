/// The version of each JSON that the program prints: what its `schema` says. A member that is new leaves
/// it as it is; one that goes, or means something else, raises it. `docs/formats.md` describes them.
enum JSONSchema {
  static let comparison = 1
  static let demos = 1
  static let devices = 1
  static let gestures = 1
  static let inspection = 1
  static let policies = 1
  static let policyTable = 1
  static let recognition = 1
  static let scene = 1
  static let suite = 1
  static let trace = 1
  static let virtualReplay = 1
  static let watch = 1
}
