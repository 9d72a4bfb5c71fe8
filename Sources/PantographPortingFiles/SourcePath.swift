/// Rules by which the path of a file, relative to the folder of an application or package, shows whether the file is a
/// source.
package enum SourcePath {
  /// Names of folders that tools write into, or fetch other people's packages into.
  package static let foreignFolders: Set<String> = ["build", "Carthage", "DerivedData", "Pods"]

  /// Endings of folders whose sources are no part of a program: listings of a manual, and playgrounds.
  package static let listingFolders = [".docc", ".playground"]

  /// Whether a tool made or fetched the file, or the file is a listing.
  static func isForeign(_ file: String) -> Bool {
    folders(of: file).contains { isForeignFolder(String($0)) }
  }

  /// Whether no file of a folder with this name is a source.
  package static func isForeignFolder(_ name: String) -> Bool {
    foreignFolders.contains(name) || listingFolders.contains(where: name.hasSuffix)
  }

  /// Whether the file is a manifest of SwiftPM, also one for a certain version of Swift.
  static func isManifest(_ file: String) -> Bool {
    let name = file.split(separator: "/").last ?? ""
    return name == "Package.swift" || name.hasPrefix("Package@swift")
  }

  /// Whether the file is the list of tests of an older XCTest for Linux, which has statements outside of functions.
  static func isTestList(_ file: String) -> Bool {
    file.split(separator: "/").last == "LinuxMain.swift"
  }

  /// Whether the file is in a folder of tests, whatever the file imports.
  static func isInTestFolder(_ file: String) -> Bool {
    folders(of: file).contains { $0.hasSuffix("Tests") }
  }

  private static func folders(of file: String) -> ArraySlice<Substring> {
    file.split(separator: "/").dropLast()
  }

  /// Returns the place of a resource in a port. Foundation on Linux ends the program when it reads a text with plural
  /// rules, so the file gets another extension, by which UIKit here finds it.
  static func resourceName(_ place: String) -> String {
    place.hasSuffix(".stringsdict") ? "\(place).plist" : place
  }
}
