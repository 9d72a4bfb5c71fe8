/// A number with a fixed count of decimals, for columns.
struct FixedText: CustomStringConvertible {
  let description: String

  init(_ value: Double, decimals: Int) {
    let text = DecimalText(value, decimals: decimals).description
    let present = text.firstIndex(of: ".").map { text[$0...].count - 1 } ?? 0
    let isNumber = text.last?.isNumber == true && !text.contains("e")
    guard isNumber, decimals > present else {
      description = text
      return
    }
    description =
      text + (present == 0 ? "." : "") + String(repeating: "0", count: decimals - present)
  }
}
