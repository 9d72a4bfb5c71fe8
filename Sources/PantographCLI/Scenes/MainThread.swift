/// Runs what belongs to the main actor from a command, which is a plain function on the main thread.
func onMainActor<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
  MainActor.assumeIsolated(body)
}
