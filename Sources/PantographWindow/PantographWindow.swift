import DemoWindow
import PantographCLI

/// The program `pantograph-window`: a demo in a window.
@main
enum PantographWindow {
  static func main() {
    Pantograph.showDemo { session in try WindowDisplay(session) }
  }
}
