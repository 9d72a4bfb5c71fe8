import PantographDemoWindow
import PantographStudio

/// The program `pantograph-window`, which shows a demo in a window.
@main
enum PantographWindow {
  static func main() {
    Studio.showDemo { session in try WindowDisplay(session) }
  }
}
