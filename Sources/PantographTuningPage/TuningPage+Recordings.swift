extension TuningPage {
  /// The script that shows every recording as a small picture. Only visible pictures are drawn.
  static let recordings = #"""
    const least = 76, letters = ["", "L", "U", "M", "F"];
    const outcomes = ["", "meant to finish, went back", "finished, but not meant to", "meant to finish, but never began", "moved the transition, but not meant to"];
    let cell = least, ways, places = [], shownOnes = [], selected = -1;
    function buildRecordings() {
      ways = bytesOf("ways");
      for (let at = 0; at < ways.length;) {
        places.push(at);
        let strokes = ways[at + 2];
        at += 3;
        while (strokes-- > 0) at += 1 + 2 * ways[at];
      }
      fit();
      $("scroll").addEventListener("scroll", () => drawGrid());
      $("scroll").addEventListener("pointerdown", (event) => {
        const rect = $("grid").getBoundingClientRect();
        select(Math.floor((event.clientY - rect.top + $("scroll").scrollTop) / cell) * columns() + Math.floor((event.clientX - rect.left) / cell));
      });
      $("scroll").addEventListener("keydown", (event) => {
        const page = columns() * Math.floor($("scroll").clientHeight / cell);
        const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns(), ArrowDown: columns(), PageUp: -page, PageDown: page, Home: -all, End: all }[event.key];
        if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        select(Math.min(Math.max(selected < 0 ? 0 : selected + step, 0), shownOnes.length - 1));
      });
      $("show").addEventListener("change", () => { selected = -1; $("scroll").scrollTop = 0; choose(); });
    }
    // All pictures have the same scale and begin at the first finger's landing, to compare lengths and directions.
    let extent = { left: 0, top: 0, size: 1 };
    function fit() {
      const xs = [], ys = [];
      for (const place of places) {
        if (!ways[place + 2]) continue;
        let left = 0, right = 0, top = 0, bottom = 0;
        for (let i = 0, at = place + 4; i < ways[place + 3]; i++, at += 2) {
          const x = ways[at] - ways[place + 4], y = ways[at + 1] - ways[place + 5];
          left = Math.min(left, x); right = Math.max(right, x); top = Math.min(top, y); bottom = Math.max(bottom, y);
        }
        xs.push(left, right);
        ys.push(top, bottom);
      }
      // The few longest paths may leave their cells.
      const ends = (list) => { list.sort((a, b) => a - b); const n = list.length - 1; return n < 0 ? [0, 1] : [list[Math.floor(n * 0.02)], list[Math.ceil(n * 0.98)]]; };
      const [left, right] = ends(xs), [top, bottom] = ends(ys), size = 1.1 * Math.max(right - left, bottom - top, 8);
      extent = { left: (left + right - size) / 2, top: (top + bottom - size) / 2, size };
    }
    const columns = () => Math.max(Math.floor($("scroll").clientWidth / least), 1);
    const wrong = (index) => verdicts[index] >> 2;
    function choose() {
      const which = $("show").value, kind = kinds.indexOf(which) + 1, before = shownOnes[selected];
      shownOnes = [];
      let mistakes = 0;
      for (let i = 0; i < all; i++) {
        if (wrong(i)) mistakes += 1;
        if (which === "all" || kind && wrong(i) === kind || which === "wrong" && wrong(i) || which === "changed" && (verdicts[i] ^ bestVerdicts[i]) & 1) shownOnes.push(i);
      }
      selected = before === undefined ? -1 : shownOnes.indexOf(before);
      $("count").textContent = shownOnes.length + " of " + all + ", " + mistakes + " misjudged";
      drawGrid();
      describe();
    }
    function drawGrid() {
      const scroll = $("scroll"), canvas = $("grid"), ratio = devicePixelRatio || 1, across = columns(), rows = Math.ceil(shownOnes.length / across);
      // The cells fill the whole width.
      cell = scroll.clientWidth / across;
      $("height").style.height = rows * cell + "px";
      const width = scroll.clientWidth, height = Math.min(scroll.clientHeight, Math.max(rows * cell, 1));
      if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
        canvas.width = Math.round(width * ratio);
        canvas.height = Math.round(height * ratio);
        canvas.style.width = width + "px";
        canvas.style.height = height + "px";
      }
      const style = getComputedStyle(document.documentElement), colour = (name) => style.getPropertyValue("--" + name).trim();
      const labels = [colour("mark"), colour("cancel"), colour("other")], ink = colour("ink"), tint = colour("wrong"), edge = colour("edge");
      const pen = canvas.getContext("2d"), top = scroll.scrollTop;
      pen.setTransform(ratio, 0, 0, ratio, 0, 0);
      pen.clearRect(0, 0, width, height);
      pen.font = "600 12px sans-serif";
      for (let row = Math.floor(top / cell); row * cell < top + height; row++) for (let column = 0; column < across; column++) {
        const place = row * across + column;
        if (place >= shownOnes.length) break;
        const index = shownOnes[place], x = column * cell + 3, y = row * cell - top + 3, size = cell - 6, mistake = wrong(index);
        if (mistake) { pen.fillStyle = tint; pen.fillRect(x, y, size, size); }
        pen.strokeStyle = place === selected ? ink : edge;
        pen.lineWidth = place === selected ? 3 : 1;
        pen.strokeRect(x, y, size, size);
        trace(pen, index, x + 5, y + 5, size - 10, labels[content.of[index]]);
        if (mistake) { pen.fillStyle = ink; pen.fillText(letters[mistake], x + 4, y + 14); }
      }
    }
    function trace(pen, index, x, y, size, colour) {
      let at = places[index], strokes = ways[at + 2];
      at += 3;
      if (!strokes) return;
      const unit = size / extent.size, left = x - (ways[at + 1] + extent.left) * unit, top = y - (ways[at + 2] + extent.top) * unit;
      pen.save();
      pen.beginPath();
      pen.rect(x - 4, y - 4, size + 8, size + 8);
      pen.clip();
      pen.strokeStyle = pen.fillStyle = colour;
      pen.lineWidth = 2;
      pen.lineJoin = pen.lineCap = "round";
      while (strokes-- > 0) {
        const count = ways[at++];
        pen.beginPath();
        for (let i = 0; i < count; i++, at += 2) pen[i ? "lineTo" : "moveTo"](left + ways[at] * unit, top + ways[at + 1] * unit);
        pen.stroke();
        // Draws a dot where the finger lifted.
        pen.beginPath();
        if (count) pen.arc(left + ways[at - 2] * unit, top + ways[at - 1] * unit, 3, 0, 7);
        pen.fill();
      }
      pen.restore();
    }
    function select(place) {
      if (place < 0 || place >= shownOnes.length) return;
      selected = place;
      const top = Math.floor(place / columns()) * cell, scroll = $("scroll");
      if (top < scroll.scrollTop) scroll.scrollTop = top;
      if (top + cell > scroll.scrollTop + scroll.clientHeight) scroll.scrollTop = top + cell - scroll.clientHeight;
      drawGrid();
      describe();
    }
    const labelWords = ["meant to finish", "meant to go back", "something else"];
    function words(index) {
      const who = [content.people[index], content.devices[index]].filter(Boolean).join(", ");
      return content.names[index] + (who ? " (" + who + ")" : "") + ": " + (outcomes[wrong(index)] || labelWords[content.of[index]] + ", judged correctly") + "\n" + told(question.sentence, String(index));
    }
    function describe() { $("detail").textContent = selected < 0 ? (all ? "Choose a recording to read the reason of its decision." : "") : words(shownOnes[selected]); }
    // Paper cannot scroll: lists the misjudged recordings instead, at most 500.
    function printed() {
      const list = [];
      for (let i = 0; i < all && list.length < 500; i++) if (wrong(i)) list.push(make("li", words(i).replace("\n", " — ")));
      $("printed").replaceChildren(...list);
    }
    """#
}
