/** Milliseconds in which nobody has read a form and filled it in (SECURITY.md T44). */
export const FASTEST_PERSON_MS = 3000;

/** What a form says beside what was typed. `sito` is a field that no person sees. */
export type FormSignals = { sito?: unknown; elapsed_ms?: unknown };

/**
 * Whether a program seems to have filled a form in: `trapped`, it filled in what nobody sees; `tooFast`, nobody types so fast. A
 * form that does not say how long it was open is not held against anybody.
 * @example detectRobot({ sito: 'https://example.com' }) // 'trapped'
 */
export function detectRobot({ sito, elapsed_ms }: FormSignals): 'trapped' | 'tooFast' | null {
  if (sito !== undefined && sito !== null && sito !== '') return 'trapped';
  return typeof elapsed_ms === 'number' && elapsed_ms < FASTEST_PERSON_MS ? 'tooFast' : null;
}

/** Headers of a page view. `isRobot`: from `User-Agent`; `purpose`: the `Sec-Purpose` header. */
type ViewRequest = { userAgent: string | null; isRobot: boolean; purpose: string | null };

/**
 * Whether a request counts as a view: no robot, no missing `User-Agent`, no prefetch.
 * @example shouldCountView({ userAgent: 'Mozilla/5.0 …', isRobot: false, purpose: 'prefetch;prerender' }) // false
 */
export function shouldCountView({ userAgent, isRobot, purpose }: ViewRequest): boolean {
  if (isRobot || userAgent === null || userAgent.trim() === '') return false;
  return !/\bpre(?:fetch|render|view)\b/i.test(purpose ?? '');
}
