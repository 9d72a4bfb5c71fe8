import Expectations
import Foundation
import Testing
import UIKit

struct ListFormatterTests {
  @Test(arguments: [
    ("en_US", "ash, elm, and oak"), ("en_GB", "ash, elm and oak"), ("de_DE", "ash, elm und oak"),
  ])
  func `a list is joined in the words of a language`(_ language: String, _ text: String) {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: language)
    expect(formatter.string(from: ["ash", "elm", "oak"]), equals: text)
  }

  @Test func `items are written by their formatter, and other objects have no text`() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    expect(formatter.string(for: [1, 2]), equals: "1 and 2")
    let numbers = NumberFormatter()
    numbers.numberStyle = .spellOut
    numbers.locale = Locale(identifier: "en_US")
    formatter.itemFormatter = numbers
    expect(formatter.string(from: [1, 2]), equals: "one and two")
    expectNil(formatter.string(from: ["text"]))
    expectNil(formatter.string(for: "text"))
    expect(ListFormatter.localizedString(byJoining: ["ash"]), equals: "ash")
  }
}
