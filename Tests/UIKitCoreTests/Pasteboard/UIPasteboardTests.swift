import Expectations
import Foundation
import Testing

@testable import UIKit

@MainActor
struct UIPasteboardTests {
  private func board() -> UIPasteboard { UIPasteboard.withUniqueName() }

  @Test func `a string, a URL, an image and a color are found again, and nothing else`() {
    let board = board()
    expect(!board.hasStrings && !board.hasURLs && !board.hasImages && !board.hasColors)
    board.string = "one"
    expect(board.string == "one" && board.strings == ["one"] && board.hasStrings)
    expect(!board.hasURLs && !board.hasImages && !board.hasColors && board.numberOfItems == 1)
    let url = URL(string: "https://example.org/a")!
    board.url = url
    expect(board.url == url && board.string == nil && board.hasURLs)
    board.color = .red
    expect(board.color == .red && board.hasColors && !board.hasURLs)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    board.image = image
    expect(board.image === image && board.hasImages && !board.hasColors)
    board.string = nil
    expect(board.numberOfItems == 0 && board.types.isEmpty)
  }

  @Test func `several strings are several items`() {
    let board = board()
    board.strings = ["one", "two"]
    expect(board.numberOfItems == 2 && board.string == "one")
    expect(board.strings, equals: ["one", "two"])
    board.addItems([["public.url": URL(string: "a")!]])
    expect(board.numberOfItems == 3 && board.itemSet(withPasteboardTypes: ["public.url"]) == [2])
    expect(board.types(forItemSet: [1, 7]), equals: [["public.utf8-plain-text"]])
  }

  @Test func `a text can be asked for by each kind of text`() {
    let board = board()
    board.string = "one"
    for type in ["public.utf8-plain-text", "public.plain-text", "public.text", "public.data"] {
      expect(board.contains(pasteboardTypes: [type]))
      expect(board.value(forPasteboardType: type) as? String, equals: "one")
      expect(board.data(forPasteboardType: type), equals: Data("one".utf8))
    }
    expect(!board.contains(pasteboardTypes: ["public.image"]))
  }

  @Test func `each change is counted and posted with the types that came and went`() {
    let board = board()
    board.string = "one"
    let before = board.changeCount
    var added: [String] = []
    var removed: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { notification in
      nonisolated(unsafe) let info = notification.userInfo
      MainActor.assumeIsolated {
        added += info?[UIPasteboard.changedTypesAddedUserInfoKey] as? [String] ?? []
        removed += info?[UIPasteboard.changedTypesRemovedUserInfoKey] as? [String] ?? []
      }
    }
    board.url = URL(string: "a")
    expect(board.changeCount, equals: before + 1)
    expect(added == ["public.url"] && removed == ["public.utf8-plain-text"])
    NotificationCenter.default.removeObserver(token)
  }

  @Test func `pasteboards of one name share their items until the name is removed`() {
    let name = UIPasteboard.Name("shared-by-two")
    expectNil(UIPasteboard(name: name, create: false))
    let (first, second) = (
      UIPasteboard(name: name, create: true), UIPasteboard(name: name, create: true)
    )
    first?.string = "one"
    expect(second?.string == "one" && second?.changeCount == 1)
    UIPasteboard.remove(withName: name)
    expect(UIPasteboard(name: name, create: false) == nil && second?.string == nil)
    expect(UIPasteboard(name: .general, create: false)?.name, equals: .general)
    UIPasteboard.remove(withName: .general)
    expect(UIPasteboard(name: .general, create: false) != nil)
  }

  @Test func `objects and item providers go in and come out`() {
    let board = board()
    board.setObjects([NSString("one"), UIColor.red])
    expect(board.string == "one" && board.colors == [.red])
    let providers = board.itemProviders
    expect(providers.count == 2 && providers[0].canLoadObject(ofClass: String.self))
    expect(!providers[1].canLoadObject(ofClass: String.self))
    var read: [String?] = []
    for provider in providers {
      provider.loadObject(ofClass: String.self) { text, _ in read.append(text) }
    }
    expect(read, equals: ["one", nil])
    board.items = [[UIPasteboard.typeAutomatic: "two"]]
    expect(board.string, equals: "two")
  }

  @Test func `a provider makes objects of data, and says why it cannot`() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text", visibility: .all
    ) { done in
      done(Data("later".utf8), nil)
      return nil
    }
    var text: String?
    provider.loadObject(ofClass: NSString.self) { object, _ in
      text = (object as? NSString).map(String.init)
    }
    expect(text, equals: "later")
    var reason: (any Error)?
    provider.loadObject(ofClass: UIImage.self) { _, error in reason = error }
    expect(
      (reason as? NSError)?.code, equals: NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    let wrong = NSItemProvider(item: Data([1, 2, 3]), typeIdentifier: "public.png")
    wrong.loadObject(ofClass: UIImage.self) { image, error in
      expectNil(image)
      reason = error
    }
    expect(
      (reason as? NSError)?.code,
      equals: NSItemProvider.ErrorCode.unexpectedValueClassError.rawValue)
    let url = NSItemProvider(object: NSURL(string: "https://example.org")!)
    var found: URL?
    url.loadObject(ofClass: URL.self) { link, _ in found = link }
    expect(found?.host == "example.org" && !url.canLoadObject(ofClass: UIImage.self))
  }
}
