import Expectations
import Foundation
import TemporaryFolders
import Testing

/// Pages and tables that commands write, as a whole: each sentence, number and attribute is compared with an earlier one.
struct WholePageTests {
  private static let lines = [
    "$P tune g --recognition --sweep touchpad.hand.tapTime=100…300/3 --report r.html --quiet; cat r.html",
    "$P tune g --recognition --report r.html --quiet --mistakes 9; cat r.html",
    "$P tune g --recognition --json --sweep touchscreen.hand.tapTime=100…300/3 --quiet",
    "$P tune g --recognition --csv t --plots p --quiet; head -n 40 t/*; ls p; cat p/*",
    "$P tune h --sweep finish.meanStep=5,10,20 --quiet --mistakes 9",
    "$P tune h --sweep finish.lastTwoSteps=5,10 --report r.html --quiet; cat r.html",
    "$P tune h --sweep finish.progress=0.3…0.7/3 --json --quiet --csv t; head -n 40 t/*",
    "$P tune h --sweep finish.progress=0.3,0.5 --descend --quiet --against uikit-page-sheet",
    "$P tune h --sweep update.smallestChange=0…1/3 --random 2 --seed 4 --quiet --save s.json; cat s.json",
    "$P tune h --policy midpoint --precision 0.1 --quiet --plot p.svg; cat p.svg",
    "$P tune h --direction up --length 300 --estimator all --quiet",
    "$P survey h g --csv t --quiet; head -n 60 t/*; $P survey g --plot p.svg --quiet; cat p.svg",
  ]

  @Test func `each page is as it was`() throws {
    let folder = try TemporaryFolder()
    func run(_ line: String) {
      let result = Pantograph.shell(
        "export LC_ALL=C.UTF-8 NO_COLOR=1 COLUMNS=; rm -rf r.html t p s.json p.svg; \(line)",
        in: URL(filePath: folder.path))
      expect(!result.output.isEmpty)
    }
    run("$P synthesise --corpus h --count 24 --people 3")
    run("$P synthesise --corpus g --recognition --count 30 --people 3")
    for line in Self.lines { run(line) }
  }
}
