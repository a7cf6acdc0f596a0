import type { PersonRecords } from '../../kernel/people/person.ts';

export type RecordsSummary = {
  prenotazioni: number;
  /** Number of bookings that must be retained by law. */
  prenotazioni_conservate: number;
  commenti: number;
  newsletter: boolean;
  account: boolean;
  /** Names of strutture, except deleted ones, which are retained only for their past bookings. */
  strutture: string[];
  /** Number of other owners' homes that list this address as a contact. */
  contatti: number;
};

/** Tables of short-lived links and emails. Their rows alone do not justify another email. */
const PASSING = new Set(['sign_in_links', 'sign_in_requests', 'person_links', 'mails']);

/** @example summariseRecords({ blog_comments: [{}, {}] }).commenti // 2 */
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
 * Returns whether there are records other than short-lived links and emails.
 * @example hasRecords({ accounts: [], sign_in_requests: [{}] }) // false
 */
export function hasRecords(records: PersonRecords): boolean {
  return Object.entries(records).some(([table, rows]) => rows.length > 0 && !PASSING.has(table));
}
