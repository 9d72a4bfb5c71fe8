/// The first stored property of each class whose objects are values in attributed strings.
///
/// Foundation on Linux compares such values with `CFEqual`, which reads the word after the header of every object as
/// the type number of a CoreFoundation object (bits 8 to 17). For the number 0 it ends the program; for all other
/// numbers it compares the class of the object and then calls `isEqual`. Without this property the word is whatever
/// the class stores first: a color whose red is 0.5 ended the program, a color whose red is 0.3 did not.
package struct CoreFoundationMark: Sendable {
  /// Type 1, "CFType": no Swift class is registered for it.
  private let word: UInt = 1 << 8

  package init() {}
}
