import Foundation
import UIKit
import ViewTesting

extension MemberWalk {
  /// Adds a field and a text view with the keyboard of the screen, on which the finger types.
  func addKeyboard() {
    let field = UITextField()
    place(field, CGRect(x: 20, y: 60, width: 300, height: 34))
    let text = UITextView()
    place(text, CGRect(x: 20, y: 110, width: 300, height: 80))
    let types: [UIKeyboardType] = [
      .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad,
      .emailAddress, .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
    ]
    let capitals: [UITextAutocapitalizationType] = [.none, .words, .sentences, .allCharacters]
    members += [
      { bits in _ = field.becomeFirstResponder() },
      { bits in _ = text.becomeFirstResponder() },
      { bits in
        field.keyboardType = types[bits % types.count]
        field.reloadInputViews()
      },
      { bits in
        text.keyboardType = types[bits % types.count]
        text.reloadInputViews()
      },
      { bits in
        field.returnKeyType = UIReturnKeyType(rawValue: bits % 12) ?? .done
        field.reloadInputViews()
      },
      { bits in
        field.autocapitalizationType = capitals[bits % 4]
        text.autocapitalizationType = capitals[bits / 4 % 4]
        field.reloadInputViews()
      },
      { bits in
        field.enablesReturnKeyAutomatically = bits % 2 == 0
        field.isSecureTextEntry = bits % 5 == 0
        field.reloadInputViews()
      },
      { bits in
        field.keyboardAppearance = [.default, .dark, .light][bits % 3]
        field.reloadInputViews()
      },
      { bits in field.text = ["", "Word ", "One. ", "x) ", "Say \""][bits % 5] },
      { bits in text.text = ["", "Word ", "One. ", "x) ", "3  "][bits % 5] },
      { [unowned self] bits in
        // The keys are in the lower part of the window. Several short taps write a word.
        for place in 0..<1 + bits % 4 {
          let spot = bits / 4 + place * 7919
          fingers.down(1, Double(spot % 356 + 2), Double(430 + spot / 356 % 205))
          if bits % 3 == 0 {
            fingers.down(2, Double(spot / 3 % 356 + 2), Double(430 + spot / 5 % 205))
            fingers.lift(2)
          }
          if bits % 5 == 0 { fingers.move(1, Double(spot % 300 + 20), 500) }
          fingers.wait(Int64([20, 20, 700][bits % 3]))
          bits % 11 == 0 ? fingers.cancel(1) : fingers.lift(1)
        }
      },
      { [unowned self] bits in
        // The space bar, twice.
        for _ in 0..<2 {
          fingers.down(1, 180, 620)
          fingers.lift(1)
          fingers.wait(Int64(bits % 3) * 100 + 20)
        }
      },
      { [unowned self] bits in
        window.frame.size =
          [CGSize(width: 360, height: 640), CGSize(width: 640, height: 360)][
            bits % 5 == 0 ? 1 : 0]
      },
      { bits in if bits % 4 == 0 { _ = field.resignFirstResponder() } },
      { [unowned self] _ in note("\(field.text ?? "-") / \(text.text ?? "-")") },
    ]
  }
}
