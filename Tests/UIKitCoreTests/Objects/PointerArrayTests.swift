import Expectations
import Foundation
import Testing

@testable import UIKit

@MainActor
struct PointerArrayTests {
  private func pointer(_ object: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(object).toOpaque()
  }

  @Test func `a weak list drops objects that are gone, at their places`() {
    let list = NSPointerArray.weakObjects()
    let stays = NSObject()
    do {
      let goes = NSObject()
      list.addPointer(pointer(goes))
      list.addPointer(pointer(stays))
      expect(list.count == 2 && list.pointer(at: 0) == pointer(goes))
    }
    expect(list.count == 2 && list.pointer(at: 0) == nil)
    expect(list.pointer(at: 1), equals: pointer(stays))
    expect(list.allObjects.count, equals: 1)
    list.compact()
    expect(list.count == 1 && list.pointer(at: 0) == pointer(stays))
  }

  @Test func `a strong list keeps its objects`() {
    let list = NSPointerArray.strongObjects()
    do {
      let object = NSObject()
      list.addPointer(pointer(object))
    }
    expect(list.allObjects.count, equals: 1)
    list.insertPointer(nil, at: 0)
    expect(list.count == 2 && list.pointer(at: 0) == nil && list.pointer(at: 1) != nil)
    let other = NSObject()
    list.replacePointer(at: 0, withPointer: pointer(other))
    list.removePointer(at: 1)
    expect(list.count == 1 && list.pointer(at: 0) == pointer(other))
    list.count = 3
    expect(list.count == 3 && list.pointer(at: 2) == nil)
    list.count = 1
    expect(list.count, equals: 1)
  }

  @Test func `a negative count stops the program with a sentence`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { NSPointerArray.weakObjects().count = -1 }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    expect(text.contains("the count of a list of pointers cannot be -1"))
  }

  @Test func `a place outside of the list stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = NSPointerArray.weakObjects().pointer(at: 0) }
    }
  }
}
