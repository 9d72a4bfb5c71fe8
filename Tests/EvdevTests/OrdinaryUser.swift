import CFakeEvdev

/// Runs `body` on this thread with the rights of a user who owns nothing, even if the process is root.
func asOrdinaryUser<Result>(_ body: () throws -> Result) rethrows -> Result {
  let before = fake_file_user(65_534)
  defer { _ = fake_file_user(before) }
  return try body()
}
