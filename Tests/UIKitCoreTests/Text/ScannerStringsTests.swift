import Expectations
import Foundation
import Testing
import UIKit

struct ScannerStringsTests {
  @Test func `a scan stores what it finds as an NSString`() {
    let scanner = Scanner(string: "<b>one</b>")
    scanner.charactersToBeSkipped = nil
    var found: NSString?
    expect(scanner.scanString("<", into: &found))
    expect(found, equals: "<")
    expect(scanner.scanCharacters(from: .alphanumerics, into: &found))
    expect(found, equals: "b")
    expect(!scanner.scanString("<", into: &found))
    expect(found, equals: "b")
    expect(scanner.scanUpTo("</", into: &found))
    expect(found, equals: ">one")
    expect(scanner.scanUpToCharacters(from: CharacterSet(charactersIn: ">"), into: &found))
    expect(found, equals: "</b")
    expect(scanner.scanString(">", into: &found))
    expect(scanner.isAtEnd)
  }
}
