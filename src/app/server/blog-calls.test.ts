import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { openBlogPortal, PATH, postForm } from '../../../test/blog-portal.ts';
import { openOnce } from '../../../test/open-once.ts';
import * as blogMessages from '../../blog/messages/admin.ts';

const portal = openOnce(openBlogPortal);
beforeEach(() => portal.empty());

describe('the public list of articles', () => {
  const titles = async (query: string): Promise<string[]> =>
    (await portal.get(`/blog/posts?${query}`)).body.data.map(({ titolo }: { titolo: string }) => titolo);

  test('contains only published articles regardless of the query', async () => {
    const id = await portal.build();
    await portal.build({ titolo: 'Segreto', status: 'bozza' });
    const { status, body } = await portal.get('/blog/posts?status=pubblicato&limit=50');
    expect([status, body]).toMatchObject([200, { success: true, total: 1, published: 1, page: 1, limit: 50 }]);
    expect(body.data).toMatchObject([
      { id, slug: 'le-crete-d-autunno', excerpt: 'Argilla e cipressi.', reading_time: 1 },
    ]);
    expect(body.data[0]).not.toHaveProperty('contenuto');
    expect(await titles('')).toEqual(['Le Crete d’autunno']);
    for (const query of ['status=bozza', "status=pubblicato'--", 'status=', 'status=PUBBLICATO']) {
      expect(await titles(query)).toEqual([]);
    }
    for (const query of ['q=segreto', 'status=bozza&q=segreto', 'categoria=Destinazioni&q=segreto']) {
      expect(await titles(query)).toEqual([]);
    }
  });

  test('clamps limits to the range from 1 to 50, and rejects invalid limits and pages', async () => {
    for (const [query, limit] of [
      ['limit=-1', 1],
      ['limit=1000000000', 50],
      ['', 50],
      ['limit=3', 3],
    ] as const) {
      expect((await portal.get(`/api/blog/posts?${query}`)).body).toMatchObject({ success: true, limit });
    }
    for (const query of ['limit=abc', 'limit=1e9', 'page=0', 'page=abc', 'page=1.5']) {
      expect((await portal.get(`/api/blog/posts?${query}`)).status).toBe(422);
    }
  });

  test('can be filtered by category name or slug regardless of case, and is empty for an unknown category', async () => {
    await portal.build({ categoria: 'Stagionalità' });
    await portal.build({ titolo: 'Altrove' });
    for (const name of ['Stagionalità', 'STAGIONALITÀ', 'stagionalita', ' stagionalita ']) {
      expect(await titles(`categoria=${encodeURIComponent(name)}`)).toEqual(['Le Crete d’autunno']);
    }
    for (const name of ['Nessuna', '%']) {
      expect(await titles(`categoria=${encodeURIComponent(name)}`)).toEqual([]);
    }
    expect((await titles('categoria=')).length).toBe(2);
  });

  test('can be searched by title and text regardless of accents and case, with wildcards treated literally', async () => {
    await portal.build({ titolo: 'Perché Siena', contenuto: '<p>Il Palio&nbsp;si corre.</p><p>Sconto 50%</p>' });
    for (const q of ['PERCHE', 'siena palio', '50%']) {
      expect(await titles(`q=${encodeURIComponent(q)}`)).toEqual(['Perché Siena']);
    }
    for (const q of ['strong', '%', 'palio firenze']) {
      expect(await titles(`q=${encodeURIComponent(q)}`)).toEqual([]);
    }
  });

  test('returns the newest articles first, page by page', async () => {
    const ids = [await portal.build(), await portal.build(), await portal.build()];
    await sql`update blog_posts set published_at = published_at - id * interval '1 hour'`.execute(portal.db);
    const page = async (number: number) =>
      (await portal.get(`/api/blog/posts?limit=2&page=${number}`)).body.data.map(({ id }: { id: number }) => id);
    expect([await page(1), await page(2), await page(3)]).toEqual([ids.slice(0, 2), ids.slice(2), []]);
  });
});

describe('a public article', () => {
  test('is served under /blog and /api/blog, while drafts and unknown or invalid ids are not found', async () => {
    const id = await portal.build();
    for (const path of [`/blog/posts/${id}`, `/api/blog/posts/${id}`]) {
      expect(await portal.get(path)).toMatchObject({
        status: 200,
        body: { success: true, data: { id, contenuto: postForm().contenuto } },
      });
    }
    const draft = await portal.build({ status: 'bozza' });
    for (const odd of [draft, 0, '1.5', '2147483648', '999999999']) {
      const { status, body } = await portal.get(`/api/blog/posts/${odd}`);
      expect([odd, status === 404 || status === 422, body.detail]).toEqual([odd, true, 'Articolo non trovato']);
    }
  });

  test('is found by its id and all its slugs, and is reported as gone after its deletion', async () => {
    const { blog } = portal.modules.services;
    const id = await portal.build();
    const twin = await portal.build();
    expect(await blog.findPost(String(twin))).toMatchObject({ post: { slug: 'le-crete-d-autunno-2' } });
    const renamed = { ...postForm({ titolo: 'Le Crete di novembre' }), versione: 1 };
    expect((await portal.call('PUT', `${PATH}/${id}`, renamed)).status).toBe(200);
    for (const text of [String(id), 'le-crete-d-autunno', 'le-crete-di-novembre']) {
      expect(await blog.findPost(text)).toMatchObject({ kind: 'found', post: { id, slug: 'le-crete-di-novembre' } });
    }
    expect((await portal.create()).body.data.slug).toBe('le-crete-d-autunno-3');
    await portal.call('PUT', `${PATH}/${twin}/status`, { status: 'bozza' });
    expect(await blog.findPost(String(twin))).toEqual({ kind: 'unknown' });

    const draft = await portal.build({ titolo: 'Mai uscito', status: 'bozza' });
    for (const each of [id, draft]) expect((await portal.call('DELETE', `${PATH}/${each}`)).status).toBe(200);
    for (const text of [String(id), 'le-crete-d-autunno', 'le-crete-di-novembre']) {
      expect(await blog.findPost(text)).toEqual({ kind: 'gone' });
    }
    for (const text of [String(draft), 'mai-uscito', '0', 'Le-Crete']) {
      expect(await blog.findPost(text)).toEqual({ kind: 'unknown' });
    }
    const again = await portal.build({ titolo: 'Le Crete di novembre' });
    expect(await blog.findPost('le-crete-di-novembre')).toMatchObject({ kind: 'found', post: { id: again } });
    expect(await blog.findPost(String(id))).toEqual({ kind: 'gone' });
  });

  test('lists the three newest other published articles of its category as related articles (PRODUCT.md § 7)', async () => {
    const categoria = 'Gastronomia';
    const id = await portal.build({ categoria });
    const { listRelated } = portal.modules.services.blog;
    const { data: post } = (await portal.get(`/blog/posts/${id}`)).body;
    await portal.build({ titolo: 'Altra' });
    expect(await listRelated(post)).toEqual([]);
    await portal.build({ titolo: 'Bozza', categoria, status: 'bozza' });
    for (const titolo of ['Pane', 'Olio', 'Vino', 'Miele']) await portal.build({ titolo, categoria });
    const related = (await listRelated(post)).map(({ titolo }) => titolo);
    expect(related).toEqual(['Miele', 'Vino', 'Olio']);
    const called = (await portal.get(`/blog/posts?categoria=${categoria}&status=pubblicato&limit=4`)).body.data;
    const others = called.filter((each: { id: number }) => each.id !== id).slice(0, 3);
    expect(others.map(({ titolo }: { titolo: string }) => titolo)).toEqual(related);
  });

  test('is sanitised again on output', async () => {
    const id = await portal.build();
    const contenuto = '<p onclick="x">a</p><script>alert(1)</script>';
    await portal.db.updateTable('blog_posts').set({ contenuto }).where('id', '=', id).execute();
    expect((await portal.get(`/blog/posts/${id}`)).body.data.contenuto).toBe('<p>a</p>');
  });
});

describe('category calls', () => {
  const CATEGORIES = '/api/admin/blog/categories';
  const find = async (nome: string) =>
    (await portal.get(CATEGORIES)).body.data.find((each: { nome: string }) => each.nome === nome);

  test('return the six initial categories under /blog and /api/blog', async () => {
    await portal.build();
    for (const path of ['/blog/categories', '/api/blog/categories']) {
      const { data } = (await portal.get(path)).body;
      expect(data.map(({ nome, posts_count }: { nome: string; posts_count: number }) => [nome, posts_count])).toEqual([
        ['Guide Turistiche', 0],
        ['Consigli per Proprietari', 0],
        ['Destinazioni', 1],
        ['Stagionalità', 0],
        ['Tradizioni e Cultura', 0],
        ['Gastronomia', 0],
      ]);
    }
  });

  test('add, edit and delete categories, but never change a slug or delete a category with articles', async () => {
    const sent = { nome: 'Cammini', emoji: '🥾', descrizione: 'A piedi.' };
    expect((await portal.call('POST', CATEGORIES, sent)).status).toBe(201);
    const { id } = await find('Cammini');
    for (const nome of ['Cammini', 'CAMMINI', 'stagionalita']) {
      expect((await portal.call('POST', CATEGORIES, { ...sent, nome })).body.detail).toBe(
        blogMessages.categoryAlreadyExists,
      );
    }
    expect((await portal.call('POST', CATEGORIES, { ...sent, emoji: 'x' })).body.campi).toEqual({
      emoji: blogMessages.blogFaults.emojiCategoria,
    });
    const post = await portal.build({ categoria: 'Cammini', status: 'bozza' });
    expect((await portal.call('PUT', `${CATEGORIES}/${id}`, { ...sent, nome: 'Sentieri' })).status).toBe(200);
    expect(await find('Sentieri')).toMatchObject({ id, slug: 'cammini', posts_count: 1 });
    expect(await portal.call('DELETE', `${CATEGORIES}/${id}`)).toMatchObject({
      status: 409,
      body: { codice: 'STATO_NON_VALIDO', detail: blogMessages.categoryHasArticles },
    });
    await portal.call('DELETE', `${PATH}/${post}`);
    expect((await portal.call('DELETE', `${CATEGORIES}/${id}`)).status).toBe(200);
    expect((await portal.call('DELETE', `${CATEGORIES}/${id}`)).body.detail).toBe(blogMessages.categoryNotFound);
    expect((await portal.lines()).slice(0, 1)).toMatchObject([
      { azione: 'categoria_eliminazione', prima: { nome: 'Sentieri' } },
    ]);
  });
});
