import Foundation
import PantographPlainText

// On iOS every object can be an argument of a format. Foundation takes few types here.

/// Writes a formatted line to the log. `%@` takes any value.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func NSLog(_ format: String, _ args: Any?...) {
  let text = PrintableText(lines: String(format: format, arguments: args.map(formattable)))
  NSLog("%@", NSString(string: text.description))
}

extension String {
  /// Creates a formatted text. `%@` takes any value.
  @_disfavoredOverload
  public init(format: String, _ arguments: Any?...) {
    self.init(format: format, arguments: arguments.map(formattable))
  }

  @_disfavoredOverload
  public init(format: String, locale: Locale?, _ arguments: Any?...) {
    self.init(format: format, locale: locale, arguments: arguments.map(formattable))
  }
}

extension NSString {
  /// Creates a formatted text. `%@` and `%p` take any object.
  @_disfavoredOverload
  public convenience init(format: NSString, _ arguments: Any?...) {
    self.init(string: String(format: "\(format)", arguments: arguments.map(formattable)))
  }
}

extension NSMutableString {
  /// Adds a formatted text. `%@` takes any value.
  public func appendFormat(_ format: NSString, _ arguments: Any?...) {
    append(String(format: "\(format)", arguments: arguments.map(formattable)))
  }
}

/// Returns the object that Foundation formats in place of a value.
func formattable(_ value: Any?) -> any CVarArg {
  switch value {
  case nil: NSString("(null)")
  case let text as String: NSString(string: text)
  case let value as any CVarArg: value
  case .some(let value): NSString(string: "\(value)")
  }
}
