import Foundation
import Glibc

/// Encodes pictures as GIF, MP4 or WebM with ffmpeg, if it is installed.
///
/// The pictures are written to a pipe, and the film is returned in memory. So nothing is left
/// behind on a disk, even if one of the two programs is killed.
public final class VideoEncoder {
  /// The format of a film.
  public enum Format: String, CaseIterable, Sendable {
    case gif, mp4, webm

    /// Creates the format with the extension of a file's name; nil for other extensions.
    public init?(path: String) {
      guard let format = Format.allCases.first(where: { path.hasSuffix(".\($0.rawValue)") }) else {
        return nil
      }
      self = format
    }

    /// The arguments for ffmpeg.
    fileprivate var arguments: [String] {
      switch self {
      case .gif:
        [
          "-filter_complex",
          "[0:v]split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=bayer",
          "-loop", "0", "-f", "gif",
        ]
      case .mp4:
        [
          "-c:v", "libx264", "-preset", "veryfast", "-crf", "18", "-pix_fmt", "yuv420p",
          "-movflags", "+faststart", "-f", "mp4",
        ]
      case .webm:
        ["-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-pix_fmt", "yuv420p", "-f", "webm"]
      }
    }

    /// The number of pictures per second. A GIF counts in hundredths of a second and grows with
    /// each picture, so it gets fewer.
    public var framesPerSecond: Double { self == .gif ? 25 : 60 }
  }

  private let width: Int
  private let height: Int
  private let input: Int32
  private let output: Int32
  private let errors: Int32
  private let process: pid_t
  private var isOver = false
  private var count = 0

  /// Starts ffmpeg. Videos need even sides, so an odd width or height is padded by one pixel.
  public init(
    width: Int, height: Int, format: Format, framesPerSecond: Double
  ) throws(RenderingError) {
    guard width > 0, height > 0, width <= 16_384, height <= 16_384 else {
      throw .impossibleSize(width: Double(width), height: Double(height))
    }
    self.width = width
    self.height = height
    let film = Self.memory()
    let words = Self.memory()
    var ends: [Int32] = [-1, -1]
    guard film >= 0, words >= 0, pipe(&ends) == 0 else {
      for descriptor in [film, words] where descriptor >= 0 { close(descriptor) }
      throw .drawingFailed("no room for a film: \(String(cString: strerror(errno)))")
    }
    // ffmpeg must not inherit this end of the pipe: closing the end marks the last picture.
    _ = fcntl(ends[1], F_SETFD, FD_CLOEXEC)
    let even = format == .gif ? [] : ["-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2"]
    let arguments =
      [
        "ffmpeg", "-nostdin", "-hide_banner", "-loglevel", "error", "-y", "-threads", "1",
        "-f", "rawvideo", "-pix_fmt", "bgra", "-s", "\(width)x\(height)",
        "-r", "\(framesPerSecond)", "-i", "pipe:0",
      ] + even + format.arguments + [
        "-fflags", "+bitexact", "-flags:v", "+bitexact", "-map_metadata", "-1",
        "/proc/\(getpid())/fd/\(film)",
      ]
    let child = Self.spawn(arguments, input: ends[0], errors: words)
    close(ends[0])
    guard let child else {
      for descriptor in [ends[1], film, words] { close(descriptor) }
      throw .programMissing(format: format.rawValue, program: "ffmpeg")
    }
    process = child
    input = ends[1]
    output = film
    errors = words
    // Writing after ffmpeg has ended must return an error instead of killing the process.
    signal(SIGPIPE, SIG_IGN)
  }

  deinit {
    if !isOver {
      close(input)
      kill(process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    close(output)
    close(errors)
  }

  /// Adds the next picture.
  public func add(_ image: PixelImage) throws(RenderingError) {
    guard image.width == width, image.height == height else {
      throw .drawingFailed(
        "a frame of \(image.width) × \(image.height) pixels in a film of \(width) × \(height)")
    }
    let isWritten = image.pixels.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = write(input, bytes.baseAddress! + done, bytes.count - done)
        if count > 0 {
          done += count
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
    guard isWritten else { throw failure() }
    count += 1
  }

  /// Ends the film and returns its bytes.
  public func finish() throws(RenderingError) -> [UInt8] {
    guard count > 0 else { throw .drawingFailed("a film without pictures") }
    guard end() else { throw failure() }
    return contents(of: output)
  }

  /// Waits for ffmpeg, and returns whether it succeeded.
  private func end() -> Bool {
    guard !isOver else { return false }
    isOver = true
    close(input)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status == 0
  }

  private func failure() -> RenderingError {
    _ = end()
    let words = String(decoding: contents(of: errors), as: UTF8.self)
    let line = words.split(separator: "\n").last.map(String.init)
    return .drawingFailed("ffmpeg: \(line ?? "ended without a word")")
  }

  private func contents(of descriptor: Int32) -> [UInt8] {
    let size = Int(lseek(descriptor, 0, SEEK_END))
    guard size > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = pread(descriptor, buffer.baseAddress! + count, size - count, off_t(count))
        if got <= 0 { break }
        count += got
      }
    }
  }

  /// Creates an unnamed file in memory, and returns its descriptor; negative if that failed.
  private static func memory() -> Int32 {
    for attempt in 0..<100 {
      let name = "/pantograph-\(getpid())-\(attempt)"
      let descriptor = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
      if descriptor >= 0 {
        shm_unlink(name)
        return descriptor
      }
      if errno != EEXIST { break }
    }
    return -1
  }

  /// Starts a program, and returns its process id; nil if the program does not exist.
  private static func spawn(_ arguments: [String], input: Int32, errors: Int32) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    guard posix_spawnp(&child, arguments[0], &actions, nil, words, environ) == 0 else {
      return nil
    }
    return child
  }
}
