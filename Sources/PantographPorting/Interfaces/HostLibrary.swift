/// The library that lets a ported application run as its command line says.
package enum HostLibrary: String, CaseIterable, Sendable {
  /// With windows.
  case window = "PantographApplicationWindow"
  /// With recordings, films and a terminal.
  case application = "PantographApplicationHost"
  case none
  /// The library that the compiler finds. In a package with several targets it also finds libraries
  /// that only other targets use.
  case found

  var importing: String {
    switch self {
    case .window, .application: "import \(rawValue)\n"
    case .none: ""
    case .found:
      """
      #if canImport(PantographApplicationWindow)
        import PantographApplicationWindow
      #elseif canImport(PantographApplicationHost)
        import PantographApplicationHost
      #endif

      """
    }
  }

  /// The function that installs the library, which the application's `main()` calls first.
  var installing: String {
    let statements =
      switch self {
      case .window: "  ApplicationWindow.install()\n"
      case .application: "  ApplicationHost.install()\n"
      case .none: ""
      case .found:
        """
          #if canImport(PantographApplicationWindow)
            ApplicationWindow.install()
          #elseif canImport(PantographApplicationHost)
            ApplicationHost.install()
          #endif

        """
      }
    return """
      /// Lets the application run as its command line says, where a library that does is linked.
      @MainActor func useApplicationHost() {
      \(statements)}

      """
  }
}
