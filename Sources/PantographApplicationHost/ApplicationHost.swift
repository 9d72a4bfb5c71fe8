import PantographStudio

/// Runs an application as its command line says: without a display from a recording, with pictures
/// and films as output, or in a terminal.
@preconcurrency @MainActor
public enum ApplicationHost {
  /// Makes `UIApplication.run` follow the command line. Call it before anything else. The `main()`
  /// of a ported application does so.
  public static func install() { ApplicationProgram.install(window: nil) }
}
