import Expectations
import Testing

struct SmallFileTests {
  /// A file with fewer lines is part of the file that is read with it.
  private static let least = 20

  /// Small files that a reader looks for by their names: one of Apple's types or of the system's names, the entry of a
  /// module, a kind of thing that has one file each, or a type that many folders use.
  private static let found: Set<String> = [
    "Sources/CoreGraphics/Geometry/CGVector.swift",
    "Sources/PantographCommands/Completing/Completion.swift",
    "Sources/PantographObjects/CoreFoundationMark.swift",
    "Sources/PantographPlainText/SystemErrorText.swift",
    "Sources/PantographTuning/Statistics/SplitMix64.swift",
    "Sources/UIKit/Core/Frames/SecondParts.swift",
    "Sources/UIKit/Core/Transitions/LooseReference.swift",
    "Sources/UIKit/Core/ViewControllers/UIContentUnavailableConfigurationState.swift",
    "Sources/UIKit/Core/ViewControllers/UIStatusBarStyle.swift",
    "Sources/UIKit/Core/Views/Responding/UITextPosition.swift",
    "Sources/UIKit/Parts/Collections/UICollectionViewCompositionalLayoutConfiguration.swift",
    "Sources/UIKit/Parts/Delegates/DelegateDefaults.swift",
    "Sources/UIKit/Values/ClassIdentity.swift",
    "Sources/UIKit/Values/Geometry/AVMakeRect.swift",
    "Sources/UIKit/Values/Resources/UserDefaults+Values.swift",
    "Sources/UIKit/Values/Text/NSLocale+Names.swift",
  ]
  /// The files that have the names of their modules, or are the only ones in them.
  private static let entries: Set<String> = [
    "ApplicationWindow", "LiveClock+Stage", "PantographMain", "PantographStudioMain",
    "PantographWindow", "QuartzCore", "UIKit", "TestingOverlay",
  ]
  /// Things that have one file each: the quirks of a vendor, the work of a command, the names of a folder's classes
  /// that are observed, the words of a folder's views in the printed tree.
  private static let kinds = ["DeviceQuirk+", "ObservedNames+"]
  private static let endings = ["Work", "Words"]

  @Test func `a file of under twenty lines is one that is looked for by its name`() {
    var seen: Set<String> = []
    for file in Repository.names(in: "Sources").flatMap({ Repository.files(under: "Sources/\($0)") }
    )
    where file.path.hasSuffix(".swift") && file.length < Self.least {
      let name = file.path.split(separator: "/").last!.dropLast(".swift".count)
      seen.insert(file.path)
      expect(
        Self.found.contains(file.path) || Self.entries.contains(String(name))
          || Self.kinds.contains { name.hasPrefix($0) }
          || Self.endings.contains { name.hasSuffix($0) },
        "\(file.path) has \(file.length) lines: its content belongs to the file that is read with it"
      )
    }
    expect(Self.found.subtracting(seen).isEmpty, "these files are no longer small")
  }
}
