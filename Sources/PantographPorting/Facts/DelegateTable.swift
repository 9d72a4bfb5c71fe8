/// The protocols of delegates and data sources, as UIKit declares them. `make inert-names` writes this file, and a test
/// compares it.
enum DelegateTable {
  static let text = """
    """
}
