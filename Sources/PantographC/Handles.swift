/// A handle that owns the object.
func newHandle<Object: AnyObject>(_ object: Object) -> OpaquePointer {
  OpaquePointer(Unmanaged.passRetained(object).toOpaque())
}

/// The object of a handle that somebody else owns.
func object<Object: AnyObject>(
  of handle: OpaquePointer, _ type: Object.Type
) -> Object {
  Unmanaged<Object>.fromOpaque(UnsafeRawPointer(handle)).takeUnretainedValue()
}

/// The object of a handle that nobody may use any more.
func takeObject<Object: AnyObject>(
  of handle: OpaquePointer?, _ type: Object.Type
) -> Object? {
  handle.map { Unmanaged<Object>.fromOpaque(UnsafeRawPointer($0)).takeRetainedValue() }
}

/// Writes a text with a 0 behind it, cut off between two characters where it is too long.
///
/// - Returns: the bytes of the whole text, without the 0.
func write(
  _ text: String, into buffer: UnsafeMutablePointer<CChar>?, _ size: Int
) -> Int {
  let bytes = Array(text.utf8)
  guard let buffer, size > 0 else { return bytes.count }
  var count = min(bytes.count, size - 1)
  // A byte that goes on with a character is no place to cut.
  while count > 0, count < bytes.count, bytes[count] & 0xC0 == 0x80 { count -= 1 }
  for index in 0..<count { buffer[index] = CChar(bitPattern: bytes[index]) }
  buffer[count] = 0
  return bytes.count
}

/// A C string as text; what is no UTF-8 in it is replaced.
func text(_ pointer: UnsafePointer<CChar>) -> String {
  var count = 0
  while pointer[count] != 0 { count += 1 }
  let bytes = UnsafeRawBufferPointer(start: pointer, count: count)
  return String(decoding: bytes, as: UTF8.self)
}
