import Expectations
import Foundation
import TemporaryFolders
import Testing

@testable import PantographPortingFiles

/// Targets with sources in two languages.
struct ObjectiveCClassesTests {
  private func areUsed(_ swift: String) throws -> Bool {
    let folder = try TemporaryFolder()
    try Data("@implementation CardCase\n@end\n".utf8).write(
      to: folder.url.appending(path: "CardCase.m"))
    try Data(swift.utf8).write(to: folder.url.appending(path: "Support.swift"))
    let listing = try FolderListing(folder.url.path)
    return ObjectiveCClasses(in: ["CardCase.m", "Support.swift"], of: listing).areUsed
  }

  @Test func `a class in Objective-C is used by an extension and by a subclass`() throws {
    try expect(areUsed("public extension CardCase { func check() {} }\n"), equals: true)
    try expect(areUsed("class Large: CardCase {}\n"), equals: true)
  }

  @Test func `a Swift source beside such a class may not use it`() throws {
    try expect(areUsed("public struct Card { let name = \"CardCase\" }\n"), equals: false)
    try expect(areUsed("class CardCaseView {}\n"), equals: false)
  }
}
