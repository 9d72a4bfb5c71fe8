extension TuningPage {
  /// The script for the curves, the map, and the distributions.
  static let charts = #"""
    const W = 400, H = 262, box = { left: 46, right: 20, top: 28, bottom: 42 };
    const safe = (text) => String(text).replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]);
    const px = (share) => box.left + share * (W - box.left - box.right), py = (share) => H - box.bottom - share * (H - box.top - box.bottom);
    const line = (points) => points.map(([x, y], i) => (i ? "L" : "M") + px(x).toFixed(1) + " " + py(y).toFixed(1)).join("");
    const label = (x, y, text, anchor = "middle", more = "") => `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" ${more}>${safe(text)}</text>`;
    const short = (n) => n === Infinity ? "none" : String(Number(n.toPrecision(3)));
    // A chart consists of a background and marks. The background stays while the slider of an axis moves.
    const grounds = new Map();
    function svg(id, ground, words, marks = "", height = H) {
      if (grounds.get(id) !== ground) {
        grounds.set(id, ground);
        $(id).innerHTML = `<svg viewBox="0 0 ${W} ${height}" aria-hidden="true"><g>${ground}</g><g></g></svg>`;
      }
      $(id).firstElementChild.lastElementChild.innerHTML = marks;
      $(id).setAttribute("aria-label", words);
    }
    function frameOf(xTitle, yTitle, xs, ys) {
      let out = `<path d="M${px(0)} ${py(1)}V${py(0)}H${px(1)}" fill="none" stroke="var(--edge)"/>`;
      for (const [share, text] of xs) out += label(px(share), H - box.bottom + 16, text);
      for (const [share, text] of ys) out += label(box.left - 6, py(share) + 4, text, "end") + (share > 0 ? `<path d="M${px(0)} ${py(share)}H${px(1)}" stroke="var(--edge)" stroke-dasharray="1 4"/>` : "");
      return out + label(px(0.5), H - 6, xTitle) + label(2, 14, yTitle, "start");
    }
    // Returns about `count` round numbers from `low` to `high`.
    function nice(low, high, count = 5) {
      let step = Math.pow(10, Math.floor(Math.log10((high - low) / count || 1)));
      for (const factor of [2, 2.5, 2]) if ((high - low) / step > count * 1.3) step *= factor;
      const out = [];
      for (let at = Math.ceil(low / step - 1e-9); at * step <= high + step * 1e-9; at++) out.push(Number((at * step).toPrecision(12)));
      return out;
    }
    const ticks = (high) => nice(0, high).map((n) => [n / high, short(n)]);
    // Returns an axis's marks, and a function from a value to its place on the axis (0 to 1). "none" comes last.
    function scale(values) {
      const numbers = values.map(plain), known = numbers.filter(Number.isFinite);
      const isEven = known.length < 2 || values.some((v) => unit(v) !== unit(values[0]) && v !== "none");
      const low = Math.min(...known), high = Math.max(...known), room = known.length < values.length ? 0.9 : 1;
      const at = (text) => {
        if (isEven) return values.length > 1 ? Math.max(nearest(values, text), 0) / (values.length - 1) : 0.5;
        const n = plain(text);
        return n === Infinity ? 1 : Math.min(Math.max((n - low) / (high - low), 0), 1) * room;
      };
      const marks = isEven ? values.map((v, i) => [values.length > 1 ? i / (values.length - 1) : 0.5, v]).filter((_, i) => i % Math.ceil(values.length / 6) === 0)
        : nice(low, high).map((n) => [(n - low) / (high - low) * room, short(n)]).concat(room < 1 ? [[1, "none"]] : []);
      return { at, marks };
    }
    const axisName = (path) => { const value = current[path] ?? "", u = value === "none" ? "" : unit(value); return path + (u ? ", " + u : ""); };
    function thin(path, most) {
      const { number } = sliders.get(path), isGrid = most < 100 && number.grid?.length > 4;
      const values = isGrid ? number.grid : number.values, step = Math.ceil(values.length / most);
      const kept = values.filter((v, i) => i % step === 0 || v === "none" || v === number.best || v === number.base || i === values.length - 1);
      return path + "=" + kept.join("|");
    }

    function drawCharts() {
      const along = $("along").value, x = $("mapX").value, y = $("mapY").value;
      if (along) {
        curve ??= json(question.tallies, thin(along, 120)) ?? {};
        drawCost(along);
      }
      if (x && y && x !== y) {
        map ??= json(question.tallies, thin(x, 41) + "\n" + thin(y, 41)) ?? {};
        drawMap(x, y);
      } else { svg("map", label(W / 2, H / 2, "Choose two different numbers."), "nothing"); }
      drawROC(along);
      if (!releases) releases = new Float32Array(ask(question.releases).buffer);
      drawReleases("progress", 0, "progress at the release", "finish.progress", [-0.1, 1.05]);
      drawReleases("velocity", 1, "velocity, pt/s", "finish.velocity", null);
    }
    const untracked = () => label(W / 2, H / 2, "Not every value was tracked with the set thresholds.");

    function drawCost(path) {
      if (!curve.costs) return svg("cost", untracked(), "not tracked");
      const values = curve.axes[0].values, { at, marks } = scale(values), costOf = (kind) => Number($("c-" + kind).value || content.costs[kind]);
      const high = Math.max(...curve.costs, 1e-9) * 1.08, limit = curve.least + curve.slack;
      let out = "", first = -1;
      curve.costs.forEach((cost, i) => {
        if (cost <= limit && first < 0) first = i;
        const isEnd = i === curve.costs.length - 1;
        if (first >= 0 && (cost > limit || isEnd)) {
          const last = cost > limit ? i - 1 : i, from = px(at(values[first])) - 2, to = px(at(values[last])) + 2;
          out += `<rect x="${from.toFixed(1)}" y="${py(1)}" width="${(to - from).toFixed(1)}" height="${py(0) - py(1)}" fill="var(--row)"/>`;
          first = -1;
        }
      });
      out += frameOf(axisName(path), "cost of a recording", marks, ticks(high));
      const parts = [["lost", 0, "var(--mark)"], ["unwanted", 1, "var(--cancel)"]];
      for (const [kind, column, colour] of parts) {
        const share = curve.counts.map((c) => c[column] * costOf(kind) / all / high);
        out += `<path d="${line(share.map((s, i) => [at(values[i]), s]))}" fill="none" stroke="${colour}" stroke-width="1.5" stroke-dasharray="5 3"/>`;
      }
      // The names of the lines stand above the chart, where no line crosses them.
      [["all mistakes", 175, "var(--ink)"], ["lost", 285, "var(--mark)"], ["unwanted", 335, "var(--cancel)"]].forEach(([name, x, colour], i) => {
        out += `<path d="M${x - 20} 10h16" stroke="${colour}" stroke-width="${i ? 1.5 : 2}"${i ? ' stroke-dasharray="5 3"' : ""}/>` + label(x, 14, name, "start", `style="fill:${colour}"`);
      });
      out += `<path d="${line(curve.costs.map((c, i) => [at(values[i]), c / high]))}" fill="none" stroke="var(--ink)" stroke-width="2"/>`;
      const here = at(current[path]), now = figures.cost / high;
      svg("cost", out, "Cost along " + path + ": least " + short(curve.least) + ", as set " + short(figures.cost) + ". In the band the cost is close to the lowest.",
        `<path d="M${px(here)} ${py(0)}V${py(1)}" stroke="var(--ink)" stroke-dasharray="2 3"/><circle cx="${px(here)}" cy="${py(now)}" r="5" fill="var(--ink)"/>`);
    }

    function drawROC(path) {
      const finish = content.labels[0], others = content.labels[1] + content.labels[2];
      if (!finish || !others) return svg("roc", label(W / 2, H / 2, "This chart needs recordings of both labels."), "nothing to compare");
      const point = (c) => [c[1] / others, 1 - (c[0] + c[2]) / finish];
      const shown = (map?.counts ?? []).concat(curve?.counts ?? []).map(point), now = point([figures.lost, figures.unwanted, figures.missed]);
      const high = Math.min(Math.max(...shown.map((p) => p[0]), now[0], 0.05) * 1.05, 1);
      const low = Math.max(Math.min(...shown.map((p) => p[1]), now[1], 0.95) - 0.02, 0), rise = (y) => (y - low) / (1 - low);
      const percent = (n) => short(100 * n) + " %";
      let out = frameOf("finished, of all others", "finished, of those meant to finish", nice(0, high).map((n) => [n / high, percent(n)]),
        nice(low, 1).map((n) => [rise(n), percent(n)]));
      const seen = new Set();
      for (const p of (map?.counts ?? []).map(point)) {
        const at = px(p[0] / high).toFixed(1) + '" cy="' + py(rise(p[1])).toFixed(1);
        if (!seen.has(at)) { seen.add(at); out += `<circle cx="${at}" r="2" fill="var(--other)" opacity="0.45"/>`; }
      }
      if (curve?.counts) out += `<path d="${line(curve.counts.map(point).map((p) => [p[0] / high, rise(p[1])]))}" fill="none" stroke="var(--mark)" stroke-width="2"/>`;
      svg("roc", out, "With the set values, " + percent(now[1]) + " of the gestures meant to finish do, and " + percent(now[0]) + " of the others. The line follows " + path + "; each dot is a combination of the map.",
        `<circle cx="${px(now[0] / high)}" cy="${py(rise(now[1]))}" r="5" fill="var(--ink)"/>`);
    }

    function drawMap(x, y) {
      if (!map.costs) return svg("map", untracked(), "not tracked");
      // The engine orders the two numbers itself; in `costs` the second one changes fastest. The cells are drawn once.
      const [slow, fast] = map.axes, isSwapped = slow.path !== x, xs = (isSwapped ? fast : slow).values, ys = (isSwapped ? slow : fast).values;
      const cost = (i, j) => map.costs[isSwapped ? j * xs.length + i : i * ys.length + j];
      const limit = map.least + map.slack, high = Math.max(...map.costs), width = 1 / xs.length, height = 1 / ys.length;
      const w = (px(width) - px(0)), h = (py(0) - py(height)), isIn = (i, j) => i >= 0 && j >= 0 && i < xs.length && j < ys.length && cost(i, j) <= limit;
      let out = "", edge = "";
      if (!map.ground) for (let i = 0; i < xs.length; i++) for (let j = 0; j < ys.length; j++) {
        const share = high > map.least ? 1 - Math.sqrt((cost(i, j) - map.least) / (high - map.least)) : 1, left = px(i * width), top = py((j + 1) * height);
        out += `<rect x="${left.toFixed(2)}" y="${top.toFixed(2)}" width="${(w + 0.3).toFixed(2)}" height="${(h + 0.3).toFixed(2)}" style="fill:color-mix(in srgb, var(--hot) ${(4 + 90 * share).toFixed(0)}%, var(--ground))"/>`;
        if (!isIn(i, j)) continue;
        if (!isIn(i - 1, j)) edge += `M${left.toFixed(1)} ${top.toFixed(1)}v${h.toFixed(1)}`;
        if (!isIn(i + 1, j)) edge += `M${(left + w).toFixed(1)} ${top.toFixed(1)}v${h.toFixed(1)}`;
        if (!isIn(i, j + 1)) edge += `M${left.toFixed(1)} ${top.toFixed(1)}h${w.toFixed(1)}`;
        if (!isIn(i, j - 1)) edge += `M${left.toFixed(1)} ${(top + h).toFixed(1)}h${w.toFixed(1)}`;
      }
      // A tick is in the middle of its value's cell.
      const some = (values) => {
        const wanted = new Set(nice(Math.min(...values.map(plain)), Math.max(...values.map(plain).filter(Number.isFinite))).map((n) => values.reduce((best, v, i) => Math.abs(plain(v) - n) < Math.abs(plain(values[best]) - n) ? i : best, 0)));
        return values.map((v, i) => [(i + 0.5) / values.length, Number.isFinite(plain(v)) ? short(plain(v)) : v, i])
          .filter(([, , i]) => values.some((v) => Number.isFinite(plain(v))) ? wanted.has(i) || values[i] === "none" : i % Math.ceil(values.length / 4) === 0);
      };
      if (!map.ground) out += frameOf(axisName(x), axisName(y), some(xs), []).replace("stroke=", 'stroke-opacity="0" stroke=');
      if (!map.ground) for (const [share, text] of some(ys)) out += label(box.left - 6, py(share) + 4, text, "end");
      map.ground ??= out + `<path d="${edge}" fill="none" stroke="var(--ink)" stroke-width="1.5"/>`;
      const here = [(nearest(xs, current[x]) + 0.5) * width, (nearest(ys, current[y]) + 0.5) * height];
      svg("map", map.ground, "Cost of " + x + " against " + y + ": darker is cheaper, the outline is close to the lowest cost, the ring marks the set values.",
        `<circle cx="${px(here[0])}" cy="${py(here[1])}" r="6" fill="var(--ground)" stroke="var(--ink)" stroke-width="2"/>`);
    }
    $("map").addEventListener("click", (event) => {
      const x = $("mapX").value, y = $("mapY").value, rect = $("map").getBoundingClientRect();
      if (!map?.costs || x === y) return;
      const valuesOf = (path) => map.axes.find((a) => a.path === path).values;
      const share = [((event.clientX - rect.left) / rect.width * W - px(0)) / (px(1) - px(0)), (py(0) - (event.clientY - rect.top) / rect.height * H) / (py(0) - py(1))];
      [x, y].forEach((path, i) => { const values = valuesOf(path); if (share[i] >= 0 && share[i] < 1) change(path, values[Math.floor(share[i] * values.length)]); });
    });

    function drawReleases(id, column, title, path, fixed) {
      const high = 156;
      const set = plain(current[path] ?? "none"), isSame = column === 0 || unit(current[path]) === "pt/s";
      const drawn = releases.drawn ??= [];
      if (drawn[column]) return markRelease(id, drawn[column], high, title, path, isSame ? set : Infinity);
      const groups = [[], [], []];
      content.of.forEach((of, i) => { const v = releases[2 * i + column]; if (v === v) groups[of].push(v); });
      const every = groups.flat().sort((a, b) => a - b);
      if (!every.length) return svg(id, label(W / 2, high / 2, "Nothing began."), "nothing began", "", high);
      const [from, to] = fixed ?? [every[Math.floor(every.length * 0.01)], every[Math.floor((every.length - 1) * 0.99)] + 1];
      const bins = 46, counts = groups.map(() => new Array(bins).fill(0));
      groups.forEach((group, g) => group.forEach((v) => { counts[g][Math.min(Math.max(Math.floor((v - from) / (to - from) * bins), 0), bins - 1)] += 1; }));
      const most = Math.max(...counts.flat(), 1), colours = ["var(--mark)", "var(--cancel)", "var(--other)"], words = ["finish", "cancel", "other"];
      const y = (share) => high - 34 - share * (high - 54);
      let out = `<path d="M${px(0)} ${y(0)}H${px(1)}" stroke="var(--edge)"/>`;
      counts.forEach((row, g) => {
        if (!groups[g].length) return;
        let d = `M${px(0)} ${y(0)}`;
        row.forEach((n, b) => { d += `V${y(n / most).toFixed(1)}H${px((b + 1) / bins).toFixed(1)}`; });
        out += `<path d="${d}V${y(0)}Z" fill="${colours[g]}" fill-opacity="0.22" stroke="${colours[g]}" stroke-width="1.5"/>`;
        out += label(px(1), 12 + 15 * g, words[g], "end", `style="fill:${colours[g]}"`);
      });
      for (const n of nice(from, to)) out += label(px((n - from) / (to - from)), high - 18, short(n));
      out += label(px(0.5), high - 3, title);
      drawn[column] = { out, from, to, base: y(0) };
      markRelease(id, drawn[column], high, title, path, isSame ? set : Infinity);
    }
    function markRelease(id, { out, from, to, base }, high, title, path, set) {
      const at = (set - from) / (to - from), isIn = at >= 0 && at <= 1;
      svg(id, out, "Recordings of each label by " + title,
        isIn ? `<path d="M${px(at)} ${base}V8" stroke="var(--ink)" stroke-dasharray="2 3"/>` + label(px(at) + 4, 12, path, "start") : "", high);
    }
    """#
}
