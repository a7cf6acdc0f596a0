import '../../platform/http/in-language.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { AGREED, buildBooking } from '../../../test/build-booking.ts';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { type Mail, mailSchema } from '../../mail/contract.ts';
import type { HouseRuleFacts } from '../../strutture/rules/house-rule-lines.ts';
import type { BookingMailKind } from '../rules/booking-fact.ts';
import { ERASED_EMAIL } from '../rules/erased-guest.ts';
import { MAILS } from '../../app/mails.ts';
import { createBookingMails } from './booking-mails.ts';
import { type BookingRow, findBookingBy } from './booking-repository.ts';
import { createStayFile } from './stay-file.ts';

const database = await createTestDatabase();
afterAll(() => database.close());
const { db } = database;
const clock = { now: () => new Date('2026-11-20T09:00:00Z') };
const publicUrl = 'https://ospitalia.example';

const HOUSE: Omit<HouseRuleFacts, 'lingue_testi'> = {
  arrivo_dalle: '15:00',
  arrivo_entro: '20:00',
  partenza_entro: '10:00',
  animali: 'su_richiesta',
  animali_nota: 'Solo cani piccoli.',
  fumo: 'fuori',
  feste: 'no',
  regole: 'Togliete le scarpe.\n<b>Grazie!</b>',
  gradini: 3,
  gradini_nota: 'Senza corrimano.',
};

type Home = Parameters<typeof buildStruttura>[1];

async function build(home: Home = {}, booking: Partial<Parameters<typeof buildBooking>[1]> = {}): Promise<BookingRow> {
  const fields = { proprietario_email: 'padrona@example.it', accoglie_nome: 'Teresa', ...home };
  const struttura_id = await buildStruttura(db, fields);
  const found = await findBookingBy(db, 'id', await buildBooking(db, { struttura_id, ...booking }));
  if (found === undefined) throw new Error('no booking');
  return found;
}

async function send(mail: BookingMailKind, booking: BookingRow): Promise<Mail> {
  const sent: Mail[] = [];
  const outbox = { put: async (_: unknown, put: Mail) => void sent.push(put) };
  const enqueueMail = createBookingMails({ outbox, publicUrl, mails: MAILS });
  await enqueueMail(db, { mail, booking, refund_cents: 0, refunded_cents: 0 });
  if (sent[0] === undefined) throw new Error('no mail');
  return sent[0];
}

describe('the confirmation email', () => {
  test('lists arrival and departure times, house rules, pets, steps, host and location', async () => {
    const { text, html } = await send('confirmed_guest', await build({ ...HOUSE, has_own_point: true }));
    for (const part of [
      'Orari: Arrivo dalle 15:00 alle 20:00\nPartenza entro le 10:00',
      'Accesso alla casa: 3 gradini fino alla porta\nSenza corrimano.',
      'Ti accoglie: Teresa',
      'Regole della casa: Animali su richiesta: chiedi al proprietario prima di partire. Solo cani piccoli.\nSi fuma solo all’aperto\nNiente feste\nTogliete le scarpe.\n<b>Grazie!</b>',
      'https://www.openstreetmap.org/?mlat=43.1&mlon=11.78#map=17/43.1/11.78',
    ]) {
      expect(text).toContain(part);
    }
    expect(html).toContain('&lt;b&gt;Grazie!');
    expect(html).not.toContain('lang="it">Solo');
  });

  test('shows the facts stored with the booking, not later edits by the owner', async () => {
    const agreed = JSON.stringify({
      ...AGREED,
      casa: { ...HOUSE, arrivo_dalle: '16:00', regole: 'Quelle di allora.' },
    });
    const { text } = await send('confirmed_guest', await build(HOUSE, { agreed }));
    expect(text).toContain('Arrivo dalle 16:00');
    expect(text).toContain('Quelle di allora.');
    expect(text).not.toContain('Togliete le scarpe.');
  });

  test("marks the owner's text as Italian for a German-speaking guest", async () => {
    const { text, html } = await send('confirmed_guest', await build(HOUSE, { lingua: 'de' }));
    expect(text).toContain('Uhrzeiten: Anreise von 15:00 bis 20:00 Uhr\nAbreise bis 10:00 Uhr');
    expect(text).toContain('Die Gastgeber in ihren eigenen Worten, auf Italienisch:\nTogliete le scarpe.');
    expect(text).toContain('Die Gastgeber in ihren eigenen Worten, auf Italienisch: Solo cani piccoli.');
    expect(html).toContain('<span lang="it">Solo cani piccoli.</span>');
    expect(html).toContain('<span lang="it">Togliete le scarpe.<br>\n&lt;b&gt;Grazie!&lt;/b&gt;</span>');
  });

  test('marks German text as German for an Italian-speaking guest, but not for a German-speaking guest', async () => {
    const lingue_testi = JSON.stringify({ regole: 'de', animali_nota: 'de' });
    const home = { ...HOUSE, regole: 'Bitte Schuhe ausziehen.', animali_nota: 'Nur kleine Hunde.', lingue_testi };
    const italian = await send('confirmed_guest', await build(home));
    expect(italian.text).toContain('Nelle parole del proprietario, in tedesco:\nBitte Schuhe ausziehen.');
    expect(italian.html).toContain('<span lang="de">Nur kleine Hunde.</span>');
    const german = await send('confirmed_guest', await build(home, { lingua: 'de' }));
    expect(german.html).not.toContain('lang="de">Nur');
    expect(german.text).not.toContain('in ihren eigenen Worten');
  });

  test('omits facts that the owner has not provided, and links to a search for the address', async () => {
    const { text } = await send('confirmed_guest', await build({ accoglie_nome: null }));
    expect(text).not.toMatch(/Orari:|Regole della casa:|Ti apre la porta:|Per arrivare/);
    expect(text).toContain('https://www.openstreetmap.org/search?query=Strada%20delle%20Vigne%2014');
  });

  test('includes the exact address and coordinates of a home whose public location is approximate', async () => {
    const home = { posizione_approssimativa: true, has_own_point: true };
    const { text } = await send('confirmed_guest', await build(home));
    expect(text).toContain('Indirizzo: Strada delle Vigne 14');
    expect(text).toContain('mlat=43.1&mlon=11.78');
  });

  test.each(['it', 'en', 'de', 'fr'])(
    'attaches the calendar file that the email links to, in the language %s',
    async (lingua) => {
      const booking = await build({}, { lingua });
      const { attachment, ...mail } = await send('confirmed_guest', booking);
      const file = await createStayFile({ db, clock, publicUrl })(booking.codice);
      const served: Buffer[] = [];
      for await (const piece of file.contents as AsyncIterable<Buffer>) served.push(piece);
      expect(attachment?.contents).toBe(Buffer.concat(served).toString());
      expect(attachment?.file_name).toBe('soggiorno-podere-le-querce.ics');
      expect(attachment?.contents).toContain(`PRODID:-//Ospitalia//Soggiorno//${lingua.toUpperCase()}\r\n`);
      expect(mail.text).toContain(`/api/prenotazioni/${booking.codice}/soggiorno.ics`);
      expect(attachment?.contents).toMatch(
        new RegExp(
          `METHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:${booking.id}@ospitalia\\.example\r\nDTSTAMP:\\d{8}T\\d{6}Z\r\nDTSTART;VALUE=DATE:20261201\r\nDTEND;VALUE=DATE:20261205\r\n`,
        ),
      );
    },
  );

  test('stays within the email size limit for the longest inputs', async () => {
    const agreed = JSON.stringify({ ...AGREED, nome: 'ä'.repeat(200), indirizzo: 'ß'.repeat(300) });
    const mail = await send('confirmed_guest', await build({}, { agreed }));
    expect(mailSchema.parse(mail).attachment).toEqual(mail.attachment);
  });

  test('contains an attachment and the exact location, unlike request, cancellation and owner emails', async () => {
    for (const kind of ['request_guest', 'cancelled_guest', 'confirmed_owner'] as const) {
      const { attachment, text } = await send(kind, await build({ ...HOUSE, posizione_approssimativa: true }));
      expect(attachment).toBeUndefined();
      expect(text).not.toMatch(/Strada delle Vigne|openstreetmap/);
    }
  });
});

describe('reply-to addresses', () => {
  const GUEST = { name: 'Müller, Anna (Büro)', address: 'anna.mueller@example.de' };
  const HOME = { name: 'Podere Le Querce', address: 'casa@example.it' };
  const about = { guest_name: GUEST.name, guest_email: GUEST.address };
  const replyTo = async (kind: BookingMailKind, home: Home = {}, changes: Partial<BookingRow> = {}) =>
    (await send(kind, { ...(await build({ email: 'casa@example.it', ...home }, about)), ...changes })).reply_to;

  test("are the owner's address in guest emails and the guest's address in owner emails", async () => {
    expect(await replyTo('confirmed_owner')).toEqual(GUEST);
    expect(await replyTo('request_reminder_owner')).toEqual(GUEST);
    expect(await replyTo('cancelled_owner', {}, { cancelled_by: 'ospite' })).toEqual(GUEST);
    expect(await replyTo('confirmed_guest')).toEqual(HOME);
    expect(await replyTo('refused_guest')).toEqual(HOME);
  });

  test('do not expose the sign-in email address of an owner without a public email address', async () => {
    const mail = await send('confirmed_guest', await build({ email: null }));
    expect(mail.reply_to).toBe('operator');
    expect(mail.text).not.toContain('padrona@example.it');
  });

  test("are the operator's address if the guest's data has been erased", async () => {
    const guest_erased_at = new Date('2026-11-22T10:00:00Z');
    expect(await replyTo('cancelled_owner', {}, { guest_erased_at, paid_cents: 32_500 })).toBe('operator');
    const erased = { guest_erased_at, guest_email: ERASED_EMAIL, paid_cents: 0 };
    expect(await replyTo('request_expired_owner', {}, erased)).toBe('operator');
  });
});
