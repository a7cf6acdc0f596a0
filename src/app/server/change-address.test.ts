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

const requestChange = (cookie: string | null, email: unknown) =>
  portal.call('POST', '/api/proprietario/indirizzo', { cookie, body: { email } });
const confirm = (token: string, cookie: string | null = null) =>
  portal.call('POST', '/api/conferma-indirizzo', { cookie, body: { token } });
const linkTo = (email: string) => persons.tokenFor(email, '/proprietario/indirizzo');
const whoIs = async (cookie: string) => (await portal.call('GET', '/api/accesso', { cookie })).body.data.email;
const ownersOf = async (email: string) => {
  const { body } = await portal.call('GET', '/api/proprietario/strutture', { cookie: await persons.signIn(email) });
  return body.data.map(({ nome }: { nome: string }) => nome);
};

describe('changing the sign-in address of an owner', () => {
  test('replaces the address everywhere except on the public page once both addresses are confirmed', async () => {
    const cookie = await persons.signIn(OLD);
    const other = await persons.signIn(OLD);
    const house = await portal.buildHome({ proprietario_email: OLD, email: OLD, nome: 'Casa di Dora' });
    const hidden = await portal.buildHome({ proprietario_email: OLD, status: 'eliminata' });
    await portal.call('POST', '/api/proprietario/pagamenti/attiva', { cookie, body: {} });
    await buildBooking(portal.db, { struttura_id: await portal.buildHome(), guest_email: OLD, account_id: 'acct_x' });

    const requested = await requestChange(cookie, ` ${NEW.toUpperCase()} `);
    expect([requested.status, requested.body.message]).toEqual([200, accountsMessages.addressLinksSent]);
    const [first, second] = [await linkTo(NEW), await linkTo(OLD)];
    const view = await portal.modules.services.addresses.open(first);
    expect(view).toEqual({ side: 'nuovo', from: 'd…@posta.example', to: NEW });
    expect((await confirm(first)).body.message).toBe(accountsMessages.oldAddressStillToConfirm);
    const again = await confirm(first);
    expect([again.status, again.body.detail]).toEqual([422, accountsMessages.addressLinkInvalid]);
    expect(await whoIs(cookie)).toBe(OLD);

    const done = await confirm(second, cookie);
    expect([done.status, done.body.message]).toEqual([200, accountsMessages.addressChanged(NEW)]);
    expect([await whoIs(cookie), await whoIs(other)]).toEqual([NEW, null]);
    const { body } = await portal.call('GET', '/api/proprietario/strutture', { cookie });
    // The public address does not change, because the owner has not agreed to publish the new one.
    expect(body.data).toMatchObject([{ id: house, email: OLD }]);
    const { rows } = await sql`
      select (select proprietario_email from strutture where id = ${hidden}) as hidden,
        (select count(*)::int from payout_accounts where proprietario_email = ${NEW}) as payouts,
        (select count(*)::int from bookings where guest_email = ${NEW}) as stays`.execute(portal.db);
    expect(rows).toEqual([{ hidden: NEW, payouts: 1, stays: 1 }]);
    // The old address remains the home's public one and is still used to limit the rate of emails.
    expect(await persons.tablesWith(OLD)).toEqual(['cards', 'sign_in_requests', 'strutture']);
    expect(await persons.mailsTo(OLD)).toContain('L’indirizzo della tua area è cambiato');
    expect(await persons.mailsTo(NEW)).toContain('Da adesso entri con questo indirizzo');
    expect(await ownersOf(NEW)).toEqual(['Casa di Dora']);
  });

  test('changes nothing when the links are opened, and changes the address once if both links are confirmed at the same time', async () => {
    const cookie = await persons.signIn(OLD);
    await requestChange(cookie, NEW);
    const tokens = [await linkTo(OLD), await linkTo(NEW)];
    for (const token of tokens) await portal.modules.services.addresses.open(token);
    expect(await whoIs(cookie)).toBe(OLD);
    const answers = await Promise.all(tokens.map((token) => confirm(token, cookie)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await whoIs(cookie)).toBe(NEW);
    expect((await persons.mailsTo(NEW)).filter((subject) => subject.startsWith('Da adesso'))).toHaveLength(1);
  });

  test('cannot be completed if the new address belongs to another owner, but does not reveal this', async () => {
    const cookie = await persons.signIn(OLD);
    await portal.buildHome({ proprietario_email: NEW, nome: 'Casa di un altro' });
    const requested = await requestChange(cookie, NEW);
    expect([requested.status, requested.body.message]).toEqual([200, accountsMessages.addressLinksSent]);
    expect(await linkTo(NEW)).toBe('');
    expect(await persons.mailsTo(NEW)).toEqual(['Questo indirizzo ha già la sua area']);
    expect((await confirm(await linkTo(OLD))).body.message).toBe(accountsMessages.newAddressStillToConfirm(NEW));
    expect(await whoIs(cookie)).toBe(OLD);
  });

  test('changes nothing if another owner has since taken the address, and returns the reason after both confirmations', async () => {
    const cookie = await persons.signIn(OLD);
    await requestChange(cookie, NEW);
    await confirm(await linkTo(OLD));
    await persons.signIn(NEW);
    const late = await confirm(await linkTo(NEW), cookie);
    expect([late.status, late.body.detail]).toEqual([409, accountsMessages.addressTaken]);
    expect(await whoIs(cookie)).toBe(OLD);
  });

  test('reports which confirmation is missing, and can be cancelled', async () => {
    const cookie = await persons.signIn(OLD);
    const account = async () => (await portal.modules.services.accountOf(cookie)) ?? { id: '', email: '' };
    const waiting = async () => portal.modules.services.addresses.waiting(await account());
    expect(await waiting()).toBeNull();
    await requestChange(cookie, NEW);
    expect(await waiting()).toEqual({ email: NEW, manca: 'entrambi', is_expired: false });
    await confirm(await linkTo(NEW));
    expect(await waiting()).toEqual({ email: NEW, manca: 'vecchio', is_expired: false });
    const token = await linkTo(OLD);
    expect((await portal.call('DELETE', '/api/proprietario/indirizzo', { cookie })).status).toBe(204);
    expect(await waiting()).toBeNull();
    expect((await confirm(token)).status).toBe(422);
    expect((await portal.call('DELETE', '/api/proprietario/indirizzo', { cookie })).status).toBe(204);
  });

  test('invalidates earlier links when it is requested again', async () => {
    const cookie = await persons.signIn(OLD);
    await requestChange(cookie, NEW);
    const earlier = await linkTo(OLD);
    await requestChange(cookie, `altra.${NEW}`);
    expect((await confirm(earlier)).status).toBe(422);
    expect(await portal.modules.services.addresses.open(earlier)).toBeNull();
    // Each request sends a link to the old address, which counts towards the limit of three emails per mailbox.
    expect((await requestChange(cookie, `terza.${NEW}`)).status).toBe(200);
    const more = await requestChange(cookie, `quarta.${NEW}`);
    expect([more.status, more.body.detail]).toEqual([429, accountsMessages.addressTooManyRequests]);
  });

  test('rejects expired links', async () => {
    const cookie = await persons.signIn(OLD);
    await requestChange(cookie, NEW);
    const token = await linkTo(OLD);
    await sql`update sign_in_address_changes set expires_at = now() where new_email = ${NEW}`.execute(portal.db);
    expect(await portal.modules.services.addresses.open(token)).toBeNull();
    const late = await confirm(token);
    expect([late.status, late.body.detail]).toEqual([422, accountsMessages.addressLinkInvalid]);
  });

  test.each(['', 7, 'a@b.it, c@d.it'])('rejects the new address %j', async (email) => {
    const answer = await requestChange(await persons.signIn(OLD), email);
    expect([answer.status, Object.keys(answer.body.campi)]).toEqual([422, ['email']]);
  });

  test('rejects the current address', async () => {
    const answer = await requestChange(await persons.signIn(OLD), OLD);
    expect([answer.status, answer.body.detail]).toEqual([422, accountsMessages.addressUnchanged]);
  });
});
