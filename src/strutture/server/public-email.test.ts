import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  ANNA,
  BRUNO,
  buildOwned,
  GIULIA,
  nextCin,
  NOW,
  openOwnerRooms,
  type OwnerRooms,
  sentBody,
} from '../../../test/owner-rooms.ts';
import { publicEmailMessages } from '../public-email-messages.it.ts';
import { createPublicEmailService } from './public-email-service.ts';

const USELESS = { codice: 'DATI_NON_VALIDI', detail: publicEmailMessages.linkNonValido };

let rooms: OwnerRooms;
let cin: string;
let serial = 0;
let NUOVA = '';

beforeAll(async () => {
  rooms = await openOwnerRooms();
});
afterAll(() => rooms.close());
beforeEach(() => {
  cin = nextCin();
  serial += 1;
  NUOVA = `casa${serial}@example.it`;
});

const owned = () => buildOwned(rooms, 'approvata', { fields: { cin } });
const mailsTo = async (email: string) => (await rooms.mails()).filter(({ to }) => to === email);
/** The token of the last link that was sent to an address. */
async function tokenFor(email: string): Promise<string> {
  const text = (await mailsTo(email)).at(-1)?.text ?? '';
  return /conferma-email\?token=(\S+)/.exec(text)?.[1] ?? '';
}
const hoursLater = (hours: number) =>
  createPublicEmailService({ ...rooms, clock: { now: () => new Date(NOW.getTime() + hours * 3_600_000) } });

describe('a new address for guests', () => {
  test('is confirmed before it shows: the old one stays, and a mail without a word of the form asks', async () => {
    const id = await owned();
    const saved = await rooms.own.setContacts(ANNA, id, { email: NUOVA, prezzo_notte: 120 });
    const waiting = { email: NUOVA, is_expired: false };
    // What was saved with it is saved.
    expect(saved).toMatchObject({ email: 'anna@example.it', prezzo_notte: 120, email_in_attesa: waiting });
    expect(saved.form.email).toBe('anna@example.it');
    const [mail, ...others] = await mailsTo(NUOVA);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('a Montepulciano');
    expect(mail?.text).not.toContain('Podere');
    expect(mail?.text).not.toContain('anna@example.it');

    const token = await tokenFor(NUOVA);
    expect(await rooms.publicEmails.open(token)).toEqual({ email: NUOVA, strutture: ['Podere Le Querce'] });
    // To look uses nothing up: scanners of mailboxes follow links.
    expect(await rooms.own.get(ANNA, id)).toMatchObject({ email: 'anna@example.it' });
    expect(await rooms.publicEmails.confirm(token)).toBe(NUOVA);
    expect(await rooms.own.get(ANNA, id)).toMatchObject({ email: NUOVA, email_in_attesa: null });
    await expect(rooms.publicEmails.confirm(token)).rejects.toMatchObject(USELESS);
    expect(await rooms.publicEmails.open(token)).toBeNull();
  });

  test('that is the confirmed sign-in address shows at once, and ends what waits', async () => {
    const id = await owned();
    await rooms.admin.setContacts(GIULIA, id, { email: 'redazione@example.it' });
    await rooms.own.setContacts(ANNA, id, { email: NUOVA });
    const token = await tokenFor(NUOVA);
    const saved = await rooms.own.setContacts(ANNA, id, { email: 'Anna@Example.it' });
    expect(saved).toMatchObject({ email: 'anna@example.it', email_in_attesa: null });
    await expect(rooms.publicEmails.confirm(token)).rejects.toMatchObject(USELESS);
  });

  test('comes with the form as well, which saves everything else; a change that waits gets it once it is confirmed', async () => {
    const id = await owned();
    const body = sentBody({ cin, email: NUOVA, indirizzo: 'Via Nuova 1', immagini: undefined });
    const saved = await rooms.own.edit(ANNA, id, { body, pictures: [] });
    expect(saved).toMatchObject({ email: 'anna@example.it', modifica: { status: 'in_attesa' } });
    expect(saved.email_in_attesa).toEqual({ email: NUOVA, is_expired: false });
    await rooms.publicEmails.confirm(await tokenFor(NUOVA));
    // The approval does not bring the old address back.
    await rooms.admin.approve(GIULIA, id, {});
    expect(await rooms.own.get(ANNA, id)).toMatchObject({ email: NUOVA, indirizzo: 'Via Nuova 1' });
  });

  test('that is never confirmed does not show by an approval', async () => {
    const id = await owned();
    const body = sentBody({ cin, email: NUOVA, indirizzo: 'Via Nuova 1', immagini: undefined });
    await rooms.own.edit(ANNA, id, { body, pictures: [] });
    await rooms.admin.approve(GIULIA, id, {});
    expect(await rooms.own.get(ANNA, id)).toMatchObject({ email: 'anna@example.it', indirizzo: 'Via Nuova 1' });
  });

  test('waits on when the form is saved again without it, and no second mail leaves for the same one', async () => {
    const id = await owned();
    await rooms.own.setContacts(ANNA, id, { email: NUOVA });
    await rooms.own.setContacts(ANNA, id, { email: NUOVA });
    const same = { cin, email: 'anna@example.it', immagini: undefined };
    const saved = await rooms.own.edit(ANNA, id, { body: sentBody(same), pictures: [] });
    expect(saved.email_in_attesa).toEqual({ email: NUOVA, is_expired: false });
    expect(await mailsTo(NUOVA)).toHaveLength(1);
  });

  test('is asked once for all houses of one owner: one click shows it on each, never on another’s', async () => {
    const first = await owned();
    cin = nextCin();
    const second = await owned();
    const body = sentBody({ cin: nextCin(), email: 'bruno@example.it' });
    const { id: brunos } = await rooms.submissions.submit({ body, pictures: [] }, BRUNO);
    for (const id of [first, second]) await rooms.own.setContacts(ANNA, id, { email: NUOVA });
    const token = await tokenFor(NUOVA);
    await rooms.own.setContacts(BRUNO, brunos, { email: NUOVA });
    expect(await mailsTo(NUOVA)).toHaveLength(2);
    await rooms.publicEmails.confirm(token);
    const shown = [await rooms.own.get(ANNA, first), await rooms.own.get(ANNA, second)].map(({ email }) => email);
    expect(shown).toEqual([NUOVA, NUOVA]);
    expect(await rooms.own.get(BRUNO, brunos)).toMatchObject({ email: 'bruno@example.it' });
  });

  test('expires after 48 hours: the area says so, and `Manda di nuovo` sends a new link', async () => {
    const id = await owned();
    await rooms.own.setContacts(ANNA, id, { email: NUOVA });
    const token = await tokenFor(NUOVA);
    expect(await hoursLater(47.9).open(token)).not.toBeNull();
    expect(await hoursLater(48).open(token)).toBeNull();
    await expect(hoursLater(48).confirm(token)).rejects.toMatchObject(USELESS);
    await rooms.db
      .updateTable('public_email_changes')
      .set({ expires_at: NOW })
      .where('struttura_id', '=', id)
      .execute();
    expect((await rooms.own.get(ANNA, id)).email_in_attesa).toEqual({ email: NUOVA, is_expired: true });
    const again = await rooms.own.resendEmail(ANNA, id);
    expect(again.email_in_attesa).toEqual({ email: NUOVA, is_expired: false });
    const fresh = await tokenFor(NUOVA);
    expect(fresh).not.toBe(token);
    await expect(rooms.publicEmails.confirm(token)).rejects.toMatchObject(USELESS);
    await rooms.publicEmails.confirm(fresh);
    expect(await rooms.own.get(ANNA, id)).toMatchObject({ email: NUOVA });
  });

  test('is taken back with `Annulla`: its link opens nothing, and there is nothing left to send or take back', async () => {
    const id = await owned();
    await rooms.own.setContacts(ANNA, id, { email: NUOVA });
    const token = await tokenFor(NUOVA);
    expect(await rooms.own.cancelEmail(ANNA, id)).toMatchObject({ email: 'anna@example.it', email_in_attesa: null });
    await expect(rooms.publicEmails.confirm(token)).rejects.toMatchObject(USELESS);
    const nothing = { codice: 'STATO_NON_VALIDO', detail: publicEmailMessages.nienteInAttesa };
    await expect(rooms.own.cancelEmail(ANNA, id)).rejects.toMatchObject(nothing);
    await expect(rooms.own.resendEmail(ANNA, id)).rejects.toMatchObject(nothing);
  });

  test('sent again for one of two houses is one link for both: the earlier one opens nothing any more', async () => {
    const [first, second] = [await owned(), await buildOwned(rooms, 'approvata', { fields: { cin: nextCin() } })];
    for (const id of [first, second]) await rooms.own.setContacts(ANNA, id, { email: NUOVA });
    const earlier = await tokenFor(NUOVA);
    await rooms.own.resendEmail(ANNA, second);
    expect(await rooms.publicEmails.open(earlier)).toBeNull();
    await rooms.publicEmails.confirm(await tokenFor(NUOVA));
    for (const id of [first, second]) expect(await rooms.own.get(ANNA, id)).toMatchObject({ email: NUOVA });
  });

  test('waits no more once an administrator has set another: an older link does not undo that', async () => {
    const id = await owned();
    await rooms.own.setContacts(ANNA, id, { email: NUOVA });
    const token = await tokenFor(NUOVA);
    await rooms.admin.setContacts(GIULIA, id, { email: 'redazione@example.it' });
    await expect(rooms.publicEmails.confirm(token)).rejects.toMatchObject(USELESS);
    expect(await rooms.own.get(ANNA, id)).toMatchObject({ email: 'redazione@example.it', email_in_attesa: null });
  });

  test('is counted apart from sign-in links: who writes down the address of another keeps them out of nothing', async () => {
    const id = await owned();
    await rooms.own.setContacts(ANNA, id, { email: NUOVA });
    for (let times = 0; times < 2; times += 1) await rooms.own.resendEmail(ANNA, id);
    const before = (await mailsTo(NUOVA)).length;
    await rooms.accounts.requestLink(NUOVA);
    expect(await mailsTo(NUOVA)).toHaveLength(before + 1);
  });

  test('is written to three times in a quarter of an hour: then nothing of what was sent is saved', async () => {
    const id = await owned();
    await rooms.own.setContacts(ANNA, id, { email: NUOVA });
    for (let times = 0; times < 2; times += 1) await rooms.own.resendEmail(ANNA, id);
    await expect(rooms.own.resendEmail(ANNA, id)).rejects.toMatchObject({ codice: 'TROPPE_RICHIESTE' });
    await rooms.own.cancelEmail(ANNA, id);
    const change = { email: NUOVA, telefono: '' };
    await expect(rooms.own.setContacts(ANNA, id, change)).rejects.toMatchObject({ codice: 'TROPPE_RICHIESTE' });
    expect(await rooms.own.get(ANNA, id)).toMatchObject({ telefono: '+39 333 555 0101', email_in_attesa: null });
    expect(await mailsTo(NUOVA)).toHaveLength(3);
  });

  test('goes with its house', async () => {
    const id = await owned();
    await rooms.own.setContacts(ANNA, id, { email: NUOVA });
    await rooms.own.remove(ANNA, id);
    await expect(rooms.publicEmails.confirm(await tokenFor(NUOVA))).rejects.toMatchObject(USELESS);
  });

  test.each(['', 'inventato', "' or 1=1 --", 'è'])('the link %j opens nothing', async (token) => {
    expect(await rooms.publicEmails.open(token)).toBeNull();
    await expect(rooms.publicEmails.confirm(token)).rejects.toMatchObject(USELESS);
  });

  test('what nobody confirmed for a month after its link is forgotten', async () => {
    const id = await owned();
    await rooms.own.setContacts(ANNA, id, { email: NUOVA });
    await hoursLater(48 + 29 * 24).sweep();
    expect((await rooms.own.get(ANNA, id)).email_in_attesa).not.toBeNull();
    await hoursLater(48 + 31 * 24).sweep();
    expect((await rooms.own.get(ANNA, id)).email_in_attesa).toBeNull();
  });
});
