import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { XSS_PAYLOADS } from '../../../e2e/support/xss-payloads.ts';
import { NOW, openBlogPortal, PATH, postForm } from '../../../test/blog-portal.ts';
import { openOnce } from '../../../test/open-once.ts';
import * as blogMessages from '../../blog/messages/admin.ts';

const portal = openOnce(openBlogPortal);
beforeEach(() => portal.empty());

describe('the administrators’ article API', () => {
  test('ignores fields that the server computes', async () => {
    const computed = { views_count: 9e9, reading_time: -1, created_at: '2099-01-01', id: 7, slug: 'mio', versione: 9 };
    const id = await portal.build(computed);
    const { data } = (await portal.get(`${PATH}/${id}`)).body;
    expect(data).toMatchObject({ views_count: 0, reading_time: 1, versione: 1, slug: 'le-crete-d-autunno' });
    expect(data.created_at).toBe(NOW.toISOString());
  });

  test('removes the executable parts of XSS payloads', async () => {
    const id = await portal.build({ contenuto: `<p>ciao</p>${XSS_PAYLOADS.slice(0, 30).join('')}` });
    const { contenuto } = (await portal.get(`${PATH}/${id}`)).body.data;
    expect(contenuto).toMatch(/^<p>ciao<\/p>/);
    expect(contenuto).not.toMatch(/<(?!\/?(?:p|a|br|table|tbody|tr|td|img)\b)|<[^>]*(?:\bon\w+=|javascript:)/i);
  });

  test.each([
    ['only a script', { contenuto: '<script>alert(1)</script>' }, 'contenuto', blogMessages.blogFaults.campiMancanti],
    ['an object as text', { contenuto: { ops: [] } }, 'contenuto', blogMessages.blogFaults.campiMancanti],
    [
      'a text of 500,001 characters',
      { contenuto: `<p>${'x'.repeat(500_001)}</p>` },
      'contenuto',
      blogMessages.articleTooLong,
    ],
    ['100,000 nested tags', { contenuto: '<b>'.repeat(100_000) }, 'contenuto', blogMessages.articleTooDeeplyNested],
    ['an unknown category', { categoria: 'Altro' }, 'categoria', blogMessages.blogFaults.categoriaSconosciuta],
    [
      'a cover from another host',
      { immagine_copertina: 'http://127.0.0.1/x.png' },
      'immagine_copertina',
      blogMessages.coverInvalid,
    ],
    ['an attachment as cover', { immagine_copertina: 'attachment:0' }, 'immagine_copertina', blogMessages.coverInvalid],
    [
      'an unknown photo as cover',
      { immagine_copertina: `/foto/${'a'.repeat(22)}-40x30.webp` },
      'immagine_copertina',
      blogMessages.coverInvalid,
    ],
    ['a list as cover', { immagine_copertina: ['x'] }, 'immagine_copertina', blogMessages.coverInvalid],
    [
      'an unknown photo in the text',
      { contenuto: `<p>a</p><img src="/foto/${'a'.repeat(22)}-40x30.webp">` },
      'contenuto',
      blogMessages.articlePhotoExpired,
    ],
    [
      'an unknown upload in the text',
      { contenuto: `<p>a</p><img src="caricamento:${crypto.randomUUID()}">` },
      'contenuto',
      blogMessages.articlePhotoExpired,
    ],
  ])('rejects an article with %s', async (_, overrides, campo, sentence) => {
    const before = (await portal.get(PATH)).body.total;
    const { status, body } = await portal.create(overrides);
    expect([status, body.detail, body.campi]).toEqual([422, sentence, { [campo]: sentence }]);
    expect((await portal.get(PATH)).body.total).toBe(before);
  });

  test('accepts an article of hundreds of kilobytes, but rejects one of more than a megabyte', async () => {
    expect((await portal.create({ contenuto: `<p>${'parola '.repeat(60_000)}</p>` })).status).toBe(201);
    expect((await portal.create({ altro: 'x'.repeat(1_048_576) })).status).toBe(413);
    expect((await portal.call('PUT', `${PATH}/1/status`, { status: 'bozza', altro: 'x'.repeat(70_000) })).status).toBe(
      413,
    );
  });

  test('accepts one of several concurrent edits and returns 409 for the others', async () => {
    const id = await portal.build();
    const edit = (titolo: string) => portal.call('PUT', `${PATH}/${id}`, { ...postForm({ titolo }), versione: 1 });
    const answers = await Promise.all([edit('Uno'), edit('Due'), edit('Tre')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({ codice: 'STATO_NON_VALIDO', detail: blogMessages.articleChangedMeanwhile });
    await portal.call('PUT', `${PATH}/${id}/status`, { status: 'bozza' });
    expect((await portal.call('PUT', `${PATH}/${id}`, { ...postForm(), versione: 2 })).status).toBe(409);
    expect((await portal.call('PUT', `${PATH}/${id}`, postForm())).body.detail).toBe(blogMessages.versionRequired);
  });

  test('assigns different slugs to articles with the same title', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => portal.create()));
    const slugs = answers.map(({ body }): string => body.data.slug).toSorted();
    expect(slugs).toEqual(['le-crete-d-autunno', ...[2, 3, 4, 5, 6].map((n) => `le-crete-d-autunno-${n}`)]);
  });

  test('keeps the date of the first publication when an article is unpublished', async () => {
    const id = await portal.build({ status: 'bozza' });
    const moments = async () => {
      const { data } = (await portal.get(`${PATH}/${id}`)).body;
      return [data.status, data.published_at];
    };
    expect(await moments()).toEqual(['bozza', null]);
    const turn = async (status: string) => (await portal.call('PUT', `${PATH}/${id}/status`, { status })).body.message;
    expect(await turn('pubblicato')).toBe(blogMessages.articlePublished);
    expect(await moments()).toEqual(['pubblicato', NOW.toISOString()]);
    expect(await turn('bozza')).toBe(blogMessages.articleUnpublished);
    expect(await moments()).toEqual(['bozza', NOW.toISOString()]);
  });

  test.each([
    ['PUT', '/999999999', { ...postForm(), versione: 1 }],
    ['PUT', '/999999999/status', { status: 'bozza' }],
    ['DELETE', '/999999999', undefined],
    ['GET', '/999999999', undefined],
  ])('returns 404 for an unknown article: %s %s', async (method, path, body) => {
    expect(await portal.call(method, PATH + path, body)).toMatchObject({
      status: 404,
      body: { detail: 'Articolo non trovato' },
    });
  });

  test('writes one audit entry with the article’s title for each change', async () => {
    const id = await portal.build({ status: 'bozza' });
    await portal.call('PUT', `${PATH}/${id}`, { ...postForm({ titolo: 'Altre Crete', status: 'bozza' }), versione: 1 });
    await portal.call('PUT', `${PATH}/${id}/status`, { status: 'pubblicato' });
    await portal.call('PUT', `${PATH}/${id}/status`, { status: 'pubblicato' });
    await portal.call('PUT', `${PATH}/${id}/status`, { status: 'bozza' });
    await portal.call('DELETE', `${PATH}/${id}`);
    const old = { titolo: 'Le Crete d’autunno' };
    const named = { articolo_id: id, titolo: 'Altre Crete' };
    const lines = (await portal.lines()).filter(({ prima, dopo }) => (dopo ?? prima)?.['articolo_id'] === id);
    expect(lines.toReversed()).toMatchObject([
      { azione: 'articolo_creazione', dopo: { articolo_id: id, ...old } },
      { azione: 'articolo_modifica', prima: old, dopo: named },
      { azione: 'articolo_pubblicazione', dopo: { ...named, status: 'pubblicato' } },
      { azione: 'articolo_ritiro', dopo: { ...named, status: 'bozza' } },
      { azione: 'articolo_eliminazione', prima: named },
    ]);
  });

  test('includes drafts in the panel’s search results, and counts articles per status', async () => {
    await portal.build();
    await portal.build({ titolo: 'Segreto', status: 'bozza' });
    const { body } = await portal.get(`${PATH}?q=segreto`);
    expect(body).toMatchObject({ total: 1, counts: { bozza: 1, pubblicato: 1, commenti_in_attesa: 0 } });
    expect(body.data).toMatchObject([
      { titolo: 'Segreto', comments_waiting: 0, comments_approved: 0, newsletter_at: null },
    ]);
    expect((await portal.get(`${PATH}?status=pubblicato&limit=1000000000`)).body.total).toBe(1);
    expect((await portal.get(`${PATH}?status=altro`)).status).toBe(422);
  });
});

describe('photos of an article', () => {
  test('can be referenced by upload or URL, and remain stored while an article references them', async () => {
    const cover = await portal.upload('#102030');
    const inside = await portal.upload('#203040');
    const left = await portal.upload('#304050');
    const contenuto = `<p>a</p><img src="${inside.immagine}" alt="Crete"><img src="${left.url}">`;
    const { data } = (await portal.create({ immagine_copertina: cover.immagine, contenuto })).body;
    expect(data).toMatchObject({
      immagine_copertina: cover.url,
      contenuto: `<p>a</p><img src="${inside.url}" alt="Crete" /><img src="${left.url}" alt="" />`,
    });
    const shown = (await portal.get(`/blog/posts/${data.id}`)).body.data.contenuto;
    expect(shown).toContain(`src="${inside.url}" srcset="`);
    expect(shown).toContain('width="40" height="30" loading="lazy"');

    const body = {
      ...postForm({ immagine_copertina: cover.url, contenuto: data.contenuto.replace(/<img[^>]*alt="" \/>/, '') }),
      versione: 1,
    };
    expect((await portal.call('PUT', `${PATH}/${data.id}`, body)).status).toBe(200);
    const days = sql`interval '3 days'`;
    await sql`update photos set created_at = created_at - ${days}`.execute(portal.db);
    await sql`update photo_uploads set created_at = created_at - ${days}`.execute(portal.db);
    await portal.modules.jobHandlers['photo-sweep']({}, 'a job');
    const stays = await portal.db.selectFrom('photos').select('id').execute();
    expect(stays).toHaveLength(2);
    expect(
      (await portal.call('PUT', `${PATH}/${data.id}`, { ...postForm({ contenuto }), versione: 2 })).body.detail,
    ).toBe(blogMessages.articlePhotoExpired);
    expect((await portal.call('DELETE', `${PATH}/${data.id}`)).status).toBe(200);
  });

  test('are rejected if the URL contains the wrong size', async () => {
    const { url } = await portal.upload('#405060');
    const immagine_copertina = url.replace('40x30', '41x30');
    expect((await portal.create({ immagine_copertina })).body.detail).toBe(blogMessages.coverInvalid);
  });
});

describe('a preview of an article', () => {
  test('renders the article as readers would see it, and stores nothing', async () => {
    const { url, immagine } = await portal.upload('#506070');
    const contenuto = `<h1>A</h1><script>x</script><img src="${immagine}">`;
    const preview = (overrides: object) => portal.call('POST', '/api/admin/blog/preview', postForm({ ...overrides }));
    const { status, body } = await preview({ contenuto, status: 'bozza' });
    const facts = { id: 0, categoria: 'Destinazioni', categoria_emoji: '📍', status: 'bozza' };
    expect([status, body.data]).toMatchObject([200, facts]);
    expect(body.data.contenuto).toMatch(new RegExp(`^<h2>A</h2><img src="${url}" srcset=`));
    expect((await portal.get(PATH)).body.total).toBe(0);
    expect((await preview({ titolo: '' })).status).toBe(422);
  });
});
