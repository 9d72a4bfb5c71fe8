import CFakeEvdev

/// Runs with the rights of a user who owns nothing, on this thread alone; a root's rights end too.
func asOrdinaryUser<Result>(_ body: () throws -> Result) rethrows -> Result {
  let before = fake_file_user(65_534)
  defer { _ = fake_file_user(before) }
  return try body()
}
