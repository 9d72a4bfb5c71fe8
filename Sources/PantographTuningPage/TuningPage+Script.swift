extension TuningPage {
  /// The script for the engine, the current numbers, and the figures.
  static let script = #"""
    "use strict";
    const $ = (id) => document.getElementById(id), content = JSON.parse($("content").textContent);
    const bytesOf = (id) => Uint8Array.from(atob($(id).textContent), (c) => c.charCodeAt(0));
    const make = (tag, text, more = {}) => Object.assign(document.createElement(tag), { textContent: text }, more);
    const question = { set: 0, start: 1, figures: 2, verdicts: 3, sureness: 4, tallies: 5, sentence: 6, releases: 7, values: 8 };
    const kinds = ["lost", "unwanted", "missed", "falseStart"];
    const all = content.names.length, swept = content.numbers.filter((n) => n.isSwept);
    let engine, current = {}, verdicts = new Uint8Array(), bestVerdicts = new Uint8Array(), curve = null, map = null, releases = null;

    function ask(number, text = "") {
      const request = new TextEncoder().encode(text);
      const room = engine.room(request.length);
      new Uint8Array(engine.memory.buffer, room, request.length).set(request);
      const count = engine.ask(number);
      return new Uint8Array(engine.memory.buffer, engine.answer(), Math.max(count, 0)).slice();
    }
    const told = (number, text) => new TextDecoder().decode(ask(number, text));
    const json = (number, text) => JSON.parse(told(number, text));
    function trouble(text) { $("trouble").textContent = text; $("trouble").hidden = !text; }

    // Sliders

    const sliders = new Map();
    function slider(number) {
      const box = make("div", "", { className: "number" }), id = "n-" + number.path;
      const input = make("input", "", { type: "range", id, min: 0, max: Math.max(number.values.length - 1, 0), value: 0, disabled: number.values.length < 2 });
      const output = make("output", "");
      output.htmlFor = id;
      box.append(make("label", number.path, { htmlFor: id, title: number.meaning }), output, input);
      if (number.isSwept) {
        const range = number.from === number.to ? "" : ", not worse from " + number.from + " to " + number.to;
        box.append(make("small", "best " + number.best + range + "; was " + number.base));
      } else {
        box.append(make("small", number.meaning));
      }
      input.addEventListener("input", () => change(number.path, number.values[input.value]));
      sliders.set(number.path, { number, input, output });
      return box;
    }
    function costInput(kind) {
      const box = make("div", "", { className: "number" }), id = "c-" + kind;
      const input = make("input", "", { type: "number", id, min: 0, step: 0.5, value: content.costs[kind] });
      box.append(make("label", kind === "falseStart" ? "false start" : kind, { htmlFor: id }), input);
      input.addEventListener("input", () => { if (input.value !== "") change("cost." + kind, input.value); });
      sliders.set("cost." + kind, { input });
      return box;
    }
    function change(path, text) {
      const problem = told(question.set, path + "=" + text);
      trouble(problem);
      if (problem) return showValues();
      if (path.startsWith("cost.")) curve = map = null;
      // A change of a number on a chart's own axis moves only the chart's mark.
      if ($("along").value !== path) curve = null;
      if ($("mapX").value !== path && $("mapY").value !== path) map = null;
      if (!path.startsWith("cost.") && isWay(path)) releases = null;
      soon();
    }
    const release = /^(finish|cancel|deadZone\.(velocity|distance))/;
    const isWay = (path) => !release.test(path);
    function start(name) {
      const problem = told(question.start, name);
      trouble(problem);
      if (problem) return;
      curve = map = releases = null;
      soon();
    }
    const plain = (text) => { const n = parseFloat(text); return Number.isFinite(n) ? n : Infinity; };
    const unit = (text) => text.includes(" ") ? text.slice(text.indexOf(" ") + 1) : "";
    function nearest(values, text) {
      const same = values.indexOf(text);
      if (same >= 0) return same;
      let best = -1, least = Infinity;
      values.forEach((value, index) => {
        const distance = unit(value) === unit(text) ? Math.abs(plain(value) - plain(text)) : Infinity;
        if (distance < least) { least = distance; best = index; }
      });
      return best;
    }
    function showValues() {
      const paths = content.numbers.map((n) => n.path), lines = told(question.values, paths.join("\n")).split("\n");
      paths.forEach((path, index) => {
        const { number, input, output } = sliders.get(path), text = lines[index], at = nearest(number.values, text);
        current[path] = text;
        output.textContent = text;
        if (at >= 0) input.value = at;
        input.setAttribute("aria-valuetext", text);
      });
    }

    // Figures

    function cells(row, texts) {
      while (row.cells.length > 1) row.deleteCell(-1);
      for (const text of texts) row.append(make("td", text));
    }
    let figures = {};
    function judge() {
      figures = json(question.figures);
      verdicts = ask(question.verdicts);
      $("now").dataset.figures = JSON.stringify(figures);
      cells($("now"), [figures.texts[0], figures.lost, figures.unwanted, figures.missed, figures.falseStart, figures.texts[1]]);
    }
    function sure() {
      const s = json(question.sureness);
      $("now").lastElementChild.textContent = s.texts[0];
      $("now").dataset.sureness = JSON.stringify(s);
      $("sure").textContent = s.texts[1].replaceAll("the compared thresholds", content.compared);
    }
    let frame = 0, late = 0, later = 0;
    // A timer updates the page if the browser draws no frames, as for a page in the background.
    function soon() { if (!frame) { frame = requestAnimationFrame(update); late = setTimeout(update, 100); } }
    function update() {
      cancelAnimationFrame(frame);
      clearTimeout(late);
      frame = 0;
      showValues();
      judge();
      drawCharts();
      choose();
      clearTimeout(later);
      later = setTimeout(() => { sure(); keep(); }, 150);
    }
    // The address contains only the values that differ from the best ones.
    function keep() {
      const words = content.numbers.filter((n) => current[n.path] !== start0[n.path]).map((n) => n.path + "=" + current[n.path]);
      for (const kind of kinds) {
        const value = $("c-" + kind).value;
        if (value !== "" && Number(value) !== content.costs[kind]) words.push("cost." + kind + "=" + value);
      }
      try { history.replaceState(null, "", words.length ? "#" + words.map(encodeURI).join("&") : location.pathname + location.search); } catch { /* Some places forbid it. */ }
    }
    let start0 = {};
    function fromAddress() {
      const problems = [];
      for (const word of decodeURIComponent(location.hash.slice(1)).split("&")) {
        if (!word) continue;
        const problem = word.startsWith("policy=") ? told(question.start, word.slice(7)) : told(question.set, word);
        if (problem) problems.push(problem);
        if (word.startsWith("cost.") && !problem) $("c-" + word.slice(5, word.indexOf("="))).value = word.slice(word.indexOf("=") + 1);
      }
      trouble(problems.join(" "));
      curve = map = releases = null;
    }

    // The page

    function build() {
      $("place").textContent = content.place;
      const [finish, cancel, other] = content.labels;
      $("corpus").textContent = all + " recordings: " + finish + " meant to finish, " + cancel + " to go back, " + other + " something else";
      $("facts").hidden = !content.facts.length;
      $("facts").open = content.facts.length <= 3;
      $("facts").firstElementChild.textContent = content.facts.length === 1 ? "1 remark on this result" : content.facts.length + " remarks on this result";
      for (const fact of content.facts) $("facts").lastElementChild.append(make("li", fact));
      for (const number of content.numbers) $(number.isSwept ? "swept" : "others").append(slider(number));
      if (!swept.length) $("others").parentElement.open = true;
      for (const kind of kinds) $("costs").append(costInput(kind));
      const body = $("figures").tBodies[0];
      for (const row of content.rows) {
        const line = body.insertRow();
        line.append(make("th", row.name, { scope: "row" }));
        cells(line, row.cells);
      }
      $("mean").textContent = content.mean;
      for (const note of content.policyNotes) $("policyNotes").append(make("p", note));
      $("policies").hidden = !content.policies.length;
      $("policy").hidden = !content.policies.length;
      for (const policy of [...content.policies].sort((a, b) => a.cost - b.cost || (a.name < b.name ? -1 : 1))) {
        $("policy").append(make("option", policy.name, { value: policy.name }));
        const line = $("policies").querySelector("tbody").insertRow(), head = make("th", "", { scope: "row" });
        head.append(make("button", policy.name, { type: "button", title: "judge with this policy" }));
        line.append(head);
        cells(line, policy.cells);
        line.addEventListener("click", () => start(policy.name));
      }
      const chartable = content.numbers.filter((n) => n.values.length > 1);
      for (const id of ["along", "mapX", "mapY"]) for (const number of chartable) $(id).append(make("option", number.path, { value: number.path }));
      const first = chartable.map((n) => n.path);
      $("along").value = $("mapX").value = first[0] ?? "";
      $("mapY").value = first[1] ?? first[0] ?? "";
      for (const id of ["along", "mapX", "mapY"]) $(id).addEventListener("change", () => { curve = map = null; soon(); });
      for (const button of document.querySelectorAll("[data-start]")) button.addEventListener("click", () => start(button.dataset.start));
      $("policy").addEventListener("change", () => { if ($("policy").value) start($("policy").value); $("policy").value = ""; });
      addEventListener("hashchange", () => { fromAddress(); soon(); });
      matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => drawGrid());
      addEventListener("resize", () => { if (ways) drawGrid(); });
      addEventListener("beforeprint", printed);
    }

    (async () => {
      build();
      try {
        const { instance } = await WebAssembly.instantiate(bytesOf("engine"), {});
        engine = instance.exports;
        const data = bytesOf("data"), room = engine.room(data.length);
        new Uint8Array(engine.memory.buffer, room, data.length).set(data);
        if (!engine.load()) throw new Error("the data of this page is incomplete");
      } catch (error) {
        return trouble("The recordings cannot be judged here: " + error.message);
      }
      bestVerdicts = ask(question.verdicts);
      showValues();
      start0 = { ...current };
      fromAddress();
      buildRecordings();
      update();
      sure();
      document.documentElement.dataset.ready = "true";
    })();
    """#
}
