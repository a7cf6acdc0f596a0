import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { Db } from '../../src/app/server/database.ts';
import { testMail } from '../../src/app/server/house/create-house-service.ts';
import type { FeedFault } from '../../src/calendar/rules/feed-fault.ts';
import { MISREAD_REASONS, PLATFORMS } from '../../src/calendar/rules/feed.ts';
import { createFeedMails } from '../../src/calendar/server/feed-mails.ts';
import { type CalendarDate, parseCalendarDate } from '../../src/kernel/calendar-date.ts';
import { asCents } from '../../src/kernel/cents.ts';
import { inLanguage } from '../../src/kernel/current-language.ts';
import { LANGUAGES, OWNERS_LANGUAGES } from '../../src/kernel/language.ts';
import type { Mail } from '../../src/mail/contract.ts';
import { defineMail, type MailFile } from '../../src/mail/rules/define-mail.ts';
import type { MailWords } from '../../src/mail/rules/lay-out-mail.ts';
import { CANCELLERS } from '../../src/stay/rules/booking.ts';
import type { BookingMailKind } from '../../src/stay/rules/booking-fact.ts';
import { MAILS } from '../../src/app/mails.ts';
import { createBookingMails } from '../../src/stay/server/booking-mails.ts';
import type { BookingMail } from '../../src/stay/server/stay-parts.ts';
import { findBookingBy } from '../../src/stay/server/booking-repository.ts';
import { OWNER_EMAIL, type openAuthorisationPortal } from '../../test/authorisation/portal.ts';
import type { Subject } from '../../test/authorisation/views.ts';
import { NOW } from '../../test/owner-rooms.ts';
import type { Entries } from './calls.ts';
import { normalise } from './normalise.ts';
import * as admin from '../../src/accounts/messages/admin.ts';

const PUBLIC_URL = 'https://ospitalia.example';
const TO = 'persona@example.it';

/** Mails with the same name (kind, language, subject) are one entry. */
type Book = { entries: Entries; add(name: string, mail: Mail): void };

function openBook(): Book {
  const entries: Entries = {};
  return {
    entries,
    add(name, { subject, text, html, ...rest }) {
      const key = `mail ${name}: ${subject}`;
      const entry = normalise([subject, JSON.stringify(rest), '', text, html].join('\n'));
      if (entries[key]?.includes(entry) !== true) entries[key] = [entries[key] ?? [], entry].flat().join('\n\n');
    },
  };
}

const isBookingMail = (name: string): name is BookingMailKind => /_(?:guest|owner)$/.test(name);
const BOOKING_MAILS = Object.keys({ ...MAILS.guest, ...MAILS.owner }).filter(isBookingMail);

const day = (text: string): CalendarDate => parseCalendarDate(text) ?? assert.fail(text);
const NIGHTS = { start: day('2026-12-01'), end: day('2026-12-03') };
const MISREAD = MISREAD_REASONS.map((reason) => ({ reason, nights: NIGHTS, written: '20261201' }));
const since = NOW.toISOString();
const REQUEST = { paid_cents: 0, status: 'richiesta', modalita: 'su_richiesta', expires_at: NOW } as const;

/** What changes the words of a booking's mail. */
const VARIANTS: Partial<BookingMail['booking']>[] = [
  { paid_cents: 32_500 },
  { paid_cents: 32_500, disputed_at: NOW, dispute_status: 'needs_response' },
  { ...REQUEST, unread_calendars: [{ platform: 'airbnb', since }] },
  { ...REQUEST, unread_calendars: [{ platform: 'vrbo', since, misread: MISREAD }] },
];
const FREE_HOMES = [null, 'Blu'].map((camera) => {
  const home = { nome: 'Casa Blu', citta: 'Pienza', km: 3.4, total_cents: asCents(30_000), path: '/struttura/7/x' };
  return { ...home, camera, is_su_richiesta: camera === null };
});

async function writeBookingMails(db: Db, { booking: { id } }: Subject, { add }: Book): Promise<void> {
  const row = (await findBookingBy(db, 'id', id)) ?? assert.fail('the matrix has no booking');
  for (const lingua of LANGUAGES) {
    await setOwnersLanguage(db, lingua);
    for (const mail of BOOKING_MAILS) {
      const outbox = { put: async (_: unknown, written: Mail) => add(`${lingua} ${mail}`, written) };
      const write = createBookingMails({ outbox, publicUrl: PUBLIC_URL, mails: MAILS });
      for (const [cancelled_by, variant] of CANCELLERS.flatMap((by) => VARIANTS.map((each) => [by, each] as const))) {
        const agreed = { ...row.agreed, ...(variant.status === 'richiesta' && { same_day_hour: 18 }) };
        const booking = { ...row, ...variant, lingua, cancelled_by, agreed, motivo: 'La caldaia è rotta.' };
        const half = booking.paid_cents / 2;
        await write(db, { mail, booking, refund_cents: half, refunded_cents: half, freeHomes: FREE_HOMES });
      }
    }
  }
}

async function setOwnersLanguage(db: Db, language: string): Promise<void> {
  await sql`update accounts set lingua = ${language} where email = ${OWNER_EMAIL}`.execute(db);
}

const FAULTS: FeedFault[] = ['non_trovato', 'rete', 'certificato', 'incompleto', 'camera_da_scegliere'];

async function writeFeedMails(db: Db, subject: Subject, { add }: Book): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from units where struttura_id = ${subject.id} limit 1`.execute(
    db,
  );
  const unit_id = rows[0]?.id ?? 0;
  for (const language of OWNERS_LANGUAGES) {
    await setOwnersLanguage(db, language);
    const outbox = { put: async (_: unknown, written: Mail) => add(`${language} feed`, written) };
    const mails = createFeedMails({ outbox, publicUrl: PUBLIC_URL });
    for (const platform of PLATFORMS) {
      const feed = { unit_id, platform };
      for (const fault of FAULTS) await mails.failure(db, feed, { fault, paused: false });
      await mails.failure(db, feed, { fault: 'non_trovato', paused: true });
      await mails.misread(db, feed, { events: MISREAD, others: 2, today: day('2026-11-21') });
      await mails.massDrop(db, feed, { nights: 12, of: 20 });
    }
    await sql`
      with events as (
        insert into calendar_events (unit_id, period, event_type, platform_source)
        select ${unit_id}, '[2027-03-01,2027-03-04)', 'booking', unnest(array['airbnb', 'vrbo']) returning id
      )
      insert into conflicts (first_event_id, second_event_id, period, found_at)
      select min(id), max(id), '[2027-03-01,2027-03-04)', ${NOW} from events`.execute(db);
    await mails.conflicts(db, unit_id, NOW);
    await sql`
      update feeds set fault = 'indirizzo_illeggibile', failing_since = '2026-11-01', failure_mailed_at = null
      where id = ${subject.configuration_id}`.execute(db);
    await mails.unreadable(db, NOW);
  }
}

/** The words alone: their links are those of `src/app/mails.ts`. */
const writeWords = defineMail<MailWords>([], (words) => words);

const examplesOf = ({ examples, write }: MailFile<unknown>): Mail[] =>
  examples.map((about) => ({ to: TO, ...write(about, PUBLIC_URL) }));

function writeOwnersMails(language: string, { add }: Book): void {
  for (const audience of ['account', 'listing'] as const)
    for (const mail of Object.values(MAILS[audience]).flatMap(examplesOf)) add(`${language} owner`, mail);
}

function writeReadersMails(language: string, { add }: Book): void {
  for (const audience of ['reader', 'person'] as const)
    for (const mail of Object.values(MAILS[audience]).flatMap(examplesOf)) add(`${language} ${audience}`, mail);
}

function writeAdminsMails({ add }: Book): void {
  const named = [
    admin.confirmAlertEmailMail('redazione'),
    admin.adminPasskeyAddedMail('Telefono'),
    admin.adminPasskeyRemovedMail('Telefono'),
  ];
  const counted = [0, 1, 7].map(admin.recoveryCodeUsedMail);
  const fixed = [
    admin.browserLinkMail,
    admin.browserLinkUsedMail,
    admin.codesEnabledMail,
    admin.codesDisabledMail,
    admin.alertEmailChangedMail,
  ];
  for (const words of [...named, ...counted, ...fixed])
    add('it admin', { to: TO, ...writeWords.write(words, PUBLIC_URL) });
  add('it admin', testMail(TO, NOW));
}

/** Every mail of the product: those that the matrix has put into the queue, and each kind written in each of its languages. */
export async function takeMails(
  db: Db,
  portal: Pick<Awaited<ReturnType<typeof openAuthorisationPortal>>, 'build'>,
): Promise<Entries> {
  const book = openBook();
  const { rows } = await sql<{
    data: Mail;
  }>`select data from pgboss.job where name = 'mail' order by data::text`.execute(db);
  for (const { data } of rows) book.add('it matrix', { ...data, to: TO });
  const subject = await portal.build('approvata', { isBooked: true });
  await writeBookingMails(db, subject, book);
  await writeFeedMails(db, subject, book);
  for (const language of OWNERS_LANGUAGES) inLanguage(language, () => writeOwnersMails(language, book));
  for (const language of LANGUAGES) inLanguage(language, () => writeReadersMails(language, book));
  writeAdminsMails(book);
  return book.entries;
}
