import Foundation
import PantographPlainText

/// A log message as iOS code writes it. Private values are shown, too, as the log goes to standard
/// error.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  public struct Privacy: Sendable {
    public static let `public` = Privacy()
    public static let `private` = Privacy()
    public static let sensitive = Privacy()
    public static let auto = Privacy()
  }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<Value>(_ value: Value, privacy: Privacy = .auto) {
      text += "\(value)"
    }
  }

  let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

public struct OSLogType: Hashable, Sendable {
  let name: String

  public static let `default` = OSLogType(name: "notice")
  public static let info = OSLogType(name: "info")
  public static let debug = OSLogType(name: "debug")
  public static let error = OSLogType(name: "error")
  public static let fault = OSLogType(name: "fault")
}

/// A source of log lines, with a subsystem and a category.
public final class OSLog: Sendable {
  let category: String

  public init(subsystem: String, category: String) { self.category = category }

  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")

  func write(_ text: String, _ type: OSLogType) {
    if self === OSLog.disabled { return }
    let place = category.isEmpty ? "" : " \(category)"
    let line: PrintableText = "[\(type.name)\(place)] \(PrintableText(lines: text))\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}

/// A writer of log lines to standard error.
public struct Logger: Sendable {
  private let log: OSLog

  public init() { log = .default }
  public init(_ log: OSLog) { self.log = log }

  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// Writes a log line. The arguments replace `%@`, `%{public}@`, `%d` and similar placeholders.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: Any...
) {
  log.write(LogFormat.filled("\(message)", arguments), type)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: Any...
) {
  log.write(LogFormat.filled("\(message)", arguments), type)
}

package enum LogFormat {
  /// Returns the format with its placeholders replaced by the arguments. A placeholder is a
  /// percent sign, optionally something in braces, flags and digits, and letters up to the kind. A
  /// missing argument becomes `?`.
  package static func filled(_ format: String, _ arguments: [Any]) -> String {
    var text = ""
    var rest = Substring(format)
    var next = 0
    while let sign = rest.firstIndex(of: "%") {
      text += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        text += "%"
        rest = rest.dropFirst()
        continue
      }
      if rest.first == "{", let brace = rest.firstIndex(of: "}") {
        rest = rest[rest.index(after: brace)...]
      }
      rest = rest.drop { $0.isNumber || ".-+# hlqzt".contains($0) }.dropFirst()
      text += next < arguments.count ? "\(arguments[next])" : "?"
      next += 1
    }
    return text + rest
  }
}
