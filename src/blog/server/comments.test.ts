import { beforeEach, describe, expect, test } from 'vitest';
import { buildArticle, buildComment } from '../../../test/build-article.ts';
import { openReaders, START } from '../../../test/open-readers.ts';
import { openOnce } from '../../../test/open-once.ts';
import { waitUntilBlocked } from '../../../test/wait-until-blocked.ts';
import * as messages from '../messages/visitor.ts';

const NOT_FOUND = [404, 'Articolo non trovato'];

const portal = openOnce(openReaders);
let post: number;

beforeEach(async () => {
  await portal.clear();
  post = await buildArticle(portal.db);
});

const read = (id: number | string) => portal.call('GET', `blog/posts/${id}/comments`);
const send = (id: number, change: object = {}, headers?: Record<string, string>) => {
  const sound = { autore: 'Ada', email: 'ada@example.it', contenuto: 'Bello!', post_id: id };
  return portal.call('POST', `blog/posts/${id}/comments`, { ...sound, ...change }, headers);
};
const stored = () => portal.db.selectFrom('blog_comments').select(['autore', 'email', 'contenuto', 'stato']).execute();
const buildDraft = () => buildArticle(portal.db, { status: 'bozza', published_at: null });
const daysAgo = (days: number) => new Date(START.getTime() - days * 86_400_000);

describe('GET /blog/posts/{id}/comments', () => {
  test('returns approved comments, oldest first and without email addresses, under /blog and /api/blog', async () => {
    const second = await buildComment(portal.db, post, { created_at: new Date('2026-11-03T10:00:00Z') });
    const first = await buildComment(portal.db, post, { created_at: new Date('2026-11-02T10:00:00Z') });
    await buildComment(portal.db, post, { stato: 'in_attesa' });
    await buildComment(portal.db, post, { stato: 'rifiutato' });
    await buildComment(portal.db, await buildArticle(portal.db));
    for (const path of [`/api/blog/posts/${post}/comments`, `/blog/posts/${post}/comments`]) {
      const { status, body } = await portal.call('GET', path);
      expect([status, body]).toMatchObject([200, { success: true, total: 2, data: [{ id: first }, { id: second }] }]);
      expect(body.data[0]).toEqual({
        id: first,
        post_id: post,
        autore: 'Ada Bassi',
        contenuto: expect.any(String),
        created_at: '2026-11-02T10:00:00.000Z',
      });
    }
  });

  test('returns "Articolo non trovato" for a draft, an unknown ID and an invalid ID', async () => {
    const draft = await buildDraft();
    await buildComment(portal.db, draft);
    for (const id of [draft, 999_999, '0', 'abc', '1e3', "1'--"]) {
      const { status, body } = await read(id);
      expect([status, body.detail]).toEqual(NOT_FOUND);
    }
  });
});

describe('POST /blog/posts/{id}/comments', () => {
  test('stores the text of a comment unchanged and sets the status to in_attesa, regardless of the status in the request', async () => {
    const contenuto = '<img src=x onerror=alert(1)> & «così»';
    const { status, body } = await send(post, { contenuto, email: 'Ada@Example.IT', stato: 'approvato', id: 1 });
    const message = 'Commento inviato! Sarà visibile dopo la moderazione.';
    expect([status, body]).toEqual([201, { success: true, message }]);
    expect(await stored()).toEqual([{ autore: 'Ada', email: 'ada@example.it', contenuto, stato: 'in_attesa' }]);
    expect((await read(post)).body).toMatchObject({ data: [], total: 0 });
  });

  test.each([
    [{ autore: '' }, 'Compila tutti i campi per inviare il commento', 'autore'],
    [{ email: 'a@b.it\r\nBcc: c@d.it' }, messages.emailInvalid, 'email'],
    [{ autore: 'a'.repeat(81) }, messages.commentNameTooLong, 'autore'],
    [{ contenuto: 'a'.repeat(50_000) }, messages.commentTooLong, 'contenuto'],
    [{ post_id: 1_000_000 }, messages.commentForOtherArticle, 'post_id'],
  ])('rejects %j with a message for the invalid field, and stores nothing', async (change, detail, field) => {
    const { status, body } = await send(post, change);
    expect([status, body]).toMatchObject([422, { detail, campi: { [field]: detail } }]);
    expect(await stored()).toEqual([]);
  });

  test('returns 404 for an article that is a draft, unknown or being deleted', async () => {
    for (const id of [await buildDraft(), 999_999]) {
      const { status, body } = await send(id);
      expect([status, body.detail]).toEqual(NOT_FOUND);
    }
    const sending = await portal.db.transaction().execute(async (deleting) => {
      await deleting.deleteFrom('blog_posts').where('id', '=', post).execute();
      const answer = send(post);
      await waitUntilBlocked(portal.db, 1);
      return { answer };
    });
    const { status, body } = await sending.answer;
    expect([status, body.detail]).toEqual(NOT_FOUND);
  });

  test("stores a person's repeated comment only once, even if it is sent concurrently or was rejected before", async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(post)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    await portal.db.updateTable('blog_comments').set({ stato: 'rifiutato' }).execute();
    expect((await send(post, { contenuto: ' Bello! ' })).status).toBe(201);
    expect(await stored()).toHaveLength(1);
    await send(post, { email: 'bruno@example.it' });
    expect(await stored()).toHaveLength(2);
  });

  test('rejects the sixth valid comment from a mailbox within an hour, even if plus addresses are used', async () => {
    await send(post, { autore: '' });
    for (let serial = 0; serial < 5; serial += 1) {
      expect((await send(post, { contenuto: `Numero ${serial}`, email: `ada+${serial}@example.it` })).status).toBe(201);
    }
    const sixth = await send(post, { contenuto: 'Sesto' });
    expect([sixth.status, Number(sixth.headers.get('Retry-After')) > 3000]).toEqual([429, true]);
    expect(await stored()).toHaveLength(5);
  });

  test('allows sixty comments an hour per network, not counting those over the mailbox limit', async () => {
    const from = { 'X-Forwarded-For': '203.0.113.9' };
    const sendAs = (email: string, contenuto: string) => send(post, { email, contenuto }, from);
    for (let serial = 0; serial < 8; serial += 1) await sendAs('ada@example.it', `Numero ${serial}`);
    for (let reader = 0; reader < 55; reader += 1) {
      expect((await sendAs(`lettore${reader}@example.it`, 'Bello!')).status).toBe(201);
    }
    const next = await sendAs('bruno@example.it', 'Bello!');
    expect([next.status, next.body.detail]).toEqual([429, 'Troppe richieste. Riprova tra 60 minuti.']);
    expect(Number(next.headers.get('Retry-After'))).toBeGreaterThan(3000);
  });

  test.each([
    ['en', 'Too many requests. Try again in 60 minutes.'],
    ['de', 'Zu viele Anfragen. Versuchen Sie es in 60 Minuten noch einmal.'],
    ['fr', 'Trop de demandes. Réessayez dans 60 minutes.'],
  ])('returns errors in the language of the page (%s)', async (language, detail) => {
    const path = `blog/posts/${post}/comments?lingua=${language}`;
    const comment = { autore: 'Ada', email: 'ada@example.it', post_id: post };
    const answers: unknown[] = [];
    for (let serial = 0; serial < 6; serial += 1) {
      const { body } = await portal.call('POST', path, { ...comment, contenuto: `Numero ${serial}` });
      answers.push(body.detail);
    }
    expect(answers.at(-1)).toBe(detail);
  });

  test('returns success for a filled honeypot and stores nothing', async () => {
    const { status, body } = await send(post, { sito: 'https://example.com', elapsed_ms: 10 });
    expect([status, body.message]).toEqual([201, messages.commentSent]);
    expect(await stored()).toEqual([]);
  });

  test('rejects a comment sent less than three seconds after the form was opened', async () => {
    const { status, headers, body } = await send(post, { elapsed_ms: 2000 });
    expect([status, headers.get('Retry-After'), body.detail]).toEqual([429, '3', messages.sentTooFast]);
    expect((await send(post, { elapsed_ms: 3000 })).status).toBe(201);
  });

  test('rejects further comments while 500 are pending for an article or 20 for an email address', async () => {
    const flood = (count: number, post_id: number, emailOf: (index: number) => string) => {
      const rows = Array.from({ length: count }, (_, index) => {
        return { post_id, autore: 'x', email: emailOf(index), contenuto: `n. ${index}`, decided_at: null };
      });
      return portal.db.insertInto('blog_comments').values(rows).execute();
    };
    await flood(500, post, (index) => `robot${index}@example.it`);
    const { status, headers, body } = await send(post, { email: 'nuova@example.it' });
    expect([status, headers.get('Retry-After'), body.detail]).toEqual([429, '3600', messages.tooManyPendingComments]);

    const other = await buildArticle(portal.db);
    await flood(20, other, () => 'insistente@example.it');
    expect((await send(other, { email: 'insistente@example.it' })).status).toBe(429);
    expect((await send(other, { email: 'nuova@example.it' })).status).toBe(201);
  });
});

test('sweep erases only rejected comments, 90 days after the decision', async () => {
  await buildComment(portal.db, post, { stato: 'rifiutato', decided_at: daysAgo(91) });
  const left = [
    await buildComment(portal.db, post, { stato: 'rifiutato', decided_at: daysAgo(89) }),
    await buildComment(portal.db, post, { stato: 'approvato', decided_at: daysAgo(400) }),
    await buildComment(portal.db, post, { stato: 'in_attesa', created_at: daysAgo(400) }),
  ];
  expect(await portal.comments.sweep()).toBe(1);
  const rows = await portal.db.selectFrom('blog_comments').select('id').orderBy('id').execute();
  expect(rows.map(({ id }) => id)).toEqual(left);
});
