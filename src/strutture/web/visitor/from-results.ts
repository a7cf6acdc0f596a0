/** Travels with a link from the results to a struttura, so that its page can lead back to the very place of the list. */
export const FROM_RESULTS = { fromResults: true } as const;

export function isFromResults(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromResults' in state;
}
