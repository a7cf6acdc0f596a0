import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildBooking } from '../../../test/build-booking.ts';
import { openCalendarPortal } from '../../../test/calendar-portal.ts';
import { newAddress, personService } from '../../../test/person-service.ts';
import * as accountsMessages from '../../accounts/messages/owner.ts';

const portal = await openCalendarPortal();
const persons = personService(portal);
let OLD = '';
let NEW = '';
beforeEach(() => {
  [OLD, NEW] = [newAddress('dora'), newAddress('dora.nuova')];
});
afterAll(() => portal.close());

const ask = (cookie: string | null, email: unknown) =>
  portal.ask('POST', '/api/proprietario/indirizzo', { cookie, body: { email } });
const confirm = (token: string, cookie: string | null = null) =>
  portal.ask('POST', '/api/conferma-indirizzo', { cookie, body: { token } });
const linkTo = (email: string) => persons.tokenFor(email, '/proprietario/indirizzo');
const whoIs = async (cookie: string) => (await portal.ask('GET', '/api/accesso', { cookie })).body.data.email;
const ownersOf = async (email: string) => {
  const { body } = await portal.ask('GET', '/api/proprietario/strutture', { cookie: await persons.signIn(email) });
  return body.data.map(({ nome }: { nome: string }) => nome);
};

describe('the address that an owner signs in with', () => {
  test('changes after both addresses have confirmed, in either order: everything moves at once', async () => {
    const cookie = await persons.signIn(OLD);
    const other = await persons.signIn(OLD);
    const house = await portal.house({ proprietario_email: OLD, email: OLD, nome: 'Casa di Dora' });
    const hidden = await portal.house({ proprietario_email: OLD, status: 'eliminata' });
    await portal.ask('POST', '/api/proprietario/pagamenti/attiva', { cookie, body: {} });
    await buildBooking(portal.db, { struttura_id: await portal.house(), guest_email: OLD, account_id: 'acct_x' });

    const asked = await ask(cookie, ` ${NEW.toUpperCase()} `);
    expect([asked.status, asked.body.message]).toEqual([200, accountsMessages.addressLinksSent]);
    const [first, second] = [await linkTo(NEW), await linkTo(OLD)];
    const view = await portal.rooms.services.addresses.open(first);
    expect(view).toEqual({ side: 'nuovo', from: 'd…@posta.example', to: NEW });
    expect((await confirm(first)).body.message).toBe(accountsMessages.oldAddressStillToConfirm);
    // One of two is not enough, not even twice.
    const again = await confirm(first);
    expect([again.status, again.body.detail]).toEqual([422, accountsMessages.addressLinkInvalid]);
    expect(await whoIs(cookie)).toBe(OLD);

    const done = await confirm(second, cookie);
    expect([done.status, done.body.message]).toEqual([200, accountsMessages.addressChanged(NEW)]);
    expect([await whoIs(cookie), await whoIs(other)]).toEqual([NEW, null]);
    const { body } = await portal.ask('GET', '/api/proprietario/strutture', { cookie });
    // What guests see is no part of it: nobody agreed to show the new one.
    expect(body.data).toMatchObject([{ id: house, email: OLD }]);
    const { rows } = await sql`
      select (select proprietario_email from strutture where id = ${hidden}) as hidden,
        (select count(*)::int from payout_accounts where proprietario_email = ${NEW}) as payouts,
        (select count(*)::int from bookings where guest_email = ${NEW}) as stays`.execute(portal.db);
    expect(rows).toEqual([{ hidden: NEW, payouts: 1, stays: 1 }]);
    // Left are: the public address, on its card, too, and the rate limit that counts mails to a mailbox.
    expect(await persons.tablesWith(OLD)).toEqual(['cards', 'sign_in_requests', 'strutture']);
    expect(await persons.mailsTo(OLD)).toContain('L’indirizzo della tua area è cambiato');
    expect(await persons.mailsTo(NEW)).toContain('Da adesso entri con questo indirizzo');
    expect(await ownersOf(NEW)).toEqual(['Casa di Dora']);
  });

  test('does not change by the links being opened, and both confirmed at the same moment move it once', async () => {
    const cookie = await persons.signIn(OLD);
    await ask(cookie, NEW);
    const tokens = [await linkTo(OLD), await linkTo(NEW)];
    for (const token of tokens) await portal.rooms.services.addresses.open(token);
    expect(await whoIs(cookie)).toBe(OLD);
    const answers = await Promise.all(tokens.map((token) => confirm(token, cookie)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await whoIs(cookie)).toBe(NEW);
    expect((await persons.mailsTo(NEW)).filter((subject) => subject.startsWith('Da adesso'))).toHaveLength(1);
  });

  test('of another owner is not told to who asks: the answer and their own mail are the same, and nothing can be finished', async () => {
    const cookie = await persons.signIn(OLD);
    await portal.house({ proprietario_email: NEW, nome: 'Casa di un altro' });
    const asked = await ask(cookie, NEW);
    expect([asked.status, asked.body.message]).toEqual([200, accountsMessages.addressLinksSent]);
    expect(await linkTo(NEW)).toBe('');
    expect(await persons.mailsTo(NEW)).toEqual(['Questo indirizzo ha già la sua area']);
    expect((await confirm(await linkTo(OLD))).body.message).toBe(accountsMessages.newAddressStillToConfirm(NEW));
    expect(await whoIs(cookie)).toBe(OLD);
  });

  test('that became another owner’s meanwhile keeps everything as it is, and whoever proved both hears why', async () => {
    const cookie = await persons.signIn(OLD);
    await ask(cookie, NEW);
    await confirm(await linkTo(OLD));
    await persons.signIn(NEW);
    const late = await confirm(await linkTo(NEW), cookie);
    expect([late.status, late.body.detail]).toEqual([409, accountsMessages.addressTaken]);
    expect(await whoIs(cookie)).toBe(OLD);
  });

  test('waits in the area for what is missing, and can be left as it is', async () => {
    const cookie = await persons.signIn(OLD);
    const account = async () => (await portal.rooms.services.accountOf(cookie)) ?? { id: '', email: '' };
    const waiting = async () => portal.rooms.services.addresses.waiting(await account());
    expect(await waiting()).toBeNull();
    await ask(cookie, NEW);
    expect(await waiting()).toEqual({ email: NEW, manca: 'entrambi', is_expired: false });
    await confirm(await linkTo(NEW));
    expect(await waiting()).toEqual({ email: NEW, manca: 'vecchio', is_expired: false });
    const token = await linkTo(OLD);
    expect((await portal.ask('DELETE', '/api/proprietario/indirizzo', { cookie })).status).toBe(204);
    expect(await waiting()).toBeNull();
    expect((await confirm(token)).status).toBe(422);
    // Said twice, it is as it was said once.
    expect((await portal.ask('DELETE', '/api/proprietario/indirizzo', { cookie })).status).toBe(204);
  });

  test('is asked for anew: the earlier links open nothing', async () => {
    const cookie = await persons.signIn(OLD);
    await ask(cookie, NEW);
    const earlier = await linkTo(OLD);
    await ask(cookie, `altra.${NEW}`);
    expect((await confirm(earlier)).status).toBe(422);
    expect(await portal.rooms.services.addresses.open(earlier)).toBeNull();
    // The first of the two links counts as a mail to the mailbox: three changes, and no more.
    expect((await ask(cookie, `terza.${NEW}`)).status).toBe(200);
    const more = await ask(cookie, `quarta.${NEW}`);
    expect([more.status, more.body.detail]).toEqual([429, accountsMessages.addressTooManyRequests]);
  });

  test('changes no more once its links have expired', async () => {
    const cookie = await persons.signIn(OLD);
    await ask(cookie, NEW);
    const token = await linkTo(OLD);
    await sql`update sign_in_address_changes set expires_at = now() where new_email = ${NEW}`.execute(portal.db);
    expect(await portal.rooms.services.addresses.open(token)).toBeNull();
    const late = await confirm(token);
    expect([late.status, late.body.detail]).toEqual([422, accountsMessages.addressLinkInvalid]);
  });

  test.each(['', 7, 'a@b.it, c@d.it'])('is not %j', async (email) => {
    const answer = await ask(await persons.signIn(OLD), email);
    expect([answer.status, Object.keys(answer.body.campi)]).toEqual([422, ['email']]);
  });

  test('is not the one of today', async () => {
    const answer = await ask(await persons.signIn(OLD), OLD);
    expect([answer.status, answer.body.detail]).toEqual([422, accountsMessages.addressUnchanged]);
  });
});
