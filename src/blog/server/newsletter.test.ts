import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openReaders, PUBLIC_URL, type Readers, START } from '../../../test/open-readers.ts';
import type { Mail } from '../../mail/contract.ts';
import { newsletterMessages as messages } from '../newsletter-messages.it.ts';

const HOUR_MS = 3_600_000;

let portal: Readers;

beforeAll(async () => {
  portal = await openReaders();
});
afterAll(() => portal.close());
beforeEach(() => portal.clear());

const subscribe = (email: unknown, more: object = {}) => portal.ask('POST', 'newsletter', { email, ...more });
const told = ({ status, body }: Awaited<ReturnType<Readers['ask']>>) => [status, body.message];
const tokenIn = (mail: Mail | undefined) => /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

describe('asking', () => {
  test('writes one mail with a link that only a button uses up', async () => {
    expect(told(await subscribe(' Ada@Example.IT '))).toEqual([201, messages.richiesta]);
    expect(await portal.subscribers()).toMatchObject([{ email: 'ada@example.it', stato: 'in_attesa' }]);
    const [mail, ...more] = await portal.mails();
    expect(more).toEqual([]);
    expect(mail?.to).toBe('ada@example.it');
    expect(mail?.text).toContain(`${PUBLIC_URL}/newsletter/conferma?token=`);
    expect(mail?.unsubscribe_url).toBeUndefined();
    const { rows } = await sql<{ hash: string }>`select confirm_hash::text as hash from newsletter_subscribers`.execute(
      portal.db,
    );
    expect(rows[0]?.hash).not.toContain(tokenIn(mail));
  });

  test.each([undefined, null, '', 'ada', 'ada@example.it\r\nBcc: b@example.it', 'a@b.it,c@d.it', ['ada@example.it']])(
    'with no address is refused: %j',
    async (email) => {
      const { status, body } = await subscribe(email);
      expect([status, body]).toMatchObject([422, { campi: { email: messages.emailNonValida } }]);
      expect(await portal.mails()).toEqual([]);
    },
  );

  test('ten times in a day, from ten places and at once, writes one mail; the next day one more', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe('ada@example.it')));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
      new Set([`201 ${messages.richiesta}`]),
    );
    portal.time.now = new Date(START.getTime() + 24 * HOUR_MS - 1);
    await subscribe('ada@example.it');
    expect(await portal.mails()).toHaveLength(1);
    portal.time.now = new Date(START.getTime() + 24 * HOUR_MS);
    await subscribe('ada@example.it');
    expect(await portal.mails()).toHaveLength(2);
  });

  test('of somebody who gets it already is answered alike, and they are told once a day', async () => {
    await portal.confirmed('ada@example.it');
    await portal.db.updateTable('newsletter_subscribers').set({ mailed_at: START }).execute();
    portal.time.now = new Date(START.getTime() + 25 * HOUR_MS);
    for (const _ of [1, 2, 3]) expect(told(await subscribe('ada@example.it'))).toEqual([201, messages.richiesta]);
    const [mail, ...more] = await portal.mails();
    expect(more).toEqual([]);
    expect(mail?.text).not.toContain('conferma?token');
    expect(mail?.text).toContain(`/newsletter/disiscrizione?token=${await portal.leaveTokenOf('ada@example.it')}`);
    expect(await portal.subscribers()).toMatchObject([{ stato: 'confermato' }]);
  });

  test('by a program is answered as everybody, or told to slow down, and nothing is written', async () => {
    expect(told(await subscribe('ada@example.it', { sito: 'x' }))).toEqual([201, messages.richiesta]);
    expect(told(await subscribe('ada@example.it', { elapsed_ms: 100 }))).toEqual([429, messages.troppoInFretta]);
    expect([await portal.mails(), await portal.subscribers()]).toEqual([[], []]);
  });
});

describe('confirming', () => {
  test('once or twice, within 48 hours, keeps which privacy text it was', async () => {
    await subscribe('ada@example.it');
    const token = tokenIn((await portal.mails())[0]);
    portal.time.now = new Date(START.getTime() + 48 * HOUR_MS - 1);
    for (const _ of [1, 2])
      expect(told(await portal.ask('POST', 'newsletter/conferma', { token }))).toEqual([200, messages.confermata]);
    expect(await portal.subscribers()).toEqual([
      { email: 'ada@example.it', stato: 'confermato', privacy_versione: '2026-11-22' },
    ]);
  });

  test('after 48 hours, with another link, or with an older one, is refused', async () => {
    await subscribe('ada@example.it');
    const old = tokenIn((await portal.mails())[0]);
    portal.time.now = new Date(START.getTime() + 48 * HOUR_MS);
    for (const token of [old, 'x'.repeat(43), '', null, 5, ["' or 1=1"], `${old}x`]) {
      expect(told(await portal.ask('POST', 'newsletter/conferma', { token }))).toEqual([422, messages.linkNonValido]);
    }
    await subscribe('ada@example.it');
    expect(told(await portal.ask('POST', 'newsletter/conferma', { token: old }))).toEqual([
      422,
      messages.linkNonValido,
    ]);
    expect(await portal.subscribers()).toMatchObject([{ stato: 'in_attesa' }]);
    expect(
      told(await portal.ask('POST', 'newsletter/conferma', { token: tokenIn((await portal.mails())[1]) }))[0],
    ).toBe(200);
  });

  test('is forgotten with the address after seven days; who confirmed stays', async () => {
    await subscribe('ada@example.it');
    await portal.confirmed('bruno@example.it');
    portal.time.now = new Date(START.getTime() + 7 * 24 * HOUR_MS);
    expect(await portal.newsletter.sweep()).toBe(0);
    portal.time.now = new Date(portal.time.now.getTime() + 1);
    expect(await portal.newsletter.sweep()).toBe(1);
    expect(await portal.subscribers()).toMatchObject([{ email: 'bruno@example.it' }]);
  });
});

describe('leaving', () => {
  test('deletes the address, and says the same the second time', async () => {
    await portal.confirmed('ada@example.it', 'bruno@example.it');
    const token = await portal.leaveTokenOf('ada@example.it');
    for (const _ of [1, 2]) {
      expect(told(await portal.ask('POST', 'newsletter/disiscrizione', { token }))).toEqual([200, messages.lasciata]);
    }
    expect(await portal.subscribers()).toMatchObject([{ email: 'bruno@example.it' }]);
    for (const wrong of [undefined, '', `${token}0`, [token]]) {
      expect(told(await portal.ask('POST', 'newsletter/disiscrizione', { token: wrong }))).toEqual([
        422,
        messages.linkNonValido,
      ]);
    }
  });

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    ],
  ])('with the button of a mail program, which sends %s, without cookies and without Origin', async (type, body) => {
    await portal.confirmed('ada@example.it');
    const url = `${portal.origin}/api/newsletter/disiscrizione/${await portal.leaveTokenOf('ada@example.it')}`;
    const looked = await fetch(url, { redirect: 'manual' });
    expect([looked.status, looked.headers.get('Location')]).toEqual([
      303,
      `/newsletter/disiscrizione?token=${await portal.leaveTokenOf('ada@example.it')}`,
    ]);
    await fetch(url, { method: 'HEAD' });
    expect(await portal.subscribers()).toHaveLength(1);
    const pressed = await fetch(url, { method: 'POST', headers: { 'Content-Type': type }, body });
    expect([pressed.status, await portal.subscribers()]).toEqual([200, []]);
  });
});
