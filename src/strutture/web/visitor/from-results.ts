/** Navigation state of a link from the results to a struttura, whose page can then go back to the list. */
export const FROM_RESULTS = { fromResults: true } as const;

export function isFromResults(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromResults' in state;
}
