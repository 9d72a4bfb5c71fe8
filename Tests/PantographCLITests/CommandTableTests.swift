import Expectations
import GoldenTexts
import Testing

/// The outputs of all options of the commands, for made gestures of every kind. Long outputs are stored as checksums.
struct CommandTableTests {
  private static let kinds =
    "tap double-tap long-press drag slow-drag swipe scroll flick jab flick-back settle-back"
    + " hold-before-lift edge-swipe pinch-in pinch-out rotate palm palm-tool"

  private static let corpus =
    "$P synthesise --corpus h --count 24 --people 4 --quiet; cp R/phone-swipe-down-125hz.evemu h/; "

  private func expect(
    _ name: String, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let difference = try GoldenText(name).difference(from: CommandLines.outputs(of: lines))
    expectNil(difference, sourceLocation: sourceLocation)
  }

  @Test func `made gestures`() throws {
    try expect(
      "made-gestures",
      ["phone", "touchpad"].flatMap { device in
        [
          "for g in \(Self.kinds); do $P synthesise $g --device \(device) --seed 9 -o $g.evemu && echo $g $(cksum <$g.evemu) && $P inspect --filtered $g.evemu; done",
          "for g in \(Self.kinds); do $P synthesise $g --device \(device) --seed 4 -o $g.evemu && echo $g $($P inspect --json --filtered $g.evemu | cksum) $($P replay --json $g.evemu | cksum) $($P replay --trace $g.t $g.evemu --quiet; cksum <$g.t); done",
          "for o in '--fingers 1' '--fingers 3' '--fingers 5' '--fingers 0' '--fingers 11' '--direction up' '--direction left' '--distance 0' '--distance 7' '--distance 1000' '--duration 0' '--duration 0.05' '--duration 9' '--hold 1' '--angle -200' '--rate 1' '--rate 60' '--rate 1001' '--seed -1'; do for g in swipe rotate; do echo $g $o $($P synthesise $g --device \(device) $o -o - 2>&1 | tail -n 400 | tee s | cksum) $(grep -v ^E: s | tail -n 1); done; done",
        ]
      })
  }

  @Test func `edits and formats`() throws {
    try expect(
      "edits-and-formats",
      [
        "for f in R/phone-pinch-out-90hz R/touchpad-palm-125hz R/touchscreen-palm-tool-90hz; do for t in libinput evemu debug-events; do $P convert --to $t $f.evemu o --force; echo $t $(cksum <o); $P inspect o; $P diff $f.evemu o; done; done",
        "for e in '--trim 0.1..' '--trim ..0.1' '--trim 0.1..0.2' '--trim 0.2..0.1' '--trim x' '--speed 2' '--speed 0.1' '--speed -1' '--speed 1e9' '--loop 1' '--loop 2' '--loop 0' '--loop 100001' '--resample 20' '--resample 1000' '--resample 0' '--keep-slots 0' '--keep-slots 1-3' '--keep-slots 3-1' '--keep-slots x' '--drop-slots 0' '--drop-slots 0-9' '--contact 1' '--contact 0' '--contact 2' '--contact 9' '--contact 0:1' '--contact x' '--merge R/phone-tap-90hz.evemu' '--merge R/touchpad-palm-125hz.evemu' '--onto R/phone-tap-90hz.evemu' '--note a=b' '--note a' '--add-note a=b' '--remove-note label' '--keep-slots 0 --drop-slots 1' '--contact 1 --drop-slots 1' '--trim 0.1.. --merge R/phone-tap-90hz.evemu'; do for f in R/phone-pinch-out-90hz R/touchpad-pinch-in-125hz; do echo \"# $e\"; $P convert $f.evemu o --force $e && cksum <o && $P inspect o | head -n 12; done; done",
        "for a in phone-tap-90hz phone-flick-down-125hz touchpad-pinch-in-125hz; do for b in phone-swipe-down-125hz touchpad-pinch-in-125hz phone-tap-90hz; do echo \"# $a $b\"; $P diff R/$a.evemu R/$b.evemu; $P diff --json R/$a.evemu R/$b.evemu; done; done",
        "for a in flick-down swipe-down jab; do $P replay R/phone-$a-125hz.evemu --quiet --trace $a; done; for o in '' '--time-tolerance 20' '--value-tolerance 50' '--time-tolerance 0 --value-tolerance 0' '--ignore progress'; do echo \"# $o\"; $P diff $o flick-down swipe-down | head -n 30; done; $P diff jab swipe-down | head -n 40; $P diff --json jab flick-down | cksum; $P diff --ignore velocity jab flick-down | cksum; $P diff jab jab",
        "for f in R/*.evemu; do for e in '--trim 0.05..0.3' '--drop-slots 0' '--contact 1' '--loop 2'; do echo $f $e $($P convert $f - $e 2>&1 | cksum); done; done",
        "moves() { printf -- '-event7\\tDEVICE_ADDED\\tPad\\tseat0 default group1 cap:pg size 105x65mm\\n'; printf ' event7\\tGESTURE_%s_BEGIN\\t+0.10s\\t%d\\n' $1 $2; for i in 1 2 3 4 5 6; do printf ' event7\\tGESTURE_%s_UPDATE\\t+0.1%ds\\t%d %d.0/ 2.0 (%d.0/ 4.0 unaccelerated)%s\\n' $1 $i $2 $((i * $3)) $((i * 2)) \"$4\"; done; printf ' event7\\tGESTURE_%s_END\\t+0.20s\\t%d%s\\n' $1 $2 \"$5\"; }; moves SWIPE 3 10 >a; moves SWIPE 3 12 >b; moves SWIPE 4 10 '' ' cancelled' >c; moves PINCH 2 3 ' 1.10 @ 2.00' >d; moves PINCH 2 3 ' 1.20 @ 3.00' >e; for f in a b c d e; do $P inspect $f; $P replay $f; $P inspect --json $f | cksum; for g in a b c d e; do echo \"# $f $g\"; $P diff $f $g; done; $P convert $f - | tail -n 8; done",
      ])
  }

  @Test func `searches for thresholds`() throws {
    let tune = "$P tune h --no-policies --quiet"
    try expect(
      "searches",
      [
        Self.corpus
          + "\(tune) --sweep finish.progress=0.3…0.7/3 --csv t; head -n 40 t/*",
        Self.corpus
          + "for s in 'begin.slop=5…40/4' 'finish.velocity=100…900/3' 'finish.progress=0.2…0.8/3 --sweep finish.velocity=0…500/2'; do \(tune) --mistakes 40 --sweep $s; done",
        Self.corpus
          + "for o in '--direction up --length 100' '--direction left --length 2000' '--estimator all' '--cost lost=5' '--cost unwanted=0 --cost missed=3' '--random 20 --seed 3' '--descend' '--against niri' '--against nothing' '--precision 0.05' '--threads 1' '--shard 1/2' '--seed 3' '--length 0' '--random 0' '--mistakes -1'; do echo \"# $o\"; \(tune) --sweep finish.progress=0.3…0.7/3 --mistakes 2 $o; done",
        Self.corpus
          + "\(tune) --sweep finish.progress=0.3…0.7/3 --json | sed 's/\"version\".*//' | cksum; \(tune) --sweep finish.progress=0.3…0.7/3 --save s; cat s; $P replay --thresholds s h | tail -n 5; \(tune) --sweep finish.progress=0.3…0.7/3 --plot p.svg; cksum <p.svg; \(tune) --sweep finish.progress=0.3…0.7/3 --report r.html; wc -l <r.html",
        Self.corpus
          + "for p in 1/2 2/2; do \(tune) --sweep finish.progress=0.3…0.7/3 --shard $p --out part${p%/2}; done; for l in 'part1 part2' 'part2 part1' part1 'part1 part1' 'part1 nothing' h; do printf '%s\\n' $l >list; echo \"# $l\"; $P tune --merge list | head -n 40; done",
        Self.corpus
          + "for b in person device recording nothing; do echo \"# $b\"; $P survey h --by $b; done; $P survey h --csv t --quiet; for f in t/*; do echo $f $(cksum <$f); done; $P survey h --plot p.svg --quiet; cksum <p.svg",
        "$P synthesise --corpus h --recognition --count 40 --people 3 --quiet; $P tune h --recognition --mistakes 40 --quiet --csv t --plots p; find p; for f in t/*; do echo $f $(cksum <$f); done; for s in touchpad.hand.start=0.5,1.5,3 touchpad.hand.start=0,9; do $P tune h --recognition --sweep $s --mistakes 1 --quiet; done",
      ])
  }
}
