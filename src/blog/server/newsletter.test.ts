import { type Kysely, sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApiApp } from '../../../test/api-app.ts';
import { buildArticle } from '../../../test/build-article.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { startProcess } from '../../../test/start-process.ts';
import { recordAction } from '../../admin/server/service.ts';
import type { Mail } from '../../mail/contract.ts';
import { createMailOutbox } from '../../mail/server/create-mail-outbox.ts';
import { createSmtpTransport } from '../../mail/server/create-smtp-transport.ts';
import { type Listening, listen } from '../../server/http/listen.ts';
import { type Jobs, openJobs } from '../../server/jobs/open-jobs.ts';
import { moderationMessages } from '../moderation-messages.it.ts';
import { newsletterMessages as messages } from '../newsletter-messages.it.ts';
import { createNewsletterAdminService } from './newsletter-admin-service.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { createSending, type SendingBatch } from './newsletter-sending.ts';
import { createNewsletterService } from './newsletter-service.ts';
import type { BlogTables } from './tables.ts';

const PUBLIC_URL = 'https://www.ospitalia.test';
const START = new Date('2026-11-22T09:00:00Z');
const HOUR_MS = 3_600_000;

let database: TestDatabase;
let jobs: Jobs;
let newsletter: ReturnType<typeof createNewsletterService>;
let sendBatch: ReturnType<typeof createSending>;
let server: Listening;
let now = START;
let caller = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  jobs = openJobs(database.pool, { onError: console.error });
  const clock = { now: () => now };
  const outbox = createMailOutbox(jobs.boss);
  const putBatch = (batch: SendingBatch, transaction: Kysely<BlogTables>) =>
    jobs.put('newsletter-send', batch, transaction);
  newsletter = createNewsletterService({ db, clock, outbox, publicUrl: PUBLIC_URL, privacyVersion: '2026-11-22' });
  sendBatch = createSending({ db, outbox, publicUrl: PUBLIC_URL, putBatch, batchSize: 2 });
  const admin = createNewsletterAdminService({ db, clock, putBatch, record: recordAction });
  const app = createApiApp({
    calls: newsletterRoutes(newsletter, admin),
    adminOf: async () => ({ id: '1', username: 'redazione' }),
    renderPage: async (request) => new Response(request.url),
    trustProxy: 1,
  });
  server = await listen(app, '127.0.0.1', 0);
});
afterAll(async () => {
  await server.close();
  await database.close();
});
beforeEach(async () => {
  now = START;
  await database.db.deleteFrom('newsletter_subscribers').execute();
  await database.db.deleteFrom('blog_posts').execute();
  await sql`delete from pgboss.job`.execute(database.db);
});

async function ask(path: string, body?: object, method = 'POST') {
  caller += 1;
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/${path}`, {
    method,
    headers: { 'X-Forwarded-For': `10.2.0.${caller}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}

const subscribe = (email: unknown, more: object = {}) => ask('newsletter', { email, ...more });
const told = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [status, body.message];

async function jobsOf<T>(name: string): Promise<T[]> {
  const { rows } = await sql<{ data: T }>`
    select data from pgboss.job where name = ${name} order by created_on, data ->> 'to'`.execute(database.db);
  return rows.map(({ data }) => data);
}
const mails = () => jobsOf<Mail>('mail');

const subscribers = () =>
  database.db.selectFrom('newsletter_subscribers').select(['email', 'stato', 'privacy_versione']).execute();

const tokenIn = (mail: Mail | undefined) => /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

/** Adds confirmed subscribers without a mail. */
async function confirmed(...emails: string[]) {
  for (const email of emails) {
    const fixed = { privacy_versione: '2026-11-22', confirm_hash: null, confirm_until: null };
    const subscriber = { ...fixed, email, stato: 'confermato' as const, confirmed_at: START, asked_at: START };
    await database.db.insertInto('newsletter_subscribers').values(subscriber).execute();
  }
}
const leaveTokenOf = async (email: string) =>
  (
    await database.db
      .selectFrom('newsletter_subscribers')
      .select('leave_token')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).leave_token;

async function lines(azione: string) {
  const { rows } = await sql<{ dopo: object }>`
    select dopo from registro_azioni where azione = ${azione} order by id`.execute(database.db);
  return rows.map(({ dopo }) => dopo);
}

describe('asking', () => {
  test('writes one mail with a link that only a button uses up', async () => {
    expect(told(await subscribe(' Ada@Example.IT '))).toEqual([201, messages.richiesta]);
    expect(await subscribers()).toMatchObject([{ email: 'ada@example.it', stato: 'in_attesa' }]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.to).toBe('ada@example.it');
    expect(mail?.text).toContain(`${PUBLIC_URL}/newsletter/conferma?token=`);
    expect(mail?.unsubscribe_url).toBeUndefined();
    const { rows } = await sql<{ hash: string }>`select confirm_hash::text as hash from newsletter_subscribers`.execute(
      database.db,
    );
    expect(rows[0]?.hash).not.toContain(tokenIn(mail));
  });

  test.each([undefined, null, '', 'ada', 'ada@example.it\r\nBcc: b@example.it', 'a@b.it,c@d.it', ['ada@example.it']])(
    'with no address is refused: %j',
    async (email) => {
      const { status, body } = await subscribe(email);
      expect([status, body]).toMatchObject([422, { campi: { email: messages.emailNonValida } }]);
      expect(await mails()).toEqual([]);
    },
  );

  test('ten times in a day, from ten places and at once, writes one mail; the next day one more', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe('ada@example.it')));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`))).toEqual(
      new Set([`201 ${messages.richiesta}`]),
    );
    now = new Date(START.getTime() + 24 * HOUR_MS - 1);
    await subscribe('ada@example.it');
    expect(await mails()).toHaveLength(1);
    now = new Date(START.getTime() + 24 * HOUR_MS);
    await subscribe('ada@example.it');
    expect(await mails()).toHaveLength(2);
  });

  test('of somebody who gets it already is answered alike, and they are told once a day', async () => {
    await confirmed('ada@example.it');
    await database.db.updateTable('newsletter_subscribers').set({ mailed_at: START }).execute();
    now = new Date(START.getTime() + 25 * HOUR_MS);
    for (const _ of [1, 2, 3]) expect(told(await subscribe('ada@example.it'))).toEqual([201, messages.richiesta]);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.text).not.toContain('conferma?token');
    expect(mail?.text).toContain(`/newsletter/disiscrizione?token=${await leaveTokenOf('ada@example.it')}`);
    expect(await subscribers()).toMatchObject([{ stato: 'confermato' }]);
  });

  test('by a program is answered as everybody, or told to slow down, and nothing is written', async () => {
    expect(told(await subscribe('ada@example.it', { sito: 'x' }))).toEqual([201, messages.richiesta]);
    expect(told(await subscribe('ada@example.it', { elapsed_ms: 100 }))).toEqual([429, messages.troppoInFretta]);
    expect([await mails(), await subscribers()]).toEqual([[], []]);
  });
});

describe('confirming', () => {
  test('once or twice, within 48 hours, keeps which privacy text it was', async () => {
    await subscribe('ada@example.it');
    const token = tokenIn((await mails())[0]);
    now = new Date(START.getTime() + 48 * HOUR_MS - 1);
    for (const _ of [1, 2]) expect(told(await ask('newsletter/conferma', { token }))).toEqual([200, messages.confermata]);
    expect(await subscribers()).toEqual([
      { email: 'ada@example.it', stato: 'confermato', privacy_versione: '2026-11-22' },
    ]);
  });

  test('after 48 hours, with another link, or with an older one, is refused', async () => {
    await subscribe('ada@example.it');
    const old = tokenIn((await mails())[0]);
    now = new Date(START.getTime() + 48 * HOUR_MS);
    for (const token of [old, 'x'.repeat(43), '', null, 5, ["' or 1=1"], `${old}x`]) {
      expect(told(await ask('newsletter/conferma', { token }))).toEqual([422, messages.linkNonValido]);
    }
    await subscribe('ada@example.it');
    expect(told(await ask('newsletter/conferma', { token: old }))).toEqual([422, messages.linkNonValido]);
    expect(await subscribers()).toMatchObject([{ stato: 'in_attesa' }]);
    expect(told(await ask('newsletter/conferma', { token: tokenIn((await mails())[1]) }))[0]).toBe(200);
  });

  test('is forgotten with the address after seven days; who confirmed stays', async () => {
    await subscribe('ada@example.it');
    await confirmed('bruno@example.it');
    now = new Date(START.getTime() + 7 * 24 * HOUR_MS);
    expect(await newsletter.sweep()).toBe(0);
    now = new Date(now.getTime() + 1);
    expect(await newsletter.sweep()).toBe(1);
    expect(await subscribers()).toMatchObject([{ email: 'bruno@example.it' }]);
  });
});

describe('leaving', () => {
  test('deletes the address, and says the same the second time', async () => {
    await confirmed('ada@example.it', 'bruno@example.it');
    const token = await leaveTokenOf('ada@example.it');
    for (const _ of [1, 2]) {
      expect(told(await ask('newsletter/disiscrizione', { token }))).toEqual([200, messages.lasciata]);
    }
    expect(await subscribers()).toMatchObject([{ email: 'bruno@example.it' }]);
    for (const wrong of [undefined, '', `${token}0`, [token]]) {
      expect(told(await ask('newsletter/disiscrizione', { token: wrong }))).toEqual([422, messages.linkNonValido]);
    }
  });

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--'],
  ])('with the button of a mail program, which sends %s, without cookies and without Origin', async (type, body) => {
    await confirmed('ada@example.it');
    const url = `http://127.0.0.1:${server.port}/api/newsletter/disiscrizione/${await leaveTokenOf('ada@example.it')}`;
    const looked = await fetch(url, { redirect: 'manual' });
    expect([looked.status, looked.headers.get('Location')]).toEqual([
      303,
      `/newsletter/disiscrizione?token=${await leaveTokenOf('ada@example.it')}`,
    ]);
    await fetch(url, { method: 'HEAD' });
    expect(await subscribers()).toHaveLength(1);
    const pressed = await fetch(url, { method: 'POST', headers: { 'Content-Type': type }, body });
    expect([pressed.status, await subscribers()]).toEqual([200, []]);
  });
});

describe('subscribers in the panel', () => {
  test('are listed the newest first, without their keys', async () => {
    await confirmed('ada@example.it');
    now = new Date(START.getTime() + HOUR_MS);
    await subscribe('bruno@example.it');
    const { body } = await ask('admin/newsletter/subscribers?limit=1', undefined, 'GET');
    expect(body).toMatchObject({ total: 2, counts: { confermato: 1, in_attesa: 1 } });
    expect(body.data).toEqual([
      {
        id: expect.any(Number),
        email: 'bruno@example.it',
        stato: 'in_attesa',
        asked_at: '2026-11-22T10:00:00.000Z',
        confirmed_at: null,
      },
    ]);
  });

  test('are a table for spreadsheets in which nothing is a formula, and taking it away is in the register', async () => {
    await confirmed('ada@example.it', '+cmd@example.it', '-2+3@example.it');
    await subscribe('bruno@example.it');
    const url = `http://127.0.0.1:${server.port}/api/admin/newsletter/subscribers.csv`;
    await fetch(url, { method: 'HEAD' });
    expect(await lines('newsletter_esportazione')).toEqual([]);
    const answer = await fetch(url);
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('Content-Disposition')).toContain('iscritti-newsletter-2026-11-22.csv');
    const text = Buffer.from(await answer.arrayBuffer()).toString();
    const when = '22/11/2026, 10:00';
    expect(text.split('\r\n')).toEqual([
      '\ufeffE-mail;Stato;Richiesta il;Confermata il',
      `ada@example.it;Confermata;${when};${when}`,
      `'+cmd@example.it;Confermata;${when};${when}`,
      `'-2+3@example.it;Confermata;${when};${when}`,
      `bruno@example.it;In attesa di conferma;${when};`,
      '',
    ]);
    expect(await lines('newsletter_esportazione')).toEqual([{ iscritti: 4 }]);
  });
});

describe('sending an article', () => {
  const send = (id: number) => ask(`admin/blog/posts/${id}/newsletter`);
  const newsletterAt = async (id: number) =>
    (
      await database.db
        .selectFrom('blog_posts')
        .select('newsletter_at')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).newsletter_at;

  test('once, when it is published and somebody is there to read it', async () => {
    const draft = await buildArticle(database.db, { status: 'bozza', published_at: null });
    const post = await buildArticle(database.db, { titolo: 'Le vigne' });
    await subscribe('attende@example.it');
    const detail = async (id: number) => {
      const { status, body } = await send(id);
      return [status, body.detail];
    };
    expect(await detail(999_999)).toEqual([404, moderationMessages.articoloNonTrovato]);
    expect(await detail(post)).toEqual([409, moderationMessages.nessunIscritto]);
    expect(await newsletterAt(post)).toBeNull();
    await confirmed('ada@example.it');
    expect(await detail(draft)).toEqual([409, moderationMessages.nonPubblicato]);
    const answers = await Promise.all([send(post), send(post), send(post)]);
    const good = answers.filter(({ status }) => status === 200);
    expect(good.map(({ body }) => body)).toEqual([
      { success: true, message: 'L’articolo parte per 1 iscritto.', sent: 1 },
    ]);
    expect(await detail(post)).toEqual([409, moderationMessages.giaInviato]);
    expect(await jobsOf('newsletter-send')).toEqual([{ post_id: post, after_id: 0 }]);
    expect(await lines('newsletter_invio')).toEqual([{ articolo_id: post, titolo: 'Le vigne', iscritti: 1 }]);
  });

  /** Does every batch that was put, each twice and at once: a job comes at least once. */
  async function work(): Promise<number> {
    let done = 0;
    let batches = await jobsOf<SendingBatch>('newsletter-send');
    while (done < batches.length) {
      const batch = batches[done];
      if (batch !== undefined) await Promise.all([sendBatch(batch), sendBatch(batch)]);
      done += 1;
      batches = await jobsOf<SendingBatch>('newsletter-send');
    }
    return done;
  }

  test('writes one mail to each who was confirmed then, in batches, however often a batch is begun', async () => {
    const titolo = 'Le <vigne> & «così»';
    const post = await buildArticle(database.db, { titolo, slug: 'le-vigne', excerpt: 'Filari & ombre.' });
    const readers = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.it`);
    await subscribe('attende@example.it');
    await confirmed(...readers);
    expect((await send(post)).body.sent).toBe(5);
    await confirmed('tardi@example.it');
    await ask('newsletter/disiscrizione', { token: await leaveTokenOf('c@example.it') });
    expect(await work()).toBe(3);
    const sent = (await mails()).filter(({ unsubscribe_url }) => unsubscribe_url !== undefined);
    expect(sent.map(({ to }) => to).toSorted()).toEqual(readers.filter((reader) => reader !== 'c@example.it'));
    const first = sent.find(({ to }) => to === 'a@example.it');
    const token = await leaveTokenOf('a@example.it');
    expect(first).toMatchObject({
      subject: titolo,
      unsubscribe_url: `${PUBLIC_URL}/api/newsletter/disiscrizione/${token}`,
    });
    expect(first?.text).toContain(`${PUBLIC_URL}/blog/${post}/le-vigne`);
    expect(first?.text).toContain(`${PUBLIC_URL}/newsletter/disiscrizione?token=${token}`);
    expect(first?.html).toContain('Le &lt;vigne&gt; &amp; «così»');
    expect(first?.html).toContain('Filari &amp; ombre.');
    const { rows } = await sql<{ name: string }>`
      select data ->> 'subject' as name from pgboss.job where name = 'mail' and priority < 0`.execute(database.db);
    expect(rows).toHaveLength(4);
  });

  test('a batch that fails in its middle has written nothing', async () => {
    const post = await buildArticle(database.db);
    await confirmed('a@example.it', 'b@example.it');
    await send(post);
    let count = 0;
    const outbox = createMailOutbox(jobs.boss);
    const dying = createSending({
      db: database.db,
      publicUrl: PUBLIC_URL,
      putBatch: async () => undefined,
      outbox: {
        async put(transaction, mail) {
          await outbox.put(transaction, mail);
          count += 1;
          if (count === 2) throw new Error('cut');
        },
      },
    });
    await expect(dying({ post_id: post, after_id: 0 })).rejects.toThrow('cut');
    expect(await mails()).toEqual([]);
    await work();
    expect((await mails()).map(({ to }) => to)).toEqual(['a@example.it', 'b@example.it']);
  });

  test('of what is taken back or deleted meanwhile stops', async () => {
    const post = await buildArticle(database.db);
    await confirmed('a@example.it');
    await send(post);
    await database.db.updateTable('blog_posts').set({ status: 'bozza' }).where('id', '=', post).execute();
    await work();
    await database.db.deleteFrom('blog_posts').where('id', '=', post).execute();
    await work();
    expect(await mails()).toEqual([]);
  });

  test('leaves by SMTP with the headers of RFC 8058, and the button in them works', async () => {
    const smtp = startProcess<{ port: number } | { message: string }>('smtp-process.ts');
    try {
      const [ready] = await smtp.said(1);
      const port = ready !== undefined && 'port' in ready ? ready.port : 0;
      const post = await buildArticle(database.db, { titolo: 'Le vigne' });
      await confirmed('a@example.it');
      await send(post);
      await work();
      const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'Ospitalia <posta@ospitalia.test>');
      for (const mail of await mails()) await transport.send(mail, crypto.randomUUID());
      transport.close();
      const taken = (await smtp.said(2))[1];
      const parsed = await PostalMime.parse(taken !== undefined && 'message' in taken ? taken.message : '');
      const header = (name: string) => parsed.headers.find(({ key }) => key === name)?.value ?? '';
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      const [, path = ''] = /^<https:\/\/www\.ospitalia\.test(\/\S+)>$/.exec(header('list-unsubscribe')) ?? [];
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      const left = await fetch(`http://127.0.0.1:${server.port}${path}`, { method: 'POST', body });
      expect([left.status, await subscribers()]).toEqual([200, []]);
    } finally {
      await smtp.stop();
    }
  });
});
