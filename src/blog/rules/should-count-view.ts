/** What a request says of itself. `isRobot`: by its `User-Agent`; `purpose`: what its `Sec-Purpose` header says. */
export type ViewRequest = { userAgent: string | null; isRobot: boolean; purpose: string | null };

/**
 * Whether a request is somebody who reads: no robot, nothing that hides what it is, and no browser that only loads ahead.
 * @example shouldCountView({ userAgent: 'Mozilla/5.0 …', isRobot: false, purpose: 'prefetch;prerender' }) // false
 */
export function shouldCountView({ userAgent, isRobot, purpose }: ViewRequest): boolean {
  if (isRobot || userAgent === null || userAgent.trim() === '') return false;
  return !/\bpre(?:fetch|render|view)\b/i.test(purpose ?? '');
}
