import Expectations
import PantographGestures
import PantographStage
import Testing

struct SceneExpectationTests {
  @Test func `endings are read in order, with their rules`() throws {
    let expectation = try SceneExpectation("cancel by velocity-against, finish")
    expect(expectation.endings.map(\.outcome), equals: [.cancel, .finish])
    expect(expectation.endings.map(\.rule), equals: [.velocityAgainst, nil])
    try expect(SceneExpectation(" nothing ").endings.isEmpty)
  }

  @Test(arguments: ["", "done", "finish,", "finish by", "finish by magic", "finish cancel"])
  func `anything else is an error that says what is expected`(text: String) {
    #expect(throws: SceneExpectation.Unreadable.self) { try SceneExpectation(text) }
  }
}
