import Glibc
import PantographPlainText
import PantographRecordings

/// A file with a part for each of several devices, one behind the other, all of which grow at once.
///
/// The file is valid after every write, with every part in it. Behind each part but the last there is
/// room, filled with blank lines, which what is added takes the place of. Where the room is used up a file
/// with twice as much takes this one's place, so that the work grows with the bytes that are recorded. A
/// process that is killed in mid-write leaves whole lines, as in a `RecordingFile`.
final class PartedFile {
  /// A device's part.
  private struct Part {
    var start: Int
    /// How much of it is written.
    var size: Int
    /// How far it may grow where it is; the last part may grow on and on.
    var room: Int
  }

  private static let smallestRoom = 65_536

  /// The path as it was given.
  let path: String
  /// The file itself, where the path is a link.
  private let target: String
  private var descriptor: OwnedDescriptor
  private let headSize: Int
  private var parts: [Part] = []

  /// Writes the head and the beginning of each part into a file that is empty. A pipe or a terminal, in
  /// which there is no going back, is refused.
  init(_ file: RecordingFile, head: [UInt8], beginnings: [[UInt8]]) throws(EvdevError) {
    path = file.path
    guard file.isRegular, let real = realpath(FileName.system(path), nil) else {
      throw .system(operation: "write several devices to", path: path, code: ESPIPE)
    }
    defer { free(real) }
    target = FileName.text(UnsafeRawBufferPointer(start: real, count: strlen(real)))
    descriptor = try file.duplicate()
    headSize = head.count
    var place = head.count
    for beginning in beginnings {
      parts.append(Part(start: place, size: beginning.count, room: beginning.count))
      place += beginning.count
    }
    try file.append(head + beginnings.joined(), fillsPages: false)
    // From here on bytes go where they belong and not to the end.
    let flags = fcntl(descriptor.number, F_GETFL)
    guard fcntl(descriptor.number, F_SETFL, flags & ~O_APPEND) >= 0 else {
      throw failure(ErrorNumber(errno))
    }
  }

  /// The parts, in the order of the file.
  var places: [Place] { parts.indices.map { Place(self, $0) } }

  /// How much was written, without the room between.
  var size: Int { headSize + parts.map(\.size).reduce(0, +) }

  /// Closes the room between the parts and puts the file on the disk. Where there is no space for
  /// that the file stays as it is, which is as valid.
  func finish() throws(EvdevError) {
    if parts.dropLast().contains(where: { $0.room > $0.size }) {
      try? rebuild { size, _ in size }
    }
    if fdatasync(descriptor.number) < 0, errno != EINVAL, errno != EROFS {
      throw failure(ErrorNumber(errno))
    }
  }

  fileprivate func size(of index: Int) -> Int { parts[index].size }

  fileprivate func append(_ lines: [UInt8], to index: Int) throws(EvdevError) {
    var bytes = filled(lines, index)
    if index < parts.count - 1, parts[index].size + bytes.count > parts[index].room {
      try grow(index, by: lines.count * 2 + PageFilling.pageSize)
      bytes = filled(lines, index)
    }
    let place = parts[index].start + parts[index].size
    var written = 0
    do throws(ErrorNumber) {
      while written < bytes.count {
        let count = min(bytes.count - written, PageFilling.room(at: place + written))
        written += try write(
          bytes[written..<written + count], descriptor.number, at: place + written)
      }
    } catch {
      take(back: written, from: place, in: index)
      throw failure(error)
    }
    parts[index].size += bytes.count
  }

  /// Twice the room; where there is no space for that, as much as is needed.
  private func grow(_ index: Int, by count: Int) throws(EvdevError) {
    let needed = parts[index].size + count
    do throws(EvdevError) {
      try rebuild { size, part in max(part == index ? needed * 2 : size, Self.smallestRoom) }
    } catch .noSpace {
      try rebuild { size, part in part == index ? needed : size }
    }
  }

  private func filled(_ lines: [UInt8], _ index: Int) -> [UInt8] {
    PageFilling.fill(lines, from: parts[index].start + parts[index].size)
  }

  /// What there was no space for all of is taken back, so that no part of a frame stays.
  private func take(back count: Int, from place: Int, in index: Int) {
    guard count > 0 else { return }
    if index == parts.count - 1 {
      _ = SystemCall.retry { Int(ftruncate(descriptor.number, off_t(place))) }
    } else {
      _ = try? write(PageFilling.blank(place..<place + count)[...], descriptor.number, at: place)
    }
  }

  /// Another file takes this one's place, in which each part has the room that is asked for. Nothing
  /// changes where that fails.
  private func rebuild(_ room: (_ size: Int, _ part: Int) -> Int) throws(EvdevError) {
    let name = "\(target).\(getpid()).part"
    let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC
    let made = SystemCall.retry { Int(open(FileName.system(name), flags, 0o600)) }
    let new: OwnedDescriptor
    switch made {
    case .success(let number): new = OwnedDescriptor(owning: Int32(number))
    case .failure(let error): throw failure(error)
    }
    var moved: [Part] = []
    do throws(ErrorNumber) {
      var status = stat()
      if fstat(descriptor.number, &status) == 0 { fchmod(new.number, status.st_mode & 0o777) }
      try copy(0..<headSize, to: new.number, at: 0)
      var place = headSize
      for (index, part) in parts.enumerated() {
        try copy(part.start..<part.start + part.size, to: new.number, at: place)
        var next = Part(start: place, size: part.size, room: part.size)
        place += part.size
        let wanted = room(part.size, index)
        if index < parts.count - 1, wanted > part.size {
          // The room ends with a page, and so with a blank line's end.
          let pages = (next.start + wanted + PageFilling.pageSize - 1) / PageFilling.pageSize
          let end = pages * PageFilling.pageSize
          let blank = PageFilling.blank(place..<end)
          var done = 0
          while done < blank.count {
            done += try write(blank[done...], new.number, at: place + done)
          }
          next.room = end - next.start
          place = end
        }
        moved.append(next)
      }
      guard rename(FileName.system(name), FileName.system(target)) == 0 else {
        throw ErrorNumber(errno)
      }
    } catch {
      unlink(FileName.system(name))
      throw failure(error)
    }
    descriptor = new
    parts = moved
  }

  private func copy(_ range: Range<Int>, to other: Int32, at place: Int) throws(ErrorNumber) {
    var buffer = [UInt8](repeating: 0, count: min(max(range.count, 1), Self.smallestRoom))
    var from = range.lowerBound
    while from < range.upperBound {
      let wanted = min(buffer.count, range.upperBound - from)
      let result = SystemCall.retry {
        buffer.withUnsafeMutableBytes {
          pread(descriptor.number, $0.baseAddress, wanted, off_t(from))
        }
      }
      switch result {
      case .failure(let error): throw error
      case .success(let count):
        // Somebody cut the file off.
        guard count > 0 else { throw ErrorNumber(EIO) }
        var done = 0
        while done < count {
          done += try write(
            buffer[done..<count], other, at: place + from - range.lowerBound + done)
        }
        from += count
      }
    }
  }

  private func write(
    _ bytes: ArraySlice<UInt8>, _ file: Int32, at place: Int
  ) throws(ErrorNumber) -> Int {
    let result = SystemCall.retry {
      bytes.withUnsafeBytes { pwrite(file, $0.baseAddress, $0.count, off_t(place)) }
    }
    switch result {
    case .success(let count): return count
    case .failure(let error): throw error
    }
  }

  private func failure(_ error: ErrorNumber) -> EvdevError {
    .writing(path, error, kept: size)
  }

  /// One part.
  final class Place: RecordingPlace {
    private let file: PartedFile
    private let index: Int

    fileprivate init(_ file: PartedFile, _ index: Int) {
      self.file = file
      self.index = index
    }

    var size: Int { file.size(of: index) }

    func append(_ lines: [UInt8]) throws(EvdevError) { try file.append(lines, to: index) }

    /// The other parts go on; `PartedFile.finish()` ends all of them.
    func finish() {}
  }
}
