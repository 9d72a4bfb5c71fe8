import Expectations
import Testing

@testable import GestureTesting

struct TestFilterTests {
  @Test func `a test runs where a pattern matches it, or where there is none`() {
    expect(TestFilter([]).takes("M.CardTests/testA"))
    expect(TestFilter(["CardTests/testA$", "Page"]).takes("M.CardTests/testA"))
    expect(!TestFilter(["CardTests/testA$"]).takes("M.CardTests/testAll"))
  }

  @Test func `tests that are left out by name or by class do not run`() {
    let filter = TestFilter(["Tests"], leftOut: ["M.CardTests/testA", "M.PageTests"])
    expect(!filter.takes("M.CardTests/testA"))
    expect(filter.takes("M.CardTests/testB"))
    expect(!filter.takes("M.PageTests/testA"))
    expect(filter.takes("M.PageTestsMore/testA"))
  }
}
