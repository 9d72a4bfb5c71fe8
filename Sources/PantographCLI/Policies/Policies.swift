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
      return ReleasePolicy(
        name: name.hasSuffix(".json") ? String(name.dropLast(5)) : name,
        summary: "thresholds from a file", origin: path, thresholds: thresholds)
    } catch {
      switch error {
      case .file(let error): throw Failure(error)
      case .invalid(let name, let problems):
        throw Failure(
          .data, "\(name):\(problems[0])", advice: problems.dropFirst().map { "\(name):\($0)" })
      }
    }
  }
}
