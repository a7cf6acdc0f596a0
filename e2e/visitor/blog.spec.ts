import { expect, test } from '../support/journey.ts';
import { KeyboardUser, tabTo } from '../support/keyboard.ts';

const COUNTER = /^Visualizzando \d+ di \d+ articoli$/;

test('a visitor finds an article by search and by category, opens it and posts a comment', { tag: '@phone' }, async ({
  page,
  portal,
}) => {
  const { titolo, categoria, path } = await portal.findArticle();
  await page.goto('/blog');
  const list = page.getByRole('region', { name: 'Articoli' });
  await expect(list.getByRole('status')).toHaveText(/^Visualizzando (\d+) di \1 articoli$/);

  const search = page.getByRole('searchbox', { name: 'Cerca nel blog' });
  await search.pressSequentially(titolo);
  await expect(list.getByRole('article')).toHaveCount(1);
  await expect(search).toBeFocused();
  await expect(list.getByRole('status')).toHaveText(/^Visualizzando 1 di /);
  await search.fill('xyzxyz');
  await expect(page.getByRole('heading', { name: 'Nessun articolo trovato' })).toBeVisible();
  await page.getByRole('link', { name: 'Vedi tutti gli articoli' }).click();
  await expect(search).toHaveValue('');

  await page.getByRole('navigation', { name: 'Categorie' }).getByRole('link', { name: categoria }).click();
  await expect(page.getByRole('heading', { level: 1, name: categoria })).toBeVisible();
  await expect(list.getByRole('status')).toHaveText(COUNTER);

  const counted = page.waitForResponse((answer) => answer.url().endsWith('/views'));
  await page.getByRole('link', { name: `Leggi di più: ${titolo}` }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: titolo })).toBeVisible();
  expect((await counted).status()).toBe(204);
  await expect(page.getByRole('heading', { name: /^Commenti \(\d+\)$/ })).toBeVisible();

  const keyboard = new KeyboardUser(page);
  const send = page.getByRole('button', { name: 'Invia il commento' });
  await keyboard.push(send);
  await expect(page.getByText('Compila tutti i campi per inviare il commento')).toBeVisible();
  await expect(page.getByLabel('Nome', { exact: true })).toBeFocused();
  await page.keyboard.type('Ada Lettrice');
  await keyboard.write(page.getByLabel('E-mail', { exact: true }), 'ada.lettrice@example.it');
  // Types slowly, because a comment that is written in less than three seconds is treated as spam.
  await tabTo(page, page.getByLabel('Commento', { exact: true }));
  await page.keyboard.type('Che bel giro, grazie davvero: ci vado in novembre.', { delay: 65 });
  await keyboard.push(send);
  await expect(page.getByText('Commento inviato! Sarà visibile dopo la moderazione.')).toBeVisible();
  await expect(page.getByLabel('Commento', { exact: true })).toHaveValue('');
});

test('old URLs of an article redirect to the current URL, and a deleted article returns 410', {
  tag: '@desktop',
}, async ({ page, request, operator, portal }) => {
  const { id, slug, titolo, path } = await portal.findArticle();
  for (const old of [`/blog/${id}`, `/blog/${id}/altro`, `/blog/${slug}`]) {
    const answer = await request.get(old, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], old).toEqual([301, path]);
  }
  // Sends the request that the list's search form sends when scripts are disabled.
  const found = await (await request.get(`/blog?categoria=&cerca=${encodeURIComponent(titolo)}`)).text();
  expect(found).toContain(`href="${path}"`);
  expect(found.match(/<article/g)).toHaveLength(1);

  const { body } = await operator.call<{ data: { id: number } }>('POST', '/api/admin/blog/posts', {
    titolo: 'Un articolo di passaggio',
    contenuto: '<p>Poche parole.</p>',
    categoria: 'Destinazioni',
    status: 'pubblicato',
  });
  await operator.call('DELETE', `/api/admin/blog/posts/${body.data.id}`);
  const gone = await page.goto(`/blog/${body.data.id}`);
  expect(gone?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1, name: 'Articolo non trovato' })).toBeVisible();
  await page.getByRole('link', { name: 'Torna al blog' }).click();
  await expect(page).toHaveURL('/blog');
});
