extension ScenePage {
  static let style = """
    :root { color-scheme: light dark; --ink: #1b2027; --faint: #626b78; --ground: #fff;
      --edge: #c3c9d2; --mark: #0072b2; --row: #e8f2f9; }
    @media (prefers-color-scheme: dark) { :root { --ink: #f0f2f5; --faint: #9ba5b3;
      --ground: #14171b; --edge: #4a525d; --mark: #4fb0f0; --row: #1d3344; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 1240px; padding: 20px; background: var(--ground);
      color: var(--ink); font: 16px/1.45 Inter, "Helvetica Neue", Arial, "DejaVu Sans", sans-serif; }
    h1 { font-size: 22px; margin: 0; overflow-wrap: anywhere; }
    h2 { font-size: 18px; margin: 20px 0 6px; }
    header p, .hint { color: var(--faint); margin: 2px 0 16px; }
    main { display: flex; flex-wrap: wrap; gap: 28px; align-items: flex-start; }
    .scene { flex: 0 1 390px; } .story { flex: 1 1 480px; min-width: 0; }
    #picture { display: block; width: 100%; height: auto; border: 1px solid var(--edge); border-radius: 6px; }
    .controls { display: flex; gap: 10px; align-items: center; margin-top: 10px; }
    #time { flex: 1; accent-color: var(--mark); min-width: 60px; }
    #clock { font-variant-numeric: tabular-nums; min-width: 4.6em; text-align: right; }
    button { font: inherit; padding: 4px 14px; min-width: 5em; }
    figure { position: relative; margin: 0 0 18px; max-width: 720px; }
    figure svg { display: block; width: 100%; height: auto; }
    .dark { display: none; }
    @media (prefers-color-scheme: dark) { .dark { display: block; } .light { display: none; } }
    .cursor { position: absolute; width: 2px; background: var(--ink); pointer-events: none; }
    #lines { list-style: none; margin: 0; padding: 0; }
    #lines li { display: grid; grid-template-columns: 5em minmax(0, 1fr); column-gap: 8px; padding: 3px 8px; border-left: 3px solid transparent; cursor: pointer; overflow-wrap: anywhere; }
    #lines li.future { color: var(--faint); }
    #lines li.now { border-color: var(--mark); background: var(--row); }
    #lines time { color: var(--faint); font-variant-numeric: tabular-nums; }
    @media print { .controls, .hint { display: none; } }
    """

  static let script = """
    const picture = document.getElementById("picture"), slider = document.getElementById("time");
    const clock = document.getElementById("clock"), button = document.getElementById("play");
    const slow = document.getElementById("slow"), figures = [...document.querySelectorAll("figure")];
    const lines = [...document.querySelectorAll("#lines li")];
    let playing = false, started = 0, from = 0;
    function show(index) {
      const now = film.times[index];
      if (now === undefined) return;
      slider.value = index;
      picture.src = film.pictures[index];
      clock.textContent = now.toFixed(3) + " s";
      for (const figure of figures) {
        const d = figure.dataset, cursor = figure.querySelector(".cursor");
        const box = figure.querySelector("svg").viewBox.baseVal;
        const share = (now - d.start) / (d.end - d.start);
        cursor.hidden = share < 0 || share > 1 || Number(d.bottom) <= Number(d.top);
        const x = Number(d.left) + share * (d.right - d.left);
        cursor.style.left = 100 * x / box.width + "%";
        cursor.style.top = 100 * d.top / box.height + "%";
        cursor.style.height = 100 * (d.bottom - d.top) / box.height + "%";
      }
      let last = -1;
      lines.forEach((line, place) => { if (Number(line.dataset.time) <= now + 1e-3) last = place; });
      lines.forEach((line, place) => {
        line.classList.toggle("future", place > last);
        line.classList.toggle("now", last >= 0 && line.dataset.time === lines[last].dataset.time);
      });
    }
    function at(time) {
      let index = 0;
      while (index + 1 < film.times.length && film.times[index + 1] <= time) index += 1;
      return index;
    }
    function play(on) {
      playing = on;
      button.textContent = on ? "Pause" : "Play";
      if (!on) return;
      if (Number(slider.value) >= film.times.length - 1) show(0);
      from = film.times[Number(slider.value)];
      started = performance.now();
      requestAnimationFrame(step);
    }
    function step(now) {
      if (!playing) return;
      const time = from + (now - started) / (slow.checked ? 8000 : 1000);
      show(at(time));
      if (time >= film.times[film.times.length - 1]) return play(false);
      requestAnimationFrame(step);
    }
    function move(by) {
      play(false);
      show(Math.min(Math.max(Number(slider.value) + by, 0), film.times.length - 1));
    }
    button.addEventListener("click", () => play(!playing));
    slow.addEventListener("change", () => { if (playing) play(true); });
    slider.addEventListener("input", () => { play(false); show(Number(slider.value)); });
    for (const line of lines) {
      line.addEventListener("click", () => { play(false); show(at(Number(line.dataset.time) + 1e-3)); });
    }
    document.addEventListener("keydown", (event) => {
      if (event.target === button || event.target === slow) return;
      if (event.key === " ") { event.preventDefault(); play(!playing); }
      if (event.key === "ArrowRight" && event.target !== slider) move(1);
      if (event.key === "ArrowLeft" && event.target !== slider) move(-1);
    });
    const asked = Number(location.hash.slice(1));
    show(asked > 0 ? at(asked) : 0);
    """
}
