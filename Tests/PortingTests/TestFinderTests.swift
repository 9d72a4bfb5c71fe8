import Expectations
import PantographPorting
import Testing

struct TestFinderTests {
  private func find(_ texts: String...) -> TestFinder.Found {
    let files = texts.enumerated().map {
      SourcePort.File(path: "\($0.offset).swift", text: $0.element)
    }
    return TestFinder.shared([files]).find(in: files, prefix: "list")
  }

  @Test func `methods that take and return nothing are tests, in the order of their names`() {
    let found = find(
      """
      import XCTest
      final class CardTests: XCTestCase {
        func testSwipe() throws {}
        @MainActor func testDrag() {}
        func testWaits() async throws {}
        func testNumber() -> Int { 1 }
        func testOf(_ card: Int) {}
        private func testHidden() {}
        static func testType() {}
        func helper() { func testInner() {} }
      }
      """)
    expect(found.count, equals: 3)
    expect(
      found.additions,
      equals: [
        """

        import GestureTesting
        @MainActor public func list0(_ tests: inout TestList) {
          tests.add(CardTests.self, "testDrag") { try $0.testDrag() }
          tests.add(CardTests.self, "testSwipe") { try $0.testSwipe() }
          tests.addAsync(CardTests.self, "testWaits") { try await $0.testWaits() }
        }

        """
      ])
  }

  @Test func `a class has the tests that it inherits, from other files and from extensions, too`() {
    let found = find(
      "class Base: XCTestCase { func testBase() {} }\nextension Base { func testMore() {} }",
      "final class Sub: Base {}", "class Other: NSObject { func testNothing() {} }")
    expect(found.count, equals: 4)
    expect(found.additions[1].contains(#"tests.add(Sub.self, "testBase")"#))
    expect(found.additions[1].contains(#"tests.add(Sub.self, "testMore")"#))
    expect(found.additions[2].isEmpty)
  }

  @Test
  func `classes of one name in two modules are two cases, and each inherits of its own module`() {
    func module(_ name: String, _ text: String) -> [SourcePort.File] {
      [SourcePort.File(path: "\(name).swift", text: text)]
    }
    let base = module("Base", "open class Base: XCTestCase { func testBase() {} }")
    let first = module("First", "class CardTests: Base { func testA() {} }")
    let second = module(
      "Second", "class Base: XCTestCase {}\nclass CardTests: Base { func testB() {} }")
    let finder = TestFinder.shared([base, first, second])
    expect(finder.find(in: first, prefix: "l").count, equals: 2)
    let found = finder.find(in: second, prefix: "l")
    expect(found.count, equals: 1)
    expect(found.additions[0].contains(#"tests.add(CardTests.self, "testB")"#))
  }

  @Test func `of classes that conditions choose among each has its tests`() {
    let found = find(
      """
      #if os(macOS)
      class CardTests: XCTestCase { func testMac() {} }
      #else
      class CardTests: XCTestCase { func testPhone() {} }
      #endif
      """)
    expect(found.additions[0].contains(#"tests.add(CardTests.self, "testPhone")"#))
    expect(found.additions[0].contains("#if (!(os(macOS)))\n"))
  }

  @Test func `a generic class is no case, but its subclasses have its tests`() {
    let found = find("class Base<T>: XCTestCase { func testBase() {} }\nclass Sub: Base<Int> {}")
    expect(found.count, equals: 1)
    expect(found.additions[0].contains(#"tests.add(Sub.self, "testBase")"#))
  }

  @Test func `a test stands in the conditions that its method stands in`() {
    let found = find(
      """
      class CardTests: XCTestCase {
        #if os(iOS)
        func testPhone() {}
        #else
        func testMac() {}
        #endif
      }
      """)
    expect(found.additions[0].contains("#if (os(Linux))\n"))
    expect(found.additions[0].contains("#if (!(os(Linux)))\n"))
  }

  @Test func `tests of Swift Testing are seen`() {
    expect(find("import Testing\n@Test func works() {}").hasSwiftTesting)
    expect(!find("import XCTest").hasSwiftTesting)
  }

  @Test func `a manifest's targets are read with the literals of their own level`() {
    let calls = ManifestCalls(
      """
      let package = Package(name: "Cards", targets: [
        .target(name: "Cards", dependencies: [.product(name: "Other", package: "o")], path: "Source"),
        .testTarget(name: "CardsTests", dependencies: ["Cards"], exclude: ["a", "b"]),
      ])
      """
    ).all
    let target = calls.first { $0.name == "target" }
    expect(target?.texts["name"], equals: ["Cards"])
    expect(target?.texts["path"], equals: ["Source"])
    let tests = calls.first { $0.name == "testTarget" }
    expect(tests?.texts["name"], equals: ["CardsTests"])
    expect(tests?.texts["exclude"], equals: ["a", "b"])
  }
}
