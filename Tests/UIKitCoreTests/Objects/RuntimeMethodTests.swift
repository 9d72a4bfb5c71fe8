import Expectations
import Foundation
import Testing
import UIKit

/// Functions of the Objective-C runtime and locks, as sources for iOS use them.
struct RuntimeMethodTests {
  private final class Counter: InheritableLock, @unchecked Sendable {
    var value = 0

    func add() { withLock { value += 1 } }
  }

  @MainActor private class Page: UIViewController {}

  @Test @MainActor func `no method is found, so that nothing is exchanged`() {
    let name = Selector("viewDidLoad")
    expectNil(class_getInstanceMethod(Page.self, name))
    expectNil(class_getClassMethod(Page.self, name))
    expectNil(class_getMethodImplementation(Page.self, name))
    let block = imp_implementationWithBlock({ 3 })
    expect(!class_addMethod(Page.self, name, block, "v@:"))
    expectNil(class_replaceMethod(Page.self, name, block, nil))
  }

  @Test func `a method has its code, which nothing exchanges`() {
    // No function returns a method. A value with the method's memory stands in for one.
    let code = imp_implementationWithBlock({ 3 })
    let method = unsafeBitCast(code, to: Method.self)
    expect(method_getImplementation(method), equals: code)
    expect(method_setImplementation(method, imp_implementationWithBlock({ 4 })), equals: code)
    expect(method_getImplementation(method) == code && method_getTypeEncoding(method) == nil)
  }

  @Test func `an exception that is raised ends the program with its name and reason`() async {
    let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSException(name: .rangeException, reason: "row 7 of 3").raise()
    }
    let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      withVaList([7]) { NSException.raise(.genericException, format: "row %d", arguments: $0) }
    }
    let texts = [first, second].map {
      String(decoding: $0?.standardErrorContent ?? [], as: UTF8.self)
    }
    expect(texts[0].contains("NSRangeException: row 7 of 3"))
    expect(texts[1].contains("NSGenericException: row 7"))
  }

  @Test @MainActor func `an object has its class, and the class its superclass`() {
    expect(object_getClass(Page()) == Page.self && object_getClass(nil) == nil)
    expect(class_getSuperclass(Page.self) == UIViewController.self)
    expectNil(class_getSuperclass(nil))
  }

  @Test func `a class inherits a lock`() async {
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { counter.add() } }
    }
    expect(counter.value, equals: 100)
    expect(counter.try() && !counter.try())
    counter.unlock()
    let lock = InheritableRecursiveLock()
    expect(lock.try() && lock.try())
  }

  @Test func `a paragraph style has a default`() {
    expect(NSParagraphStyle.default.alignment, equals: .natural)
  }
}
