import Foundation
import Glibc
import PantographDemos
import PantographRecordings
import PantographRendering
import PantographStage
import PantographSynthesis
import UIKit

/// `FilmRate`: measures how long the film of a second takes. A finger drags the demo `card` down, and it goes back.
///
/// `FilmRate film` prints the seconds of real time for the animated WebP and its pictures' number. `FilmRate drawn`
/// prints the seconds for the pictures alone, and `FilmRate page` those for the HTML page, with the largest memory of
/// the process in MB. `FilmRate pictures FILE` writes the film's pictures for `webp-peer`: the width, the height, and
/// for each picture its time in milliseconds and its pixels, as numbers of 32 bits.
@main
@MainActor
struct FilmRate {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let shoot = try Shoot()
    switch arguments.first {
    case "film": try measure { try shoot.film.animation(of: shoot.report).count }
    case "drawn":
      try measure {
        var pictures = 0
        try shoot.film.play(shoot.report) { _, _ in pictures += 1 }
        return pictures
      }
    case "page":
      try measure { try ScenePage("a drag", of: shoot.report, film: shoot.film).html().utf8.count }
    case "pictures": try write(shoot, to: arguments.last ?? "")
    default: throw CocoaError(.featureUnsupported)
    }
  }

  /// Prints the real time of `work`, its result, and the largest memory of this process.
  private static func measure(_ work: () throws -> Int) throws {
    let start = now
    let result = try work()
    let end = now
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    print(end - start, result, Double(usage.ru_maxrss) / 1000)
  }

  private static func write(_ shoot: Shoot, to path: String) throws {
    guard let file = fopen(path, "w") else { throw CocoaError(.fileWriteUnknown) }
    defer { fclose(file) }
    var isFirst = true
    try shoot.film.play(shoot.report) { image, time in
      var head = [UInt32((time * 1000).rounded())]
      if isFirst { head = [UInt32(image.width), UInt32(image.height)] + head }
      isFirst = false
      fwrite(head, 4, head.count, file)
      fwrite(image.pixels, 4, image.pixels.count, file)
    }
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// The film of a drag in the demo `card`, and its report.
@MainActor
private struct Shoot {
  let report: SceneReport
  let film: SceneFilm

  init() throws {
    let recording = try Synthesis.synthesize(
      SynthesisRequest(
        gesture: "drag", device: "phone", rate: 125, fingers: 1, direction: .down, distance: 30,
        duration: 0.5))
    let contacts = RecordedContacts(recording.tracks[0])
    let run: @MainActor () -> SceneRun = { SceneRun(.card, contacts: contacts) }
    report = run().run()
    film = SceneFilm(run)
  }
}
