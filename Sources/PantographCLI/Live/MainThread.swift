import PantographCommands
import PantographEvdev

/// Runs main-actor code from a command, which is a plain function on the main thread.
package func onMainActor<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
  MainActor.assumeIsolated(body)
}

/// Runs main-actor code that prints and may throw errors of devices. Returns its result.
@discardableResult
package func onMainActor<Value: Sendable>(
  _ console: inout Console, _ body: @MainActor (inout Console) throws -> Value
) throws(Failure) -> Value {
  let result: Result<Value, Failure> = MainActor.assumeIsolated {
    do {
      return .success(try body(&console))
    } catch let error as Failure {
      return .failure(error)
    } catch let error as EvdevError {
      return .failure(Failure(error))
    } catch {
      return .failure(Failure(.software, "\(error)"))
    }
  }
  return try result.get()
}
