extension TestTree {
  /// The source of the steps of a test, which XCTest on Linux does not have.
  static let activities = """
    protocol XCTActivity { var name: String { get } }
    private struct Activity: XCTActivity { let name: String }
    enum XCTContext {
      static func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
      ) rethrows -> Result { try block(Activity(name: name)) }
    }

    """
}
