export const FROM_RESULTS = { fromResults: true } as const;

export function isFromResults(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromResults' in state;
}
