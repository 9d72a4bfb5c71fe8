/// Finds the initial values of stored properties in classes, such as `let button = { … }()`.
///
/// No object exists yet when these values are computed, so `self` is a function there. A control
/// with such a target sends its action to the first responder that implements it.
struct StoredValues {
  /// Whether each token is part of the initial value of a stored property.
  private var isInside: [Bool]

  init(_ file: SourceText, _ types: [TypeFacts]) {
    isInside = Array(repeating: false, count: file.count)
    for type in types where type.kind == .class {
      for range in Self.ranges(file, type) {
        for index in range where index < isInside.count { isInside[index] = true }
      }
    }
  }

  func contains(_ index: Int) -> Bool { isInside.indices.contains(index) && isInside[index] }

  private static func ranges(_ file: SourceText, _ type: TypeFacts) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    let end = min(type.end, file.count)
    var index = type.brace + 1
    var isLater = false
    while index < end {
      switch file[index] {
      case "lazy", "static", "class": isLater = true
      case "{", "(", "[":
        if file.kind(index) == .symbol { index = file.closing(index) ?? end }
      case "let", "var":
        if !isLater, let value = value(file, from: index + 1, until: end) {
          ranges.append(value)
          index = value.upperBound - 1
        }
        isLater = false
      case "func", "init", "subscript": isLater = false
      default: break
      }
      index += 1
    }
    return ranges
  }

  /// Returns the tokens after the equals sign, up to the next declaration or the property
  /// observers.
  private static func value(_ file: SourceText, from start: Int, until end: Int) -> Range<Int>? {
    var index = start
    while index < end, file[index] != "=" {
      if ["{", "}", ";", "func", "var", "let", "init"].contains(file[index]) { return nil }
      if ["(", "[", "<"].contains(file[index]), file.kind(index) == .symbol, file[index] != "<" {
        index = file.closing(index) ?? end
      }
      index += 1
    }
    let first = index + 1
    index = first
    while index < end, !isDeclaration(file[index]) {
      if file[index] == "{", ["didSet", "willSet"].contains(file[index + 1]) { break }
      if ["{", "(", "["].contains(file[index]), file.kind(index) == .symbol {
        index = file.closing(index) ?? end
      }
      index += 1
    }
    return first < index ? first..<min(index, end) : nil
  }

  private static func isDeclaration(_ word: String) -> Bool {
    word.hasPrefix("@") || TypeReader.modifiers.contains(word)
      || [
        "let", "var", "func", "init", "deinit", "subscript", "struct", "enum", "typealias",
        "extension", "protocol", "}", ";", "#if", "#endif",
      ].contains(word)
  }
}

extension SourceFacts {
  /// Returns whether a token is part of the initial value of a stored property.
  func isInStoredValue(_ file: SourceText, _ index: Int) -> Bool {
    stored.values[file.path]?.contains(index) ?? false
  }
}
