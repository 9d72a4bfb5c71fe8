import Glibc
import PantographPlainText
import PantographRecordingFiles
import PantographRecordings

/// Labelled recordings: those that tables of labels name, and those whose notes have a label.
package struct RecognitionCorpus: Sendable {
  /// A recording of the corpus, before it is read.
  package struct Entry: Sendable {
    enum Source: Sendable {
      /// A file, and the description of its device if the file may have none.
      case file(String, description: String?)
      case entry(CorpusEntry)
    }

    package var name: String
    let source: Source
    /// The row of a table that names the recording; nil if the label is in the recording's notes.
    let row: LabelTable.Row?

    /// The path of the recording's own file; nil for a member of an archive.
    package var path: String? {
      switch source {
      case .file(let path, _): path
      case .entry(let entry): entry.path
      }
    }

    func load() throws(RecordingFileError) -> LoadedRecording {
      switch source {
      case .file(let path, let description):
        return try RecordingFile.load(path, description: description)
      case .entry(let entry): return try entry.load()
      }
    }
  }

  /// The reason why a corpus cannot be read at all.
  package enum Problem: Error {
    case corpus(CorpusError)
    case file(RecordingFileError)
    case table(path: String, LabelTable.Problem)
  }

  package private(set) var entries: [Entry] = []
  /// The recordings that a table names and that do not exist.
  package private(set) var missing: [String] = []

  /// The name of a table of labels in a folder of recordings.
  package static let tableName = "labels.tsv"

  /// The largest size of a table, in bytes: that of a hundred thousand rows.
  private static let longestTable = 16 << 20

  /// Finds the labelled recordings of some places. A place is a table of labels, a folder with one,
  /// or any place of a `Corpus`. Subfolders with tables of their own are included.
  package init(
    _ places: [String], unpacking limit: Int = Corpus.usualUnpackedSize
  ) throws(Problem) {
    for place in places {
      let tables = Self.tables(in: place)
      for table in tables { try add(table) }
      if tables.isEmpty { try addCorpus(place, limit) }
    }
  }

  private mutating func addCorpus(_ place: String, _ limit: Int) throws(Problem) {
    do throws(CorpusError) {
      let corpus = try Corpus([place], unpacking: limit)
      for index in 0..<corpus.count {
        let entry = corpus[index]
        entries.append(Entry(name: entry.name, source: .entry(entry), row: nil))
      }
    } catch {
      throw .corpus(error)
    }
  }

  private mutating func add(_ table: String) throws(Problem) {
    let bytes: [UInt8]
    do throws(RecordingFileError) {
      bytes = try WholeFile.read(table, atMost: Self.longestTable)
    } catch {
      throw .file(error)
    }
    guard bytes.count <= Self.longestTable else {
      throw .table(path: table, LabelTable.Problem(line: 1, sentence: "the table is too large"))
    }
    let rows: [LabelTable.Row]
    do throws(LabelTable.Problem) {
      rows = try LabelTable(String(decoding: bytes, as: UTF8.self)).rows
    } catch {
      throw .table(path: table, error)
    }
    let folder = table.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .joined(separator: "/")
    for row in rows {
      let path = folder.isEmpty ? row.file : "\(folder)/\(row.file)"
      guard Self.exists(path) else {
        missing.append(path)
        continue
      }
      // The description of the device of the logs in `link/` is in `link.evemu`.
      let own = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        .joined(separator: "/")
      let description = own.isEmpty ? nil : own + ".evemu"
      entries.append(
        Entry(
          name: path,
          source: .file(path, description: description.flatMap { Self.exists($0) ? $0 : nil }),
          row: row))
    }
  }

  // MARK: Finding tables

  /// Returns the tables of a place: itself, or those in a folder and its subfolders.
  private static func tables(in place: String) -> [String] {
    guard isFolder(place) else { return place.hasSuffix(".tsv") ? [place] : [] }
    let folder = place.hasSuffix("/") ? String(place.dropLast()) : place
    var tables: [String] = []
    if exists("\(folder)/\(tableName)") { tables.append("\(folder)/\(tableName)") }
    guard let stream = opendir(folder) else { return tables }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    for name in names.sorted() where exists("\(folder)/\(name)/\(tableName)") {
      tables.append("\(folder)/\(name)/\(tableName)")
    }
    return tables
  }

  private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
