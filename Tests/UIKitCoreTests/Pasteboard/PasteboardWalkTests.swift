import Expectations
import Foundation
import SeededRandom
import TemporaryFolders
import Testing
import UIKit

/// Random items of pasteboards and of providers, read by all types.
@MainActor
struct PasteboardWalkTests {
  private static let types = [
    "public.utf8-plain-text", "public.plain-text", "public.text", "public.url", "public.png",
    "public.jpeg", "public.image", "com.apple.uikit.color", "public.data", "own.type",
    "com.apple.uikit.type-automatic", "public.json",
  ]

  /// An object with data of its own.
  private final class Note: NSObject, NSItemProviderWriting {
    static var writableTypeIdentifiersForItemProvider: [String] { ["own.type", "public.json"] }

    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(typeIdentifier == "own.type" ? Data([1, 2]) : nil, nil)
      return nil
    }
  }

  /// An object that uses the protocol's default.
  private final class Silent: NSObject, NSItemProviderWriting {
    static var writableTypeIdentifiersForItemProvider: [String] { ["public.data"] }
  }

  private static func image() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  private static func value(_ random: inout SeededGenerator) -> Any {
    switch random.below(12) {
    case 0: "text"
    case 1: NSString("object")
    case 2: NSAttributedString(string: "attributed")
    case 3: Data("bytes".utf8)
    case 4: URL(fileURLWithPath: "/a/b")
    case 5: NSURL(fileURLWithPath: "/c")
    case 6: image()
    case 7: image().pngData() ?? Data()
    case 8: UIColor.red
    case 9: Note()
    case 10: Silent()
    default: 7
    }
  }

  private static func text(_ value: Any?) -> String {
    switch value {
    case let image as UIImage: "image \(image.size)"
    case let data as Data: data.count < 20 ? "\([UInt8](data))" : "data"
    case let color as UIColor: "color \(color.cgColor.components ?? [])"
    case let text as NSAttributedString: text.string
    case is Note: "note"
    case is Silent: "silent"
    case let error as NSError: "\(error.domain) \(error.code) \(error.localizedDescription)"
    case let value?: "\(value)"
    case nil: "-"
    }
  }

  private static func seen(_ board: UIPasteboard) -> String {
    var lines = [
      "\(board.numberOfItems) \(board.changeCount) \(board.types)",
      "\(board.strings ?? ["-"]) \(board.string ?? "-") \(board.url?.path ?? "-")",
      "\((board.urls ?? []).map(\.path)) \((board.images ?? []).map(\.size))",
      "\(board.image?.size ?? .zero) \((board.colors ?? []).map { text($0) }) \(text(board.color))",
      "\(board.hasStrings) \(board.hasURLs) \(board.hasImages) \(board.hasColors)",
      "\(board.types(forItemSet: nil) ?? []) \(board.types(forItemSet: [1, 5]) ?? [])",
    ]
    for type in types {
      lines.append(
        "\(type) \(board.contains(pasteboardTypes: [type])) "
          + "\(board.contains(pasteboardTypes: [type, "no"], inItemSet: [0, 1])) "
          + "\(board.itemSet(withPasteboardTypes: [type])?.map { $0 } ?? []) "
          + "\(text(board.value(forPasteboardType: type))) \(text(board.data(forPasteboardType: type))) "
          + "\((board.values(forPasteboardType: type, inItemSet: [1]) ?? []).map { text($0) }) "
          + "\((board.data(forPasteboardType: type, inItemSet: nil) ?? []).map { text($0) })")
    }
    for provider in board.itemProviders { lines.append(seen(provider)) }
    return lines.joined(separator: "\n")
  }

  private static func seen(_ provider: NSItemProvider) -> String {
    var lines = ["\(provider.registeredTypeIdentifiers)"]
    let classes: [any NSItemProviderReading.Type] = [
      NSString.self, NSURL.self, UIImage.self, UIColor.self,
    ]
    for type in types {
      lines.append("\(type) \(provider.hasItemConformingToTypeIdentifier(type))")
      provider.loadItem(forTypeIdentifier: type) { lines.append("item \(text($0)) \(text($1))") }
      let progress = provider.loadDataRepresentation(forTypeIdentifier: type) {
        lines.append("data \(text($0)) \(text($1))")
      }
      lines.append("\(progress.completedUnitCount)")
    }
    for aClass in classes {
      lines.append("\(aClass) \(provider.canLoadObject(ofClass: aClass))")
      let progress = provider.loadObject(ofClass: aClass) {
        lines.append("object \(text($0)) \(text($1))")
      }
      lines.append("\(progress.completedUnitCount)")
    }
    _ = provider.loadObject(ofClass: String.self) { lines.append("\($0 ?? "-") \(text($1))") }
    _ = provider.loadObject(ofClass: URL.self) { lines.append("\($0?.path ?? "-") \(text($1))") }
    lines.append(
      "\(provider.canLoadObject(ofClass: String.self)) \(provider.canLoadObject(ofClass: URL.self))"
    )
    return lines.joined(separator: "\n")
  }

  @Test func `items of pasteboards`() {
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(seed))
      let board = UIPasteboard.withUniqueName()
      let removed = random.chance(0.5)
      defer { if removed { UIPasteboard.remove(withName: board.name) } }
      final class Changes: @unchecked Sendable { var lines: [String] = [] }
      let changes = Changes()
      let token = NotificationCenter.default.addObserver(
        forName: UIPasteboard.changedNotification, object: board, queue: nil
      ) { note in
        changes.lines.append(
          "\(note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] ?? "-") "
            + "\(note.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] ?? "-")")
      }
      defer { NotificationCenter.default.removeObserver(token) }
      for _ in 0..<3 {
        let type = Self.types[random.below(Self.types.count)]
        let (one, two) = (Self.value(&random), Self.value(&random))
        switch random.below(12) {
        case 0: board.setValue(one, forPasteboardType: type)
        case 1: board.setData(Data([1, 2, 3]), forPasteboardType: type)
        case 2: board.addItems([[type: one]])
        case 3: board.setItems([[type: one], [UIPasteboard.typeAutomatic: two]])
        case 4: board.items = [[UIPasteboard.typeAutomatic: one, "own.type": two]]
        case 5: board.strings = random.chance(0.3) ? nil : ["a", "b"]
        case 6: board.urls = random.chance(0.3) ? nil : [URL(fileURLWithPath: "/x")]
        case 7: board.images = random.chance(0.3) ? nil : [Self.image()]
        case 8: board.colors = random.chance(0.3) ? nil : [.red, .blue]
        case 9: board.setObjects([Note(), NSString("n")])
        case 10: board.itemProviders = board.itemProviders + [NSItemProvider(object: Silent())]
        default:
          board.setObjects([Self.image(), UIColor.green], localOnly: false, expirationDate: nil)
        }
      }
      SeenMarks.see(Self.seen(board) + changes.lines.joined(separator: "\n"))
    }
  }

  @Test func `providers of files and of objects that come later`() throws {
    let folder = try TemporaryFolder()
    for name in ["a.txt", "b.PNG", "c.unknown", "none"] {
      let file = folder.url.appending(path: name)
      try Data("content of \(name)".utf8).write(to: file)
      let provider = try #require(NSItemProvider(contentsOf: file))
      var found = ""
      let type = try #require(provider.registeredTypeIdentifiers.first)
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
        found = String(decoding: data ?? Data(), as: UTF8.self)
      }
      SeenMarks.see("\(provider.registeredTypeIdentifiers) \(found)")
      try FileManager.default.removeItem(at: file)
      var isFailure = false
      provider.loadDataRepresentation(forTypeIdentifier: type) {
        isFailure = $1 != nil && $0 == nil
      }
      expect(isFailure)
    }
    expectNil(NSItemProvider(contentsOf: URL(string: "https://a.b/c")))
    expectNil(NSItemProvider(contentsOf: nil))
    let later = NSItemProvider()
    later.registerObject(ofClass: NSString.self, visibility: .all) { done in
      done(NSString("late"), nil)
      return nil
    }
    later.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .team) { done in
      done(Data([1]), nil)
      return nil
    }
    later.registerDataRepresentation(forTypeIdentifier: "own.type", visibility: .all) { done in
      done(nil, NSError(domain: "own", code: 3))
      return nil
    }
    SeenMarks.see(Self.seen(later))
    SeenMarks.see(Self.seen(NSItemProvider(item: nil, typeIdentifier: "public.url")))
    SeenMarks.see(Self.seen(NSItemProvider(item: Data("u".utf8), typeIdentifier: "public.url")))
  }
}
