import PantographDemoWindow
import PantographStudio

/// Does the same as `ApplicationHost`, and adds `--window`, which shows the application in a
/// Wayland or X11 window.
@preconcurrency @MainActor
public enum ApplicationWindow {
  /// Makes `UIApplication.run` follow the command line. Call it before anything else. The `main()`
  /// of a ported application does so.
  public static func install() {
    ApplicationProgram.install { session in try WindowDisplay(session) }
  }
}

/// Installs the host with a window. The kit's `PantographApplicationHost` calls this function.
@c(pantograph_application_window)
@MainActor
public func installApplicationWindow() { ApplicationWindow.install() }
