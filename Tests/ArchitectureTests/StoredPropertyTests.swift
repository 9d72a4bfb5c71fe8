import Expectations
import Testing

struct StoredPropertyTests {
  /// A type with so many stored properties has a second type inside.
  private static let limit = 20

  @Test func `no type has twenty stored properties beside those of Apple's API`() {
    var properties = StoredProperties()
    for target in Repository.names(in: "Sources") {
      for file in Repository.files(under: "Sources/\(target)") { properties.read(file) }
    }
    expect(properties.counts.count, isAbove: 1000)
    for (name, count) in properties.counts where count >= Self.limit {
      Issue.record("\(name) has \(count) stored properties: group those that belong together")
    }
  }

  @Test func `stored properties are told from computed ones`() {
    var properties = StoredProperties()
    properties.read(
      SourceFile(
        path: "Hand.swift",
        text: """
          public struct Hand {
            public let first: Int
            @exclusivity(unchecked) private(set) var second = 0 {
              didSet { print(second) }
            }
            var (third, fourth) = (0, 0)
            var closure: () -> Void = { print("{") }
            static let none = 0
            var computed: Int { 1 }
            struct Inner {
              var only = 1
            }
            func act() { var local = 2 }
          }
          open class UIHand {
            open var ofAPI = 0
            var own = 0
            class func made() { let local = 1 }
          }
          """))
    expect(properties.counts, equals: ["Hand": 5, "Hand.Inner": 1, "UIHand": 1])
  }
}
