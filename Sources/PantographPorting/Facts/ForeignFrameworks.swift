/// The frameworks which do not exist here and that the sources import. Of a library under test, only
/// the declarations that need them are left out.
struct ForeignFrameworks {
  private let imported: Set<String>

  init(_ files: [SourceText]) { imported = Set(files.flatMap(\.imports).map(\.module)) }

  /// Returns whether a text may contain a name of such a framework.
  static func mayNeed(_ text: String) -> Bool {
    modules.contains { text.contains("import \($0)") } || ofUIKit.contains(where: text.contains)
      || ofXCTest.contains(where: text.contains)
  }

  /// Returns whether a name belongs to one of the frameworks, or is a class that UIKit lacks here.
  func lacks(_ name: String) -> Bool {
    if Self.ofUIKit.contains(name) || Self.ofXCTest.contains(name) { return true }
    if Self.ofCoreData.contains(name) { return imported.contains("CoreData") }
    guard let framework = LackingNames.framework(of: name) else { return false }
    return Self.modules(of: framework).contains(where: imported.contains)
  }

  /// Returns whether a name belongs to Core Data.
  static func isOfCoreData(_ name: String) -> Bool { ofCoreData.contains(name) }

  /// Returns the modules of a framework such as `PencilKit or PassKit`, with those that export it.
  private static func modules(of framework: String) -> [String] {
    let names = framework.split(separator: " ").filter { $0 != "or" }.map(String.init)
    let joined = names.first == "Core" ? [names.joined()] : names
    return joined + joined.flatMap { exporting[$0] ?? [] }
  }

  private static let exporting = ["AVFoundation": ["AVKit"], "Photos": ["PhotosUI"]]

  private static let modules: [String] =
    ["CoreData"] + LackingNames.frameworks.values.sorted().flatMap(modules(of:))

  private static let ofUIKit: Set<String> = [
    "UIWebView", "UIWebViewDelegate", "UIWebViewNavigationType", "UIDocumentPickerViewController",
    "UIDocumentInteractionController", "UIVideoEditorController",
    "UIReferenceLibraryViewController", "OSLogStore", "OSLogEntryLog",
  ]

  /// The names of Apple's XCTest that the XCTest of Linux lacks. Only the tests that use them are left
  /// out.
  private static let ofXCTest: Set<String> = [
    "XCTKVOExpectation", "XCTDarwinNotificationExpectation", "keyValueObservingExpectation",
    "XCTClockMetric", "XCTCPUMetric", "XCTMemoryMetric", "XCTStorageMetric",
    "XCTApplicationLaunchMetric", "XCTOSSignpostMetric", "XCTMeasureOptions",
  ]

  private static let ofCoreData: Set<String> = [
    "NSEntityDescription", "NSFetchRequest", "NSFetchRequestResult", "NSFetchedResultsChangeType",
    "NSFetchedResultsController", "NSFetchedResultsControllerDelegate",
    "NSFetchedResultsSectionInfo", "NSManagedObject", "NSManagedObjectContext",
    "NSManagedObjectID", "NSManagedObjectModel", "NSPersistentContainer",
    "NSPersistentStoreCoordinator",
  ]
}
