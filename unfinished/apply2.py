import shutil
S='/work/w/kit/Sources/'; T='/work/w/kit/Tests/'
shutil.copy('/tmp/kit/new/ConfigurationFile.swift', S+'PantographPorting/Projects/ConfigurationFile.swift')
def sub(p, *pairs):
    s=open(p).read()
    for a,b in pairs:
        assert a in s, (p,a)
        s=s.replace(a,b,1)
    open(p,'w').write(s)
sub(S+'PantographPorting/Projects/BuildSettings.swift',('''  package subscript(_ name: String)''','''  /// Adds the settings of a configuration file over those that are there.
  package mutating func add(_ file: ConfigurationFile) {
    for (name, value) in file.settings {
      values[name] = value.replacing("$(inherited)", with: values[name] ?? "")
    }
  }

  package subscript(_ name: String)'''),('''      let value = values[String(name)].flatMap { $0.utf8.count <= Self.longest ? $0 : nil }
''','''      let known = name.isEmpty ? "" : values[String(name)]
      let value = known.flatMap { $0.utf8.count <= Self.longest ? $0 : nil }
'''))
sub(S+'PantographPorting/Projects/XcodeProject.swift',
('''  private var filesLeft = 1_000_000

  package init(_ bytes: [UInt8]) throws(ProjectListParser.Failure) {
''','''  private var filesLeft = 1_000_000
  private let read: ConfigurationFile.Read

  /// - Parameter read: Returns the text of a configuration file by its path from the project's folder.
  package init(
    _ bytes: [UInt8], read: @escaping ConfigurationFile.Read = { _ in nil }
  ) throws(ProjectListParser.Failure) {
'''),
('''    self.objects = objects
''','''    self.objects = objects
    self.read = read
'''),
('''  /// The settings of the configuration `Debug`, or of the first one.
''','''  /// The settings of the configuration `Debug`, or of the first one, over those of the file that it is based on.
'''),
('''    settings.add(chosen?["buildSettings"])
''','''    if let path = configurationFile(of: chosen) {
      settings.add(ConfigurationFile(path, read: read))
    }
    settings.add(chosen?["buildSettings"])
'''))
s=open(S+'PantographPorting/Projects/XcodeProject.swift').read().rstrip()
s=s[:-1]+'''
  private func configurationFile(of configuration: ProjectList?) -> String? {
    if let path = configuration?["baseConfigurationReference"]?.text.flatMap({ paths[$0] }) {
      return path
    }
    // A folder of the project that the reference is relative to.
    guard let path = configuration?["baseConfigurationReferenceRelativePath"]?.text,
      let anchor = configuration?["baseConfigurationReferenceAnchor"]?.text,
      let folder = paths[anchor]
    else { return nil }
    return ProjectPath.joined(folder, path)
  }
}
'''
s=s.replace("package struct XcodeProject: Sendable {","package struct XcodeProject {")
open(S+'PantographPorting/Projects/XcodeProject.swift','w').write(s)
sub(S+'PantographPortingFiles/ProjectChoice.swift',
('''    do throws(ProjectListParser.Failure) {
      return try XcodeProject(bytes)
''','''    let place = path.contains("/") ? String(path[..<path.lastIndex(of: "/")!]) : ""
    do throws(ProjectListParser.Failure) {
      return try XcodeProject(bytes) { configuration in
        ProjectPath.joined(place, configuration).flatMap { file in
          (try? folder.bytes(of: file, atMost: mostConfigurationBytes)).map {
            String(decoding: $0, as: UTF8.self)
          }
        }
      }
'''),
('''  private static let mostBytes = 64 << 20
''','''  private static let mostBytes = 64 << 20
  private static let mostConfigurationBytes = 1 << 20
'''))
p=T+'PortingTests/XcodeProjectTests.swift'
s=open(p).read().rstrip()
assert s.endswith("}")
s=s[:-1]+'''
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
    ).replacing("XP = { isa = XCBuildConfiguration;", with: "XP = { baseConfigurationReference = X1;")
      .replacing("XA = { isa = XCBuildConfiguration;", with: "XA = { baseConfigurationReference = X2;")
    let files = [
      "App/Project.xcconfig": """
        // Of all targets.
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
      "App/Shared/More.xcconfig": "NAME = Cards;\\n#include \\"../Target.xcconfig\\"",
    ]
    let project = try XcodeProject(Array(based.utf8)) { files[$0] }
    let settings = try #require(project.targets.first).settings
    #expect(settings["SUFFIX"] == "-Info")
    #expect(settings["NAME"] == "Cards")
    #expect(settings["SHORT"] == "one two")
    #expect(settings["PAGE"] == "https://example.org")
    #expect(settings["INFOPLIST_FILE"] == "$(SRCROOT)/App/Cards-Info.plist")
    #expect(try XcodeProject(Array(based.utf8)).targets.first?.settings["NAME"] == nil)
  }
}
'''
open(p,'w').write(s)
