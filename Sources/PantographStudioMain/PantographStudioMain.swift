import PantographStudio

/// The program `pantograph-studio`.
@main
enum PantographStudioMain {
  static func main() { Studio.main() }
}
