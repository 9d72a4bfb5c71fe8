import Expectations
import Foundation
import PantographPortingFiles
import TemporaryFolders
import Testing

/// The libraries of an application, which are compiled as modules of their own.
struct ApplicationModulesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to name: String) throws {
    let url = folder.url.appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private struct Ported {
    /// The modules that come before the application, each with its sources.
    var modules: [String]
    var own: [String]
    var isOfPackage: Bool
    var remarks: [String]
  }

  private func ported(_ name: String, target: String? = nil) throws -> Ported {
    let application = try ApplicationFiles(folder.path(name), target: target)
    let tree = try PortedTree(application, output: folder.path("out"))
    let result = tree.port()
    _ = try tree.write(result, overwrites: true)
    return Ported(
      modules: tree.modules(with: result).map {
        "\($0.name): \($0.sources.joined(separator: " "))"
      },
      own: tree.ownTargets(with: result), isOfPackage: tree.isOfPackage,
      remarks: application.remarks)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path("out/\(name)"), encoding: .utf8)
  }

  private static let delegate =
    "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n"

  private func writePackages() throws {
    try write(
      """
      let package = Package(name: "Shop", dependencies: [.package(path: "../Core")], targets: [
        .executableTarget(name: "Shop", dependencies: ["Card"]), .target(name: "Card"),
        .target(name: "Unused"), .executableTarget(name: "Other"),
      ])
      """, to: "Shop/Package.swift")
    try write("import Card\n" + Self.delegate, to: "Shop/Sources/Shop/App.swift")
    try write("import Core\nenum Theme {}\n", to: "Shop/Sources/Card/Theme.swift")
    try write("let unused = 1\n", to: "Shop/Sources/Unused/Unused.swift")
    try write(Self.delegate, to: "Shop/Sources/Other/App.swift")
    try write(
      "let package = Package(name: \"Core\", targets: [.target(name: \"Core\", path: \"Code\")])",
      to: "Core/Package.swift")
    try write("public enum Theme {}\n", to: "Core/Code/Theme.swift")
  }

  @Test func `targets and the packages of a path are modules, in the order of their imports`()
    throws
  {
    try writePackages()
    let shop = try ported("Shop", target: "Shop")
    expect(shop.modules.map { $0.prefix { $0 != ":" } }, equals: ["Core", "Card"])
    expect(shop.own, equals: ["Sources/Shop/App.swift"])
    expect(shop.remarks, equals: ["Core is read from \(folder.path("Core/Code"))"])
    try expect(text("Sources/Shop/App.swift").contains("import Card\n"))
    let other = try ported("Shop", target: "Other")
    expect(other.modules.isEmpty && other.own == ["Sources/Other/App.swift"])
  }

  @Test func `a program of a package finds its resources as the other targets do`() throws {
    try writePackages()
    try expect(ported("Shop", target: "Other").isOfPackage)
    try write("let names = [\"a.modules\"]\n" + Self.delegate, to: "Shop/Sources/Other/App.swift")
    try expect(ported("Shop", target: "Other").own, equals: ["Sources/Other/App.swift"])
    for target in ["Other", "Shop"] {
      try write(
        "import Card\nlet bundle = Bundle.module\n" + Self.delegate,
        to: "Shop/Sources/\(target)/App.swift")
    }
    for target in ["Other", "Shop"] {
      try expect(
        ported("Shop", target: target).own,
        equals: ["Sources/\(target)/App.swift", "Bundle.ported.swift"])
      try expect(text("Bundle.ported.swift").contains("static var module: Bundle"))
    }
    try write(Self.delegate, to: "Folder/App.swift")
    try expect(!ported("Folder").isOfPackage)
  }

  @Test func `a package with several programs names those that do not run`() throws {
    try writePackages()
    try expect(
      ported("Shop").remarks.first,
      equals: "running Shop; choose another target with --target: Other")
    #expect {
      try ApplicationFiles(folder.path("Shop"), target: "Unused")
    } throws: { error in
      (error as? PortingFailure)?.message.hasSuffix("package with a target Unused") == true
    }
  }

  @Test func `a package inside a folder is a module, without its tests and other targets`() throws {
    try write("import Core\n" + Self.delegate, to: "Shop/App.swift")
    try write(
      "let package = Package(name: \"Core\", targets: [.target(name: \"Core\"), .target(name: \"Extra\")])",
      to: "Shop/Packages/Core/Package.swift")
    try write("public enum Theme {}\n", to: "Shop/Packages/Core/Sources/Core/Theme.swift")
    try write("public enum Extra {}\n", to: "Shop/Packages/Core/Sources/Extra/Extra.swift")
    let shop = try ported("Shop")
    expect(shop.modules, equals: ["Core: Packages/Core/Sources/Core/Theme.swift"])
    expect(shop.own, equals: ["App.swift"])
  }

  @Test func `targets of a package without a program are modules beside the application`() throws {
    try write(
      "let package = Package(name: \"Core\", targets: [.target(name: \"Core\"), .target(name: \"Extra\")])",
      to: "Shop/Package.swift")
    try write("import Extra\npublic enum Theme {}\n", to: "Shop/Sources/Core/Theme.swift")
    try write("public enum Color {}\n", to: "Shop/Sources/Extra/Color.swift")
    try write("import Core\n" + Self.delegate, to: "Shop/Example/App.swift")
    let shop = try ported("Shop")
    expect(
      shop.modules,
      equals: ["Extra: Sources/Extra/Color.swift", "Core: Sources/Core/Theme.swift"])
    expect(shop.own, equals: ["Example/App.swift"])
  }

  @Test func `a framework's target is a module, and a file of both is compiled in both`() throws {
    try write(
      Self.project(
        """
        APP = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
          buildPhases = (AS); dependencies = (D); };
        KIT = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
          buildPhases = (KS); };
        D = { isa = PBXTargetDependency; target = KIT; };
        AS = { isa = PBXSourcesBuildPhase; files = (B1, B3); };
        KS = { isa = PBXSourcesBuildPhase; files = (B2, B3); };
        """), to: "Shop/Shop.xcodeproj/project.pbxproj")
    try write("import Kit\n" + Self.delegate, to: "Shop/App.swift")
    try write("public enum Theme {}\n", to: "Shop/Kit.swift")
    try write("enum Shared {}\n", to: "Shop/Shared.swift")
    let shop = try ported("Shop")
    expect(shop.modules, equals: ["Kit: Kit.swift Shared.swift"])
    expect(shop.own, equals: ["App.swift", "Shared~2.swift"])
  }

  @Test func `an application that lists a library's sources has them, although they are a package`()
    throws
  {
    try write(
      Self.project(
        """
        APP = { isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
          buildPhases = (AS); dependencies = (D); };
        KIT = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
          buildPhases = (KS); };
        D = { isa = PBXTargetDependency; target = KIT; };
        AS = { isa = PBXSourcesBuildPhase; files = (B1, B2); };
        KS = { isa = PBXSourcesBuildPhase; files = (B2); };
        """), to: "Shop/Shop.xcodeproj/project.pbxproj")
    try write(
      "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\", path: \".\")])",
      to: "Shop/Package.swift")
    try write(Self.delegate, to: "Shop/App.swift")
    try write("public enum Theme {}\n", to: "Shop/Kit.swift")
    let shop = try ported("Shop")
    expect(shop.modules.isEmpty && shop.own == ["App.swift", "Kit.swift"])
  }

  private static func project(_ targets: String) -> String {
    """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (APP, KIT); };
      G = { isa = PBXGroup; children = (F1, F2, F3); sourceTree = "<group>"; };
      F1 = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
      F2 = { isa = PBXFileReference; path = Kit.swift; sourceTree = "<group>"; };
      F3 = { isa = PBXFileReference; path = Shared.swift; sourceTree = "<group>"; };
      B1 = { isa = PBXBuildFile; fileRef = F1; };
      B2 = { isa = PBXBuildFile; fileRef = F2; };
      B3 = { isa = PBXBuildFile; fileRef = F3; };
      \(targets)
    }; rootObject = P; }
    """
  }

  @Test func `a pod's target is a module`() throws {
    try write("import Kit\n" + Self.delegate, to: "Shop/App.swift")
    try write("pod 'Kit'\n", to: "Shop/Podfile")
    try write(
      """
      { objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (KIT); };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = "Kit/Kit.swift"; sourceTree = "<group>"; };
        B = { isa = PBXBuildFile; fileRef = F; };
        KIT = { isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
          buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (B); };
      }; rootObject = P; }
      """, to: "Shop/Pods/Pods.xcodeproj/project.pbxproj")
    try write("public enum Theme {}\n", to: "Shop/Pods/Kit/Kit.swift")
    let shop = try ported("Shop")
    expect(shop.modules, equals: ["Kit: Pods/Kit/Kit.swift"])
    expect(shop.own, equals: ["App.swift"])
  }
}
