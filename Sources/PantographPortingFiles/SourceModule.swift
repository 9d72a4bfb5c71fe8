/// A module that is compiled apart: a target of a package or project, a pod, or a folder.
package struct SourceModule {
  package let name: String
  package let isTest: Bool
  /// The paths of Swift sources and of resources.
  package var files: [String]
  /// Whether the module is a target of a SwiftPM package.
  package var isOfPackage = false

  package var sources: [String] { files.filter { $0.hasSuffix(".swift") } }
}
