import PantographTouches

extension Recording {
  /// Returns the recording with this note, set like `[RecordingNote].set`.
  public func settingNote(_ key: String, to value: String) throws(EditError) -> Recording {
    let isBad = { (byte: UInt8) in byte == 0x0a || byte == 0x0d }
    guard !key.isEmpty, !key.utf8.contains(where: { $0 <= 0x20 || $0 == UInt8(ascii: ":") }),
      !value.utf8.contains(where: isBad)
    else { throw .unwritableNote(key: key) }
    var copy = self
    copy.notes.set(RecordingNote(key: key, value: value))
    return copy
  }

  /// Returns the recording without the notes of this key.
  public func removingNotes(_ key: String) -> Recording {
    var copy = self
    copy.notes.removeAll { $0.key == key }
    return copy
  }
}
