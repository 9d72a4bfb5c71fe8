import PantographStudio

/// Runs an application as its command line says: without a display from a recording, with pictures
/// and films as output, or in a terminal.
@preconcurrency @MainActor
public enum ApplicationHost {
  /// Makes `UIApplication.run` follow the command line. Call it before anything else. The `main()`
  /// of a ported application does so.
  public static func install() { ApplicationProgram.install(window: nil) }
}

#if canImport(Glibc)
  import Glibc
#endif

/// Installs the host of an application that is linked with the kit. In the kit,
/// `PantographApplicationHost` is a C header with only this function, so that compiling an
/// application needs no module below UIKit.
///
/// The library with the window, and SDL with it, is loaded only if the command line asks for a
/// window.
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

/// The error of an application that cannot be shown in a window.
private struct MissingWindow: Error, CustomStringConvertible {
  let reason: String

  var description: String { "there is no window: \(reason)" }
}
