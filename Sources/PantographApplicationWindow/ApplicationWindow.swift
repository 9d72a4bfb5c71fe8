import PantographDemoWindow
import PantographStudio

/// What `ApplicationHost` does, and `--window` besides: the application in a window of Wayland or X11.
@preconcurrency @MainActor
public enum ApplicationWindow {
  /// From now on `UIApplication.run` does what the command line asks for. Call it first of all; a ported
  /// application's `main()` does.
  public static func install() {
    ApplicationProgram.install { session in try WindowDisplay(session) }
  }
}

/// What the kit's `PantographApplicationHost` calls for an application in a window.
@c(pantograph_application_window)
@MainActor
public func installApplicationWindow() { ApplicationWindow.install() }
