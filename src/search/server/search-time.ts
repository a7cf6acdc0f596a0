/** Time limit of a search. Finding a rare feature among ten million homes would take longer. */
const MOST_MS = 2500;

/** `cut` records that some homes were not examined. */
export type SearchTime = { leftMs(): number; cut(): void; isCut(): boolean };

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
