import PantographCommands
import PantographPlainText
import PantographRecordingFiles

#if canImport(Glibc)
  import Glibc
#endif

/// The archive or folder that a bundle is written to. Only its owner may read it.
struct BundlePlace {
  private enum Form {
    case packed, archive, folder
  }

  /// The path as the user gave it.
  let path: String
  private let overwrites: Bool
  private let form: Form

  /// The name of a bundle if the user gives none.
  static let usual = "pantograph-check.tar.gz"
  /// The endings of an archive's name.
  static let endings = ["tar.gz", "tgz", "tar"]

  init(_ path: String, overwrites: Bool) throws(Failure) {
    guard path != "-" else {
      throw Failure(
        .usage, "a bundle cannot be written to standard output; name a file or a folder")
    }
    self.path = path
    self.overwrites = overwrites
    let name = path.lowercased()
    form =
      name.hasSuffix(".tar.gz") || name.hasSuffix(".tgz")
      ? .packed : name.hasSuffix(".tar") ? .archive : .folder
  }

  /// Throws if the bundle exists and may not be overwritten.
  func check() throws(Failure) {
    guard form == .folder else {
      return try OutputPlace(path: path, overwrites: overwrites).check()
    }
    for file in ["README.txt", "findings.txt"] {
      try OutputPlace(path: "\(path)/\(file)", overwrites: overwrites).check()
    }
  }

  /// Writes the bundle of a report. If there is no room for all files, plots and then recordings are
  /// left out, and the bundle says so. Returns what was left out, as the end of a sentence.
  func write(_ report: CheckReport) throws(Failure) -> String? {
    var report = report
    for weight in [BundleFile.Weight.plot, .recording, .finding] {
      do throws(RecordingFileError) {
        try write(BundleFile.all(for: report, upTo: weight))
        return report.omission
      } catch {
        guard Self.isForRoom(error), weight > .finding else { throw Failure(error) }
        report.omission =
          weight == .plot
          ? "the disk has no room for the plots" : "the disk has no room for recordings and plots"
      }
    }
    return report.omission
  }

  /// Whether a smaller file could be written in place of the one that failed.
  private static func isForRoom(_ error: RecordingFileError) -> Bool {
    switch error {
    case .cannotWrite(_, let number), .cannotCreate(_, let number):
      [ENOSPC, EFBIG, EDQUOT].contains(number)
    case .cannotOpen, .isDevice, .cannotRead, .empty, .unrecognized, .noDescription, .malformed,
      .exists, .refused, .cannotKeep, .notWritable, .tooManyTracks:
      false
    }
  }

  private func write(_ files: [BundleFile]) throws(RecordingFileError) {
    switch form {
    case .archive: try write(Self.archive(files), to: path)
    case .packed: try write(GzipWriter.packed(Self.archive(files)), to: path)
    case .folder: try writeFolder(files)
    }
  }

  static func archive(_ files: [BundleFile]) -> [UInt8] {
    var tar = TarWriter()
    for file in files { tar.add("\(BundleFile.folder)/\(file.name)", file.bytes) }
    tar.finish()
    return tar.bytes
  }

  /// Writes the files one by one. If one of them fails, those that were written are removed, to make
  /// room for a smaller bundle.
  private func writeFolder(_ files: [BundleFile]) throws(RecordingFileError) {
    var written: [String] = []
    do throws(RecordingFileError) {
      try makeFolder(path)
      for file in files {
        if let slash = file.name.lastIndex(of: "/") {
          try makeFolder("\(path)/\(file.name[..<slash])")
        }
        try write(file.bytes, to: "\(path)/\(file.name)")
        written.append("\(path)/\(file.name)")
      }
    } catch {
      for name in written { unlink(FileName.system(name)) }
      // A folder that is not empty stays.
      for name in ["recordings", "plots"] { rmdir(FileName.system("\(path)/\(name)")) }
      throw error
    }
  }

  /// Creates a folder that only its owner may open, unless it exists.
  private func makeFolder(_ path: String) throws(RecordingFileError) {
    guard mkdir(FileName.system(path), 0o700) != 0, errno != EEXIST else { return }
    throw .cannotCreate(path: path, errno: errno)
  }

  private func write(_ bytes: [UInt8], to path: String) throws(RecordingFileError) {
    var file = try OutputFile.create(path, overwrite: overwrites, permissions: .personal)
    try file.write(bytes)
    try file.commit()
  }
}
