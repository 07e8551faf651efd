/* What the page does for the table because ipywidgets and ipycanvas cannot. It decides nothing about the game. */
(() => {
  "use strict";

  const base = document.currentScript.dataset.baseUrl;
  const onCanvas = (event) => event.target instanceof HTMLCanvasElement;
  const stop = (event) => event.stopImmediatePropagation();

  // --- Keys, wheel, pointer ------------------------------------------------------------------------------------------

  // ipycanvas takes every key while a canvas has the focus, so that Tab could not leave it (WCAG 2.1.2).
  const forBrowser = (key) => key.key === "Tab" || /^F\d+$/.test(key.key) || key.ctrlKey || key.metaKey || key.altKey;
  window.addEventListener("keydown", (event) => onCanvas(event) && forBrowser(event) && stop(event), true);

  // The class sp-key--ArrowLeft lets that key press the button, unless what has the focus uses the key itself.
  document.addEventListener("keydown", (event) => {
    if (forBrowser(event) || event.target.closest("input, select, textarea, canvas, summary")) return;
    const named = document.getElementsByClassName(`sp-key--${event.key}`);
    [...named].find((button) => button.offsetParent && !button.disabled)?.click();
  });

  // Enter in a field of a box with the class sp-enter presses its yellow button. The field is left first: what was typed
  // goes before the press. A widget keeps its keys to itself, so they are caught on the way down.
  function enter(event) {
    const field = event.target;
    if (event.key !== "Enter" || event.isComposing || !field.matches?.(".sp-enter input[type=text]")) return;
    const yellow = [...field.closest(".sp-enter").querySelectorAll(".sp-go")];
    field.blur();
    yellow.find((button) => button.offsetParent && !button.disabled)?.click();
    field.focus();
  }
  window.addEventListener("keydown", enter, true);

  // Ctrl and the wheel zoom the page; over a figure in a lesson the wheel scrolls it. Only a game takes the wheel.
  const scrolls = (event) => event.ctrlKey || !event.target.closest(".sp-app");
  window.addEventListener("wheel", (event) => onCanvas(event) && scrolls(event) && stop(event), true);

  // A pointer moves up to 1000 times a second and each event would be a message: 30 a second are enough.
  for (const kind of ["mousemove", "touchmove"]) {
    let last = 0;
    window.addEventListener(
      kind,
      (event) => {
        if (!onCanvas(event)) return;
        if (event.timeStamp - last < 33) stop(event);
        else last = event.timeStamp;
      },
      true,
    );
  }

  // --- Views wait for what they show --------------------------------------------------------------------------------

  // A view gives up when its model is not there after two seconds, though the page was too busy to make it: it waits.
  const PATIENCE = 60_000;
  function patient(manager) {
    const found = manager.get_model.bind(manager);
    manager.get_model = async (id) => {
      const until = performance.now() + PATIENCE;
      while (!manager.has_model(id) && performance.now() < until) await new Promise((again) => setTimeout(again, 50));
      return nimble(await found(id));
    };
  }
  Object.defineProperty(window, "jupyterapp", {
    configurable: true,
    set(app) {
      Object.defineProperty(window, "jupyterapp", { value: app, writable: true, configurable: true });
      if (app.widgetManager) patient(app.widgetManager);
      else app.widgetManagerPromise?.promise.then(patient);
    },
  });

  // --- What moves on the table --------------------------------------------------------------------------------------

  // A motion is one message: a sleep of nothing, then frames with a sleep after each. A frame that comes late is left
  // out, and whoever touches the page or presses a key ends the motion, so that nobody waits for it to be answered.
  let due = 0;
  let wake = () => {};
  function hurry() {
    due = -Infinity;
    wake();
  }
  for (const kind of ["pointerdown", "keydown"]) window.addEventListener(kind, hurry, true);
  const nimbled = new WeakSet();
  function nimble(model) {
    if (typeof model?.sleep !== "function" || nimbled.has(model)) return model;
    nimbled.add(model);
    const sleep = model.sleep.bind(model);
    model.sleep = async (milliseconds) => {
      if (!milliseconds) due = performance.now();
      due += milliseconds;
      const left = due - performance.now();
      if (left > 0) await Promise.race([sleep(left), new Promise((now) => (wake = now))]);
    };
    return model;
  }

  // --- Attributes from classes ---------------------------------------------------------------------------------------

  // The class sp-attr--role--status gives its element role="status"; without the class the attribute goes again.
  const given = new WeakMap();
  function attributesOf(element) {
    const found = [...element.classList].map((name) => /^sp-attr--([a-z-]+?)--(.+)$/.exec(name)).filter(Boolean);
    return new Map(found.map(([, name, value]) => [name, value]));
  }
  function dress(element) {
    const wanted = attributesOf(element);
    if (!wanted.size && !given.has(element)) return;
    for (const name of given.get(element)?.keys() ?? []) if (!wanted.has(name)) element.removeAttribute(name);
    for (const [name, value] of wanted) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    }
    given.set(element, wanted);
  }

  // The text of an element with class sp-alt names the canvas that stands in the same box.
  function nameCanvases() {
    for (const words of document.getElementsByClassName("sp-alt")) {
      const canvas = words.parentElement?.querySelector("canvas");
      const name = words.textContent.trim();
      if (!canvas || canvas.getAttribute("aria-label") === name) continue;
      canvas.setAttribute("aria-label", name);
      if (!canvas.hasAttribute("role")) canvas.setAttribute("role", "img");
    }
  }

  // The class sp-at--table--ID puts the game into the page's address, so that it can be kept and opened again, and
  // sp-at--join--KEY the key to a seat at a table of many devices.
  let addressed = null;
  function address() {
    const table = document.querySelector('[class*="sp-at--"]');
    if (!table) return;
    const [found, name, id] = /sp-at--(table|join)--([\w-]*)/.exec(table.className);
    if (found === addressed) return;
    addressed = found;
    const asked = new URLSearchParams(location.search);
    for (const old of ["table", "join", "game", "seed", "players"]) asked.delete(old);
    if (id) asked.set(name, id);
    history.replaceState(null, "", asked.size ? `?${asked}` : location.pathname);
  }

  // The class sp-lang--uk anywhere makes the page Ukrainian to screen readers, hyphenation and fonts.
  function speak() {
    const speaker = document.querySelector('[class*="sp-lang--"]');
    const language = speaker && /sp-lang--([\w-]+)/.exec(speaker.className)[1];
    if (language && document.documentElement.lang !== language) document.documentElement.lang = language;
  }

  // The clause that the rules were opened at comes into view, once.
  let turnedTo = null;
  function turnToClause() {
    const here = document.querySelector("[data-here]");
    if (here && here !== turnedTo) here.scrollIntoView({ block: "center" });
    turnedTo = here;
  }

  // --- The viewport --------------------------------------------------------------------------------------------------

  // Every letter that a table may draw, so that no canvas is painted with a font that is still on its way.
  const faces = ['500 14px "Inter Variable"', '600 20px "Source Serif 4 Variable"'];
  const letters = ["Aa", "Жї", "ğİ"];
  const suits = document.fonts.load('16px "SP Suits"', "♠♥♦♣");
  const fonts = Promise.allSettled([
    suits,
    ...faces.flatMap((face) => letters.map((text) => document.fonts.load(face, text))),
  ]);
  let fontsReady = false;

  const dark = matchMedia("(prefers-color-scheme: dark)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set;
  // Whose start page this is: a browser lists the games that were begun in it, and no others.
  function keeper() {
    try {
      let kept = localStorage.getItem("sp-keeper");
      if (!kept) {
        kept = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
        localStorage.setItem("sp-keeper", kept);
      }
      return kept;
    } catch {
      return "";
    }
  }
  // The class sp-wish--pace--fast has this browser remember a wish; the next page in it is told.
  const WISHES = ["language", "pace"];
  function remembered() {
    try {
      const kept = WISHES.map((name) => [name, localStorage.getItem(`sp-wish-${name}`)]);
      const told = kept.filter(([, wish]) => wish).map((wish) => wish.join("."));
      return told.length ? `;wishes=${told}` : "";
    } catch {
      return "";
    }
  }
  const wishes = remembered();
  function remember() {
    const app = document.querySelector('[class*="sp-wish--"]');
    for (const [, name, wish] of app?.className.matchAll(/sp-wish--(\w+)--(\w+)/g) ?? []) {
      try {
        localStorage.setItem(`sp-wish-${name}`, wish);
      } catch {
        return;
      }
    }
  }
  const asked = location.search.slice(1, 200);  // as the page was opened: its address changes with the game
  function viewport() {
    const scale = Number(devicePixelRatio.toFixed(2));
    const size = `${innerWidth}x${innerHeight}@${scale}`;
    const likes = `dark=${Number(dark.matches)};motion=${Number(!still.matches)};speaks=${navigator.language}`;
    const from = `${location.origin}${location.pathname}`;
    return `${size};${likes};keeper=${keeper()}${wishes};from=${from};query=${asked}`;
  }

  // A Text with class sp-viewport holds what the page sees of its window and of the wishes of who looks at it, such as
  // "1366x768@1;dark=0;motion=1;speaks=en-GB;query=lang=en".
  function report() {
    if (!fontsReady) return;
    for (const input of document.querySelectorAll(".sp-viewport input")) {
      if (input.value !== viewport()) tell(input, viewport());
    }
  }
  function tell(input, value) {
    setValue.call(input, value);
    for (const kind of ["input", "change"]) input.dispatchEvent(new Event(kind, { bubbles: true }));
  }
  let settling;
  function reportSoon() {
    clearTimeout(settling);
    settling = setTimeout(report, 150);
  }
  for (const kind of ["resize", "orientationchange"]) window.addEventListener(kind, reportSoon);
  for (const query of [dark, still]) query.addEventListener("change", reportSoon);

  // --- What is touched in a text -------------------------------------------------------------------------------------

  // An element with data-open="a.clause" tells its id to the Text with class sp-touched; the count makes each touch new.
  let touches = 0;
  document.addEventListener("click", (event) => {
    const id = event.target.closest?.("[data-open]")?.dataset.open;
    const input = document.querySelector(".sp-touched input");
    if (id && input) tell(input, `${id}#${++touches}`);
  });

  // A button with data-copy copies the field beside it; where the page may not write to the clipboard it is selected.
  document.addEventListener("click", async (event) => {
    const button = event.target.closest?.("[data-copy]");
    const field = button?.parentElement.querySelector("input");
    if (!field) return;
    field.select();
    const copied = await navigator.clipboard?.writeText(field.value).then(() => true, () => false);
    if (copied ?? document.execCommand("copy")) button.classList.add("sp-copied");
  });

  // --- Signs of life --------------------------------------------------------------------------------------------------

  // At a table of many devices (class sp-live) the page tells the Text with class sp-beats every few seconds that it is
  // there. When it is closed its kernel ends, and says so.
  const beats = () => document.querySelector(".sp-live .sp-beats input");
  const beat = () => beats() && tell(beats(), String(Date.now()));
  setInterval(beat, 5000);
  document.addEventListener("visibilitychange", () => document.hidden || beat());
  window.addEventListener("pageshow", (event) => event.persisted && beat());

  // --- The veil ------------------------------------------------------------------------------------------------------

  function somethingToSee() {
    const cells = document.getElementById("rendered_cells");
    return (
      cells?.style.display === "" && cells.querySelector(".jupyter-widgets, .jp-RenderedHTMLCommon, .jp-RenderedText")
    );
  }
  function unveil() {
    const veil = document.querySelector("#sp-veil:not(.sp-lifted)");
    if (!veil || !fontsReady || !somethingToSee()) return;
    veil.classList.add("sp-lifted");
    setTimeout(() => veil.remove(), still.matches ? 0 : 240);
  }

  // --- The end of a session ------------------------------------------------------------------------------------------

  const told = {
    en: { ended: "The connection to the table has ended.", lost: "The connection is lost; trying again…", again: "Open it again" },
    uk: { ended: "Зв’язок зі столом перервано.", lost: "Зв’язок зник; пробуємо ще раз…", again: "Відкрити знову" },
    tr: { ended: "Masayla bağlantı sona erdi.", lost: "Bağlantı koptu; yeniden deneniyor…", again: "Yeniden aç" },
    pt: { ended: "A ligação com a mesa terminou.", lost: "A ligação caiu; a tentar de novo…", again: "Abrir de novo" },
  };
  // How the connection is: "well", "lost" until the server answers again, or "ended" for good.
  let connection = "well";
  function sayConnection(state) {
    if (connection === "ended" || connection === state) return;
    connection = state;
    document.getElementById("sp-ended")?.remove();
    if (state === "well") return;
    const words = told[document.documentElement.lang.slice(0, 2)] ?? told.en;
    const bar = Object.assign(document.createElement("div"), { id: "sp-ended" });
    bar.setAttribute("role", "alert");
    bar.append(Object.assign(document.createElement("span"), { textContent: words[state] }));
    if (state === "ended") {
      const again = { textContent: words.again, onclick: () => location.reload() };
      bar.append(Object.assign(document.createElement("button"), again));
    }
    document.body.append(bar);
  }

  // A kernel that dies is started again empty, and nothing on the page would say so: listen for it on the wire.
  const words = new TextDecoder();
  const gone = /"execution_state": ?"(restarting|autorestarting|dead)"/;
  async function hear({ data }) {
    if ((data.length ?? data.byteLength ?? data.size) > 4000) return;
    const text = typeof data === "string" ? data : words.decode(data instanceof Blob ? await data.arrayBuffer() : data);
    if (gone.test(text)) sayConnection("ended");
  }
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener("message", hear);
      this.addEventListener("open", () => (closed = null));
      this.addEventListener("close", () => {
        closed ??= performance.now();
        setTimeout(ask, 1000);
      });
    }
  };

  // A kernel that was put away leaves no word either, nor does a server that died: ask when the socket closes, when the
  // page is looked at, and twice a minute; while nobody answers every other second. A socket that does not come back
  // though the server answers has been given up.
  const GIVEN_UP = 20_000;
  let closed = null;
  let asking;
  async function ask() {
    const settings = document.getElementById("jupyter-config-data");
    clearTimeout(asking);
    if (settings && !document.hidden) {
      const { kernelId } = JSON.parse(settings.textContent);
      const answer = await fetch(`${base}api/kernels/${kernelId}`).catch(() => null);
      const late = closed !== null && performance.now() - closed > GIVEN_UP;
      sayConnection(answer === null ? "lost" : answer.status === 404 || late ? "ended" : "well");
    }
    clearTimeout(asking);
    asking = setTimeout(ask, closed === null && connection === "well" ? 30_000 : 2_000);
  }
  document.addEventListener("visibilitychange", ask);
  asking = setTimeout(ask, 30_000);

  // --- Everything that follows the page as it grows --------------------------------------------------------------------

  function follow(changes) {
    for (const { type, target, addedNodes } of changes) {
      if (type === "attributes") dress(target);
      for (const node of addedNodes) {
        if (node instanceof Element) [node, ...node.querySelectorAll("*")].forEach(dress);
      }
    }
    nameCanvases();
    turnToClause();
    address();
    remember();
    speak();
    report();
    unveil();
  }
  new MutationObserver(follow).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ["class", "style"],
  });
  fonts.then(() => {
    fontsReady = true;
    report();
    unveil();
  });
})();
