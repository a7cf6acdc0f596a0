import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildArticle } from '../../../test/build-article.ts';
import { openReaders, PUBLIC_URL, START } from '../../../test/open-readers.ts';
import { openOnce } from '../../../test/open-once.ts';
import { startProcess } from '../../../test/start-process.ts';
import { createSmtpTransport } from '../../mail/server/create-smtp-transport.ts';
import { createSending, type SendingBatch } from './newsletter-sending.ts';
import * as messages from '../messages/admin.ts';

const HOUR_MS = 3_600_000;

const portal = openOnce(openReaders);

beforeEach(() => portal.clear());

describe('newsletter subscribers in the panel', () => {
  test('are listed newest first, without tokens', async () => {
    await portal.confirmed('ada@example.it');
    portal.time.now = new Date(START.getTime() + HOUR_MS);
    await portal.newsletter.subscribe({ email: 'bruno@example.it' });
    const { body } = await portal.call('GET', 'admin/newsletter/subscribers?limit=1');
    expect(body).toMatchObject({ total: 2, counts: { confermato: 1, in_attesa: 1 } });
    const bruno = { email: 'bruno@example.it', stato: 'in_attesa', lingua: 'it', confirmed_at: null };
    expect(body.data).toEqual([{ ...bruno, id: expect.any(Number), asked_at: '2026-11-22T10:00:00.000Z' }]);
  });

  test('are exported as CSV with formulas escaped, and the export is recorded in the audit log', async () => {
    await portal.confirmed('ada@example.it', '+cmd@example.it', '-2+3@example.it');
    await portal.newsletter.subscribe({ email: 'bruno@example.it' });
    const url = `${portal.origin}/api/admin/newsletter/subscribers.csv`;
    await fetch(url, { method: 'HEAD' });
    expect(await portal.lines('newsletter_esportazione')).toEqual([]);
    const answer = await fetch(url);
    expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('Content-Disposition')).toContain('iscritti-newsletter-2026-11-22.csv');
    const text = Buffer.from(await answer.arrayBuffer()).toString();
    const when = '22/11/2026, 10:00';
    expect(text.split('\r\n')).toEqual([
      '\ufeffE-mail;Stato;Richiesta il;Confermata il;Lingua',
      `ada@example.it;Confermata;${when};${when};Italiano`,
      `'+cmd@example.it;Confermata;${when};${when};Italiano`,
      `'-2+3@example.it;Confermata;${when};${when};Italiano`,
      `bruno@example.it;In attesa di conferma;${when};;Italiano`,
      '',
    ]);
    expect(await portal.lines('newsletter_esportazione')).toMatchObject([{ dopo: { iscritti: 4 } }]);
  });
});

describe('sending an article as a newsletter', () => {
  const send = (id: number) => portal.call('POST', `admin/blog/posts/${id}/newsletter`);
  const recipients = async () => (await portal.mails()).map(({ to }) => to);
  const newsletterAt = async (id: number) =>
    (await portal.db.selectFrom('blog_posts').select('newsletter_at').where('id', '=', id).executeTakeFirstOrThrow())
      .newsletter_at;

  test('requires a published article and a confirmed subscriber, and can happen only once', async () => {
    const draft = await buildArticle(portal.db, { status: 'bozza', published_at: null });
    const post = await buildArticle(portal.db, { titolo: 'Le vigne' });
    await portal.newsletter.subscribe({ email: 'attende@example.it' });
    const detail = async (id: number) => {
      const { status, body } = await send(id);
      return [status, body.detail];
    };
    expect(await detail(999_999)).toEqual([404, messages.articleNotFound]);
    expect(await detail(post)).toEqual([409, messages.newsletterWithoutSubscribers]);
    expect(await newsletterAt(post)).toBeNull();
    await portal.confirmed('ada@example.it');
    expect(await detail(draft)).toEqual([409, messages.newsletterArticleNotPublished]);
    const answers = await Promise.all([send(post), send(post), send(post)]);
    const good = answers.filter(({ status }) => status === 200).map(({ body }) => body);
    expect(good).toEqual([{ success: true, message: 'L’articolo parte per 1 iscritto.', sent: 1 }]);
    expect(await detail(post)).toEqual([409, messages.newsletterAlreadySent]);
    expect(await portal.jobsOf('newsletter-send')).toEqual([{ post_id: post, after_id: 0 }]);
    expect(await portal.lines('newsletter_invio')).toMatchObject([
      { dopo: { articolo_id: post, titolo: 'Le vigne', iscritti: 1 } },
    ]);
  });

  /** Runs every queued batch twice, concurrently, because jobs are delivered at least once. */
  async function work(): Promise<number> {
    for (let done = 0; ; done += 1) {
      const batch = (await portal.jobsOf<SendingBatch>('newsletter-send'))[done];
      if (batch === undefined) return done;
      await Promise.all([portal.sendBatch(batch), portal.sendBatch(batch)]);
    }
  }

  test('sends one email to each subscriber who was confirmed when the sending began and has not unsubscribed, even if batches run twice', async () => {
    const titolo = 'Le <vigne> & «così»';
    const contenuto = '<h2>Filari &amp; ombre</h2><p>Si cammina.</p>';
    const post = await buildArticle(portal.db, { titolo, slug: 'le-vigne', contenuto });
    const readers = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.it`);
    await portal.newsletter.subscribe({ email: 'attende@example.it' });
    await portal.confirmed(...readers);
    expect((await send(post)).body.sent).toBe(5);
    await portal.confirmed('tardi@example.it');
    await portal.call('POST', 'newsletter/disiscrizione', { token: await portal.leaveTokenOf('c@example.it') });
    expect(await work()).toBe(3);
    const sent = (await portal.mails()).filter(({ unsubscribe_url }) => unsubscribe_url !== undefined);
    expect(sent.map(({ to }) => to).toSorted()).toEqual(readers.filter((reader) => reader !== 'c@example.it'));
    const first = sent.find(({ to }) => to === 'a@example.it');
    const token = await portal.leaveTokenOf('a@example.it');
    const unsubscribe_url = `${PUBLIC_URL}/api/newsletter/disiscrizione/${token}`;
    expect(first).toMatchObject({ subject: titolo, unsubscribe_url });
    expect(first?.text).toContain(`${PUBLIC_URL}/blog/${post}/le-vigne`);
    expect(first?.text).toContain(`${PUBLIC_URL}/newsletter/disiscrizione?token=${token}`);
    expect(first?.html).toContain('Le &lt;vigne&gt; &amp; «così»');
    expect(first?.text).toContain('\n\nFilari & ombre\n\nSi cammina.\n\n');
    const { rows } = await sql<{ name: string }>`
      select data ->> 'subject' as name from pgboss.job where name = 'mail' and priority < 0`.execute(portal.db);
    expect(rows).toHaveLength(4);
  });

  test('sends no email twice if a completed batch is retried', async () => {
    const post = await buildArticle(portal.db);
    await portal.confirmed('a@example.it', 'b@example.it', 'c@example.it');
    await send(post);
    for (const _ of [1, 2]) await portal.sendBatch({ post_id: post, after_id: 0 });
    expect(await recipients()).toEqual(['a@example.it', 'b@example.it']);
    expect(await portal.jobsOf('newsletter-send')).toHaveLength(2);
  });

  test('queues no emails from a batch that fails midway', async () => {
    const post = await buildArticle(portal.db);
    await portal.confirmed('a@example.it', 'b@example.it');
    await send(post);
    let count = 0;
    const dying = createSending({
      db: portal.db,
      publicUrl: PUBLIC_URL,
      putBatch: async () => undefined,
      outbox: {
        async put(transaction, mail) {
          await portal.outbox.put(transaction, mail);
          count += 1;
          if (count === 2) throw new Error('cut');
        },
      },
    });
    await expect(dying({ post_id: post, after_id: 0 })).rejects.toThrow('cut');
    expect(await portal.mails()).toEqual([]);
    await work();
    expect(await recipients()).toEqual(['a@example.it', 'b@example.it']);
  });

  test('stops if the article is deleted', async () => {
    const post = await buildArticle(portal.db);
    await portal.confirmed('a@example.it');
    await send(post);
    await portal.db.deleteFrom('blog_posts').where('id', '=', post).execute();
    await work();
    expect(await portal.mails()).toEqual([]);
  });

  test('pauses while the article is unpublished, and then continues to the end', async () => {
    const post = await buildArticle(portal.db);
    await portal.confirmed('a@example.it', 'b@example.it', 'c@example.it');
    await send(post);
    await portal.sendBatch({ post_id: post, after_id: 0 });
    const turn = (status: 'bozza' | 'pubblicato') =>
      portal.db.updateTable('blog_posts').set({ status }).where('id', '=', post).execute();
    await turn('bozza');
    await work();
    await portal.resumeSendings();
    expect(await portal.jobsOf('newsletter-send')).toHaveLength(2);
    expect(await portal.mails()).toHaveLength(2);
    await turn('pubblicato');
    await portal.resumeSendings();
    expect(await work()).toBe(3);
    expect(await recipients()).toEqual(['a@example.it', 'b@example.it', 'c@example.it']);
    await portal.resumeSendings();
    expect(await portal.jobsOf('newsletter-send')).toHaveLength(3);
  });

  test('sends emails with RFC 8058 headers whose URL unsubscribes the subscriber', async () => {
    const smtp = startProcess<{ port: number } | { message: string }>('smtp-process.ts');
    try {
      const [ready] = await smtp.waitForLines(1);
      const port = ready !== undefined && 'port' in ready ? ready.port : 0;
      const post = await buildArticle(portal.db, { titolo: 'Le vigne' });
      await portal.confirmed('a@example.it');
      await send(post);
      await work();
      const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, 'Ospitalia <posta@ospitalia.test>');
      for (const mail of await portal.mails()) await transport.send(mail, crypto.randomUUID());
      transport.close();
      const taken = (await smtp.waitForLines(2))[1];
      const parsed = await PostalMime.parse(taken !== undefined && 'message' in taken ? taken.message : '');
      const header = (name: string) => parsed.headers.find(({ key }) => key === name)?.value ?? '';
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      const [, path = ''] = /^<https:\/\/www\.ospitalia\.test(\/\S+)>$/.exec(header('list-unsubscribe')) ?? [];
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      const left = await fetch(`${portal.origin}${path}`, { method: 'POST', body });
      expect([left.status, await portal.subscribers()]).toEqual([200, []]);
    } finally {
      await smtp.stop();
    }
  });
});
