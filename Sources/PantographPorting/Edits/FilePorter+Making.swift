// On iOS the runtime creates the object in calls such as `T()` of a generic parameter,
// `self.init(nibName: …)` in a class method of an extension, and `cell.init(style: …)` of a
// variable that contains a class. Here `makeObject` creates it, with the same arguments.
extension FilePorter {
  /// The argument labels of the initializers that can be called for any class.
  static let made: Set<[String]> = [
    [], ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["type"],
    ["reuseIdentifier"],
  ]

  /// Edits `T(frame: .zero)`, `T.init()` and `Self()`. Returns the token at which to continue.
  mutating func makeObject(_ index: Int) -> Int? {
    if file[index] == "init", file[index - 1] == ".", ![".", "("].contains(file[index + 1]),
      file[index - 3] != ".", file[index - 2] != "Self", isClassName(index - 2)
    {
      // Matches `make: View.init`, the initializer as a function.
      edits.replace(index - 2, with: "{ \(file[index - 2])")
      edits.replace(index, with: "makeObject() }")
      return index + 1
    }
    if makesOwnClass(index) { return makeOwnClass(index) }
    guard let open = openOfMaking(index) ?? openOfImplicitMaking(index),
      Self.made.contains(file.argumentLabels(open))
    else { return nil }
    if file.argumentLabels(open) == ["type"], !isButton(index) { return nil }
    if file[index] == "init" {
      edits.replace(index, with: "makeObject")
    } else {
      edits.add(".makeObject", after: index)
    }
    return index + 1
  }

  /// Returns whether a generic parameter stands for a button.
  private func isButton(_ index: Int) -> Bool {
    (0..<file.count).contains {
      file[$0] == "UIButton" && file[$0 - 1] == ":" && file[$0 - 2] == file[index]
    }
  }

  private func openOfMaking(_ index: Int) -> Int? {
    guard file[index + 1] == "(", file.touchesNext(index) else { return nil }
    if file[index] == "init" {
      guard file[index - 1] == "." else { return nil }
      return isClassValue(index - 2, labels: file.argumentLabels(index + 1)) ? index + 1 : nil
    }
    guard file[index - 1] != ".", !["func", "class", "struct", "enum"].contains(file[index - 1]),
      isClassName(index)
    else { return nil }
    return index + 1
  }

  func isClassName(_ index: Int) -> Bool {
    if file[index] == "Self" { return isSelfMade(index) }
    if facts.creation.parameters[file.path]?.isParameter(file[index], at: index) ?? false {
      return true
    }
    // The protocol of an extension may be in another file.
    guard facts.creation.associatedTypes.contains(file[index]),
      !facts.types.declared.contains(file[index]),
      let type = facts.type(in: file.path, around: index)
    else { return false }
    return type.kind == .extension && facts.types.protocol(named: type.name) != nil
  }

  /// Returns whether the expression before `.init` is a class that is known only at run time.
  private func isClassValue(_ last: Int, labels: [String]) -> Bool {
    let name = file[last]
    if name == ")" {
      // Matches `type(of: self)` and `(cell as! UITableViewCell.Type)`.
      guard let open = file.opening(last) else { return false }
      return file[open - 1] == "type" && file[open + 1] == "of" && isOfClass(open + 3)
        || file[last - 1] == "Type" && file[last - 2] == "."
    }
    guard file.isWord(last) else { return false }
    if name == "self" { return isInTypeMethod(last) && isSelfMade(last) }
    if isClassName(last) { return true }
    return name.first?.isLowercase == true && name != "super"
      && (facts.creation.parameters[file.path]?.isVariable(name) == true || isCastToClass(last)
        || [["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"]].contains(labels)
        || labels.isEmpty && (listsClasses || isFromClasses(last)))
  }

  /// Returns whether a name is bound to a value of a list of classes of the sources, such as
  /// `var cells = [String: Cell.Type]()` in `if let cell = cells[name]`.
  private func isFromClasses(_ index: Int) -> Bool {
    let first = max(index - Self.reach, 2)
    guard
      let place = (first..<max(index, first)).last(where: {
        file[$0] == file[index] && ["let", "var"].contains(file[$0 - 1]) && file[$0 + 1] == "="
      })
    else { return false }
    let list = file[place + 2] == "self" && file[place + 3] == "." ? place + 4 : place + 2
    guard file[list + 1] == "[" || file[list + 1] == "." else { return false }
    return (0..<file.count).contains { declaration in
      file[declaration] == file[list] && ["let", "var"].contains(file[declaration - 1])
        && (declaration + 2..<min(declaration + 10, file.count)).contains {
          file[$0] == "Type" && file[$0 - 1] == "." && file[$0 + 1] == "]"
            && facts.types.isClass(file[$0 - 2]) && facts.foreignAncestor(of: file[$0 - 2]) != nil
        }
    }
  }

  /// Whether the file has a list of classes, such as `[("Default", Page.self)]`, of which a variable
  /// may contain one.
  private var listsClasses: Bool {
    (0..<file.count).contains {
      file[$0] == "self" && file[$0 - 1] == "." && facts.types.isClass(file[$0 - 2])
        && facts.foreignAncestor(of: file[$0 - 2]) != nil && [")", ",", "]"].contains(file[$0 + 1])
        && file[$0 - 3] == ","
    }
  }

  /// Returns whether a name stands for a class by `let cellClass = type as! UITableViewCell.Type`.
  private func isCastToClass(_ index: Int) -> Bool {
    let first = max(index - Self.reach, 2)
    guard
      let place = (first..<max(index, first)).last(where: {
        file[$0] == file[index] && file[$0 - 1] == "let" && file[$0 + 1] == "="
      }),
      let cast = (place..<min(place + 20, index)).first(where: { file[$0] == "as" })
    else { return false }
    let type = file.isWord(cast + 1) ? cast + 1 : cast + 2
    return file[type].hasPrefix("UI") && file[type + 1] == "." && file[type + 2] == "Type"
  }

  /// Our value: more tokens than there are between a variable and its use in one function.
  private static let reach = 200

  private func isOfClass(_ index: Int) -> Bool { file[index] != "self" || isSelfMade(index) }

  /// Returns whether `Self` is a class of UIKit, or a class of the sources with an ancestor outside
  /// the sources. In the extension of a protocol, `Self` must have a constraint.
  func isSelfMade(_ index: Int) -> Bool {
    guard let type = facts.type(in: file.path, around: index) else { return false }
    switch type.kind {
    case .class: return facts.foreignAncestor(of: type.name) != nil
    case .extension:
      if facts.types.protocol(named: type.name) != nil {
        return (type.keyword..<type.brace).contains {
          file[$0] == "Self" && [":", "="].contains(file[$0 + 1])
        }
      }
      if facts.types.isClass(type.name) { return facts.foreignAncestor(of: type.name) != nil }
      return type.name == "NSObject"
        || ["UI", "CA"].contains { type.name.hasPrefix($0) }
          && !Self.structures.contains(type.name) && !facts.types.declared.contains(type.name)
    case .struct, .enum, .protocol, .actor: return false
    }
  }

  /// Returns whether a token is in a method or property of the type itself, not of its instances.
  func isInTypeMethod(_ index: Int) -> Bool {
    let around = facts.type(in: file.path, around: index)?.brace
    var brace = file.brace(around: index)
    while let current = brace, current != around {
      var place = current - 1
      while place > 0, !["{", "}", ";"].contains(file[place]) {
        if [")", "]"].contains(file[place]) { place = file.opening(place) ?? 0 }
        if file[place] == "init" { return false }
        if ["func", "var", "subscript"].contains(file[place]) {
          var modifier = place - 1
          while TypeReader.modifiers.contains(file[modifier]) || file[modifier].hasPrefix("@") {
            if ["class", "static"].contains(file[modifier]) { return true }
            modifier -= 1
          }
          break
        }
        place -= 1
      }
      brace = file.brace(around: current)
    }
    return false
  }
}
