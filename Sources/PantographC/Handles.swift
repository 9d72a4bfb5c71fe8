/// Returns a handle that owns the object.
func newHandle<Object: AnyObject>(_ object: Object) -> OpaquePointer {
  OpaquePointer(Unmanaged.passRetained(object).toOpaque())
}

/// Returns the object of a handle without changing its ownership.
func object<Object: AnyObject>(
  of handle: OpaquePointer, _ type: Object.Type
) -> Object {
  Unmanaged<Object>.fromOpaque(UnsafeRawPointer(handle)).takeUnretainedValue()
}

/// Returns the object of a handle and takes its ownership; the handle must not be used again.
func takeObject<Object: AnyObject>(
  of handle: OpaquePointer?, _ type: Object.Type
) -> Object? {
  handle.map { Unmanaged<Object>.fromOpaque(UnsafeRawPointer($0)).takeRetainedValue() }
}

/// Writes a text with a terminating zero. A text that is too long is cut off between two
/// characters. A `size` above the largest `Int`, which arrives as a negative number, cuts off
/// nothing.
///
/// - Returns: The number of bytes of the whole text, without the zero.
func write(
  _ text: String, into buffer: UnsafeMutablePointer<CChar>?, _ size: Int
) -> Int {
  let bytes = Array(text.utf8)
  guard let buffer, size != 0 else { return bytes.count }
  var count = size < 0 ? bytes.count : min(bytes.count, size - 1)
  // A continuation byte of a character is no place to cut.
  while count > 0, count < bytes.count, bytes[count] & 0xC0 == 0x80 { count -= 1 }
  for index in 0..<count { buffer[index] = CChar(bitPattern: bytes[index]) }
  buffer[count] = 0
  return bytes.count
}

/// Returns a C string as text; invalid UTF-8 is replaced.
func text(_ pointer: UnsafePointer<CChar>) -> String {
  var count = 0
  while pointer[count] != 0 { count += 1 }
  let bytes = UnsafeRawBufferPointer(start: pointer, count: count)
  return String(decoding: bytes, as: UTF8.self)
}
