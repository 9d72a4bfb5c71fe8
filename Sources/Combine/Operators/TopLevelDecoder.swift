import Foundation

/// A decoder of whole documents.
public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T>(_ type: T.Type, from: Input) throws -> T where T: Decodable
}

/// An encoder of whole documents.
public protocol TopLevelEncoder {
  associatedtype Output
  func encode<T>(_ value: T) throws -> Output where T: Encodable
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
