import PantographCommands
import PantographEvdev

/// Runs main-actor code from a command, which is a plain function on the main thread.
package func onMainActor<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
  MainActor.assumeIsolated(body)
}

/// Runs main-actor code that prints and may throw errors of devices.
package func onMainActor(
  _ console: inout Console, _ body: @MainActor (inout Console) throws -> Void
) throws(Failure) {
  let failure: Failure? = MainActor.assumeIsolated {
    do {
      try body(&console)
      return nil
    } catch let error as Failure {
      return error
    } catch let error as EvdevError {
      return Failure(error)
    } catch {
      return Failure(.software, "\(error)")
    }
  }
  if let failure { throw failure }
}
