/** Minimum time, in milliseconds, that people need to fill in a form (SECURITY.md T44). */
export const FASTEST_PERSON_MS = 3000;

export type FormSignals = { sito?: unknown; elapsed_ms?: unknown };

/**
 * Returns why a form is attributed to a robot; a form without `elapsed_ms` never counts as too fast.
 * @example detectRobot({ sito: 'https://example.com' }) // 'trapped'
 */
export function detectRobot({ sito, elapsed_ms }: FormSignals): 'trapped' | 'tooFast' | null {
  if (sito !== undefined && sito !== null && sito !== '') return 'trapped';
  return typeof elapsed_ms === 'number' && elapsed_ms < FASTEST_PERSON_MS ? 'tooFast' : null;
}

type ViewRequest = { userAgent: string | null; isRobot: boolean; purpose: string | null };

/** @example shouldCountView({ userAgent: 'Mozilla/5.0 …', isRobot: false, purpose: 'prefetch;prerender' }) // false */
export function shouldCountView({ userAgent, isRobot, purpose }: ViewRequest): boolean {
  if (isRobot || userAgent === null || userAgent.trim() === '') return false;
  return !/\bpre(?:fetch|render|view)\b/i.test(purpose ?? '');
}
