import PantographPlainText

/// A number of bytes in the largest unit in which it is at least 1.
package struct ByteCountText: CustomStringConvertible {
  package let description: String

  package init(_ count: Int) {
    var value = Double(count)
    var units = [count == 1 ? "byte" : "bytes", "kB", "MB", "GB", "TB"][...]
    while value >= 1000, units.count > 1 {
      value /= 1000
      units.removeFirst()
    }
    description = "\(DecimalText(value, decimals: value < 100 ? 1 : 0)) \(units.first ?? "")"
  }
}
