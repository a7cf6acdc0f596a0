import { parseEmail } from './parse-email.ts';

const PLUS_TAG = /(?<=.)\+[^@]*(?=@)/;

/**
 * The mailbox that an e-mail address leads to, for limits; `null`: it is no address. Case and plus tags make no other mailbox, as for
 * unpaid holds (`src/stay/server/hold-quota-repository.ts`).
 * @example mailboxOf('Anna+Mare@Example.it') // 'anna@example.it'
 */
export function mailboxOf(email: unknown): string | null {
  return parseEmail(email)?.replace(PLUS_TAG, '') ?? null;
}
