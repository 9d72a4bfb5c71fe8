import Foundation
import PantographPlainText
import PantographPorting
import PantographPortingFiles

#if canImport(Glibc)
  import Glibc
#endif

/// The program `pantograph-port`, which a build runs to port its sources. It does the same as
/// `pantograph port`, but links no renderer and no device library.
@main
enum PantographPort {
  private static let usage = """
    Usage: pantograph-port --output DIR [--root DIR] [--always-register] [--host LIBRARY] [--copy SOURCE TARGET]...
                           FILE.swift...
    Ports sources for iOS into DIR, which it overwrites, and copies what lies beside them. `pantograph port` does
    the same for people.

      --output DIR          where the ported files go
      --root DIR            the folder of the sources: their places in it are their places in the output
      --always-register     writes the file of registrations also where nothing is registered
      --host LIBRARY        the library that the application uses: PantographApplicationWindow,
                            PantographApplicationHost, none, or the one that the compiler finds (found)
      --copy SOURCE TARGET  copies a file to a place in the output; a storyboard is read as well

    It ends with 0, or with 64 where these words are wrong, 65 where a file is not UTF-8, 66 where one cannot be
    read, and 74 where one cannot be written.

    """

  static func main() {
    do throws(PortingFailure) {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      var text: PrintableText = "pantograph-port: error: \(error.message)\n"
      for line in error.advice { text += PrintableText(lines: line) + "\n" }
      FileHandle.standardError.write(Data(text.utf8))
      exit(error.kind.rawValue)
    }
  }

  private static func run(_ words: [String]) throws(PortingFailure) {
    var build = PortedBuild()
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--help", "-h": return print(usage, terminator: "")
      case "--output", "-o": build.output = try value(of: word, &rest)
      case "--always-register": build.registersAlways = true
      case "--copy":
        build.copies.append((try value(of: word, &rest), try value(of: word, &rest)))
      case "--host": build.host = try host(value(of: word, &rest))
      case "--root": build.root = try value(of: word, &rest)
      default:
        if word.hasPrefix("-") {
          throw PortingFailure(.usage, "unknown option \(word)", advice: [usage])
        }
        build.sources.append(word)
      }
    }
    // The output has the format of compiler messages, so that an editor finds the line.
    let result = try build.run()
    for note in result.notes { tell(note, as: "warning") }
    for note in result.inert { tell(note, as: "note") }
  }

  private static func tell(_ note: PortNote, as kind: String) {
    print(
      "\(note.path):\(note.line): \(kind): \(note.name): \(note.message)" as PrintableText)
  }

  private static func host(_ name: String) throws(PortingFailure) -> HostLibrary {
    guard let host = HostLibrary(rawValue: name) else {
      let names = HostLibrary.allCases.map(\.rawValue).joined(separator: ", ")
      throw PortingFailure(.usage, "--host is one of \(names), not \(name)")
    }
    return host
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(PortingFailure) -> String {
    guard let value = rest.popFirst() else {
      throw PortingFailure(.usage, "\(option) needs a value", advice: [usage])
    }
    return value
  }
}
