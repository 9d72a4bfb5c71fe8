import CPantographCairo

/// Cairo's messages for its error codes.
enum CairoStatusText {
  static func of(_ status: cairo_status_t) -> String {
    guard let text = cairo_status_to_string(status) else { return "error \(status.rawValue)" }
    return String(cString: text)
  }
}
