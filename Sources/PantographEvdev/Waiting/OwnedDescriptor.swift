import Glibc

/// A file descriptor that is closed when this value goes out of scope.
struct OwnedDescriptor: ~Copyable {
  let number: Int32

  /// Takes ownership of the descriptor that `call` returns. Throws if the call fails.
  init(_ operation: String, _ path: String, _ call: () -> Int32) throws(EvdevError) {
    switch SystemCall.retry({ Int(call()) }) {
    case .success(let number): self.number = Int32(number)
    case .failure(let error):
      throw .system(operation: operation, path: path, code: error.code)
    }
  }

  init(owning number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }
}
