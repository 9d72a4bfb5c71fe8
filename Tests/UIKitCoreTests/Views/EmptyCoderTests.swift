import Expectations
import Foundation
import Testing

@testable import UIKit

@MainActor
struct EmptyCoderTests {
  @Test func `a coder of a storyboard has no value for a key of the application`() {
    for coder in [InterfaceCoder { _ in }, TemplateCoder()] as [NSCoder] {
      expect(coder.allowsKeyedCoding)
      expect(!coder.containsValue(forKey: "isExpanded"))
      expectNil(coder.decodeObject(forKey: "isExpanded"))
      expect(!coder.decodeBool(forKey: "isExpanded"))
      expect(coder.decodeInteger(forKey: "count"), equals: 0)
      expect(coder.decodeInt32(forKey: "count") == 0 && coder.decodeInt64(forKey: "count") == 0)
      expect(coder.decodeFloat(forKey: "share") == 0 && coder.decodeDouble(forKey: "share") == 0)
    }
  }
}
