import type { SubmissionResult } from '../../submission-contract.ts';

/** Of an answer what is shown to the sender: the texts, one that may be missing, and whether the address is proved. */
const TEXTS = ['nome', 'cin', 'citta', 'sigla', 'cap', 'indirizzo', 'email'] as const;

/** What the answer to a submission holds; `null` of an answer of another shape. */
export function readSubmitted(answer: unknown): SubmissionResult | null {
  const { data } = (answer ?? {}) as { data?: SubmissionResult | null };
  if (typeof data !== 'object' || data === null) return null;
  const isWhole = TEXTS.every((name) => typeof data[name] === 'string') && typeof data.email_confirmed === 'boolean';
  return isWhole && (data.telefono === null || typeof data.telefono === 'string') ? data : null;
}
