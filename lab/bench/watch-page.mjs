// Runs in a page before its own scripts: tells the bench how long its visitor waited for an answer to a press.
const SHORTEST_MS = 16;
const interactions = new Map();
let first = null;

// A press is several events with one number: the longest counts, as in INP. Shorter than 16 ms are not reported.
const noteEvent = ({ interactionId, duration, startTime }) => {
  if (!interactionId) return;
  first = Math.min(first ?? startTime, startTime);
  interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration));
};
const observer = new PerformanceObserver((list) => list.getEntries().forEach(noteEvent));
observer.observe({ type: 'event', buffered: true, durationThreshold: SHORTEST_MS });

globalThis.bench = {
  forget() {
    interactions.clear();
    first = null;
  },
  /** `pressed`: milliseconds since 1970 of the first interaction. */
  report: () => ({
    inp: Math.max(SHORTEST_MS, ...interactions.values()),
    pressed: first === null ? null : performance.timeOrigin + first,
  }),
  /** Resolves when React has taken the page over. */
  awake: () =>
    new Promise((resolve) => {
      const look = () => {
        if (Object.keys(document.body ?? {}).some((key) => key.startsWith('__reactFiber'))) resolve();
        else requestAnimationFrame(look);
      };
      look();
    }),
};
