import Expectations
import Testing

@testable import PantographPortingFiles

struct SourcePathTests {
  @Test(arguments: [
    ("Card.swift", false), ("Pods/Snap/View.swift", true), ("App/build/Made.swift", true),
    ("Carthage/Checkouts/A.swift", true), ("DerivedData/A.swift", true), ("build", false),
    ("builder/Pods.swift", false),
  ])
  func `files in folders of tools are foreign`(file: String, isForeign: Bool) {
    expect(SourcePath.isForeign(file), equals: isForeign)
  }

  @Test(arguments: [
    ("Package.swift", true), ("Inner/Package.swift", true), ("Package@swift-5.9.swift", true),
    ("Package.swift/A.swift", false), ("PackageList.swift", false), ("", false),
  ])
  func `manifests are those of every version of Swift`(file: String, isManifest: Bool) {
    expect(SourcePath.isManifest(file), equals: isManifest)
  }

  @Test(arguments: [
    ("Tests/A.swift", true), ("App/CardTests/Model/A.swift", true), ("CardTests.swift", false),
    ("Tested/A.swift", false),
  ])
  func `only folders make a file one of tests`(file: String, isInFolder: Bool) {
    expect(SourcePath.isInTestFolder(file), equals: isInFolder)
  }
}
