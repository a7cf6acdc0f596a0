import { beforeEach, describe, expect, test } from 'vitest';
import { buildArticle, buildComment } from '../../../test/build-article.ts';
import { openReaders } from '../../../test/open-readers.ts';
import { openOnce } from '../../../test/open-once.ts';
import * as messages from '../messages/admin.ts';

const portal = openOnce(openReaders);
let post: number;

beforeEach(async () => {
  await portal.clear();
  portal.time.now = new Date('2026-11-30T22:30:00Z');
  post = await buildArticle(portal.db, { titolo: 'Le vigne', slug: 'le-vigne' });
});

const request = (method: string, path: string, body?: object) => portal.call(method, `admin/blog/${path}`, body);

const stateOf = async (id: number) =>
  (await portal.db.selectFrom('blog_comments').select('stato').where('id', '=', id).executeTakeFirst())?.stato;

describe('GET /api/admin/blog/comments', () => {
  test('returns pending comments oldest first, with the number of earlier comments by each author', async () => {
    const at = (day: string) => ({ created_at: new Date(`2026-11-${day}T10:00:00Z`), stato: 'in_attesa' as const });
    const second = await buildComment(portal.db, post, at('12'));
    const first = await buildComment(portal.db, post, { ...at('11'), email: 'bruno@example.it' });
    await buildComment(portal.db, post, { created_at: new Date('2026-10-01T10:00:00Z') });
    await buildComment(portal.db, post, { stato: 'rifiutato' });
    const { status, body } = await request('GET', 'comments');
    expect(status).toBe(200);
    expect(body).toMatchObject({ total: 2, counts: { in_attesa: 2, approvato: 1, rifiutato: 1 } });
    expect(body.data).toMatchObject([
      { id: first, email: 'bruno@example.it', approved_before: 0, refused_before: 0 },
      { id: second, post_titolo: 'Le vigne', post_slug: 'le-vigne', approved_before: 1, refused_before: 1 },
    ]);
    expect(body.data[0]).toMatchObject({ post_id: post, stato: 'in_attesa', created_at: '2026-11-11T10:00:00.000Z' });
  });

  test('returns approved comments newest first, page by page', async () => {
    const ids = [];
    for (const day of ['11', '12', '13']) {
      ids.push(await buildComment(portal.db, post, { created_at: new Date(`2026-11-${day}T10:00:00Z`) }));
    }
    const page = async (query: string) =>
      (await request('GET', `comments?stato=approvato&${query}`)).body.data.map(({ id }: { id: number }) => id);
    expect(await page('limit=2')).toEqual([ids[2], ids[1]]);
    expect(await page('limit=2&page=2')).toEqual([ids[0]]);
    expect((await request('GET', 'comments?stato=tutti')).status).toBe(422);
  });
});

describe('comment moderation', () => {
  test('approves and later rejects a comment, without writing its text to the audit log', async () => {
    const id = await buildComment(portal.db, post, { stato: 'in_attesa', contenuto: 'Segreto' });
    const decide = (stato: unknown) => request('PUT', `comments/${id}/stato`, { stato });
    expect((await decide('approvato')).body.message).toBe(messages.moderationOutcomes.approvato);
    expect((await decide('approvato')).body.message).toBe(messages.moderationOutcomes.approvato);
    expect(await stateOf(id)).toBe('approvato');
    expect((await decide('rifiutato')).body.message).toBe(messages.moderationOutcomes.rifiutato);
    expect(await stateOf(id)).toBe('rifiutato');
    const line = { commento_id: id, articolo_id: post, titolo: 'Le vigne' };
    const found = await portal.lines('commento%');
    expect(found).toEqual([
      {
        azione: 'commento_approvazione',
        prima: { stato: 'in_attesa' },
        dopo: { ...line, stato: 'approvato' },
      },
      { azione: 'commento_rifiuto', prima: { stato: 'approvato' }, dopo: { ...line, stato: 'rifiutato' } },
    ]);
    expect(JSON.stringify(found)).not.toMatch(/Segreto|ada@|Ada/);
  });

  test.each(['in_attesa', null])('returns 422 for the decision %j', async (stato) => {
    const id = await buildComment(portal.db, post, { stato: 'in_attesa' });
    const { status, body } = await request('PUT', `comments/${id}/stato`, { stato });
    expect([status, body.detail]).toEqual([422, messages.moderationDecisionInvalid]);
    expect(await stateOf(id)).toBe('in_attesa');
  });

  test('returns 404 for an unknown comment', async () => {
    const { status, body } = await request('PUT', 'comments/999999/stato', { stato: 'approvato' });
    expect([status, body.detail]).toEqual([404, messages.commentNotFound]);
    expect((await request('DELETE', 'comments/999999')).status).toBe(404);
  });

  test('deletes a comment permanently', async () => {
    const id = await buildComment(portal.db, post);
    expect((await request('DELETE', `comments/${id}`)).body.message).toBe(messages.commentDeleted);
    expect(await stateOf(id)).toBeUndefined();
    expect((await portal.lines('commento%')).at(-1)).toMatchObject({
      azione: 'commento_eliminazione',
      prima: { commento_id: id, stato: 'approvato' },
      dopo: null,
    });
  });
});

describe('GET /api/admin/blog/analytics', () => {
  const view = (post_id: number, giorno: string, views: number) =>
    portal.db.insertInto('blog_views').values({ post_id, giorno, views }).execute();

  test('fills missing days with zeros, compares views with the preceding window and sorts articles by views', async () => {
    const other = await buildArticle(portal.db, { titolo: 'Altro', views_count: 40 });
    const draft = await buildArticle(portal.db, { status: 'bozza', published_at: null });
    const takenBack = await buildArticle(portal.db, { status: 'bozza' });
    await buildComment(portal.db, other);
    await view(post, '2026-11-20', 3);
    await view(post, '2026-11-22', 1);
    await view(other, '2026-11-22', 9);
    await view(takenBack, '2026-11-21', 1);
    await view(post, '2026-11-19', 2);
    await view(post, '2026-11-17', 5);
    await view(post, '2026-11-16', 100);
    await view(post, '2026-11-23', 100);
    const { body } = await request('GET', 'analytics?dal=2026-11-20&al=2026-11-22');
    expect(body.data).toMatchObject({ dal: '2026-11-20', al: '2026-11-22', total: 14, before: 7 });
    expect(body.data.days).toEqual([
      { giorno: '2026-11-20', views: 3 },
      { giorno: '2026-11-21', views: 1 },
      { giorno: '2026-11-22', views: 10 },
    ]);
    expect(body.data.posts).toMatchObject([
      { id: other, views: 9, views_count: 40, comments_approved: 1, days: [0, 0, 9] },
      { id: post, slug: 'le-vigne', titolo: 'Le vigne', status: 'pubblicato', views: 4, days: [3, 0, 1] },
      { id: takenBack, status: 'bozza', views: 1, days: [0, 1, 0] },
    ]);
    expect(JSON.stringify(body.data.posts)).not.toContain(`"id":${draft}`);
  });

  test('defaults to the last 30 days in Rome time, with zeros for days without views', async () => {
    const { body } = await request('GET', 'analytics');
    expect(body.data).toMatchObject({ dal: '2026-11-01', al: '2026-11-30', total: 0, before: 0 });
    expect(body.data.days).toHaveLength(30);
    expect(body.data.posts).toMatchObject([{ id: post, views: 0 }]);
    expect(body.data.posts[0].days).toHaveLength(30);
  });

  test.each([
    ['dal=2026-11-22&al=2026-11-20', messages.statisticsWindowReversed],
    ['dal=2026-02-30', messages.nonexistentDay],
  ])('rejects the query %s', async (query, detail) => {
    const { status, body } = await request('GET', `analytics?${query}`);
    expect([status, body.detail]).toEqual([422, detail]);
  });
});
