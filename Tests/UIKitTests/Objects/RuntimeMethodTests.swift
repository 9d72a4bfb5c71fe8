import Foundation
import Testing
import UIKit

/// Functions of the Objective-C runtime and locks, as sources for iOS use them.
@Suite struct RuntimeMethodTests {
  private final class Counter: InheritableLock, @unchecked Sendable {
    var value = 0

    func add() { withLock { value += 1 } }
  }

  @MainActor private class Page: UIViewController {}

  @Test @MainActor func `no method is found, so that nothing is exchanged`() {
    let name = Selector("viewDidLoad")
    #expect(class_getInstanceMethod(Page.self, name) == nil)
    #expect(class_getClassMethod(Page.self, name) == nil)
    #expect(class_getMethodImplementation(Page.self, name) == nil)
    let block = imp_implementationWithBlock({ 3 })
    #expect(!class_addMethod(Page.self, name, block, "v@:"))
    #expect(class_replaceMethod(Page.self, name, block, nil) == nil)
  }

  @Test @MainActor func `an object has its class, and the class its superclass`() {
    #expect(object_getClass(Page()) == Page.self && object_getClass(nil) == nil)
    #expect(class_getSuperclass(Page.self) == UIViewController.self)
    #expect(class_getSuperclass(nil) == nil)
  }

  @Test func `a class inherits a lock`() async {
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { counter.add() } }
    }
    #expect(counter.value == 100)
    #expect(counter.try() && !counter.try())
    counter.unlock()
    let lock = InheritableRecursiveLock()
    #expect(lock.try() && lock.try())
  }

  @Test func `a paragraph style has a default`() {
    #expect(NSParagraphStyle.default.alignment == .natural)
  }
}
