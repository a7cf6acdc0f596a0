import type { PersonRecords } from '../../kernel/people/person.ts';

/** What is kept of a person, in numbers, and the names of strutture that go with an erasure. */
export type RecordsSummary = {
  /** As a guest. */
  prenotazioni: number;
  /** Of them, those that the law keeps. */
  prenotazioni_conservate: number;
  commenti: number;
  newsletter: boolean;
  /** Whether there is a sign-in to the owners' area. */
  account: boolean;
  /** By name; those that were deleted already, and wait hidden beside bookings of the past, are not among them. */
  strutture: string[];
  /** Other houses that show the address to their guests. */
  contatti: number;
};

/** Traces of mails that were just sent: they end by themselves, and alone they are no reason to write once more. */
const PASSING = new Set(['sign_in_links', 'sign_in_requests', 'person_links', 'mails']);

/**
 * What a person is told that is kept under their address.
 * @example summariseRecords({ blog_comments: [{}, {}] }).commenti // 2
 */
export function summariseRecords(records: PersonRecords): RecordsSummary {
  const rows = (table: string) => records[table] ?? [];
  const asGuest = rows('bookings').filter(({ role }) => role === 'guest');
  const owned = rows('strutture').filter(({ role, status }) => role === 'owner' && status !== 'eliminata');
  return {
    prenotazioni: asGuest.length,
    prenotazioni_conservate: asGuest.filter(({ is_kept_by_law }) => is_kept_by_law === true).length,
    commenti: rows('blog_comments').length,
    newsletter: rows('newsletter_subscribers').length > 0,
    account: rows('accounts').length > 0,
    strutture: owned.map(({ nome }) => String(nome)),
    contatti: rows('strutture').filter(({ role }) => role === 'contact').length,
  };
}

/**
 * Whether anything but the traces of mails is kept.
 * @example isKnown({ accounts: [], sign_in_requests: [{}] }) // false
 */
export function hasRecords(records: PersonRecords): boolean {
  return Object.entries(records).some(([table, rows]) => rows.length > 0 && !PASSING.has(table));
}
