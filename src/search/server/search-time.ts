/** Milliseconds that one search may read homes for: of ten million homes a rare one would take longer. */
const MOST_MS = 2500;

/** The time of one search, and whether it ended before all homes were read. */
export type SearchTime = { leftMs(): number; cut(): void; isCut(): boolean };

/** Starts the time of a search. */
export function startSearchTime(mostMs = MOST_MS): SearchTime {
  const end = performance.now() + mostMs;
  let isCut = false;
  return {
    leftMs: () => end - performance.now(),
    cut() {
      isCut = true;
    },
    isCut: () => isCut,
  };
}
