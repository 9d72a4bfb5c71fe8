import PantographStudio

/// Lets an application run as its command line says: headless from a recording, with pictures and films of
/// it, or in a terminal.
@preconcurrency @MainActor
public enum ApplicationHost {
  /// From now on `UIApplication.run` does what the command line asks for. Call it first of all; a ported
  /// application's `main()` does.
  public static func install() { ApplicationProgram.install(window: nil) }
}
