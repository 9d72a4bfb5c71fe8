import Foundation
import PackagePlugin

/// Ports the sources for iOS that lie in a target's folder `iOS`, as a part of the target's build.
///
/// The folder is excluded from the target, so that what is compiled is the port; it may be a link to the folder
/// that Xcode's project has.
@main
struct PantographPortPlugin: BuildToolPlugin {
  static let folder = "iOS"

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = target.directoryURL.appending(path: Self.folder).resolvingSymlinksInPath()
    guard let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    else {
      Diagnostics.error(
        "\(target.name) has no folder \(Self.folder): put the sources for iOS there, or a link to them"
      )
      return []
    }
    let output = context.pluginWorkDirectoryURL
    var arguments = [
      "--output", output.path, "--root", root.path, "--always-register", "--host",
      Self.host(target),
    ]
    var inputs: [URL] = []
    var outputs = [output.appending(path: "InterfaceClasses.ported.swift")]
    var targets: Set<String> = []
    for url in walk.compactMap({ $0 as? URL }).sorted(by: { $0.path < $1.path }) {
      let place = String(url.path.dropFirst(root.path.count + 1))
      guard let kind = Kind(place), !url.hasDirectoryPath else { continue }
      if let reason = Self.reasonToLeaveOut(url, below: root) {
        Diagnostics.warning("\(Self.printable(place)) is left out: \(reason)")
        continue
      }
      switch kind {
      case .source:
        arguments.append(url.path)
        outputs.append(output.appending(path: place))
      case .resource(let name):
        // Of two pictures that would have one name the first is taken.
        guard targets.insert(name).inserted else { continue }
        arguments += ["--copy", url.path, name]
        outputs.append(output.appending(path: name))
      }
      inputs.append(url)
    }
    return [
      .buildCommand(
        displayName: "Porting \(target.name)",
        executable: try context.tool(named: "PantographPort").url, arguments: arguments,
        inputFiles: inputs, outputFiles: outputs)
    ]
  }
}

extension PantographPortPlugin {
  /// Returns the library of Pantograph that runs the application. The compiler also finds libraries that only other
  /// targets use, which cannot be imported here.
  private static func host(_ target: any Target) -> String {
    let names = Set(target.recursiveTargetDependencies.map(\.name))
    return ["PantographApplicationWindow", "PantographApplicationHost"].first(where: names.contains)
      ?? "none"
  }

  /// Why a file of the folder is not ported, as with `pantograph port`; nil where it is.
  private static func reasonToLeaveOut(_ url: URL, below root: URL) -> String? {
    let file = url.resolvingSymlinksInPath()
    guard file.path.hasPrefix(root.path + "/") else { return "it is a link out of its folder" }
    let values = try? file.resourceValues(forKeys: [.isRegularFileKey])
    return values?.isRegularFile == true ? nil : "it is not a regular file"
  }

  /// A file's name without characters that steer a terminal.
  private static func printable(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: "\u{fffd}"
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

/// What is done with a file of the folder; nil for nothing.
private enum Kind {
  case source
  /// Copied under that name.
  case resource(String)

  private static let resources: Set<String> = [
    "storyboard", "xib", "plist", "png", "jpg", "jpeg", "gif", "json", "strings", "txt", "evemu",
  ]

  init?(_ place: String) {
    let parts = place.split(separator: "/").map(String.init)
    guard let file = parts.last,
      !parts.contains(where: {
        $0.hasPrefix(".") || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
      })
    else { return nil }
    let ending = (file as NSString).pathExtension
    if ending == "swift" {
      self = .source
    } else if let set = parts.first(where: { $0.hasSuffix(".imageset") }) {
      // Asset catalogs are flat here: a picture has the name of its set, with the scale of its own.
      if file == "Contents.json" {
        self = .resource("\(set).json")
        return
      }
      // Only image sets may contain drawings, so that these have the name of the set as a whole.
      if ["pdf", "svg"].contains(ending.lowercased()) {
        self = .resource("\(set).\(ending)")
        return
      }
      guard ["png", "jpg", "jpeg", "gif"].contains(ending.lowercased()) else { return nil }
      let base = (file as NSString).deletingPathExtension
      let scale = ["@2x", "@3x"].first { base.hasSuffix($0) } ?? ""
      self = .resource("\(set.dropLast(".imageset".count))\(scale).\(ending)")
    } else if let set = parts.first(where: { $0.hasSuffix(".colorset") }) {
      guard file == "Contents.json" else { return nil }
      self = .resource("\(set).json")
    } else if parts.contains(where: { $0.hasSuffix(".xcassets") }) {
      return nil
    } else if Self.resources.contains(ending) {
      // Localized ones keep their folder.
      let folder = parts.dropLast().last { $0.hasSuffix(".lproj") }
      self = .resource((folder.map { "\($0)/" } ?? "") + file)
    } else {
      return nil
    }
  }
}
