import Expectations
import Foundation
import Testing

/// The scripts that install and remove files, with hostile folders and environments.
struct InstallationTests {
  private struct Answer {
    var status: Int32
    var text: String
  }

  private func shell(_ line: String, in folder: URL) throws -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line, "bash", Repository.root.path]
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Answer(
      status: process.terminationStatus, text: String(decoding: bytes, as: UTF8.self))
  }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "it's \"a\" $folder *\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private static let kit = """
    mkdir -p kit/modules kit/hosts kit/tests
    touch kit/kit.json kit/libPantographKit.so kit/libPantographKitTests.so kit/hosts/module.modulemap
    touch kit/hosts/PantographApplicationHost.h kit/tests/module.modulemap
    for kind in module doc sourceinfo; do touch kit/modules/A.swift$kind kit/tests/B.swift$kind; done
    """

  @Test(arguments: ["000", "022", "077"])
  func `a kit is installed readable for all, and removed without a rest`(mask: String) throws {
    try inFolder { folder in
      let installed = try shell(
        """
        set -e
        \(Self.kit)
        umask \(mask)
        "$1/.ci/install-kit" "$PWD/kit" "$PWD/pre fix" >/dev/null
        find "pre fix" -type f | wc -l
        find "pre fix" -type f ! -perm 644
        find "pre fix/lib" -type d ! -perm 755
        """, in: folder)
      expect(installed.status == 0 && installed.text == "12\n", "\(installed.text)")
      let removed = try shell(
        #""$1/.ci/uninstall" "$PWD/pre fix" >/dev/null && find "pre fix" -type f"#, in: folder)
      expect(removed.status == 0 && removed.text.isEmpty, "\(removed.text)")
    }
  }

  @Test func `pages take the place of links, and are not written through them`() throws {
    try inFolder { folder in
      let answer = try shell(
        """
        set -e
        umask 077
        printf '#!/bin/sh\\n[ "$1" = --help ] && printf "Commands:\\\\n  tap  x\\\\n\\\\n" || echo "$*"\\n' >p
        chmod 755 p
        mkdir -p usr/share/man/man1 usr/share/bash-completion/completions
        echo kept >victim
        ln -s "$PWD/victim" usr/share/man/man1/pantograph-tap.1
        ln -s "$PWD/victim" usr/share/bash-completion/completions/pantograph
        "$1/.ci/pages" "$PWD/p" "$PWD/usr"
        cat victim usr/share/man/man1/pantograph-tap.1 usr/share/bash-completion/completions/pantograph
        find usr -type l
        find usr -type f ! -perm 644
        """, in: folder)
      expect(
        answer.status == 0 && answer.text == "kept\nman tap\ncompletions bash\n", "\(answer.text)")
    }
  }

  @Test func `make hides variables that change what the scripts do`() throws {
    try inFolder { folder in
      let names = [
        "CDPATH", "BASH_ENV", "ENV", "TAR_OPTIONS", "XZ_OPT", "XZ_DEFAULTS", "GZIP",
        "POSIXLY_CORRECT",
      ]
      let settings = names.map { "\($0)=/nowhere" }.joined(separator: " ")
      // The program `env` prints the environment that a script gets.
      let answer = try shell(
        """
        printf 'include %s/Makefile\\nshow:\\n\\t@/usr/bin/env\\n' "$1" >wrapper
        env -u MAKEFLAGS \(settings) make --no-print-directory -f wrapper show
        """, in: folder)
      expect(answer.status == 0 && answer.text.contains("PATH="), "\(answer.text)")
      for name in names { expect(!answer.text.contains("\n\(name)=")) }
    }
  }
}
