import Foundation
import PantographGestures
import PantographPlainText
import PantographTuning

/// The part of a scene's page that judges its recording again when sliders move. It runs the
/// command's own code, compiled to WebAssembly.
package struct SceneJudgeSection {
  private let data: SceneData
  private let scene: String

  package init(_ data: SceneData, scene: String) {
    self.data = data
    self.scene = scene
  }

  /// The numbers that affect tracking: for these the recording's contacts are tracked again.
  private static let wayPaths = [
    "begin.slop", "begin.cone", "begin.removesSlop", "length", "deadZone.rest", "estimator",
  ]

  /// The section's HTML; empty if no release depends on thresholds.
  package var html: String {
    let canJudge =
      data.hand != nil
      || data.releases.contains { if case .fixed = $0 { false } else { true } }
    guard canJudge else { return "" }
    let content = json.replacing("<", with: "\\u003c")
    return """
      <style>
      \(Self.style)
      </style>
      <section id="judge" aria-label="With other thresholds">
      <h2>With other thresholds</h2>
      <p class="hint">Move a slider to judge the recording again, as <code>pantograph replay --scene \(scene)</code> does it.\
      \(data.hand == nil ? " Only the numbers at the release can be changed; the begin of a drag stays as played." : "")</p>
      <ol id="verdicts" aria-live="polite"></ol>
      <p id="judge-trouble" role="alert" hidden></p>
      <div id="judge-numbers"></div>
      <p><button type="button" id="judge-start">As played</button></p>
      <details><summary>These numbers as a file</summary>
      <p class="hint">For <code>pantograph replay --scene \(scene) --thresholds FILE</code>, and for your own transitions.</p>
      <pre id="judge-file"></pre></details>
      </section>
      <script type="application/json" id="judge-content">\(content)</script>
      <script type="text/plain" id="judge-data">\(Data(data.bytes).base64EncodedString())</script>
      <script type="text/plain" id="judge-engine">\(ReportEngine.base64)</script>
      <script>
      \(Self.script)
      </script>

      """
  }

  private var json: String {
    var json = JSONWriter()
    json.array(numbers) { json, number in
      json.object { json in
        json.member("path", number.path)
        json.member("meaning", number.meaning)
        json.key("values")
        let values = SliderValues(number, base: data.thresholds, policies: []).texts
        json.array(values) { $0.value($1) }
      }
    }
    return json.text
  }

  /// The numbers with a slider, those that have an effect first.
  private var numbers: [ThresholdNumber] {
    let release = ReleaseField.allCases.compactMap { ThresholdNumber("\($0.path)") }
    let ways = data.hand == nil ? [] : Self.wayPaths.compactMap { ThresholdNumber($0) }
    let (used, unused) = (
      release.filter { $0.number(in: data.thresholds).map { $0 != 0 } ?? false },
      release.filter { $0.number(in: data.thresholds).map { $0 == 0 } ?? true }
    )
    return used + ways + unused
  }

  private static let style = """
    #judge { border-top: 1px solid var(--edge); margin-top: 28px; }
    #judge code { font-size: 0.92em; } #judge summary { cursor: pointer; }
    #judge-numbers { display: grid; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr)); gap: 4px 28px; }
    #judge-numbers > div { display: grid; grid-template-columns: 1fr auto; margin: 8px 0; }
    #judge-numbers label { font-weight: 600; overflow-wrap: anywhere; }
    #judge-numbers output { font-variant-numeric: tabular-nums; }
    #judge-numbers .moved output { color: var(--mark); font-weight: 600; }
    #judge-numbers input { grid-column: 1 / -1; width: 100%; accent-color: var(--mark); margin: 4px 0; }
    #judge-numbers small { grid-column: 1 / -1; color: var(--faint); font-size: 13px; }
    #verdicts { margin: 8px 0 16px; padding: 12px 16px 12px 36px; background: var(--row); border-radius: 6px; }
    #verdicts.one { list-style: none; padding-left: 16px; }
    #verdicts li { padding: 2px 0; overflow-wrap: anywhere; } #verdicts small { color: var(--faint); }
    #judge-trouble { border: 1px solid var(--mark); border-radius: 6px; padding: 8px 12px; }
    #judge-file { overflow-x: auto; font-size: 13px; }
    @media print { #judge-numbers input, #judge button, #judge details:not([open]) { display: none; } }
    """

  private static let script = #"""
    (async () => {
      "use strict";
      const $ = (id) => document.getElementById("judge" + id), numbers = JSON.parse($("-content").textContent);
      const bytesOf = (id) => Uint8Array.from(atob($(id).textContent), (c) => c.charCodeAt(0));
      const make = (tag, text, more = {}) => Object.assign(document.createElement(tag), { textContent: text }, more);
      const question = { set: 0, start: 1, values: 8, decisions: 9, thresholds: 10 };
      const trouble = (text) => { $("-trouble").textContent = text; $("-trouble").hidden = !text; };
      // The keys of the film are not those of a slider.
      $("").addEventListener("keydown", (event) => event.stopPropagation());
      let engine, played = [];
      function told(number, text = "") {
        const request = new TextEncoder().encode(text), room = engine.room(request.length);
        new Uint8Array(engine.memory.buffer, room, request.length).set(request);
        const count = engine.ask(number);
        return new TextDecoder().decode(new Uint8Array(engine.memory.buffer, engine.answer(), Math.max(count, 0)));
      }
      const plain = (text) => { const n = parseFloat(text); return Number.isFinite(n) ? n : Infinity; };
      function nearest(values, text) {
        const same = values.indexOf(text);
        if (same >= 0) return same;
        let best = 0, least = Infinity;
        values.forEach((value, index) => {
          const distance = Math.abs(plain(value) - plain(text));
          if (distance < least) { least = distance; best = index; }
        });
        return best;
      }
      const rows = numbers.map((number) => {
        const box = make("div", ""), id = "j-" + number.path, output = make("output", "");
        const input = make("input", "", { type: "range", id, min: 0, max: Math.max(number.values.length - 1, 0), value: 0, disabled: number.values.length < 2 });
        output.htmlFor = id;
        box.append(make("label", number.path, { htmlFor: id }), output, input, make("small", number.meaning));
        $("-numbers").append(box);
        input.addEventListener("input", () => { trouble(told(question.set, number.path + "=" + number.values[input.value])); show(); });
        return { number, box, input, output };
      });
      function show() {
        const texts = told(question.values, numbers.map((n) => n.path).join("\n")).split("\n");
        rows.forEach(({ number, box, input, output }, index) => {
          output.textContent = texts[index];
          input.value = nearest(number.values, texts[index]);
          input.setAttribute("aria-valuetext", texts[index]);
          box.classList.toggle("moved", played.length > 0 && texts[index] !== played[index]);
        });
        const decisions = JSON.parse(told(question.decisions));
        const list = document.getElementById("verdicts");
        list.classList.toggle("one", decisions.length < 2);
        list.replaceChildren(...decisions.map((decision) => {
          const line = make("li", decision.unknown ? "From here on the screen would differ: replay the recording with these numbers." : decision.sentence + ".");
          if (!decision.unknown) line.append(make("small", decision.asPlayed ? " Same as played." : " Different from the played one."));
          return line;
        }));
        $("").dataset.decisions = JSON.stringify(decisions);
        $("-file").textContent = told(question.thresholds);
        return texts;
      }
      $("-start").addEventListener("click", () => { trouble(told(question.start)); show(); });
      try {
        const { instance } = await WebAssembly.instantiate(bytesOf("-engine"), {});
        engine = instance.exports;
        const data = bytesOf("-data"), room = engine.room(data.length);
        new Uint8Array(engine.memory.buffer, room, data.length).set(data);
        if (!engine.load()) throw new Error("the data of this page is incomplete");
      } catch (error) {
        return trouble("The recording cannot be judged here: " + error.message);
      }
      played = show();
      $("").dataset.ready = "true";
    })();
    """#
}
