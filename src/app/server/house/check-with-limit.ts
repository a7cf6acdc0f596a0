import { setTimeout as pause } from 'node:timers/promises';
import { isAppError } from '../../../kernel/calls/app-error.ts';

/** What does not answer in this time does not work, for whoever waits for a page. */
const LIMIT_MS = 15_000;
const LIMIT_REASON = 'non risponde entro 15 secondi';

/** What the system says by a code, in English beside it. */
const BY_CODE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nessuno risponde a quell’indirizzo e porta',
  ECONNRESET: 'la connessione si interrompe',
  ENOTFOUND: 'il nome non si trova',
  EAI_AGAIN: 'il nome non si trova',
  EDNS: 'il nome non si trova',
  ETIMEDOUT: 'non risponde',
  EHOSTUNREACH: 'non si raggiunge',
  ENETUNREACH: 'non si raggiunge',
  EACCES: 'mancano i permessi',
  ENOSPC: 'il disco è pieno',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'lo ha firmato chi lo usa, e questa macchina non lo conosce',
  SELF_SIGNED_CERT_IN_CHAIN: 'lo ha firmato chi questa macchina non conosce',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'lo ha firmato chi questa macchina non conosce',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'lo ha firmato chi questa macchina non conosce',
  CERT_HAS_EXPIRED: 'è scaduto',
  ERR_TLS_CERT_ALTNAME_INVALID: 'è di un altro nome',
};
/** nodemailer names the stage, and keeps the system's code in the words. */
const IN_WORDS = /\b(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)\b/;

/** Why something failed, in Italian where the system has a code for it, else in the words of who refused: of a failure of ours, those of its cause. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = isAppError(error) || error.message === 'fetch failed' ? error.cause : undefined;
  if (inner !== undefined) return reasonOf(inner);
  // Of a host with several addresses each has failed by itself.
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  const code = 'code' in error ? String(error.code) : '';
  return BY_CODE[code] ?? BY_CODE[IN_WORDS.exec(error.message)?.[1] ?? ''] ?? error.message;
}

/** Does a work within a limit of time. Gives `null`, or the reason why it failed. */
export async function failureOf(work: Promise<unknown>, limitMs = LIMIT_MS): Promise<string | null> {
  const over = new AbortController();
  const late = pause(limitMs, LIMIT_REASON, { signal: over.signal, ref: false }).catch(() => null);
  const failed = work.then(
    () => null,
    (error: unknown) => reasonOf(error),
  );
  try {
    return await Promise.race([failed, late]);
  } finally {
    over.abort();
  }
}
