import Expectations
import PantographPorting
import Testing

/// Targets of Xcode projects.
struct XcodeProjectTests {
  /// An application with a library and tests.
  static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 56;
      objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (A, L, T); buildConfigurationList = CP; };
        G = { isa = PBXGroup; children = (GA, GL, FT); sourceTree = "<group>"; };
        GA = { isa = PBXGroup; path = App; children = (F1, V1, F3); sourceTree = "<group>"; };
        GL = { isa = PBXGroup; path = ../Library; children = (F4, GL); sourceTree = "<group>"; };
        F1 = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
        F3 = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        F4 = { isa = PBXFileReference; path = Sheet.swift; sourceTree = "<group>"; };
        FT = { isa = PBXFileReference; path = "/etc/passwd"; sourceTree = "<absolute>"; };
        V1 = { isa = PBXVariantGroup; name = Main.storyboard; children = (S1, S2); sourceTree = "<group>"; };
        S1 = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        S2 = { isa = PBXFileReference; path = de.lproj/Main.storyboard; sourceTree = "<group>"; };
        B1 = { isa = PBXBuildFile; fileRef = F1; };
        B2 = { isa = PBXBuildFile; fileRef = V1; };
        B3 = { isa = PBXBuildFile; fileRef = F3; };
        B4 = { isa = PBXBuildFile; fileRef = F4; };
        B5 = { isa = PBXBuildFile; fileRef = FT; };
        SA = { isa = PBXSourcesBuildPhase; files = (B1, B5, gone); };
        RA = { isa = PBXResourcesBuildPhase; files = (B2, B3); };
        SL = { isa = PBXSourcesBuildPhase; files = (B4); };
        A = { isa = PBXNativeTarget; name = Cards; productType = "com.apple.product-type.application";
          buildPhases = (SA, RA); dependencies = (D1); buildConfigurationList = CA; };
        L = { isa = PBXNativeTarget; name = "Sheets-iOS"; productType = "com.apple.product-type.framework";
          buildPhases = (SL); dependencies = (D2); buildConfigurationList = CL; };
        T = { isa = PBXNativeTarget; name = CardsTests; productType = "com.apple.product-type.bundle.unit-test";
          buildPhases = (); };
        D1 = { isa = PBXTargetDependency; target = L; };
        D2 = { isa = PBXTargetDependency; target = A; };
        CP = { isa = XCConfigurationList; buildConfigurations = (XP); };
        CA = { isa = XCConfigurationList; buildConfigurations = (XR, XA); };
        CL = { isa = XCConfigurationList; buildConfigurations = (XL); };
        XP = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SUFFIX = -Info; }; };
        XR = { isa = XCBuildConfiguration; name = Release; buildSettings = { INFOPLIST_FILE = No.plist; }; };
        XA = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          INFOPLIST_FILE = "$(SRCROOT)/App/$(TARGET_NAME)${SUFFIX}.plist"; A = "$(B)"; B = "$(A)"; }; };
        XL = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = Sheets; }; };
      };
      rootObject = P;
    }
    """

  private func targets() throws -> [XcodeTarget] {
    try XcodeProject(Array(Self.project.utf8)).targets
  }

  @Test
  func `a target has its files, with all languages, and none that is elsewhere on the machine`()
    throws
  {
    let cards = try targets()[0]
    expect(cards.name == "Cards" && cards.isApplication && cards.isForTelephone)
    expect(cards.sources, equals: ["App/Main.swift"])
    expect(
      cards.resources,
      equals: [
        "App/Base.lproj/Main.storyboard", "App/de.lproj/Main.storyboard", "App/Assets.xcassets",
      ])
    expect(cards.holds("App/Assets.xcassets/Icon.imageset/a.png") && !cards.holds("App/B.swift"))
  }

  @Test func `groups within themselves and targets that need each other are read once`() throws {
    let project = try XcodeProject(Array(Self.project.utf8))
    let library = try #require(project.targets.first { $0.moduleName == "Sheets" })
    expect(library.sources, equals: ["../Library/Sheet.swift"])
    expect(project.closure(of: project.targets[0]).map(\.name), equals: ["Cards", "Sheets-iOS"])
    expect(library.moved(into: "Example").sources, equals: ["Library/Sheet.swift"])
  }

  @Test func `settings of the project stand below those of the target`() throws {
    var settings = try targets()[0].settings
    settings["SRCROOT"] = "."
    expect(settings["INFOPLIST_FILE"], equals: "./App/Cards-Info.plist")
    expect(settings["SDKROOT"], equals: "iphoneos")
    expect(settings["A"]?.hasPrefix("$("), equals: true)
  }

  @Test func `targets have the settings and the conditions of the configuration that is asked for`()
    throws
  {
    let text = Self.project.replacing(
      "CA = { isa = XCConfigurationList; buildConfigurations = (XR, XA); };",
      with: """
        CA = { isa = XCConfigurationList; buildConfigurations = (XR, XA, XT); };
        XT = { isa = XCBuildConfiguration; name = Test; buildSettings = {
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "TEST $(MORE)"; MORE = LOG;
          OTHER_SWIFT_FLAGS = "-DFAST -Onone -D SMALL -D 1x"; }; };
        """)
    let tested = try XcodeProject(Array(text.utf8), configuration: "Test").targets[0].settings
    expect(tested.conditions, equals: ["TEST", "LOG", "FAST", "SMALL"])
    let missing = try XcodeProject(Array(text.utf8), configuration: "None").targets[0].settings
    expect(missing.conditions == [] && missing["INFOPLIST_FILE"]?.contains("Cards-Info") == true)
  }

  @Test func `settings that double each other stay short`() {
    var settings = BuildSettings()
    for number in 0..<40 { settings["S\(number)"] = "$(S\(number + 1))$(S\(number + 1))" }
    expect((settings["S0"]?.utf8.count ?? .max), isBelow: 1 << 24)
  }

  @Test func `a synchronized folder has all files but the exceptions`() throws {
    let text = """
      { rootObject = P; objects = {
        P = { mainGroup = G; targets = (A); };
        G = { children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E); };
        E = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = A; membershipExceptions = (Info.plist, Old); };
        A = { name = App; productType = "com.apple.product-type.application"; fileSystemSynchronizedGroups = (F); };
      }; }
      """
    let target = try #require(try XcodeProject(Array(text.utf8)).targets.first)
    expect(target.holds("App/Main.swift") && target.holds("App/Views/Card.swift"))
    expect(!target.holds("App/Info.plist") && !target.holds("App/Old/Card.swift"))
    expect(!target.holds("Other/Main.swift"))
  }

  @Test func `a list without objects is no project`() {
    #expect(throws: ProjectListParser.Failure.self) { try XcodeProject(Array("{}".utf8)) }
  }

  @Test func `settings of configuration files stand below those of the project and the target`()
    throws
  {
    let based = Self.project.replacing(
      "GA = { isa = PBXGroup; path = App; children = (F1, V1, F3);",
      with: """
        X1 = { isa = PBXFileReference; path = Project.xcconfig; sourceTree = "<group>"; };
        X2 = { isa = PBXFileReference; path = Target.xcconfig; sourceTree = "<group>"; };
        GA = { isa = PBXGroup; path = App; children = (F1, V1, F3, X1, X2);
        """
    ).replacing(
      "XP = { isa = XCBuildConfiguration;", with: "XP = { baseConfigurationReference = X1;"
    )
    .replacing(
      "XA = { isa = XCBuildConfiguration;", with: "XA = { baseConfigurationReference = X2;")
    let files = [
      "App/Project.xcconfig": """
      // The settings of all targets.
      SUFFIX = -Of-File // below the project's own
      NAME = Deck; FIRST = a
      SHORT=one
      NAME[sdk=iphoneos*] = Other
      """,
      "App/Target.xcconfig": """
      #include "Shared/More.xcconfig"
      #include? "Shared/None.xcconfig"
      SHORT = $(inherited) two
      PAGE = https:/$()/example.org
      """,
      "App/Shared/More.xcconfig": "NAME = Cards;\n#include \"../Target.xcconfig\"",
    ]
    let project = try XcodeProject(Array(based.utf8)) { files[$0] }
    let settings = try #require(project.targets.first).settings
    expect(settings["SUFFIX"], equals: "-Info")
    expect(settings["NAME"], equals: "Cards")
    expect(settings["SHORT"], equals: "one two")
    expect(settings["PAGE"], equals: "https://example.org")
    expect(settings["INFOPLIST_FILE"], equals: "$(SRCROOT)/App/Cards-Info.plist")
    try expectNil(XcodeProject(Array(based.utf8)).targets.first?.settings["NAME"])
  }
}
