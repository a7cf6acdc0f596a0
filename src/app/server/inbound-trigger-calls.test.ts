import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openCalendarPortal } from '../../../test/calendar-portal.ts';
import { NOW } from '../../../test/owner-modules.ts';
import { tablesWith } from '../../../test/tables-with.ts';

const SECRET = 'un segreto lungo almeno 32 caratteri'.replaceAll(' ', '-');
const PLACE = { mailbox: 'campanello', domain: 'posta.example' };
const TRIGGER_CALL = 'POST /api/inbound-mail';

const inboundTriggered = vi.fn();
const metrics = { polled: vi.fn(), bookingMoved: vi.fn(), costlySearch: vi.fn(), inboundTriggered };
const inboundMail = { place: PLACE, secret: SECRET, imap: null };
const portal = await openCalendarPortal({ inboundMail, metrics });
const without = await openCalendarPortal();
afterAll(() => Promise.all([portal.close(), without.close()]));
beforeEach(() => inboundTriggered.mockClear());

const minutes = (ago: number) => new Date(NOW.getTime() - ago * 60_000);
const bell = async (id: number, at = portal) => (await at.call('GET', `/api/calendar/sync-status/${id}`)).body.doorbell;
const renew = (property_id: number, options = {}, address: string | null = null) =>
  portal.call('POST', '/api/calendar/doorbell', { body: { property_id, address }, ...options });

async function buildTriggered(triedAgo: number, fields: object = {}) {
  const id = await portal.buildHome();
  await sql`insert into feeds (unit_id, platform, sealed_url, shown_url, host, attempted_at, succeeded_at, next_poll_at)
    select units.id, platform, '', 'https://…', 'example.it', ${minutes(triedAgo)}, ${minutes(triedAgo)}, ${minutes(-50)}
    from units, unnest(array['airbnb', 'vrbo']) as platform where struttura_id = ${id}`.execute(portal.db);
  const unitsOfHome = portal.db.selectFrom('units').where('struttura_id', '=', id).select('id');
  const vrbo = portal.db.updateTable('feeds').where('platform', '=', 'vrbo').where('unit_id', 'in', unitsOfHome);
  if (Object.keys(fields).length > 0) await vrbo.set(fields).execute();
  const address: string = (await renew(id)).body.doorbell.address;
  const due = async () => {
    const { rows } = await sql<{ minutes: number }>`
      select round(extract(epoch from next_poll_at - ${NOW}) / 60)::integer as minutes
      from feeds join units on units.id = unit_id where struttura_id = ${id} order by platform`.execute(portal.db);
    return rows.map((row) => row.minutes);
  };
  return { id, address, due };
}

const bearer = (secret: string) => ({ Authorization: `Bearer ${secret}` });
const deliver = (body: unknown, headers: Record<string, string> = bearer(SECRET), at = portal) =>
  at.call('POST', '/api/inbound-mail', { cookie: null, body, headers });

describe('an email to an inbound-mail trigger', () => {
  test.each<[string, (address: string) => { body: unknown; type: string }]>([
    ['Postmark', (to) => ({ body: { OriginalRecipient: to, Subject: 'Prenotazione' }, type: 'application/json' })],
    [
      'Mailgun',
      (to) => ({ body: `${new URLSearchParams({ recipient: to })}`, type: 'application/x-www-form-urlencoded' }),
    ],
    [
      'SendGrid',
      (to) => ({
        body: `--xYzZY\r\nContent-Disposition: form-data; name="envelope"\r\n\r\n{"to":["${to}"]}\r\n--xYzZY--\r\n`,
        type: 'multipart/form-data; boundary=xYzZY',
      }),
    ],
  ])('makes the feeds of the trigger’s home due immediately if %s delivers it', async (_, posted) => {
    const { id, address, due } = await buildTriggered(20);
    expect(await due()).toEqual([50, 50]);
    const { body, type } = posted(address.toUpperCase());
    const answer = await deliver(body, { ...bearer(SECRET), 'Content-Type': type });
    expect([answer.status, answer.body, answer.headers.get('set-cookie')]).toEqual([200, { success: true }, null]);
    expect(await due()).toEqual([0, 0]);
    expect(inboundTriggered.mock.calls).toEqual([['rang']]);
    expect(await bell(id)).toEqual({ address, last_ring: NOW.toISOString() });
  });

  test('makes a recently read feed due after a minute, because the email may be newer than the last read', async () => {
    const { address, due } = await buildTriggered(0.5);
    await deliver({ to: address });
    await deliver({ to: address });
    expect(await due()).toEqual([1, 1]);
    expect(inboundTriggered.mock.calls).toEqual([['fresh'], ['fresh']]);
  });

  test('triggers each addressed home only once', async () => {
    const [one, other] = [await buildTriggered(20), await buildTriggered(20)];
    await deliver({ to: `${other.address}, Anna <anna@example.it>`, cc: `${one.address} ${other.address}` });
    expect([await one.due(), await other.due()]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(inboundTriggered).toHaveBeenCalledTimes(2);
  });

  test('leaves none of its text in the database', async () => {
    const { address } = await buildTriggered(20);
    const words = ['mario.rossi@example.it', 'HMABC123', 'la stanza verde'];
    const [from, subject, text] = words;
    expect((await deliver({ to: address, from, subject, text })).status).toBe(200);
    for (const word of words) expect(await tablesWith(portal.db, word)).toEqual([]);
  });

  test('counts towards a limit of thirty triggers an hour per home', async () => {
    const [wild, calm] = [await buildTriggered(20), await buildTriggered(20)];
    for (let times = 0; times < 31; times += 1) await deliver({ to: wild.address });
    expect(inboundTriggered.mock.calls.at(-1)).toEqual(['limited']);
    await deliver({ to: calm.address });
    expect(inboundTriggered.mock.calls.at(-1)).toEqual(['rang']);
  });
});

test('requests with the inbound-mail secret are exempt from the shared limit of 600 calls, but requests with a wrong secret are not', async () => {
  const statuses = async (secret: string) =>
    Map.groupBy(
      await Promise.all(
        Array.from({ length: 605 }, () => deliver({}, { ...bearer(secret), 'X-Forwarded-For': '203.0.113.9' })),
      ),
      ({ status }) => status,
    );
  expect([...(await statuses(SECRET)).keys()]).toEqual([200]);
  expect((await statuses('wrong')).get(429)).toHaveLength(5);
  expect((await deliver({})).status).toBe(200);
});

describe('the inbound mail call', () => {
  const basic = (password: string) => ({
    Authorization: `Basic ${Buffer.from(`ospitalia:${password}`).toString('base64')}`,
  });
  test('accepts the secret as a bearer token or as the password of basic authentication', async () => {
    expect((await deliver({}, basic(SECRET))).status).toBe(200);
    expect((await deliver({}, { Authorization: `bearer ${SECRET}` })).status).toBe(200);
  });

  test.each<[string, Record<string, string>]>([
    ['no secret', {}],
    ['a part of the secret', bearer(SECRET.slice(1))],
    ['the secret as username', { Authorization: `Basic ${Buffer.from(`${SECRET}:`).toString('base64')}` }],
    ['the secret in the Digest scheme', { Authorization: `Digest ${SECRET}` }],
  ])('returns 404 and triggers nothing if the request has %s', async (_, headers) => {
    const { address, due } = await buildTriggered(20);
    expect((await deliver({ to: address }, headers)).status).toBe(404);
    expect(await due()).toEqual([50, 50]);
    expect(inboundTriggered).not.toHaveBeenCalled();
  });

  test.each<[string, unknown, string]>([
    ['an unknown trigger address', { to: `campanello+${'a'.repeat(26)}@posta.example` }, 'application/json'],
    ['truncated JSON', '{"to":', 'application/json'],
    ['a truncated form', '--xYzZY\r\nContent-Disp', 'multipart/form-data; boundary=xYzZY'],
    ['a raw email', 'To: a@b.it\r\n\r\nCiao', 'message/rfc822'],
    ['an empty body', '', 'application/json'],
  ])('returns 200 for %s, but triggers nothing', async (_, body, type) => {
    const { status, body: answer } = await deliver(body, { ...bearer(SECRET), 'Content-Type': type });
    expect([status, answer]).toEqual([200, { success: true }]);
    expect(inboundTriggered.mock.calls).toEqual([['unknown']]);
  });

  test('accepts an email of 1.5 MB, but not one of more than 2 MB', async () => {
    const { address, due } = await buildTriggered(20);
    const endless = { HtmlBody: 'x'.repeat(2_200_000), to: address };
    expect((await deliver(endless)).status).toBe(413);
    // The request is rejected because of its declared length, before its body is read and regardless of the secret.
    expect((await deliver(endless, bearer('un altro segreto'))).status).toBe(413);
    expect(await due()).toEqual([50, 50]);
    expect((await deliver({ HtmlBody: 'x'.repeat(1_500_000), to: address })).status).toBe(200);
    expect(await due()).toEqual([0, 0]);
  });
});

describe('the email address of an inbound-mail trigger', () => {
  test('is created on request, stored hashed and encrypted, and invalid once it is replaced', async () => {
    const id = await portal.buildHome();
    expect(await bell(id)).toEqual({ address: null, last_ring: null });
    const first = (await renew(id)).body.doorbell.address;
    expect(first).toMatch(/^campanello\+[a-z2-7]{26}@posta\.example$/);
    const { rows } = await sql<{
      row: string;
    }>`select d::text as row from doorbells d where struttura_id = ${id}`.execute(portal.db);
    expect(rows[0]?.row).not.toContain(first.slice(11, 37));
    const second = (await renew(id, {}, first)).body.doorbell.address;
    expect(second).not.toBe(first);
    await deliver({ to: first });
    expect(await bell(id)).toEqual({ address: second, last_ring: null });
    await deliver({ to: second });
    expect((await bell(id)).last_ring).toBe(NOW.toISOString());
  });

  test('is returned unchanged for repeated requests and for requests from a page that was loaded before the last renewal', async () => {
    const id = await portal.buildHome();
    const [made, again] = [await renew(id), await renew(id)];
    expect(again).toMatchObject({ status: 201, body: made.body });
    const { address } = (await renew(id, {}, made.body.doorbell.address)).body.doorbell;
    expect((await renew(id, {}, made.body.doorbell.address)).body.doorbell.address).toBe(address);
    expect((await bell(id)).address).toBe(address);
    const noted = portal.db.selectFrom('registro_azioni').where('struttura_id', '=', id).select('azione');
    expect(await noted.execute()).toEqual([]);
  });

  test('is logged if an administrator renews it', async () => {
    const id = await portal.buildHome();
    expect((await renew(id, { cookie: portal.admin })).status).toBe(201);
    const noted = portal.db.selectFrom('registro_azioni').where('struttura_id', '=', id).select(['azione', 'dopo']);
    expect(await noted.execute()).toEqual([{ azione: 'calendario_campanello', dopo: null }]);
  });

  test('is invalid once its home is deleted', async () => {
    const { id, address, due } = await buildTriggered(20);
    await portal.db.updateTable('strutture').set({ status: 'eliminata' }).where('id', '=', id).execute();
    await deliver({ to: address });
    expect([await due(), inboundTriggered.mock.calls]).toEqual([[50, 50], [['unknown']]]);
  });
});

test(`without inbound-mail configuration, homes have no trigger address and ${TRIGGER_CALL} returns 404`, async () => {
  const id = await without.buildHome();
  expect(await bell(id, without)).toBeNull();
  expect(
    (await without.call('POST', '/api/calendar/doorbell', { body: { property_id: id, address: null } })).status,
  ).toBe(404);
  expect((await deliver({ to: 'a@b.it' }, bearer(SECRET), without)).status).toBe(404);
  await without.modules.jobHandlers['doorbell-mailbox']({}, 'a job');
});
