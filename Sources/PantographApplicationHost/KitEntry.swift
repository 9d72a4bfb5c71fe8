import PantographStudio

#if canImport(Glibc)
  import Glibc
#endif

/// Installs the host of an application that is linked with the kit. The kit's module `PantographApplicationHost` is a
/// C header with this function, so that a compiler of applications needs no module below UIKit's.
///
/// The library with the window is loaded where the command line asks for one, and SDL with it.
@c(pantograph_application_host)
@MainActor
public func installApplicationHost() {
  guard CommandLine.arguments.contains("--window") else { return ApplicationHost.install() }
  guard let library = dlopen("libPantographKitWindow.so", RTLD_NOW),
    let entry = dlsym(library, "pantograph_application_window")
  else {
    let reason = dlerror().map { String(cString: $0) } ?? "the kit has no window"
    return ApplicationProgram.install { _ in throw MissingWindow(reason: reason) }
  }
  typealias Install = @convention(c) @MainActor () -> Void
  unsafeBitCast(entry, to: Install.self)()
}

/// Why an application cannot be shown in a window.
private struct MissingWindow: Error, CustomStringConvertible {
  let reason: String

  var description: String { "there is no window: \(reason)" }
}
