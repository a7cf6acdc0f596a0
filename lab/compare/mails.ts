import assert from 'node:assert/strict';
import { sql } from 'kysely';
import type { Db } from '../../src/app/server/database.ts';
import { testMail } from '../../src/app/server/system/create-system-service.ts';
import { MISREAD_REASONS } from '../../src/calendar/rules/feed.ts';
import { type CalendarDate, parseCalendarDate } from '../../src/kernel/dates/calendar-date.ts';
import { asCents } from '../../src/kernel/money/cents.ts';
import { inLanguage } from '../../src/kernel/languages/current-language.ts';
import { ITALIAN, LANGUAGES, type Language, OWNERS_LANGUAGES } from '../../src/kernel/language.ts';
import type { Mail } from '../../src/mail/contract.ts';
import type { MailFile } from '../../src/mail/rules/define-mail.ts';
import { CANCELLERS } from '../../src/stay/rules/booking.ts';
import type { BookingMailKind } from '../../src/stay/rules/booking-fact.ts';
import { MAILS } from '../../src/app/mails.ts';
import { createBookingMails } from '../../src/stay/server/booking-mails.ts';
import type { BookingMail } from '../../src/stay/server/stay-dependencies.ts';
import { findBookingBy } from '../../src/stay/server/booking-repository.ts';
import { OWNER_EMAIL, type openAuthorisationPortal } from '../../test/authorisation/portal.ts';
import type { Subject } from '../../test/authorisation/views.ts';
import { NOW } from '../../test/owner-modules.ts';
import type { Entries } from './calls.ts';
import { normalise } from './normalise.ts';

const PUBLIC_URL = 'https://ospitalia.example';
const TO = 'persona@example.it';

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

const examplesOf = ({ examples, write }: MailFile<unknown>): Mail[] =>
  examples.map((about) => ({ to: TO, ...write(about, PUBLIC_URL) }));

const { account, listing, feed, admin, reader, person } = MAILS;

type WrittenMails = { languages: readonly Language[]; mails: Record<string, Record<string, MailFile<unknown>>> };

const WRITTEN: readonly WrittenMails[] = [
  { languages: OWNERS_LANGUAGES, mails: { owner: { ...account, ...listing }, feed } },
  { languages: LANGUAGES, mails: { reader, person } },
  { languages: [ITALIAN], mails: { admin } },
];

function writeExamples({ add }: Book): void {
  for (const { languages, mails } of WRITTEN)
    for (const language of languages)
      for (const [audience, files] of Object.entries(mails)) {
        const written = inLanguage(language, () => Object.values(files).flatMap(examplesOf));
        for (const mail of written) add(`${language} ${audience}`, mail);
      }
  add('it admin', testMail(TO, NOW));
}

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
  writeExamples(book);
  return book.entries;
}
