import { sql } from 'kysely';
import type { Db } from '../../src/app/server/database.ts';
import type { EntryOf, Journal } from './journal.ts';

/**
 * - `lost`: an acknowledged write is missing.
 * - `false refusal`: a rejected write is stored.
 * - `twice`: one request has two results.
 * - `half`: a result is incomplete.
 */
export type Finding = { what: 'lost' | 'false refusal' | 'twice' | 'half'; about: string };

type MaybeFinding = Finding | null;
type Booking = { codice: string; email: string; status: string; session_id: string | null; paid: boolean };

function judge(about: string, { outcome, count }: { outcome: string; count: number }): MaybeFinding {
  if (count > 1) return { what: 'twice', about };
  if (outcome === 'ok' && count === 0) return { what: 'lost', about };
  return outcome === 'refused' && count > 0 ? { what: 'false refusal', about } : null;
}

function countBy<Row>(rows: readonly Row[], key: (row: Row) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + 1);
  return counts;
}

async function readBookings(db: Db): Promise<Booking[]> {
  const { rows } = await sql<Booking>`
    select codice, guest_email as email, status, session_id, paid_cents = total_cents as paid from bookings`.execute(
    db,
  );
  return rows;
}

function compareHolds(holds: readonly EntryOf<'hold'>[], bookings: readonly Booking[]): MaybeFinding[] {
  const ofEmail = countBy(bookings, ({ email }) => email);
  const codici = new Set(bookings.map(({ codice }) => codice));
  return holds.flatMap(({ email, outcome, codice }) => [
    judge(`a hold of ${email}`, { outcome, count: ofEmail.get(email) ?? 0 }),
    codice !== null && !codici.has(codice) ? { what: 'lost', about: `the booking ${codice}` } : null,
  ]);
}

const AFTER = { cancellation: ['annullata'], release: ['scaduta', 'annullata', 'confermata'] };

function compareEnds(journal: Journal, bookings: readonly Booking[]): MaybeFinding[] {
  const statuses = new Map(bookings.map(({ codice, status }) => [codice, status]));
  return (['cancellation', 'release'] as const).flatMap((kind) =>
    journal.of(kind).map(({ codice, outcome }): MaybeFinding => {
      const status = statuses.get(codice) ?? 'gone';
      return outcome !== 'ok' || AFTER[kind].includes(status)
        ? null
        : { what: 'lost', about: `the ${kind} of ${codice}, which is ${status}` };
    }),
  );
}

async function comparePayments(journal: Journal, bookings: readonly Booking[], db: Db): Promise<MaybeFinding[]> {
  const known = new Set((await db.selectFrom('payment_events').select('id').execute()).map(({ id }) => id));
  const paid = new Map(bookings.map((booking) => [booking.session_id, booking.paid]));
  return journal.of('payment').flatMap(({ event_id, session_id, outcome }): MaybeFinding[] => {
    if (outcome !== 'ok') return [];
    const isUnpaid = session_id !== null && paid.get(session_id) !== true;
    return [
      known.has(event_id) ? null : { what: 'lost', about: `the event ${event_id}` },
      isUnpaid ? { what: 'lost', about: `the payment of ${session_id}` } : null,
    ];
  });
}

async function compareBlocks(journal: Journal, db: Db): Promise<MaybeFinding[]> {
  const rows = await db
    .selectFrom('calendar_events')
    .select(['public_id', 'summary'])
    .where('booking_id', 'is', null)
    .execute();
  const ofSummary = countBy(rows, ({ summary }) => summary ?? '');
  const there = new Set(rows.map(({ public_id }) => public_id));
  const freed = new Map(journal.of('unblock').map(({ event_id, outcome }) => [event_id, outcome]));
  const blocks = journal.of('block').map(({ summary, outcome, event_id }): MaybeFinding => {
    const isFreed = event_id !== null && freed.has(event_id);
    return isFreed ? null : judge(`the block ${summary}`, { outcome, count: ofSummary.get(summary) ?? 0 });
  });
  const unblocks = [...freed].map(([event_id, outcome]): MaybeFinding => {
    return outcome === 'ok' && there.has(event_id) ? { what: 'lost', about: `the removal of block ${event_id}` } : null;
  });
  return [...blocks, ...unblocks];
}

async function compareSubmissions(journal: Journal, db: Db): Promise<MaybeFinding[]> {
  const { rows } = await sql<{ cin: string; photos: number }>`
    select cin, (select count(*)::int from struttura_photos join photos on photos.id = photo_id
      where struttura_id = strutture.id and ready_at is not null) as photos
    from strutture where submission_hash is not null`.execute(db);
  const ofCin = countBy(rows, ({ cin }) => cin);
  const photosOf = new Map(rows.map(({ cin, photos }) => [cin, photos]));
  return journal
    .of('submission')
    .flatMap(({ cin, outcome, photos }): MaybeFinding[] => [
      judge(`the home ${cin}`, { outcome, count: ofCin.get(cin) ?? 0 }),
      (photosOf.get(cin) ?? photos) === photos
        ? null
        : { what: 'half', about: `the home ${cin}, whose photos are missing` },
    ]);
}

async function compareComments(journal: Journal, db: Db): Promise<MaybeFinding[]> {
  const ofEmail = countBy(await db.selectFrom('blog_comments').select('email').execute(), ({ email }) => email ?? '');
  return journal
    .of('comment')
    .map(({ email, outcome }) => judge(`the comment of ${email}`, { outcome, count: ofEmail.get(email) ?? 0 }));
}

export async function compareWithJournal(db: Db, journal: Journal): Promise<Finding[]> {
  const bookings = await readBookings(db);
  const known = [...compareHolds(journal.of('hold'), bookings), ...compareEnds(journal, bookings)];
  const found = await Promise.all([
    comparePayments(journal, bookings, db),
    compareBlocks(journal, db),
    compareSubmissions(journal, db),
    compareComments(journal, db),
  ]);
  return [...known, ...found.flat()].filter((finding) => finding !== null);
}
