import { beforeEach, expect, test } from 'vitest';
import { ANNA, BRUNO, NOW } from '../../../test/owner-modules.ts';
import { prepareListings } from '../../../test/prepare-listings.ts';
import { createPublicEmailService } from './public-email-service.ts';
import * as messages from '../messages/owner.ts';

const OPENS_NOTHING = { codice: 'DATI_NON_VALIDI', detail: messages.publicEmailLinkInvalid };
const TOO_MANY = { codice: 'TROPPE_RICHIESTE' };

const { modules: rooms, owned, submit, read, edit, approve, setContacts, mailsTo } = prepareListings();
let serial = 0;
let NUOVA = '';
let id: number;

beforeEach(async () => {
  serial += 1;
  NUOVA = `casa${serial}@example.it`;
  id = await owned('approvata');
});

const changeEmail = (struttura = id, more = {}) =>
  rooms.ownerStrutture.setContacts(ANNA, struttura, { email: NUOVA, ...more });
const lastToken = async () => /conferma-email\?token=(\S+)/.exec((await mailsTo(NUOVA)).at(-1)?.text ?? '')?.[1] ?? '';
const confirm = (token: string) => rooms.publicEmails.confirm(token);
const hoursLater = (hours: number) =>
  createPublicEmailService({ ...rooms, clock: { now: () => new Date(NOW.getTime() + hours * 3_600_000) } });

test('shows a new public email address only once it is confirmed, and sends a confirmation email without text from the form', async () => {
  const saved = await changeEmail(id, { prezzo_notte: 120 });
  const waiting = { email: NUOVA, is_expired: false };
  expect(saved).toMatchObject({ email: ANNA.email, prezzo_notte: 120, email_in_attesa: waiting });
  expect(saved.form.email).toBe(ANNA.email);
  const [mail, ...others] = await mailsTo(NUOVA);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('a Montepulciano');
  expect(mail?.text).not.toMatch(/Podere|anna@example\.it/);

  const token = await lastToken();
  expect(await rooms.publicEmails.open(token)).toEqual({ email: NUOVA, strutture: ['Podere Le Querce'] });
  expect(await read(id)).toMatchObject({ email: ANNA.email });
  expect(await confirm(token)).toBe(NUOVA);
  expect(await read(id)).toMatchObject({ email: NUOVA, email_in_attesa: null });
  await expect(confirm(token)).rejects.toMatchObject(OPENS_NOTHING);
  expect(await rooms.publicEmails.open(token)).toBeNull();
});

test("publishes the owner's sign-in email address without confirmation, and cancels a pending address", async () => {
  await setContacts(id, { email: 'redazione@example.it' });
  await changeEmail();
  const token = await lastToken();
  const saved = await changeEmail(id, { email: 'Anna@Example.it' });
  expect(saved).toMatchObject({ email: ANNA.email, email_in_attesa: null });
  await expect(confirm(token)).rejects.toMatchObject(OPENS_NOTHING);
});

test('saves the other fields of the form immediately, and adds the email address to a pending change once the address is confirmed', async () => {
  const saved = await edit(id, { email: NUOVA, indirizzo: 'Via Nuova 1' });
  expect(saved).toMatchObject({ email: ANNA.email, modifica: { status: 'in_attesa' } });
  expect(saved.email_in_attesa).toEqual({ email: NUOVA, is_expired: false });
  await confirm(await lastToken());
  await approve(id);
  expect(await read(id)).toMatchObject({ email: NUOVA, indirizzo: 'Via Nuova 1' });
});

test('an approval does not publish an unconfirmed email address', async () => {
  await edit(id, { email: NUOVA, indirizzo: 'Via Nuova 1' });
  await approve(id);
  expect(await read(id)).toMatchObject({ email: ANNA.email, indirizzo: 'Via Nuova 1' });
});

test('keeps a pending email address if the form is saved without the new address, and sends no second email for the same address', async () => {
  await changeEmail();
  await changeEmail();
  expect((await edit(id)).email_in_attesa).toEqual({ email: NUOVA, is_expired: false });
  expect(await mailsTo(NUOVA)).toHaveLength(1);
});

test('the latest link confirms the email address for all homes of the owner, but not for homes of other owners', async () => {
  const second = await owned('approvata');
  const bruno = (await submit({ email: BRUNO.email }, BRUNO)).id;
  await changeEmail();
  await changeEmail(second);
  const earlier = await lastToken();
  await rooms.ownerStrutture.resendEmail(ANNA, second);
  const token = await lastToken();
  await rooms.ownerStrutture.setContacts(BRUNO, bruno, { email: NUOVA });
  expect(await mailsTo(NUOVA)).toHaveLength(3);
  expect(await rooms.publicEmails.open(earlier)).toBeNull();
  await confirm(token);
  for (const house of [id, second]) expect(await read(house)).toMatchObject({ email: NUOVA });
  expect(await rooms.ownerStrutture.get(BRUNO, bruno)).toMatchObject({ email: BRUNO.email });
});

test('a confirmation link expires after 48 hours, and `Manda di nuovo` sends a new link', async () => {
  await changeEmail();
  const token = await lastToken();
  expect(await hoursLater(47.9).open(token)).not.toBeNull();
  expect(await hoursLater(48).open(token)).toBeNull();
  await expect(hoursLater(48).confirm(token)).rejects.toMatchObject(OPENS_NOTHING);
  await rooms.db.updateTable('public_email_changes').set({ expires_at: NOW }).where('struttura_id', '=', id).execute();
  expect((await read(id)).email_in_attesa).toEqual({ email: NUOVA, is_expired: true });
  const again = await rooms.ownerStrutture.resendEmail(ANNA, id);
  expect(again.email_in_attesa).toEqual({ email: NUOVA, is_expired: false });
  await expect(confirm(token)).rejects.toMatchObject(OPENS_NOTHING);
  await confirm(await lastToken());
  expect(await read(id)).toMatchObject({ email: NUOVA });
});

test('`Annulla` invalidates the confirmation link, after which `Annulla` and `Manda di nuovo` fail', async () => {
  await changeEmail();
  expect(await rooms.ownerStrutture.cancelEmail(ANNA, id)).toMatchObject({ email: ANNA.email, email_in_attesa: null });
  await expect(confirm(await lastToken())).rejects.toMatchObject(OPENS_NOTHING);
  const nothing = { codice: 'STATO_NON_VALIDO', detail: messages.noPublicEmailPending };
  await expect(rooms.ownerStrutture.cancelEmail(ANNA, id)).rejects.toMatchObject(nothing);
  await expect(rooms.ownerStrutture.resendEmail(ANNA, id)).rejects.toMatchObject(nothing);
});

test('an email address set by an administrator invalidates the pending confirmation link', async () => {
  await changeEmail();
  await setContacts(id, { email: 'redazione@example.it' });
  await expect(confirm(await lastToken())).rejects.toMatchObject(OPENS_NOTHING);
  expect(await read(id)).toMatchObject({ email: 'redazione@example.it', email_in_attesa: null });
});

test('sends at most three confirmation emails to an address, and refuses a change that requires a fourth', async () => {
  await changeEmail();
  for (let times = 0; times < 2; times += 1) await rooms.ownerStrutture.resendEmail(ANNA, id);
  await expect(rooms.ownerStrutture.resendEmail(ANNA, id)).rejects.toMatchObject(TOO_MANY);
  await rooms.ownerStrutture.cancelEmail(ANNA, id);
  await expect(changeEmail(id, { telefono: '' })).rejects.toMatchObject(TOO_MANY);
  expect(await read(id)).toMatchObject({ telefono: '+39 333 555 0101', email_in_attesa: null });
  expect(await mailsTo(NUOVA)).toHaveLength(3);
  // Sign-in links have a separate limit, so that changes of a public address cannot lock the owner of that address out.
  await rooms.accounts.requestLink(NUOVA);
  expect(await mailsTo(NUOVA)).toHaveLength(4);
});

test('a pending email address is deleted with its home', async () => {
  await changeEmail();
  await rooms.ownerStrutture.remove(ANNA, id);
  await expect(confirm(await lastToken())).rejects.toMatchObject(OPENS_NOTHING);
});

test.each(['', "' or 1=1 --"])('rejects the invalid confirmation token %j', async (token) => {
  expect(await rooms.publicEmails.open(token)).toBeNull();
  await expect(confirm(token)).rejects.toMatchObject(OPENS_NOTHING);
});

test('deletes an unconfirmed email address a month after its link expired', async () => {
  await changeEmail();
  await hoursLater(48 + 29 * 24).sweep();
  expect((await read(id)).email_in_attesa).not.toBeNull();
  await hoursLater(48 + 31 * 24).sweep();
  expect((await read(id)).email_in_attesa).toBeNull();
});
