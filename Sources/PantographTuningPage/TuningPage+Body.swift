extension TuningPage {
  static let body = """
    <header><h1>Tuning <span id="place"></span></h1><p id="corpus"></p></header>
    <noscript><p>This report judges its recordings in the browser. Allow JavaScript for this page.</p></noscript>
    <p id="trouble" role="alert" hidden></p>
    <details id="facts"><summary></summary><ul></ul></details>
    <main>
    <div id="side"><section id="setting" aria-label="Thresholds">
    <div class="row"><button type="button" data-start="best">Best</button>
    <button type="button" data-start="base">Previous</button>
    <select id="policy" aria-label="Policy"><option value="">a policy…</option></select></div>
    <div id="swept"></div>
    <details><summary>Other numbers at the release</summary><div id="others"></div></details>
    <details><summary>Costs of mistakes</summary><div id="costs"></div></details>
    <p class="hint">← and → move a slider by a step. The address of this page stores the set values.</p>
    </section></div>
    <section id="answer">
    <table id="figures"><caption class="hidden">How good</caption>
    <thead><tr><th></th><th>right</th><th>lost</th><th>unwanted</th><th>missed</th><th>false starts</th><th>cost</th></tr></thead>
    <tbody><tr id="now"><th scope="row">as set</th></tr></tbody></table>
    <p id="sure" aria-live="polite"></p>
    <p class="hint"><span id="mean"></span> Lost: meant to finish, went back. Unwanted: finished, but not meant to. Missed: meant to finish, but never
    began. False start: moved the transition, but not meant to.</p>
    </section>
    <section id="charts">
    <figure><figcaption><h2>Cost</h2> along <select id="along" aria-label="Number"></select></figcaption>
    <div id="cost" role="img"></div></figure>
    <figure><figcaption><h2>Wanted and unwanted finishes</h2></figcaption><div id="roc" role="img"></div></figure>
    <figure><figcaption><h2>Map</h2> of <select id="mapX" aria-label="To the right"></select> and
    <select id="mapY" aria-label="Upwards"></select></figcaption><div id="map" role="img"></div></figure>
    <figure><figcaption><h2>At the release</h2></figcaption><div id="progress" role="img"></div><div id="velocity" role="img"></div></figure>
    <figure id="effects"><figcaption><h2>People and devices</h2></figcaption><div><!-- effects --></div></figure>
    </section>
    <section id="all">
    <h2>Recordings</h2>
    <div class="row"><select id="show" aria-label="Which">
    <option value="all">all</option><option value="wrong">misjudged</option><option value="changed">judged differently than by the best</option>
    <option value="lost">lost</option><option value="unwanted">unwanted</option><option value="missed">missed</option><option value="falseStart">false starts</option>
    </select> <output id="count"></output></div>
    <p class="hint legend"><span class="finish">meant to finish</span> <span class="cancel">meant to go back</span>
    <span class="other">something else</span> Tinted: misjudged (L lost, U unwanted, M missed, F false start). The arrow keys choose a recording.</p>
    <div id="scroll" tabindex="0" role="application" aria-label="Recordings; arrow keys choose one" aria-describedby="detail"><div id="height"></div><canvas id="grid"></canvas></div>
    <p id="detail" aria-live="polite"></p>
    <ol id="printed"></ol>
    </section>
    <section id="policies">
    <h2>All policies on the same recordings</h2>
    <table><thead><tr><th></th><th>right</th><th>lost</th><th>unwanted</th><th>missed</th><th>false starts</th><th>cost</th><th></th></tr></thead><tbody></tbody></table>
    <div id="policyNotes" class="hint"></div>
    </section>
    </main>
    """

  static let style = """
    :root { color-scheme: light dark; --ink: #1b2027; --faint: #626b78; --ground: #fff; --edge: #c3c9d2;
      --mark: #0072b2; --row: #e8f2f9; --cancel: #b8500a; --other: #7a828e; --wrong: #fbe6dc; --hot: #0072b2; }
    @media (prefers-color-scheme: dark) { :root { --ink: #f0f2f5; --faint: #9ba5b3; --ground: #14171b; --edge: #4a525d;
      --mark: #4fb0f0; --row: #1d3344; --cancel: #f0954f; --other: #8e97a5; --wrong: #4a2a1c; --hot: #4fb0f0; } }
    @media print { :root { color-scheme: light; --ink: #000; --faint: #444; --ground: #fff; --edge: #aaa; --mark: #0072b2;
      --row: #eee; --cancel: #b8500a; --other: #7a828e; --wrong: #fbe6dc; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 1240px; padding: 20px; background: var(--ground); color: var(--ink);
      font: 16px/1.45 Inter, "Helvetica Neue", Arial, "DejaVu Sans", sans-serif; }
    h1 { font-size: 22px; margin: 0; overflow-wrap: anywhere; }
    h2 { font-size: 18px; margin: 20px 0 6px; }
    figcaption h2 { margin: 0; } figcaption select { min-width: 0; max-width: 11.5em; font-size: 14px; padding: 1px 4px; }
    figcaption { display: flex; align-items: baseline; gap: 6px; margin-bottom: 4px; white-space: nowrap; }
    header p, .hint { color: var(--faint); margin: 2px 0 12px; }
    .hint { font-size: 14px; }
    #trouble { border: 1px solid var(--cancel); border-radius: 6px; padding: 8px 12px; }
    #facts { margin-bottom: 12px; color: var(--faint); } #facts ul { margin: 4px 0; overflow-wrap: anywhere; }
    main { display: grid; grid-template-columns: minmax(300px, 360px) minmax(0, 1fr); gap: 8px 36px; align-items: start; }
    #side { grid-row: 1 / span 2; align-self: stretch; min-width: 0; }
    #setting { position: sticky; top: 0; max-height: 100vh; overflow: auto; padding: 4px 8px 4px 0; }
    #all, #policies, #effects { grid-column: 1 / -1; min-width: 0; } #effects div { max-width: 760px; }
    #charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(340px, 1fr)); gap: 20px 28px; }
    .row { display: flex; gap: 10px; align-items: center; flex-wrap: wrap; }
    button, select, input { font: inherit; color: inherit; }
    button, select { padding: 3px 10px; max-width: 100%; } #policy { max-width: 8.5em; }
    details summary { cursor: pointer; margin-top: 8px; }
    .number { display: grid; grid-template-columns: 1fr auto; margin: 12px 0; }
    .number label { font-weight: 600; overflow-wrap: anywhere; } .number output { font-variant-numeric: tabular-nums; }
    .number input[type=range] { grid-column: 1 / -1; width: 100%; accent-color: var(--mark); margin: 4px 0; }
    .number small { grid-column: 1 / -1; color: var(--faint); font-size: 13px; }
    .number input[type=number] { width: 6em; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100%; }
    th { font-weight: normal; text-align: left; } thead th { color: var(--faint); font-size: 14px; }
    td, thead th:not(:first-child) { text-align: right; } td, th { padding: 4px 8px; border-bottom: 1px solid var(--edge); }
    td { white-space: nowrap; } #policies td:last-child { text-align: left; } #now { background: var(--row); } #now th, #now td { font-weight: 600; }
    #answer, #policies { overflow-x: auto; }
    #policies tbody tr { cursor: pointer; } #policies tbody button { all: unset; cursor: pointer; } #policies tbody button:focus-visible { outline: 2px solid var(--mark); }
    #sure { min-height: 2.9em; margin: 8px 0; white-space: pre-line; }
    figure { margin: 0; min-width: 0; } figcaption { color: var(--faint); } figcaption h2 { color: var(--ink); }
    svg { display: block; width: 100%; height: auto; } svg { overflow: visible; } svg text:where(:not(#effects *)) { font-size: 13px; fill: var(--faint); paint-order: stroke; stroke: var(--ground); stroke-width: 3px; stroke-linejoin: round; }
    #map svg { shape-rendering: crispEdges; } #map circle { shape-rendering: auto; }
    .legend span { white-space: nowrap; margin-right: 10px; } .legend span::before { content: ""; display: inline-block; width: 16px; height: 3px;
      margin-right: 5px; vertical-align: middle; background: currentColor; }
    .finish { color: var(--mark); } .cancel { color: var(--cancel); } .other { color: var(--other); }
    #scroll { position: relative; height: 470px; overflow-y: auto; border: 1px solid var(--edge); border-radius: 6px; outline-offset: 2px; }
    #grid { position: sticky; top: 0; display: block; } #height { position: absolute; width: 1px; }
    :focus-visible { outline: 2px solid var(--mark); }
    #detail { min-height: 3em; margin: 8px 0; overflow-wrap: anywhere; white-space: pre-line; }
    #velocity { margin-top: 18px; }
    .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    #printed { display: none; overflow-wrap: anywhere; }
    @media (max-width: 1080px) { main { display: block; } #setting { position: static; max-height: none; }
      table { font-size: 14px; } td, th { padding: 4px; } td:last-child { white-space: normal; } #charts { grid-template-columns: minmax(0, 1fr); } }
    @media print { main { display: block; } #setting { position: static; max-height: none; } button, select, #scroll, #detail, input, .row, .hint, details:not([open]), .screen { display: none; }
      #printed { display: block; } figure, tr { break-inside: avoid; } #charts { grid-template-columns: 1fr 1fr; } figcaption select { display: inline; appearance: none; background: none; border: 0; padding: 0; } }
    """
}
