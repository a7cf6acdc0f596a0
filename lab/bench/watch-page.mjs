const SHORTEST_MS = 16;
const interactions = new Map();
let first = null;

// Records the longest event of each interaction, as INP does. Browsers report only events of 16 ms or longer.
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
  /** `pressed` is the time of the first interaction, as Unix time in milliseconds. */
  report: () => ({
    inp: Math.max(SHORTEST_MS, ...interactions.values()),
    pressed: first === null ? null : performance.timeOrigin + first,
  }),
  awake: () =>
    new Promise((resolve) => {
      const look = () => {
        if (Object.keys(document.body ?? {}).some((key) => key.startsWith('__reactFiber'))) resolve();
        else requestAnimationFrame(look);
      };
      look();
    }),
};
