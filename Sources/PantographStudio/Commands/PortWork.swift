import PantographCLI
import PantographCommands
import PantographPlainText
import PantographPorting
import PantographPortingFiles
import UIKit

extension CommandWork {
  static let port = CommandWork(.port) { invocation, console throws(Failure) in
    guard let output = invocation.value(.portOutput) else {
      throw Failure(.usage, "--output is missing: -o DIR")
    }
    let tree: PortedTree
    let result: SourcePort.Result
    let written: Int
    do throws(PortingFailure) {
      tree = try PortedTree(invocation.arguments, output: output)
      result = tree.port(isSymbol: UIImage.isSymbol)
      written = try tree.write(result, overwrites: invocation.has(.force))
    } catch {
      throw Failure(error)
    }
    for file in tree.leftOut { try console.warn("\(file.path) is left out: \(file.reason)") }
    for note in result.notes + result.inert { try console.print("\(note.text)\n") }
    let (count, inert) = (result.notes.count, result.inert.count)
    let files = tree.places(with: result).count
    try console.remark(
      "wrote \(written) of \(files) files to \(output);"
        + (count == 0 ? " nothing to edit by hand" : " places to check: \(count)")
        + (inert == 0 ? "" : "; names without effect: \(inert)"))
    return .success
  }
}

extension Failure {
  init(_ failure: PortingFailure) {
    guard let code = ExitCode(rawValue: failure.kind.rawValue) else {
      preconditionFailure("\(failure.kind) has no exit code")
    }
    self.init(code, failure.message, advice: failure.advice)
  }
}
