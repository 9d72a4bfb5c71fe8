import Expectations
import PantographPorting
import Testing

/// The places of resources in an application's bundle.
struct BundlePlaceTests {
  private static func target() throws -> XcodeTarget {
    var target = try XcodeProject(Array(XcodeProjectTests.project.utf8)).targets[0]
    target.resources = ["App/Pages", "App/Assets.xcassets", "App/one.png"]
    return target
  }

  @Test(
    arguments: [
      ("one.png", "one.png"),
      ("App/one.png", "one.png"),
      ("App/Pictures/Large/one.png", "one.png"),
      ("App/Base.lproj/Main.storyboard", "Base.lproj/Main.storyboard"),
      ("App/Texts/de.lproj/Localizable.strings", "de.lproj/Localizable.strings"),
      ("App/Assets.xcassets/A.imageset/a.png", "Assets.xcassets/A.imageset/a.png"),
      ("App/Pages/one/a.html", "Pages/one/a.html"),
      ("App/Kit.bundle/de.lproj/a.strings", "Kit.bundle/de.lproj/a.strings"),
    ])
  func `groups are flattened, folders that are one resource are not`(file: String, place: String)
    throws
  {
    try expect(Self.target().bundlePlace(of: file), equals: place)
  }
}
