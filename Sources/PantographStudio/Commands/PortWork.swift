import PantographCLI
import Porting

extension CommandWork {
  static let port = CommandWork(.port) { invocation, console throws(Failure) in
    guard let output = invocation.value(.portOutput) else {
      throw Failure(.usage, "--output is missing: -o DIR")
    }
    let tree = try PortedTree(invocation.arguments, output: output)
    let result = tree.port()
    let written = try tree.write(result, overwrites: invocation.has(.force))
    for note in result.notes { try console.print("\(note.text)\n") }
    let count = result.notes.count
    try console.remark(
      "wrote \(written) of \(tree.sources.count + tree.others.count) files to \(output);"
        + (count == 0 ? " nothing is left to do" : " to look at: \(count)"))
    return .success
  }
}
