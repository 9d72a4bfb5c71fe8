#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The system's messages for its error numbers.
package enum SystemErrorText {
  package static func of(_ code: Int32) -> String {
    #if canImport(Glibc) || canImport(Musl)
      var buffer = [CChar](repeating: 0, count: 256)
      guard strerror_r(code, &buffer, buffer.count) == 0 else { return "error \(code)" }
      let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      return String(decoding: bytes, as: UTF8.self)
    #else
      return "error \(code)"
    #endif
  }
}
