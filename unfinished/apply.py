import shutil
S='/work/w/kit/Sources/'
for f in ('SourceWatch','RunMoment','WatchedRun'):
    shutil.copy(f'/tmp/kit/new/{f}.swift', S+f'PantographStudio/Running/{f}.swift')
def sub(p, *pairs):
    s=open(p).read()
    for a,b in pairs:
        assert a in s, (p,a)
        s=s.replace(a,b,1)
    open(p,'w').write(s)
sub(S+'PantographStudio/Commands/RunWork.swift',
('''    let program = try build.run(console: &console)
    try console.flush()
    let isTerminal = isatty(STDIN_FILENO) == 1 && console.outputIsTerminal
    try become(program, words(invocation, build.kit, isTerminal: isTerminal))
''','''    let isTerminal = isatty(STDIN_FILENO) == 1 && console.outputIsTerminal
    let words = words(invocation, build.kit, isTerminal: isTerminal)
    if invocation.has(.watchSources) {
      return try WatchedRun(build: build, words: words).run(console: &console)
    }
    let program = try build.run(console: &console)
    try console.flush()
    try become(program, words)
'''),
('''      for: Command.run.options.filter { $0.name != Option.xcodeTarget.name } + [.color, .quiet])
''','''      for: Command.run.options.filter { !own.contains($0.name) } + [.color, .quiet])
'''),
('''  /// Becomes the application.
''','''  /// The options that are not the application's.
  private static let own: Set<String> = [Option.xcodeTarget.name, Option.watchSources.name]

  /// Becomes the application.
'''))
sub(S+'PantographCLI/Commands/RunCommand.swift',
('''    help: "the target of an Xcode project to run; the first application's otherwise")
''','''    help: "the target of an Xcode project to run; the first application's otherwise")
  package static let watchSources = Option(
    "watch",
    help: "run it again when a source changes, at the same moment of the same recording")
'''),
('      .xcodeTarget, .tree.excl','      .xcodeTarget, .watchSources, .tree.excl'),
('''        "pantograph run Cards --replay hand.evemu --film out.png", "Draws a strip of that"),
''','''        "pantograph run Cards --replay hand.evemu --film out.png", "Draws a strip of that"),
      Example(
        "pantograph run Cards --window --replay hand.evemu --watch",
        "Plays the hand, and goes on with each new version of the sources"),
'''))
sub(S+'PantographStudio/Running/ApplicationCache.swift',
('''  let name: String
  private let folder''','''  let name: String
  /// The folder with the application's sources, links resolved.
  let source: String
  private let folder'''),
('''    name = Self.programName(target ?? source)
''','''    name = Self.programName(target ?? source)
    let isProject = source.hasSuffix(".xcodeproj")
    self.source = isProject ? (source as NSString).deletingLastPathComponent : source
'''))
sub(S+'PantographDemos/Showing/DemoSession.swift',
('''    /// How scenes are laid out and move.
    public var look = SceneLook()
''','''    /// How scenes are laid out and move.
    public var look = SceneLook()
    /// How long the scene has lived when it is first shown; a recording is played up to there at once.
    public var age = TimeSpan.zero
    /// Whether it stands still then.
    public var isPaused = false
'''),
('''    history = History(time: clock.now, policy: settings.policy)
    run = Self.makeRun(scene, settings.policy, hand, keyQueue, settings, clock.now)
    notice = settings.notice
''','''    let birth = clock.now - settings.age
    history = History(time: birth, policy: settings.policy)
    run = Self.makeRun(scene, settings.policy, hand, keyQueue, settings, birth)
    pace.isPaused = settings.isPaused
    notice = settings.notice
'''),
('''    if let path = settings.recordingPath { try startRecording(path) }
  }
''','''    if let path = settings.recordingPath { try startRecording(path) }
    if settings.age > .zero { run.advance(to: now) }
    setPace()
  }
'''),
('''  /// The scene's time.
  var now: Timestamp { clock.now - pace.lag }
''','''  /// The scene's time.
  var now: Timestamp { clock.now - pace.lag }

  /// How long the scene has lived, in its own time.
  public var age: TimeSpan { max(now - history.time, .zero) }

  /// Whether time stands still.
  public var isPaused: Bool { pace.isPaused }
'''))
sub(S+'PantographStudio/Demo/DemoShow.swift',
('''      let session = try DemoSession(scene, hand: hand, clock: clock, settings: settings)
      let report = try show(session)
''','''      if track != nil, let moment = RunMoment.left() {
        (settings.age, settings.isPaused) = (moment.age, moment.isPaused)
      }
      let session = try DemoSession(scene, hand: hand, clock: clock, settings: settings)
      let report = try show(session)
      // Another program goes on where this one was ended; its user has not asked for an end.
      if RunMoment.file != nil, !session.isOver {
        if track != nil { RunMoment(age: session.age, isPaused: session.isPaused).leave() }
        return
      }
'''))
T='/work/w/kit/Tests/'
sub(T+'DemosTests/DemoSessionTests.swift',('''  @Test func `what keys did before is done again,''','''  @Test func `a recording goes on at the moment at which another session stood`() throws {
    let room = try FakeRoom()
    let track = try Self.track("phone-swipe-down-125hz")
    let first = try DemoSession(.card, hand: .recording(track, name: "swipe"), clock: room.clock)
    for _ in 0..<50 { first.press(.step(1)) }
    first.advance()
    var settings = DemoSession.Settings()
    (settings.age, settings.isPaused) = (first.age, first.isPaused)
    let later = try DemoSession(
      .card, hand: .recording(track, name: "swipe"), clock: try FakeRoom().clock,
      settings: settings)
    #expect((first.caption.progress ?? 0) > 0.1)
    #expect(later.caption.progress == first.caption.progress)
    #expect(later.caption.state == first.caption.state)
    later.press(.step(1))
    later.advance()
    #expect(later.caption.progress != first.caption.progress)
  }

  @Test func `what keys did before is done again,'''))
open(T+'PantographCLITests/Commands/WatchedRunTests.swift','w').write('''import Foundation
import PantographTouches
import TemporaryFolders
import Testing

@testable import PantographStudio

struct WatchedRunTests {
  @Test func `a moment is read as it was written`() {
    let moment = RunMoment(age: .milliseconds(1500), isPaused: true)
    #expect(RunMoment(moment.text) == moment)
    #expect(RunMoment("1500 running")?.isPaused == false)
  }

  @Test(arguments: ["", "1500", "-1 running", "x running", "1 walking", "86400000001 running"])
  func `anything else is no moment`(text: String) {
    #expect(RunMoment(text) == nil)
  }

  @Test(arguments: [
    ("Card.swift", true), ("Main.storyboard", true), (".Card.swift.swp", false),
    ("Card.swift~", false), ("#Card.swift#", false), ("4913", false), ("", false),
  ])
  func `files that editors keep for themselves are no sources`(name: String, counts: Bool) {
    #expect(SourceWatch.counts(name) == counts)
  }

  @Test func `a file that changes below the folder is noticed, also in a folder that came`() throws {
    let home = try TemporaryFolder()
    let folder = home.path
    let watch = try SourceWatch(folder)
    #expect(try !watch.read())
    try Data("a".utf8).write(to: URL(fileURLWithPath: "\\(folder)/A.swift"))
    #expect(try watch.read())
    #expect(try !watch.read())
    try FileManager.default.createDirectory(
      atPath: "\\(folder)/Views", withIntermediateDirectories: false)
    #expect(try watch.read())
    try Data("b".utf8).write(to: URL(fileURLWithPath: "\\(folder)/Views/B.swift"))
    #expect(try watch.read())
    try Data("c".utf8).write(to: URL(fileURLWithPath: "\\(folder)/.hidden"), options: [])
    #expect(try !watch.read())
  }
}
''')
