import CPantograph
import PantographGestures

/// All numbers of a policy.
final class Thresholds: Sendable {
  let values: InteractionThresholds
  /// The numbers of the recognition, if a text had any.
  let recognition: RecognitionThresholds?

  init(_ values: InteractionThresholds, recognition: RecognitionThresholds? = nil) {
    self.values = values
    self.recognition = recognition
  }

  /// Returns the thresholds of a handle; Pantograph's own for nil.
  static func values(of handle: OpaquePointer?) -> InteractionThresholds {
    handle.map { object(of: $0, Thresholds.self).values } ?? InteractionThresholds()
  }
}

@c(pantograph_thresholds_new) @implementation
package func thresholdsNew() -> OpaquePointer! {
  newHandle(Thresholds(InteractionThresholds()))
}

@c(pantograph_policy_count) @implementation
package func policyCount() -> Int { ReleasePolicy.all.count }

@c(pantograph_policy_name) @implementation
package func policyName(
  _ index: Int, _ buffer: UnsafeMutablePointer<CChar>!, _ size: Int
) -> Int {
  let policies = ReleasePolicy.all
  return write(policies.indices.contains(index) ? policies[index].name : "", into: buffer, size)
}

@c(pantograph_thresholds_new_policy) @implementation
package func thresholdsNewPolicy(
  _ name: UnsafePointer<CChar>!, _ thresholds: UnsafeMutablePointer<OpaquePointer?>!
) -> pantograph_status {
  let (name, place): (UnsafePointer<CChar>?, UnsafeMutablePointer<OpaquePointer?>?) = (
    name, thresholds
  )
  place?.pointee = nil
  guard let name, let place else { return PANTOGRAPH_MISSING }
  let wanted = text(name)
  for policy in ReleasePolicy.all where policy.name.utf8.elementsEqual(wanted.utf8) {
    place.pointee = newHandle(Thresholds(policy.thresholds))
    return PANTOGRAPH_OK
  }
  return PANTOGRAPH_UNKNOWN
}

@c(pantograph_thresholds_new_json) @implementation
package func thresholdsNewJson(
  _ json: UnsafePointer<CChar>!, _ length: Int,
  _ thresholds: UnsafeMutablePointer<OpaquePointer?>!, _ problems: UnsafeMutablePointer<CChar>!,
  _ size: Int
) -> pantograph_status {
  let (json, place): (UnsafePointer<CChar>?, UnsafeMutablePointer<OpaquePointer?>?) = (
    json, thresholds
  )
  let problems: UnsafeMutablePointer<CChar>? = problems
  place?.pointee = nil
  _ = write("", into: problems, size)
  guard let json, let place else { return PANTOGRAPH_MISSING }
  guard length >= 0 else { return PANTOGRAPH_RANGE }
  // Reading one byte more than the limit is enough to refuse the text.
  let bytes = UnsafeRawBufferPointer(start: json, count: min(length, ThresholdJSON.longest + 1))
  do throws(ThresholdProblems) {
    let all = try ThresholdJSON.all(from: Array(bytes))
    place.pointee = newHandle(Thresholds(all.release, recognition: all.recognition))
    return PANTOGRAPH_OK
  } catch {
    var lines = ""
    for problem in error.all { lines += (lines.isEmpty ? "" : "\n") + problem.description }
    _ = write(lines, into: problems, size)
    return PANTOGRAPH_BAD_JSON
  }
}

@c(pantograph_thresholds_free) @implementation
package func thresholdsFree(_ thresholds: OpaquePointer!) {
  _ = takeObject(of: thresholds, Thresholds.self)
}

@c(pantograph_thresholds_json) @implementation
package func thresholdsJson(
  _ thresholds: OpaquePointer!, _ buffer: UnsafeMutablePointer<CChar>!, _ size: Int
) -> Int {
  let thresholds: OpaquePointer? = thresholds
  let json = thresholds.map { handle in
    let own = object(of: handle, Thresholds.self)
    return own.recognition.map { ThresholdJSON.text($0, release: own.values) }
      ?? ThresholdJSON.text(own.values)
  }
  return write(json ?? "", into: buffer, size)
}
