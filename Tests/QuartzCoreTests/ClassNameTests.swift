import QuartzCore
import Testing

@MainActor
@Suite struct ClassNameTests {
  @Test func `the name of an object's class is a C string that stays`() {
    let name = object_getClassName(CAShapeLayer())
    #expect(String(cString: name) == "CAShapeLayer")
    #expect(object_getClassName(CAShapeLayer()) == name)
    #expect(String(cString: object_getClassName(nil)) == "nil")
  }
}
