import Expectations
import GoldenTexts
import Testing

/// The output of commands, and the files that they write, as they were read once and found right.
struct CommandGoldenTests {
  private func expect(
    _ name: String, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let difference = try GoldenText(name).difference(from: CommandLines.outputs(of: lines))
    expectNil(difference, sourceLocation: sourceLocation)
  }

  @Test func `recordings are inspected`() throws {
    try expect(
      "inspect",
      [
        "for f in R/*.evemu; do $P inspect $f; done",
        "for f in R/touch*.evemu; do $P inspect --filtered $f; done",
        "for f in R/*palm*.evemu; do $P inspect --json --filtered $f; done",
        "head -c 9000 R/touchpad-palm-125hz.evemu >cut; $P inspect cut; $P inspect --strict cut",
        "$P inspect --quiet R/touchpad-pinch-in-125hz.evemu --bundle b; cat b/*",
        "$P inspect R/phone-swipe-down-125hz.evemu --plot p.svg --quiet; head -c 9000 p.svg",
        "$P inspect R/touchpad-pinch-in-125hz.evemu --plot p.svg --quiet; head -c 9000 p.svg",
        "$P inspect nothing.evemu; $P inspect --nothing; $P inspect",
      ])
  }

  @Test func `recordings are replayed`() throws {
    try expect(
      "replay",
      [
        "for f in R/*.evemu; do $P replay $f; done",
        "for f in R/*.evemu; do $P replay --json $f; done",
        "for p in niri kwin gnome-shell flutter uikit android; do $P replay R --policy $p; done",
        "for s in $($P scenes | awk 'NR>1{print $1}'); do $P replay --scene $s R/phone-drag-right-60hz.evemu; done",
        "for f in R/*flick*.evemu; do $P replay --scene card $f; $P replay --scene sheet --json $f; done",
        "for f in R/touchpad-*.evemu; do $P replay --scene workspaces $f; $P replay --scene pages --mapping surface $f; done",
        "for d in phone small-phone tablet; do $P replay --scene menu --screen $d --rtl R/phone-edge-swipe-menu-90hz.evemu; done",
        "$P replay --scene photos R/phone-pinch-out-90hz.evemu --trace t --quiet; head -c 30000 t",
        "$P replay --scene messages --keyboard R/phone-drag-keyboard-60hz.evemu",
        "$P replay R/nothing; $P replay --scene nothing R/phone-tap-90hz.evemu; $P replay --policy nothing R",
      ])
  }

  @Test func `recordings are converted, compared and synthesised`() throws {
    try expect(
      "convert",
      [
        "for t in libinput evemu debug-events; do $P convert --to $t R/touchpad-pinch-in-125hz.evemu - | head -c 12000; done",
        "$P convert R/phone-pinch-out-90hz.evemu - --trim 0.1..0.3 --speed 0.5 --note label=slow | head -c 9000",
        "$P convert R/phone-tap-90hz.evemu - --loop 3 --resample 60 --add-note a=b --remove-note scene",
        "$P convert R/touchpad-pinch-in-125hz.evemu - --keep-slots 0 --onto R/phone-tap-90hz.evemu | head -c 9000",
        "$P convert R/touchpad-pinch-in-125hz.evemu - --drop-slots 0 --trim ..0.2 | head -c 9000",
        "$P convert R/phone-tap-90hz.evemu - --merge R/phone-double-tap-60hz.evemu | head -c 9000",
        "$P convert R/phone-tap-90hz.evemu - --trim 5..; $P convert R/phone-tap-90hz.evemu - --speed 0; $P convert R/phone-tap-90hz.evemu - --to x",
        "$P diff R/phone-tap-90hz.evemu R/phone-double-tap-60hz.evemu; $P diff --json R/phone-swipe-down-125hz.evemu R/phone-jab-125hz.evemu",
        "$P diff R/phone-flick-down-125hz.evemu R/phone-swipe-down-125hz.evemu --plot d.svg; cat d.svg",
        "$P synthesise --list; $P synthesise --list --json",
        "for g in swipe tap palm; do $P synthesise $g -o - --seed 5 --device touchpad --rate 90 | head -c 4000; done",
        "for d in left right up down; do $P synthesise swipe --fingers 2 --direction $d --distance 21 --duration 0.3 -o - | $P inspect -; done",
        "$P synthesise rotate --angle 40 -o - | $P replay -; $P synthesise nothing",
        "$P synthesise --corpus c --count 40 --people 3 --seed 7; cat c/*.evemu | cksum; $P inspect c | tail -40",
        "$P synthesise --corpus c --recognition --count 40 --people 3; cat c/*.evemu | cksum",
      ])
  }

  @Test func `policies, scenes and corpora`() throws {
    try expect(
      "tune",
      [
        "$P policies; $P policies --json; $P policies --table --why",
        "$P policies --recognition; for p in $($P policies | awk '/^[a-z]/{print $1}' | head -40); do $P policies $p; done",
        "$P scenes; $P scenes --json",
        "$P synthesise --corpus h --count 12 --people 2 --quiet; for c in lost=1000000 lost=1000001 lost=0 lost=-1 lost x=1 lost=2,unwanted=3; do $P tune h --sweep finish.progress=0.5 --no-policies --mistakes 0 --quiet --cost $c; done",
        "$P synthesise --corpus h --count 12 --people 2 --quiet; for s in update.smallestChange=0…1/1001 begin.slop=5…20/1001 finish.progress=0.3…0.7/1 finish.progress=0.7…0.3 finish.progress= finish.progress=0.3…0.3/3 finish.progress=0…1/100000; do $P tune h --no-policies --mistakes 0 --quiet --sweep $s | head -20; done",
        "$P synthesise --corpus h --count 60 --people 4 --quiet; $P tune h --sweep finish.progress=0.3…0.7/5 --no-policies --quiet; $P tune h --sweep begin.slop=5…20/3 --mistakes 3 --quiet",
        "$P synthesise --corpus h --count 60 --people 4 --quiet; $P survey h; $P survey h --json --by device | head -c 12000; $P survey h --csv t --quiet; head -n 12 t/*; $P survey h --plot p.svg --quiet; head -c 9000 p.svg",
        "$P synthesise --corpus h --recognition --count 60 --people 4 --quiet; $P tune h --recognition --mistakes 2 --quiet",
        "$P synthesise --corpus h --count 12 --people 2 --quiet; printf 'ffccnsfq' | $P label --by anna h; printf 'fcfcfc' | $P label --by bob --blind h; $P label --agreement h",
        "$P new my-cards; find my-cards -type f | sort; cat $(find my-cards -type f -size -20k | sort)",
        "$P inspct; $P; $P --version; $P help; $P replay --scen card; $P tune --sweep",
      ])
  }

  @Test func `sources are ported by the programs`() throws {
    try expect(
      "port",
      [
        "Q=$(dirname $P)/pantograph-port; $Q --help; $Q; $Q --output; $Q --nothing; $Q --output o",
        "Q=$(dirname $P)/pantograph-port; printf 'let a = 1\\n' >A.swift; $Q --output o A.swift; ls o; $Q --output r --always-register A.swift; ls r; cat r/*",
        "Q=$(dirname $P)/pantograph-port; mkdir -p s/t; printf 'import UIKit\\n@objc class A: UIView {}\\n' >s/t/A.swift; $Q --root s --output o s/t/A.swift; find o | sort; cat o/t/A.swift",
        "Q=$(dirname $P)/pantograph-port; printf '\\377' >A.swift; $Q --output o A.swift; $Q --output o B.swift; $Q --output /proc/nothing A.swift",
        "for a in Onboarding SideMenu PlacesList SegueTour; do $P port 'ROOT_/docs/examples/ios/'$a -o $a; find $a -type f | sort; cat $a/*.swift | cksum; done",
        "mkdir A; $P port A -o B; $P port nothing -o B; printf 'import UIKit\\n' >A/a.swift; $P port A -o B; $P port A -o B; $P port A -o B --force; $P port A -o A",
      ].map { $0.replacing("ROOT_", with: CommandLines.root) })
  }
}
