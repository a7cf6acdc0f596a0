/** Maximum time in milliseconds that a search may spend reading homes. Finding a rare feature among ten million homes would take longer. */
const MOST_MS = 2500;

/** The time limit of a search. `cut` records that some homes were not read. */
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
