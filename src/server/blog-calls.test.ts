import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { composeTestRooms, type TestRooms } from '../../test/compose-rooms.ts';
import { paint } from '../../test/owner-rooms.ts';
import { signInAdmin } from '../../test/sign-in-admin.ts';
import { createApiApp } from '../../test/api-app.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { XSS_PAYLOADS } from '../../e2e/support/xss-payloads.ts';
import { blogAdminMessages as messages } from '../blog/admin-messages.it.ts';
import { type Listening, listen } from './http/listen.ts';

const NOW = new Date('2026-11-22T09:00:00Z');
const PATH = '/api/admin/blog/posts';

let database: TestDatabase;
let rooms: TestRooms;
let server: Listening;
let cookie: string;
let caller = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  rooms = composeTestRooms(database, NOW);
  const { calls, adminOf, folder } = rooms;
  const app = createApiApp({ calls, adminOf, arrivalsFolder: folder, publicUrl: 'http://127.0.0.1', trustProxy: 1 });
  server = await listen(app, '127.0.0.1', 0);
  cookie = await signInAdmin(database.db);
});
afterAll(async () => {
  await server.close();
  rooms.remove();
  await database.close();
});
beforeEach(async () => {
  await database.db.deleteFrom('blog_posts').execute();
  await database.db.deleteFrom('blog_gone').execute();
});

// oxlint-disable-next-line typescript/no-explicit-any -- whatever an answer holds is looked at with matchers
type Sent = { status: number; body: any };

async function send(
  method: string,
  path: string,
  body?: string | Uint8Array<ArrayBuffer>,
  type = 'application/json',
): Promise<Sent> {
  caller += 1;
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers: { Cookie: cookie, 'Content-Type': type, 'X-Forwarded-For': `10.1.${caller >> 8}.${caller & 255}` },
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? null : JSON.parse(text) };
}

const ask = (method: string, path: string, body?: unknown) =>
  send(method, path, body === undefined ? undefined : JSON.stringify(body));
const get = (path: string) => ask('GET', path);

const form = (overrides: Record<string, unknown> = {}) => ({
  titolo: 'Le Crete d’autunno',
  contenuto: '<p>Argilla e <strong>cipressi</strong>.</p>',
  categoria: 'Destinazioni',
  status: 'pubblicato',
  ...overrides,
});
const create = (overrides: Record<string, unknown> = {}) => ask('POST', PATH, form(overrides));
const build = async (overrides: Record<string, unknown> = {}): Promise<number> => {
  const { status, body } = await create(overrides);
  expect([status, body.message]).toEqual([201, messages.creato]);
  return body.data.id;
};
const lines = async (): Promise<{ azione: string; prima: unknown; dopo: Record<string, unknown> | null }[]> =>
  (await get('/api/admin/registro')).body.data;

async function upload(colour: string): Promise<{ immagine: string; url: string }> {
  const bytes = new Uint8Array(await paint(colour));
  const { status, body } = await send('POST', '/api/foto?nome=foto.jpg', bytes, 'image/jpeg');
  expect(status).toBe(201);
  return body.data;
}

describe('the public list', () => {
  const titles = async (query: string): Promise<string[]> =>
    (await get(`/blog/posts?${query}`)).body.data.map(({ titolo }: { titolo: string }) => titolo);

  // Battery row 65.
  test('has published articles only, whatever is asked for', async () => {
    const id = await build();
    await build({ titolo: 'Segreto', status: 'bozza' });
    const { status, body } = await get('/blog/posts?status=pubblicato&limit=50');
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

  test.each([
    ['limit=0', 1],
    ['limit=-1', 1],
    ['limit=1000000000', 50],
    ['', 50],
    ['limit=3', 3],
  ])('clamps the limit: %s', async (query, limit) => {
    expect((await get(`/api/blog/posts?${query}`)).body).toMatchObject({ success: true, limit });
  });

  test.each(['limit=abc', 'limit=1e9', 'page=0', 'page=abc', 'page=1.5'])('refuses %s', async (query) => {
    expect((await get(`/api/blog/posts?${query}`)).status).toBe(422);
  });

  test('knows a category by name and slug in any case, and has nothing of another', async () => {
    await build({ categoria: 'Stagionalità' });
    await build({ titolo: 'Altrove' });
    for (const name of ['Stagionalità', 'STAGIONALITÀ', 'stagionalita', ' stagionalita ']) {
      expect(await titles(`categoria=${encodeURIComponent(name)}`)).toEqual(['Le Crete d’autunno']);
    }
    for (const name of ['Nessuna', '%', "'; drop table blog_posts; --"]) {
      expect(await titles(`categoria=${encodeURIComponent(name)}`)).toEqual([]);
    }
    expect((await titles('categoria=')).length).toBe(2);
  });

  test('is searched in title and text, accents and case aside, with no wildcards', async () => {
    await build({ titolo: 'Perché Siena', contenuto: '<p>Il Palio&nbsp;si corre.</p><p>Sconto 50%</p>' });
    for (const q of ['PERCHE', 'perché siena', 'palio', 'siena palio', 'palio si corre', '50%']) {
      expect(await titles(`q=${encodeURIComponent(q)}`)).toEqual(['Perché Siena']);
    }
    for (const q of ['strong', '%', '_', '\\', 'palio firenze']) {
      expect(await titles(`q=${encodeURIComponent(q)}`)).toEqual([]);
    }
  });

  test('has the newest first, in pages', async () => {
    const ids = [await build(), await build(), await build()];
    await sql`update blog_posts set published_at = published_at - id * interval '1 hour'`.execute(database.db);
    const page = async (number: number) =>
      (await get(`/api/blog/posts?limit=2&page=${number}`)).body.data.map(({ id }: { id: number }) => id);
    expect([await page(1), await page(2), await page(3)]).toEqual([ids.slice(0, 2), ids.slice(2), []]);
  });
});

describe('a public article', () => {
  // Battery row 66.
  test('is answered under both paths; drafts, deleted ones and odd ids are not found', async () => {
    const id = await build();
    for (const path of [`/blog/posts/${id}`, `/api/blog/posts/${id}`]) {
      expect(await get(path)).toMatchObject({
        status: 200,
        body: { success: true, data: { id, contenuto: form().contenuto } },
      });
    }
    const draft = await build({ status: 'bozza' });
    for (const odd of [draft, 0, -1, '1.5', '1e3', '2147483648', '999999999', 'null', 'undefined', "1'--"]) {
      const { status, body } = await get(`/api/blog/posts/${odd}`);
      expect([odd, status === 404 || status === 422, body.detail]).toEqual([odd, true, 'Articolo non trovato']);
    }
  });

  test('is found by its id and by every slug that it had; deleted it is gone, never published it is unknown', async () => {
    const { blog } = rooms.services;
    const id = await build();
    const twin = await build();
    expect(await blog.findPost(String(twin))).toMatchObject({ post: { slug: 'le-crete-d-autunno-2' } });
    const renamed = { ...form({ titolo: 'Le Crete di novembre' }), versione: 1 };
    expect((await ask('PUT', `${PATH}/${id}`, renamed)).status).toBe(200);
    for (const text of [String(id), 'le-crete-d-autunno', 'le-crete-di-novembre']) {
      expect(await blog.findPost(text)).toMatchObject({ kind: 'found', post: { id, slug: 'le-crete-di-novembre' } });
    }
    // Its old slug stays its own.
    expect((await create()).body.data.slug).toBe('le-crete-d-autunno-3');
    await ask('PUT', `${PATH}/${twin}/status`, { status: 'bozza' });
    expect(await blog.findPost(String(twin))).toEqual({ kind: 'unknown' });

    const draft = await build({ titolo: 'Mai uscito', status: 'bozza' });
    for (const each of [id, draft]) expect((await ask('DELETE', `${PATH}/${each}`)).status).toBe(200);
    for (const text of [String(id), 'le-crete-d-autunno', 'le-crete-di-novembre']) {
      expect(await blog.findPost(text)).toEqual({ kind: 'gone' });
    }
    for (const text of [String(draft), 'mai-uscito', '0', 'Le-Crete']) {
      expect(await blog.findPost(text)).toEqual({ kind: 'unknown' });
    }
    // Who writes about the same again has the address, and the old number stays gone.
    const again = await build({ titolo: 'Le Crete di novembre' });
    expect(await blog.findPost('le-crete-di-novembre')).toMatchObject({ kind: 'found', post: { id: again } });
    expect(await blog.findPost(String(id))).toEqual({ kind: 'gone' });
  });

  test('has three related ones at most: of its category first, then the newest, never itself, never drafts', async () => {
    const id = await build();
    await build({ titolo: 'Bozza', status: 'bozza' });
    await build({ titolo: 'Pane', categoria: 'Gastronomia' });
    await build({ titolo: 'Stessa' });
    await build({ titolo: 'Olio', categoria: 'Gastronomia' });
    await build({ titolo: 'Vino', categoria: 'Gastronomia' });
    const related = await rooms.services.blog.listRelated((await get(`/blog/posts/${id}`)).body.data);
    expect(related.map(({ titolo }) => titolo)).toEqual(['Stessa', 'Vino', 'Olio']);
  });

  test('is sanitised on the way out, whoever wrote the row', async () => {
    const id = await build();
    const contenuto = '<p onclick="x">a</p><script>alert(1)</script>';
    await database.db.updateTable('blog_posts').set({ contenuto }).where('id', '=', id).execute();
    expect((await get(`/blog/posts/${id}`)).body.data.contenuto).toBe('<p>a</p>');
  });
});

describe('writing', () => {
  // Battery row 69.
  test('everything that the server computes is ignored', async () => {
    const id = await build({
      views_count: 9e9,
      reading_time: -1,
      created_at: '2099-01-01',
      id: 7,
      slug: 'mio',
      versione: 9,
    });
    const { data } = (await get(`${PATH}/${id}`)).body;
    expect(data).toMatchObject({ views_count: 0, reading_time: 1, versione: 1, slug: 'le-crete-d-autunno' });
    expect(data.created_at).toBe(NOW.toISOString());
  });

  test('the payloads are stored without what runs', async () => {
    const id = await build({ contenuto: `<p>ciao</p>${XSS_PAYLOADS.slice(0, 30).join('')}` });
    const { contenuto } = (await get(`${PATH}/${id}`)).body.data;
    expect(contenuto).toMatch(/^<p>ciao<\/p>/);
    expect(contenuto).not.toMatch(/<(?!\/?(?:p|a|br|table|tbody|tr|td|img)\b)|<[^>]*(?:\bon\w+=|javascript:)/i);
  });

  test.each([
    [{ titolo: ' ' }, 'titolo', messages.campiMancanti],
    [{ contenuto: '<script>alert(1)</script>' }, 'contenuto', messages.campiMancanti],
    [{ contenuto: { ops: [] } }, 'contenuto', messages.campiMancanti],
    [{ contenuto: `<p>${'x'.repeat(500_001)}</p>` }, 'contenuto', messages.contenutoLungo],
    [{ contenuto: '<b>'.repeat(100_000) }, 'contenuto', messages.contenutoIntrecciato],
    [{ categoria: 'Altro' }, 'categoria', messages.categoriaSconosciuta],
    [{ meta_description: 'x'.repeat(161) }, 'meta_description', messages.metaLunga],
    [{ tags: Array.from({ length: 51 }, (_, index) => `t${index}`) }, 'tags', messages.tagTroppi],
    [{ tags: ['x'.repeat(100)] }, 'tags', messages.tagLungo],
    [{ status: 'pubblicata' }, 'status', messages.statoNonValido],
    [{ immagine_copertina: 'http://127.0.0.1/x.png' }, 'immagine_copertina', messages.copertinaNonValida],
    [{ immagine_copertina: 'allegato:0' }, 'immagine_copertina', messages.copertinaNonValida],
    [{ immagine_copertina: `/foto/${'a'.repeat(22)}-40x30.webp` }, 'immagine_copertina', messages.copertinaNonValida],
    [{ immagine_copertina: ['x'] }, 'immagine_copertina', messages.copertinaNonValida],
    [{ contenuto: `<p>a</p><img src="/foto/${'a'.repeat(22)}-40x30.webp">` }, 'contenuto', messages.fotoScaduta],
    [{ contenuto: `<p>a</p><img src="caricamento:${crypto.randomUUID()}">` }, 'contenuto', messages.fotoScaduta],
  ])('refuses %#: %s', async (overrides, campo, sentence) => {
    const before = (await get(PATH)).body.total;
    const { status, body } = await create(overrides);
    expect([status, body.detail, body.campi]).toEqual([422, sentence, { [campo]: sentence }]);
    expect((await get(PATH)).body.total).toBe(before);
  });

  test('takes an article of hundreds of kilobytes, and no more than a megabyte', async () => {
    expect((await create({ contenuto: `<p>${'parola '.repeat(60_000)}</p>` })).status).toBe(201);
    expect((await create({ altro: 'x'.repeat(1_048_576) })).status).toBe(413);
    expect((await ask('PUT', `${PATH}/1/status`, { status: 'bozza', altro: 'x'.repeat(70_000) })).status).toBe(413);
  });

  test('of two who edit the same article, the second is told', async () => {
    const id = await build();
    const edit = (titolo: string) => ask('PUT', `${PATH}/${id}`, { ...form({ titolo }), versione: 1 });
    const answers = await Promise.all([edit('Uno'), edit('Due'), edit('Tre')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({ codice: 'STATO_NON_VALIDO', detail: messages.modificatoIntanto });
    // Publishing is a change, too.
    await ask('PUT', `${PATH}/${id}/status`, { status: 'bozza' });
    expect((await ask('PUT', `${PATH}/${id}`, { ...form(), versione: 2 })).status).toBe(409);
    expect((await ask('PUT', `${PATH}/${id}`, form())).body.detail).toBe(messages.versione);
  });

  test('articles of one title, written at once, have addresses of their own', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => create()));
    const slugs = answers.map(({ body }) => body.data.slug).toSorted();
    expect(slugs).toEqual(['le-crete-d-autunno', ...[2, 3, 4, 5, 6].map((n) => `le-crete-d-autunno-${n}`)]);
  });

  test('when it was first published stays known', async () => {
    const id = await build({ status: 'bozza' });
    const moments = async () => {
      const { data } = (await get(`${PATH}/${id}`)).body;
      return [data.status, data.published_at];
    };
    expect(await moments()).toEqual(['bozza', null]);
    expect((await ask('PUT', `${PATH}/${id}/status`, { status: 'pubblicato' })).body.message).toBe(messages.pubblicato);
    expect(await moments()).toEqual(['pubblicato', NOW.toISOString()]);
    expect((await ask('PUT', `${PATH}/${id}/status`, { status: 'bozza' })).body.message).toBe(messages.inBozza);
    expect(await moments()).toEqual(['bozza', NOW.toISOString()]);
  });

  test.each([
    ['PUT', '/999999999', { ...form(), versione: 1 }],
    ['PUT', '/999999999/status', { status: 'bozza' }],
    ['DELETE', '/999999999', undefined],
    ['GET', '/999999999', undefined],
  ])('what is not there is not found: %s %s', async (method, path, body) => {
    expect(await ask(method, PATH + path, body)).toMatchObject({
      status: 404,
      body: { detail: 'Articolo non trovato' },
    });
  });

  test('each change leaves a line in the register that names the article', async () => {
    const id = await build({ status: 'bozza' });
    await ask('PUT', `${PATH}/${id}`, { ...form({ titolo: 'Altre Crete', status: 'bozza' }), versione: 1 });
    await ask('PUT', `${PATH}/${id}/status`, { status: 'pubblicato' });
    await ask('PUT', `${PATH}/${id}/status`, { status: 'pubblicato' });
    await ask('PUT', `${PATH}/${id}/status`, { status: 'bozza' });
    await ask('DELETE', `${PATH}/${id}`);
    const [removed, back, published, modified, created, ...rest] = await lines();
    expect(created).toMatchObject({
      azione: 'articolo_creazione',
      dopo: { articolo_id: id, titolo: 'Le Crete d’autunno' },
    });
    expect(modified).toMatchObject({
      azione: 'articolo_modifica',
      prima: { titolo: 'Le Crete d’autunno' },
      dopo: { articolo_id: id, titolo: 'Altre Crete' },
    });
    expect(published).toMatchObject({
      azione: 'articolo_pubblicazione',
      dopo: { articolo_id: id, status: 'pubblicato' },
    });
    expect(back).toMatchObject({ azione: 'articolo_ritiro', dopo: { articolo_id: id, status: 'bozza' } });
    expect(removed).toMatchObject({
      azione: 'articolo_eliminazione',
      prima: { articolo_id: id, titolo: 'Altre Crete' },
    });
    expect(rest.some(({ dopo }) => dopo?.['articolo_id'] === id)).toBe(false);
  });

  test('the panel’s list has drafts, counts and searches', async () => {
    await build();
    await build({ titolo: 'Segreto', status: 'bozza' });
    const { body } = await get(`${PATH}?q=segreto`);
    expect(body).toMatchObject({ total: 1, counts: { bozza: 1, pubblicato: 1, commenti_in_attesa: 0 } });
    expect(body.data).toMatchObject([
      { titolo: 'Segreto', comments_waiting: 0, comments_approved: 0, newsletter_at: null },
    ]);
    expect((await get(`${PATH}?status=pubblicato&limit=1000000000`)).body.total).toBe(1);
    expect((await get(`${PATH}?status=altro`)).status).toBe(422);
  });
});

describe('photos', () => {
  test('come by their upload or their address, and stay while an article shows them', async () => {
    const [cover, inside, left] = [await upload('#102030'), await upload('#203040'), await upload('#304050')];
    const contenuto = `<p>a</p><img src="${inside.immagine}" alt="Crete"><img src="${left.url}">`;
    const { data } = (await create({ immagine_copertina: cover.immagine, contenuto })).body;
    expect(data).toMatchObject({
      immagine_copertina: cover.url,
      contenuto: `<p>a</p><img src="${inside.url}" alt="Crete" /><img src="${left.url}" alt="" />`,
    });
    const shown = (await get(`/blog/posts/${data.id}`)).body.data.contenuto;
    expect(shown).toContain(`src="${inside.url}" srcset="`);
    expect(shown).toContain('width="40" height="30" loading="lazy"');

    // The editor sends addresses back, and leaves one picture out.
    const body = {
      ...form({ immagine_copertina: cover.url, contenuto: data.contenuto.replace(/<img[^>]*alt="" \/>/, '') }),
      versione: 1,
    };
    expect((await ask('PUT', `${PATH}/${data.id}`, body)).status).toBe(200);
    const days = sql`interval '3 days'`;
    await sql`update photos set created_at = created_at - ${days}`.execute(database.db);
    await sql`update photo_uploads set created_at = created_at - ${days}`.execute(database.db);
    await rooms.jobHandlers['photo-sweep']({});
    const stays = await database.db.selectFrom('photos').select('id').execute();
    expect(stays).toHaveLength(2);
    expect((await ask('PUT', `${PATH}/${data.id}`, { ...form({ contenuto }), versione: 2 })).body.detail).toBe(
      messages.fotoScaduta,
    );
    expect((await ask('DELETE', `${PATH}/${data.id}`)).status).toBe(200);
  });

  test('an address of another size is no photo’s', async () => {
    const { url } = await upload('#405060');
    const immagine_copertina = url.replace('40x30', '41x30');
    expect((await create({ immagine_copertina })).body.detail).toBe(messages.copertinaNonValida);
  });
});

describe('a preview', () => {
  test('is the article as its readers would see it, and stores nothing', async () => {
    const { url, immagine } = await upload('#506070');
    const contenuto = `<h1>A</h1><script>x</script><img src="${immagine}">`;
    const { status, body } = await ask('POST', '/api/admin/blog/preview', form({ contenuto, status: 'bozza' }));
    expect([status, body.data]).toMatchObject([
      200,
      { id: 0, categoria: 'Destinazioni', categoria_emoji: '📍', status: 'bozza' },
    ]);
    expect(body.data.contenuto).toMatch(new RegExp(`^<h2>A</h2><img src="${url}" srcset=`));
    expect((await get(PATH)).body.total).toBe(0);
    expect((await ask('POST', '/api/admin/blog/preview', form({ titolo: '' }))).status).toBe(422);
  });
});

describe('categories', () => {
  const CATEGORIES = '/api/admin/blog/categories';
  const find = async (nome: string) =>
    (await get(CATEGORIES)).body.data.find((each: { nome: string }) => each.nome === nome);

  // "Fixed categories" of the specification, section 3, in their order.
  test('are the six, under all paths', async () => {
    await build();
    for (const path of ['/blog/categories', '/api/blog/categories']) {
      const { data } = (await get(path)).body;
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

  test('are added, changed and deleted; the address of one stays, and one with articles, too', async () => {
    const sent = { nome: 'Cammini', emoji: '🥾', descrizione: 'A piedi.' };
    expect((await ask('POST', CATEGORIES, sent)).status).toBe(201);
    const { id } = await find('Cammini');
    for (const nome of ['Cammini', 'CAMMINI', 'stagionalita']) {
      expect((await ask('POST', CATEGORIES, { ...sent, nome })).body.detail).toBe(messages.categoriaEsiste);
    }
    expect((await ask('POST', CATEGORIES, { ...sent, emoji: 'x' })).body.campi).toEqual({
      emoji: messages.emojiCategoria,
    });
    const post = await build({ categoria: 'Cammini', status: 'bozza' });
    expect((await ask('PUT', `${CATEGORIES}/${id}`, { ...sent, nome: 'Sentieri' })).status).toBe(200);
    expect(await find('Sentieri')).toMatchObject({ id, slug: 'cammini', posts_count: 1 });
    expect(await ask('DELETE', `${CATEGORIES}/${id}`)).toMatchObject({
      status: 409,
      body: { codice: 'STATO_NON_VALIDO', detail: messages.categoriaConArticoli },
    });
    await ask('DELETE', `${PATH}/${post}`);
    expect((await ask('DELETE', `${CATEGORIES}/${id}`)).status).toBe(200);
    expect((await ask('DELETE', `${CATEGORIES}/${id}`)).body.detail).toBe(messages.categoriaNonTrovata);
    expect((await lines()).slice(0, 1)).toMatchObject([
      { azione: 'categoria_eliminazione', prima: { nome: 'Sentieri' } },
    ]);
  });
});
