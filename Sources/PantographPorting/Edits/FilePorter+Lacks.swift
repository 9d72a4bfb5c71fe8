extension FilePorter {
  /// Notes a name that UIKit has on iOS but not here.
  mutating func lack(_ index: Int) {
    let name = file[index]
    if file[index + 1] == ":", file[index - 1] == "(" { lackPicture(index) }
    if let message = Self.withoutMethods[name], !isDeclared(name) { note(index, name, message) }
    guard let message = missing.message(for: name) else { return }
    // The names of a framework that is not here would repeat one reason at each use.
    if LackingNames.message(for: name) == nil, missing.firstUse(of: name) != index { return }
    note(index, name, message)
  }

  /// The functions of the Objective-C runtime that compile and find nothing.
  private static let withoutMethods: [String: String] = [
    "class_getInstanceMethod": "finds no method to exchange and returns nil: override the method",
    "class_getClassMethod": "finds no method to exchange and returns nil: override the method",
    "class_addMethod": "adds no method and returns false: declare the method",
    "class_replaceMethod": "replaces no method: override the method",
  ]

  /// Notes `UIImage(systemName: "x")` and `UIImage(named: "x")` if no picture has that name.
  private mutating func lackPicture(_ index: Int) {
    guard file.kind(index + 2) == .string, file[index + 3] == ")" || file[index + 3] == "," else {
      return
    }
    let name = String(file[index + 2].dropFirst().dropLast())
    guard !name.isEmpty, !name.contains("\\"), !name.contains("\"") else { return }
    if file[index] == "systemName", pictures.isSymbol?(name) == false {
      note(
        index, name, "has no drawing here: a name of iOS gives a frame with dots, another one nil")
    }
    if file[index] == "named" || file[index] == "resourceName",
      ["UIImage", "#imageLiteral"].contains(file[index - 2]), let files = pictures.files,
      !files.contains(name.split(separator: ".").first.map(String.init) ?? name)
    {
      note(index, name, "has no image file: the image is nil")
    }
  }

  func isDeclared(_ name: String) -> Bool {
    facts.types.declared.contains(name)
  }
}
