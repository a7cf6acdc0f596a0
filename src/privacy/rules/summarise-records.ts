import type { PersonRecords } from '../../kernel/people/person.ts';

export type RecordsSummary = {
  prenotazioni: number;
  /** Number of bookings that must be retained by law. */
  prenotazioni_conservate: number;
  commenti: number;
  newsletter: boolean;
  account: boolean;
  /** Names of strutture, excluding deleted ones that are only retained until their past bookings expire. */
  strutture: string[];
  /** Number of other homes whose contact is this address. */
  contatti: number;
};

/** Tables with traces of recent emails. Their rows expire soon, so they alone do not justify another email. */
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
 * Returns whether there are records other than traces of sent emails.
 * @example hasRecords({ accounts: [], sign_in_requests: [{}] }) // false
 */
export function hasRecords(records: PersonRecords): boolean {
  return Object.entries(records).some(([table, rows]) => rows.length > 0 && !PASSING.has(table));
}
