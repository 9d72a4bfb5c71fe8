import Glibc
import PantographPlainText
import PantographRecordings

/// A file with one part for each of several devices, one after the other, all growing at once.
///
/// The file is valid after every write, with every part in it. After each part but the last there
/// is free room, filled with blank lines that later writes overwrite. When the room of a part is
/// used up, a new file with twice the room replaces this file, so that the total work is
/// proportional to the bytes recorded. If the process is killed during a write, the file contains
/// whole lines only, as a `RecordingFile` does.
final class PartedFile {
  /// The part of the file that holds one device's frames.
  private struct Part {
    var start: Int
    /// The number of bytes written.
    var size: Int
    /// The number of bytes that the part may occupy in place. The last part has no such limit.
    var room: Int
  }

  private static let smallestRoom = 65_536

  /// The path as it was given by the caller.
  let path: String
  /// The path of the file itself if `path` is a symbolic link.
  private let target: String
  private var descriptor: OwnedDescriptor
  private let headSize: Int
  private var parts: [Part] = []

  /// Writes the head and the beginning of each part into an empty file. Throws for a pipe or a
  /// terminal, because they cannot be written at a chosen position.
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
    // From here on writes have a position and do not append.
    let flags = fcntl(descriptor.number, F_GETFL)
    guard fcntl(descriptor.number, F_SETFL, flags & ~O_APPEND) >= 0 else {
      throw failure(ErrorNumber(errno))
    }
  }

  /// The parts in the order of the file, as places to write to.
  var places: [Place] { parts.indices.map { Place(self, $0) } }

  /// The number of bytes written, without the free room between the parts.
  var size: Int { headSize + parts.map(\.size).reduce(0, +) }

  /// Removes the free room between the parts and flushes the file to the disk. If there is no disk
  /// space for the smaller copy, the file stays as it is, which is equally valid.
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

  /// Gives a part twice the room that it needs. If there is no disk space for that, gives it
  /// exactly the room that it needs.
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

  /// Removes what a failed write has written, so that no partial frame stays in the file.
  private func take(back count: Int, from place: Int, in index: Int) {
    guard count > 0 else { return }
    if index == parts.count - 1 {
      _ = SystemCall.retry { Int(ftruncate(descriptor.number, off_t(place))) }
    } else {
      _ = try? write(PageFilling.blank(place..<place + count)[...], descriptor.number, at: place)
    }
  }

  /// Replaces this file with another one in which each part has the room that `room` returns. If
  /// that fails, nothing changes.
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
          // The room ends at the end of a page, where a blank line ends as well.
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
        // Another program has truncated the file.
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

  /// One part of the file, as a place that a recorder writes to.
  final class Place: RecordingPlace {
    private let file: PartedFile
    private let index: Int

    fileprivate init(_ file: PartedFile, _ index: Int) {
      self.file = file
      self.index = index
    }

    var size: Int { file.size(of: index) }

    func append(_ lines: [UInt8]) throws(EvdevError) { try file.append(lines, to: index) }

    /// Does nothing, because the other parts go on. `PartedFile.finish()` ends all parts.
    func finish() {}
  }
}
