import Glibc

/// Calls the C library. An error becomes a value, and a call that a signal interrupts is repeated.
enum SystemCall {
  /// Repeats a call while signals interrupt it. Returns its result, or the error's number.
  static func retry(_ call: () -> Int) -> Result<Int, ErrorNumber> {
    while true {
      let result = call()
      if result >= 0 { return .success(result) }
      let code = errno
      if code != EINTR { return .failure(ErrorNumber(code)) }
    }
  }
}

/// An error number of `errno.h`.
struct ErrorNumber: Error, Hashable {
  var code: Int32

  init(_ code: Int32) {
    self.code = code
  }
}
