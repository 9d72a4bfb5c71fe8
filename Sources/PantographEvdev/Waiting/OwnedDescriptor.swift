import Glibc

/// A file descriptor that is closed with its owner.
struct OwnedDescriptor: ~Copyable {
  let number: Int32

  /// Takes over what a call returned; throws what it failed with.
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
