// Runs in a page before its own scripts, and answers the bench with what its visitor felt (`screens.ts`).
const SHORTEST_MS = 16;
const interactions = new Map();
let first = null;
let shifts = [];

const watch = (type, note, options) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });

// A press is several events of one number: its longest one counts, as in INP. Shorter than 16 ms are not told.
const noteEvent = ({ interactionId, duration, startTime }) => {
  if (!interactionId) return;
  first = Math.min(first ?? startTime, startTime);
  interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration));
};
watch('event', noteEvent, { durationThreshold: SHORTEST_MS });

const selectorOf = (node) =>
  node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? 'gone');
// What moves within half a second of an interaction was asked for.
watch('layout-shift', ({ value, hadRecentInput, sources }) => {
  if (!hadRecentInput) shifts.push({ value, nodes: sources.map(({ node }) => selectorOf(node)) });
});

globalThis.bench = {
  forget() {
    interactions.clear();
    first = null;
    shifts = [];
  },
  /** `pressed`: milliseconds since 1970 of the first interaction. */
  report: () => ({
    inp: Math.max(SHORTEST_MS, ...interactions.values()),
    pressed: first === null ? null : performance.timeOrigin + first,
    shifts,
  }),
  /** Milliseconds from the start of the navigation until React has taken the page over. */
  awake: () =>
    new Promise((resolve) => {
      const look = () => {
        if (Object.keys(document.body ?? {}).some((key) => key.startsWith('__reactFiber'))) resolve(performance.now());
        else requestAnimationFrame(look);
      };
      look();
    }),
};
