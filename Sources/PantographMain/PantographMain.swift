import PantographCLI

/// The program `pantograph`.
@main
enum PantographMain {
  static func main() { Pantograph.main() }
}
