extension ScreenReader {
  /// The rotors of the focused element and of the elements around it.
  var rotors: [UIAccessibilityCustomRotor] {
    var found: [UIAccessibilityCustomRotor] = []
    var responder = focus ?? elements.first
    while let current = responder {
      found += current.accessibilityCustomRotors ?? []
      responder = current.next
    }
    return found
  }

  /// Chooses the next or previous rotor, and says its name.
  func chooseRotor(by step: Int) {
    let names = rotors.map(\.name)
    guard !names.isEmpty else { return say("no rotor") }
    let start = names.firstIndex { $0 == chosenRotor } ?? (step > 0 ? -1 : names.count)
    let name = names[(start + step + names.count) % names.count]
    chosenRotor = name
    say(name)
  }

  /// Moves the focus to the next or previous element of the chosen rotor, or of the first one if none is chosen. Returns
  /// false if there is none.
  @discardableResult
  func moveInRotor(_ direction: UIAccessibilityCustomRotor.Direction) -> Bool {
    let rotors = rotors
    guard let rotor = rotors.first(where: { $0.name == chosenRotor }) ?? rotors.first else {
      say("no rotor")
      return false
    }
    let question = UIAccessibilityCustomRotorSearchPredicate()
    question.searchDirection = direction
    question.currentItem.targetElement = focus
    guard let element = rotor.itemSearchBlock(question)?.targetElement as? UIResponder else {
      say("no further element in \(rotor.name)")
      return false
    }
    focus(on: element)
    return true
  }
}
