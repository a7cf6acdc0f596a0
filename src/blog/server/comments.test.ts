import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiApp } from '../../../test/api-app.ts';
import { buildArticle, buildComment } from '../../../test/build-article.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createMemoryLimits } from '../../../test/memory-limits.ts';
import { waitUntilBlocked } from '../../../test/wait-until-blocked.ts';
import { type ListeningServer, listen } from '../../platform/http/listen.ts';
import { blogMessages } from '../messages.it.ts';
import { commentsRoutes } from './comments-routes.ts';
import { createCommentsService } from './comments-service.ts';
import { createViewsService } from './views-service.ts';

const words = blogMessages.commento;
const NOW = new Date('2026-11-22T09:00:00Z');
const clock = { now: () => NOW };

let database: TestDatabase;
let comments: ReturnType<typeof createCommentsService>;
let server: ListeningServer;
let caller = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  comments = createCommentsService({ db, clock });
  const calls = commentsRoutes({ comments, views: createViewsService({ db, clock, limits: createMemoryLimits() }) });
  server = await listen(createApiApp({ calls, trustProxy: 1 }), '127.0.0.1', 0);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

type Answer = { status: number; retryAfter: string | null; body: Record<string, unknown> };

/** Asks from an address of its own, unless one is named. */
async function ask(path: string, sent?: object, address?: string): Promise<Answer> {
  caller += 1;
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: sent === undefined ? 'GET' : 'POST',
    headers: { 'X-Forwarded-For': address ?? `10.0.0.${caller}`, 'Content-Type': 'application/json' },
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
  });
  return { status: answer.status, retryAfter: answer.headers.get('Retry-After'), body: await answer.json() };
}

const sound = (post_id: number) => ({ autore: 'Ada', email: 'ada@example.it', contenuto: 'Bello!', post_id });
const send = (post: number, change: object = {}, address?: string) =>
  ask(`/api/blog/posts/${post}/comments`, { ...sound(post), ...change }, address);
const stored = (post: number) =>
  database.db
    .selectFrom('blog_comments')
    .select(['autore', 'email', 'contenuto', 'stato'])
    .where('post_id', '=', post)
    .orderBy('id')
    .execute();

describe('GET /blog/posts/{id}/comments', () => {
  test('shows what is approved, the oldest first, without e-mail addresses, under both paths', async () => {
    const post = await buildArticle(database.db);
    const second = await buildComment(database.db, post, { created_at: new Date('2026-11-03T10:00:00Z') });
    const first = await buildComment(database.db, post, { created_at: new Date('2026-11-02T10:00:00Z') });
    await buildComment(database.db, post, { stato: 'in_attesa' });
    await buildComment(database.db, post, { stato: 'rifiutato' });
    await buildComment(database.db, await buildArticle(database.db));
    for (const path of [`/api/blog/posts/${post}/comments`, `/blog/posts/${post}/comments`]) {
      const { status, body } = await ask(path);
      expect([status, body]).toMatchObject([200, { success: true, total: 2, data: [{ id: first }, { id: second }] }]);
      expect(body['data']).toContainEqual({
        id: first,
        post_id: post,
        autore: 'Ada Bassi',
        contenuto: expect.any(String),
        created_at: '2026-11-02T10:00:00.000Z',
      });
      expect(JSON.stringify(body)).not.toContain('email');
    }
  });

  test('of a draft, of none, and of no id: Articolo non trovato', async () => {
    const draft = await buildArticle(database.db, { status: 'bozza', published_at: null });
    await buildComment(database.db, draft);
    for (const id of [draft, 999_999, '0', 'abc', '1e3', "1'--"]) {
      const { status, body } = await ask(`/api/blog/posts/${id}/comments`);
      expect([status, body['detail']]).toEqual([404, 'Articolo non trovato']);
    }
  });
});

describe('POST /blog/posts/{id}/comments', () => {
  test('is kept as it was typed and waits: what nobody may decide about themselves is not heeded', async () => {
    const post = await buildArticle(database.db);
    const contenuto = '<img src=x onerror=alert(1)> & «così»';
    const { status, body } = await send(post, { contenuto, email: 'Ada@Example.IT', stato: 'approvato', id: 1 });
    expect([status, body]).toEqual([
      201,
      { success: true, message: 'Commento inviato! Sarà visibile dopo la moderazione.' },
    ]);
    expect(await stored(post)).toEqual([{ autore: 'Ada', email: 'ada@example.it', contenuto, stato: 'in_attesa' }]);
    expect((await ask(`/api/blog/posts/${post}/comments`)).body).toMatchObject({ data: [], total: 0 });
  });

  test.each([
    [{ autore: '' }, 'Compila tutti i campi per inviare il commento', 'autore'],
    [{ email: undefined }, words.campiMancanti, 'email'],
    [{ contenuto: ' \n ' }, words.campiMancanti, 'contenuto'],
    [{ email: 'a@b.it\r\nBcc: c@d.it' }, words.emailNonValida, 'email'],
    [{ autore: 'a'.repeat(81) }, words.nomeLungo, 'autore'],
    [{ contenuto: 'a'.repeat(50_000) }, words.commentoLungo, 'contenuto'],
    [{ post_id: 1_000_000 }, words.altroArticolo, 'post_id'],
  ])('%j is refused with its sentence, and nothing is kept', async (change, detail, field) => {
    const post = await buildArticle(database.db);
    const { status, body } = await send(post, change);
    expect([status, body]).toMatchObject([422, { detail, campi: { [field]: detail } }]);
    expect(await stored(post)).toEqual([]);
  });

  test('100 KB are not even read', async () => {
    const post = await buildArticle(database.db);
    expect((await send(post, { contenuto: 'a'.repeat(100_000) })).status).toBe(413);
    expect(await stored(post)).toEqual([]);
  });

  test('under a draft, and under none: Articolo non trovato', async () => {
    const draft = await buildArticle(database.db, { status: 'bozza', published_at: null });
    for (const id of [draft, 999_999]) {
      const { status, body } = await send(id);
      expect([status, body['detail']]).toEqual([404, 'Articolo non trovato']);
    }
  });

  test('under one that is deleted at the same moment: Articolo non trovato', async () => {
    const post = await buildArticle(database.db);
    const sending = await database.db.transaction().execute(async (deleting) => {
      await deleting.deleteFrom('blog_posts').where('id', '=', post).execute();
      const answer = send(post);
      await waitUntilBlocked(database.db, 1);
      return { answer };
    });
    const { status, body } = await sending.answer;
    expect([status, body['detail']]).toEqual([404, 'Articolo non trovato']);
  });

  test('twenty links wait like everything else', async () => {
    const post = await buildArticle(database.db);
    await send(post, { contenuto: 'https://example.com '.repeat(20) });
    expect(await stored(post)).toMatchObject([{ stato: 'in_attesa' }]);
  });

  test('the same words of the same person are one comment, also sent five times at once, also when it was refused', async () => {
    const post = await buildArticle(database.db);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(post)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    await database.db.updateTable('blog_comments').set({ stato: 'rifiutato' }).where('post_id', '=', post).execute();
    expect((await send(post, { contenuto: ' Bello! ' })).status).toBe(201);
    expect(await stored(post)).toHaveLength(1);
    await send(post, { email: 'bruno@example.it' });
    expect(await stored(post)).toHaveLength(2);
  });

  test('the sixth in an hour from one address is held back; a mistake is not counted', async () => {
    const post = await buildArticle(database.db);
    const from = '203.0.113.9';
    await send(post, { autore: '' }, from);
    const statuses = [];
    for (let serial = 0; serial < 5; serial += 1) {
      statuses.push((await send(post, { contenuto: `Numero ${serial}` }, from)).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201]);
    const sixth = await send(post, { contenuto: 'Sesto' }, from);
    expect([sixth.status, Number(sixth.retryAfter) > 3000]).toEqual([429, true]);
    expect(await stored(post)).toHaveLength(5);
  });

  test('a program that fills in what nobody sees is answered as everybody, and nothing is kept', async () => {
    const post = await buildArticle(database.db);
    const { status, body } = await send(post, { sito: 'https://example.com', elapsed_ms: 10 });
    expect([status, body['message']]).toEqual([201, words.inviato]);
    expect(await stored(post)).toEqual([]);
  });

  test('nobody types a comment in two seconds', async () => {
    const post = await buildArticle(database.db);
    const { status, retryAfter, body } = await send(post, { elapsed_ms: 2000 });
    expect([status, retryAfter, body['detail']]).toEqual([429, '3', words.troppoInFretta]);
    expect((await send(post, { elapsed_ms: 3000 })).status).toBe(201);
  });

  test('while 500 wait under an article, or 20 of one person, no more are taken, whoever asks', async () => {
    const post = await buildArticle(database.db);
    const flood = (count: number, post_id: number, emailOf: (index: number) => string) =>
      database.db
        .insertInto('blog_comments')
        .values(
          Array.from({ length: count }, (_, index) => {
            const own = { email: emailOf(index), contenuto: `n. ${index}`, stato: 'in_attesa' as const };
            return { post_id, autore: 'x', decided_at: null, ...own };
          }),
        )
        .execute();
    await flood(500, post, (index) => `robot${index}@example.it`);
    const full = await send(post, { email: 'nuova@example.it' });
    expect([full.status, full.retryAfter, full.body['detail']]).toEqual([429, '3600', words.troppiInAttesa]);

    const other = await buildArticle(database.db);
    await flood(20, other, () => 'insistente@example.it');
    expect((await send(other, { email: 'insistente@example.it' })).status).toBe(429);
    expect((await send(other, { email: 'nuova@example.it' })).status).toBe(201);
  });
});

test('what was refused is erased after 90 days, and nothing else', async () => {
  const post = await buildArticle(database.db);
  const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
  await buildComment(database.db, post, { stato: 'rifiutato', decided_at: daysAgo(91) });
  const kept = [
    await buildComment(database.db, post, { stato: 'rifiutato', decided_at: daysAgo(89) }),
    await buildComment(database.db, post, { stato: 'approvato', decided_at: daysAgo(400) }),
    await buildComment(database.db, post, { stato: 'in_attesa', created_at: daysAgo(400) }),
  ];
  expect(await comments.sweep()).toBe(1);
  const left = await database.db.selectFrom('blog_comments').select('id').where('post_id', '=', post).execute();
  expect(left.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(kept);
});
