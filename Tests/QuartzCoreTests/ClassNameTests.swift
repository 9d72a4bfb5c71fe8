import Expectations
import QuartzCore
import Testing

@MainActor
struct ClassNameTests {
  @Test func `the name of an object's class is a C string that stays`() {
    let name = object_getClassName(CAShapeLayer())
    expect(String(cString: name), equals: "CAShapeLayer")
    expect(object_getClassName(CAShapeLayer()), equals: name)
    expect(String(cString: object_getClassName(nil)), equals: "nil")
  }
}
