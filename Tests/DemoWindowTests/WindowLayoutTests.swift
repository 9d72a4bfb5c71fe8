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
}
