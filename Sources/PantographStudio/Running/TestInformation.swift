import Foundation
import PantographCommands

/// The Info.plist of the tests' bundle. Xcode gives a bundle of tests these keys, and libraries read
/// them to find the name and the version of the bundle that a class is in.
struct TestInformation {
  let name: String

  /// Writes the file beside the program of the tests, where Foundation looks for it.
  func write(beside program: String) throws(Failure) {
    let url = URL(fileURLWithPath: program).deletingLastPathComponent()
      .appendingPathComponent("Info.plist")
    let values = [
      "CFBundleDevelopmentRegion": "en", "CFBundleExecutable": name,
      "CFBundleIdentifier": "tests.\(name)", "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundleName": name, "CFBundlePackageType": "BNDL", "CFBundleShortVersionString": "1.0",
      "CFBundleVersion": "1",
    ]
    do {
      let bytes = try PropertyListSerialization.data(
        fromPropertyList: values, format: .xml, options: 0)
      // An equal file stays: a build that changes nothing writes nothing.
      if let old = try? Data(contentsOf: url), old == bytes { return }
      try bytes.write(to: url)
    } catch {
      throw Failure(.cannotCreate, "cannot write \(url.path): \(error.localizedDescription)")
    }
  }
}
