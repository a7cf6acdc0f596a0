import { keepText, keptText } from '../session-text.ts';

/** One try to open a payment: what is asked for, and its `Idempotency-Key`. `isDoubtful`: the server has failed to answer it before. */
export type Attempt = { asked: string; key: string; isDoubtful: boolean };

/** Where this tab keeps the attempt of which it does not know how it went, also over a reload. */
const OPEN_ATTEMPT = 'tentativo';
const KEPT = /^(?<doubt>[01]) (?<key>[\da-f]{32}) (?<asked>.*)$/s;
const KEY_BYTES = 16;

/** A new `Idempotency-Key`; `crypto.randomUUID` is not there without TLS. */
function createKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** The attempt at what is asked for: the one that is still open, or a new one. */
export function attemptAt(asked: string): Attempt {
  const kept = KEPT.exec(keptText(OPEN_ATTEMPT) ?? '')?.groups;
  if (kept?.['asked'] === asked) return { asked, key: kept['key'] ?? createKey(), isDoubtful: kept['doubt'] === '1' };
  return { asked, key: createKey(), isDoubtful: false };
}

/** Keeps an attempt as open; `null`: there is none. */
export function keepAttempt(attempt: Attempt | null): void {
  keepText(OPEN_ATTEMPT, attempt === null ? '' : `${Number(attempt.isDoubtful)} ${attempt.key} ${attempt.asked}`);
}
