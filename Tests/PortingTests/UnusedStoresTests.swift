import Expectations
import PantographPorting
import Testing

/// The store of Core Data that Xcode's template writes into an application's delegate.
struct UnusedStoresTests {
  private static let delegate = """
    import UIKit
    import CoreData
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func applicationWillTerminate(_ application: UIApplication) { self.saveContext() }
      lazy var persistentContainer: NSPersistentContainer = {
        let container = NSPersistentContainer(name: "Cards")
        return container
      }()
      lazy var context = persistentContainer.viewContext
      func saveContext() {
        if context.hasChanges { try! context.save() }
      }
    }
    """

  private func port(_ delegate: String, _ other: String) -> SourcePort.Result {
    SourcePort.port([
      SourcePort.File(path: "AppDelegate.swift", text: delegate),
      SourcePort.File(path: "Other.swift", text: other),
    ])
  }

  @Test func `a store that nothing uses is left out, and saving it does nothing`() {
    let result = port(Self.delegate, "import UIKit\nlet colors: NSString = \"red\"")
    let text = result.texts[0]
    expect(!text.contains("NSPersistentContainer") && !text.contains("viewContext"))
    expect(text.contains("self.saveContext()") && text.contains("func saveContext() {"))
    expect(text.contains("var window: UIWindow?"))
    // The lines stay, as messages of the compiler name them.
    expect(text.split(separator: "\n", omittingEmptySubsequences: false).count >= 14)
    let names = result.notes.filter { $0.message.contains("is left out") }.map(\.name)
    expect(names.sorted(), equals: ["context", "persistentContainer"])
  }

  @Test(arguments: [
    "let all = (UIApplication.shared.delegate as! AppDelegate).persistentContainer",
    "func cards(_ request: NSFetchRequest<Card>) {}",
  ])
  func `a store that another file uses stays`(use: String) {
    expect(port(Self.delegate, use).texts[0].contains("NSPersistentContainer"))
  }

  @Test(arguments: [
    "func store() -> NSPersistentContainer { persistentContainer }",
    "init() { print(persistentContainer) }",
  ])
  func `a store that the delegate's other members need stays`(member: String) {
    let text = Self.delegate.replacing("  var window", with: "  \(member)\n  var window")
    expect(port(text, "").texts[0].contains("lazy var persistentContainer"))
  }

  @Test func `a store of another class stays`() {
    let text = Self.delegate.replacing("UIApplicationDelegate", with: "Storing")
    expect(port(text, "").texts[0].contains("NSPersistentContainer"))
  }
}
