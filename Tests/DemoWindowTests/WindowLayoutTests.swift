import Expectations
import PantographDemoWindow
import Testing

struct WindowLayoutTests {
  @Test func `a wide window has the words at its right, at most in three fifths of it`() {
    let wide = WindowLayout(width: 1580, height: 1688, scale: 2)
    expect(wide.scene, equals: WindowSurface.Area(width: 780, height: 1688))
    expect(wide.words, equals: WindowSurface.Area(x: 780, width: 800, height: 1688))
    expect(WindowLayout(width: 500, height: 400, scale: 1).words.width, equals: 300)
  }

  @Test func `a tall window has the words below`() {
    let tall = WindowLayout(width: 400, height: 900, scale: 1)
    expect(tall.scene, equals: WindowSurface.Area(width: 400, height: 620))
    expect(tall.words, equals: WindowSurface.Area(y: 620, width: 400, height: 280))
  }

  @Test func `words are beside a scene that is as wide as four fifths of its height, or wider`() {
    for scale in [1, 2] {
      func isBeside(_ width: Int, _ height: Int) -> Bool {
        WindowLayout(width: width * scale, height: height * scale, scale: Double(scale)).words.x > 0
      }
      expect(isBeside(800, 1000) && isBeside(801, 1000) && !isBeside(799, 1000))
      // The scene beside the words is at least 240 wide, unless the window is as wide as high.
      expect(isBeside(599, 700) && !isBeside(597, 700))
      expect(isBeside(400, 400) && !isBeside(399, 400))
    }
  }
}
