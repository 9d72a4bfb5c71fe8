import PantographCommands
import PantographGestures
import PantographPlainText
import PantographThresholdFiles

/// Finds the policies that a command line names.
package enum Policies {
  package static func policy(
    named name: String, _ added: [ReleasePolicy] = []
  ) throws(Failure) -> ReleasePolicy {
    let all = added + ReleasePolicy.all
    if let policy = all.first(where: { $0.name == name }) { return policy }
    let near = NearMiss.of(name, in: all.map(\.name))
    throw Failure(
      .usage, "there is no policy \"\(name)\"",
      advice: [near.map { "Did you mean \($0)?" } ?? "List all policies with: pantograph policies"])
  }

  package static func policy(in path: String) throws(Failure) -> ReleasePolicy {
    do throws(ThresholdFileError) {
      let thresholds = try ThresholdFile.load(path)
      let name = path.split(separator: "/").last.map(String.init) ?? path
      var policy = ReleasePolicy(
        name: name.hasSuffix(".json") ? String(name.dropLast(5)) : name,
        summary: "thresholds from a file", origin: path, thresholds: thresholds)
      policy.recognition = try ThresholdFile.loadRecognition(path)
      return policy
    } catch {
      throw Failure(error)
    }
  }

  /// Returns the numbers of recognition in the file that the command line names; nil if it names
  /// none.
  package static func recognition(
    _ invocation: Invocation
  ) throws(Failure) -> RecognitionThresholds? {
    guard let path = invocation.value(.decidingThresholds) else { return nil }
    return try recognition(in: path)
  }

  /// Returns the numbers of recognition in a file of thresholds. A file without such numbers is an
  /// error, because it would have no effect.
  package static func recognition(in path: String) throws(Failure) -> RecognitionThresholds {
    do throws(ThresholdFileError) {
      if let recognition = try ThresholdFile.loadRecognition(path) { return recognition }
    } catch {
      throw Failure(error)
    }
    throw Failure(
      .data, "\(path) has no \"recognition\"; its thresholds decide only at the release",
      advice: [
        "Write a file with the numbers of the recognition: pantograph policies --recognition --json"
      ])
  }
}

extension Failure {
  /// The error of a file of thresholds, with all of its problems.
  package init(_ error: ThresholdFileError) {
    switch error {
    case .file(let error): self.init(error)
    case .invalid(let name, let problems):
      self.init(
        .data, "\(name):\(problems[0])", advice: problems.dropFirst().map { "\(name):\($0)" })
    }
  }
}
