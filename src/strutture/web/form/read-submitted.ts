import type { Submitted } from '../../submission-contract.ts';

/** What the answer to a submission holds; `null` of an answer of another shape. */
export function readSubmitted(answer: unknown): Submitted | null {
  const { data } = answer as { data?: Submitted };
  return typeof data?.nome === 'string' && typeof data.email === 'string' ? data : null;
}
