import PantographCLI
import PantographCommands
import PantographDemos
import PantographGestures
import PantographPlainText
import PantographRecordingFiles
import PantographRecordings
import PantographRendering
import PantographStage
import PantographTouches
import PantographTuning
import PantographTuningPage

/// Plays a recording into a scene and reports the outcomes.
struct SceneReplay {
  private let file: String
  private let scene: DemoScene
  private let policy: ReleasePolicy
  private let isJSON: Bool
  /// The files for pictures: a film strip for `.png`, a film for other extensions.
  private let films: [String]
  /// The files for pages.
  private let pages: [String]
  /// The number of moments in a film strip.
  private let moments: Int
  /// The file that the trace is written to; nil if no trace is wanted.
  private let tracePath: String?
  private let isOverwriting: Bool
  /// The mapping of the device to the scene; nil for that of the recording or of the device's kind.
  private let mapping: TouchMapping?
  /// The layout and the motion of the scene, unless the recording says that the scene was mirrored.
  private let look: SceneLook
  private let loader: RecordingLoader

  init(_ invocation: Invocation) throws(Failure) {
    file = invocation.arguments[0]
    scene = try Command.demoScene(named: invocation.value(.scene) ?? "")
    policy = try Command.releasePolicy(invocation)
    isJSON = invocation.has(.json)
    films = invocation.all(.film)
    pages = invocation.all(.html)
    moments = Int(invocation.number(.moments) ?? Double(SceneFilm.usualMoments))
    tracePath = invocation.value(.trace)
    isOverwriting = invocation.has(.force)
    mapping = try DemoShow.mapping(invocation)
    look = SceneLook(invocation)
    loader = RecordingLoader(invocation)
    if invocation.has(.moments), !films.contains(where: { FilmKind(path: $0) == .strip }) {
      throw Failure(.usage, "--moments has no effect without a strip: --film FILE.png")
    }
  }

  /// Creates a replay of a recording that exists already, to be drawn only.
  init(
    file: String, scene: DemoScene, policy: ReleasePolicy, mapping: TouchMapping?,
    look: SceneLook, isJSON: Bool, films: [String], pages: [String] = [],
    moments: Int = SceneFilm.usualMoments, tracePath: String? = nil, isOverwriting: Bool,
    loader: RecordingLoader
  ) {
    self.file = file
    self.scene = scene
    self.policy = policy
    self.mapping = mapping
    self.look = look
    self.isJSON = isJSON
    self.films = films
    self.isOverwriting = isOverwriting
    self.loader = loader
    self.pages = pages
    self.moments = moments
    self.tracePath = tracePath
  }

  func run(console: inout Console) throws(Failure) -> ExitCode {
    var loader = loader
    let recording = try StoredRecording(file, &loader, console: &console)
    return try run(recording, console: &console)
  }

  func run(_ recording: Recording, console: inout Console) throws(Failure) -> ExitCode {
    try run(StoredRecording(recording), console: &console)
  }

  private func run(_ stored: StoredRecording, console: inout Console) throws(Failure) -> ExitCode {
    let recording = stored.frame
    let expectation = try Self.expectation(of: recording, in: scene.name, file: file)
    var track = try stored.touchTrack(file: file)
    track.thresholds = policy.recognition
    var setting = Setting(mapping: mapping ?? Self.mapping(of: recording), look: look)
    setting.look.add(notesOf: recording)
    for film in films {
      guard FilmKind(path: film) != nil else {
        throw Failure(
          .usage,
          "--film \(film) must end in .png for a strip, or .webp, .gif, .mp4 or .webm for a film")
      }
    }
    var entries = SceneEntries(expects: expectation?.endings.count ?? 0, collectsJSON: isJSON)
    let report = try play(track, setting, &entries)
    for film in films { try write(film, of: report, track, setting, console: &console) }
    for page in pages { try writePage(page, of: report, track, setting) }
    // A scene cannot tell the end of a recording from a file that is no longer readable.
    if let failure = track.events.failure { throw Failure(failure) }
    let difference = expectation?.difference(from: entries.endings, of: entries.transitionCount)
    if isJSON {
      let json = SceneReportJSON(
        report: report, entries: entries, file: file, expects: expectation != nil,
        difference: difference)
      try json.write { text throws(Failure) in try console.print(PrintableText(lines: text)) }
    } else {
      try console.print(
        SceneReportText(
          report, file: file, expectation: expectation, difference, style: console.outputStyle
        ).text)
    }
    return difference == nil ? .success : .notAsExpected
  }

  /// Returns the outcome that a recording expects of a scene; nil if it expects none.
  static func expectation(
    of recording: Recording, in scene: String, file: String
  ) throws(Failure) -> SceneExpectation? {
    guard let text = recording.expectation(in: scene) else { return nil }
    do throws(SceneExpectation.Unreadable) {
      return try SceneExpectation(text)
    } catch {
      throw Failure(
        .data, "\(file): '#: expect: \(text)' has \"\(error.found)\"",
        advice: ["Expected: \(error.expected)."])
    }
  }

  /// Returns the device's mapping that a recording notes; nil without such a note.
  static func mapping(of recording: Recording) -> TouchMapping? {
    recording.note(TouchMapping.noteKey).flatMap { TouchMapping(named: $0) }
  }

  /// Returns the first track of a touch device, or the first one with movements if no device has
  /// events.
  static func touchTrack(
    of recording: Recording, file: String
  ) throws(Failure) -> RecordingTrack {
    guard
      let track = recording.tracks.first(where: {
        !$0.events.isEmpty && $0.header.device.map(DeviceKind.init) != .other
      }) ?? recording.tracks.first(where: { !$0.deltas.isEmpty })
    else { throw Failure(.data, "\(file) has no events of a touch device") }
    return track
  }

  /// The mapping of a recording and the look of its scene.
  private struct Setting {
    var mapping: TouchMapping?
    var look: SceneLook
  }

  /// Plays the recording. `entries` takes the whole report, which is returned without the entries
  /// after the first ones if it is long.
  private func play(
    _ track: StoredTrack, _ setting: Setting, _ entries: inout SceneEntries
  ) throws(Failure) -> SceneReport {
    let (scene, policy, isTraced) = (scene, policy, tracePath != nil)
    // The main actor uses the file only while this function waits for it.
    nonisolated(unsafe) let trace = try tracePath.map { path throws(Failure) in
      try TraceFile(
        path, of: file, overwrites: isOverwriting, since: max(track.start, .zero + scene.lead),
        head: [
          TraceFile.name(of: file), ("scene", JSONWriter.quoted(scene.name)),
          ("policy", scene.isApplication ? "null" : JSONWriter.quoted(policy.name)),
        ])
    }
    nonisolated(unsafe) var taken = entries
    let played: Result<SceneReport, Failure> = onMainActor {
      let detour = scene.isApplication ? OutputDetour(away: false) : nil
      defer { detour?.end() }
      let run = SceneRun(
        scene, policy: policy, contacts: track.contacts, mapping: setting.mapping,
        look: setting.look, collectsTrace: isTraced)
      do throws(Failure) {
        return .success(
          try run.run { run, piece throws(Failure) in
            try trace?.add(run.stage.takeTrace())
            if let piece { try taken.add(piece, since: run.firstTime) }
          })
      } catch {
        return .failure(error)
      }
    }
    let report = try played.get()
    try taken.end()
    entries = taken
    if let failure = track.events.failure { throw Failure(failure) }
    try trace?.commit()
    return report
  }

  private func write(
    _ path: String, of report: SceneReport, _ track: StoredTrack, _ setting: Setting,
    console: inout Console
  ) throws(Failure) {
    let (scene, policy, moments) = (scene, policy, moments)
    guard let kind = FilmKind(path: path) else { return }
    let result: Result<[UInt8], RenderingError> = onMainActor {
      let detour = scene.isApplication ? OutputDetour.silence() : nil
      defer { detour?.end() }
      let film = SceneFilm(scale: kind == .strip ? 0.5 : 1) {
        SceneRun(
          scene, policy: policy, contacts: track.contacts, mapping: setting.mapping,
          look: setting.look)
      }
      do throws(RenderingError) {
        switch kind {
        case .strip:
          return .success(
            try FilmStrip.image(of: film.strips(of: report, moments: moments)).pngBytes())
        case .animation: return .success(try film.animation(of: report))
        case .video(let format): return .success(try film.video(of: report, format: format))
        }
      } catch {
        return .failure(error)
      }
    }
    if kind != .strip, let cut = SceneFilm.cut(of: report) {
      let left = DecimalText(cut.seconds, decimals: 1)
      try console.warn(
        "\(path) leaves out the last \(left) s: a film has at most \(SceneFilm.mostPictures) pictures"
      )
    }
    try save(result, to: path)
  }

  private func writePage(
    _ path: String, of report: SceneReport, _ track: StoredTrack, _ setting: Setting
  ) throws(Failure) {
    let (scene, policy, file) = (scene, policy, file)
    // The decisions of an application cannot be judged again here.
    let judge =
      scene.isApplication
      ? nil
      : SceneJudgeSection(
        SceneData(report, of: track, setting.mapping, by: policy.thresholds), scene: scene.name)
    let result: Result<[UInt8], RenderingError> = onMainActor {
      let detour = scene.isApplication ? OutputDetour.silence() : nil
      defer { detour?.end() }
      let film = SceneFilm {
        SceneRun(
          scene, policy: policy, contacts: track.contacts, mapping: setting.mapping,
          look: setting.look)
      }
      // The folder is left out, because a page is meant for sending and the path is private.
      let name = file.split(separator: "/").last.map { PrintableText(String($0)).description }
      do throws(RenderingError) {
        var page = ScenePage(
          file == "-" ? "standard input" : name ?? "", of: report, film: film)
        page.appendix = judge?.html ?? ""
        return .success(Array(try page.html().utf8))
      } catch {
        return .failure(error)
      }
    }
    try save(result, to: path)
  }

  private func save(_ made: Result<[UInt8], RenderingError>, to path: String) throws(Failure) {
    let bytes: [UInt8]
    switch made {
    case .success(let made): bytes = made
    case .failure(let error): throw Failure(error, of: path)
    }
    do throws(RecordingFileError) {
      var output = try OutputFile.create(path, overwrite: isOverwriting)
      try output.write(bytes)
      try output.commit()
    } catch {
      throw Failure(error)
    }
  }
}

extension Failure {
  /// Creates the failure to draw the file at `path`.
  init(_ error: RenderingError, of path: String) {
    let code: ExitCode =
      switch error {
      case .programMissing: .unavailable
      case .impossibleSize, .drawingFailed, .tooManyPixels, .notPNG, .notJPEG, .cannotWrite,
        .cannotRead, .unknownFormat:
        .software
      }
    self.init(code, "\(path): \(error)")
  }
}

/// The kind of a film, chosen by the extension of its file.
private enum FilmKind: Equatable {
  case strip, animation
  case video(VideoEncoder.Format)

  init?(path: String) {
    if path.hasSuffix(".png") {
      self = .strip
    } else if path.hasSuffix(".webp") {
      self = .animation
    } else if let format = VideoEncoder.Format(path: path) {
      self = .video(format)
    } else {
      return nil
    }
  }
}
