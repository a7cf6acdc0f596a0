import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectSpoken } from '../support/spoken.ts';
import { expectNothingLost } from '../support/lost-content.ts';
import { freshAddress } from '../support/operator.ts';
import { expect, type Panel, test } from '../support/panel.ts';
import { photoFile } from '../support/photos.ts';

async function openBlog(panel: Panel): Promise<Locator> {
  await panel.open();
  await panel.choose('Gestisci Blog');
  const dialog = panel.dialog('Gestisci Blog');
  await expect(dialog.getByRole('search', { name: 'Articoli' })).toBeVisible();
  return dialog;
}

const button = (inside: Locator, name: string) => inside.getByRole('button', { name, exact: true });
const rowOf = (dialog: Locator, titolo: string) =>
  dialog.getByRole('listitem').filter({ has: dialog.page().getByRole('heading', { name: titolo, exact: true }) });

async function write(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Contenuto' }).click();
  await page.keyboard.type('La nebbia sale dal fiume.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Alt+F10');
  const tools = dialog.getByRole('toolbar', { name: 'Formattazione' });
  await expect(button(tools, 'Titolo grande')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(button(tools, 'Titolo medio')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Prima delle nove');
  await expect(button(tools, 'Titolo grande')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');

  const chooser = page.waitForEvent('filechooser');
  await button(tools, 'Foto').click();
  await (await chooser).setFiles(await photoFile('pienza.jpg', { colour: 'olive', width: 400 }));
  const picture = page.getByRole('dialog', { name: 'Foto', exact: true });
  await picture.getByLabel('Che cosa mostra').fill('Il campanile di Pienza');
  await picture.getByLabel('Didascalia').fill('Pienza alle otto');
  await expect(button(picture, 'Metti la foto')).not.toHaveAttribute('aria-disabled');
  await button(picture, 'Metti la foto').click();
  await expect(dialog.locator('figure img')).toHaveAttribute('alt', 'Il campanile di Pienza');

  await button(tools, 'Tabella').click();
  for (const head of ['Borgo', 'Quando', 'Perché']) {
    await page.keyboard.type(head);
    if (head !== 'Perché') await page.keyboard.press('Tab');
  }
  await button(dialog.getByRole('toolbar', { name: 'Tabella' }), 'Colonna dopo').click();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Come');
  await expect(dialog.locator('.blog-page th')).toHaveText(['Borgo', 'Quando', 'Perché', 'Come']);
}

test('an administrator manages an article from draft to deletion', {
  tag: '@desktop',
}, async ({ page, panel, baseURL }) => {
  const titolo = `Tre borghi in un giorno ${Date.now()}`;
  const dialog = await openBlog(panel);
  await dialog.getByRole('tab', { name: 'Crea' }).click();
  await button(dialog, 'Salva la bozza').click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Compila tutti i campi obbligatori' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Titolo' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Titolo' }).fill(titolo);
  await write(page, dialog);
  await dialog.getByLabel('Categoria').selectOption('Destinazioni');
  await dialog.getByRole('textbox', { name: /^Tag/ }).fill('borghi, autunno');
  await page.keyboard.press('Enter');
  await dialog.getByLabel(/^Meta description/).fill('Un giorno, tre borghi.');
  await expectNoAxeViolations(page);
  await expectSpoken(dialog, 'blog-editor');
  await expectNothingLost(page);

  await button(dialog, 'Anteprima').click();
  const preview = panel.dialog('Anteprima');
  await expect(preview.getByRole('img', { name: 'Il campanile di Pienza' })).toBeVisible();
  await expect(preview.getByRole('columnheader', { name: 'Borgo' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toBeHidden();

  await dialog.getByRole('radio', { name: 'Pubblicato' }).check();
  await button(dialog, 'Pubblica').click();
  await expect(dialog.locator('.toast').filter({ hasText: 'Post blog creato con successo!' })).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Titolo' })).toHaveValue('');

  await dialog.getByRole('tab', { name: 'Articoli' }).click();
  const row = rowOf(dialog, titolo);
  const path = (await row.getByRole('link', { name: /Vedi/ }).getAttribute('href')) ?? '';
  const id = Number(/\/blog\/(\d+)/.exec(path)?.[1]);
  const read = await (await page.request.get(path)).text();
  for (const part of [titolo, 'Il campanile di Pienza', 'Pienza alle otto']) expect(read).toContain(part);
  const headers = { 'X-Forwarded-For': freshAddress() };
  const data = {
    autore: 'Nadia <b>',
    email: 'nadia@example.it',
    contenuto: `Ci vado domenica! ${id}`,
    post_id: id,
    sito: '',
    elapsed_ms: 20_000,
  };
  const sent = await page.request.post(`${baseURL}/api/blog/posts/${id}/comments`, { headers, data });
  expect(sent.status(), await sent.text()).toBe(201);

  await dialog.getByRole('tab', { name: /Commenti/ }).click();
  const comment = dialog.getByRole('listitem').filter({ hasText: `Ci vado domenica! ${id}` });
  await expect(comment.getByText('Nadia <b>')).toBeVisible();
  await expectNoAxeViolations(page);
  await button(comment, 'Approva').click();
  await expect(comment).toBeHidden();
  expect(await (await page.request.get(path)).text()).toContain(`Ci vado domenica! ${id}`);

  await dialog.getByRole('tab', { name: 'Statistiche' }).click();
  await expect(dialog.getByRole('row').filter({ hasText: titolo })).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('tab', { name: 'Articoli' }).click();
  await button(row, 'Riporta in bozza').click();
  await panel.confirm();
  await expect(row.getByText('Bozza', { exact: true })).toBeVisible();
  expect((await page.request.get(path)).status()).toBe(404);
  await button(row, 'Elimina').click();
  await panel.confirm();
  await expect(row).toBeHidden();
});

test('the blog dialog fits the screen on every tab and restores unsaved text when reopened', { tag: '@phone' }, async ({
  page,
  panel,
}) => {
  const dialog = await openBlog(panel);
  for (const [tab, content] of [
    ['Articoli', dialog.getByRole('search', { name: 'Articoli' })],
    ['Categorie', dialog.getByRole('heading', { name: 'Gastronomia' })],
    ['Iscritti', dialog.getByRole('link', { name: 'Esporta CSV' })],
  ] as const) {
    await dialog.getByRole('tab', { name: tab }).click();
    await expect(content).toBeVisible();
    await expectNoAxeViolations(page);
    await panel.expectFits();
  }
  await dialog.getByRole('tab', { name: 'Crea' }).click();
  await dialog.getByRole('textbox', { name: 'Titolo' }).fill('Un titolo a metà');
  await page.keyboard.press('Escape');
  await expect(panel.question.getByText(/^Hai modifiche non salvate/)).toBeVisible();
  await panel.confirm();
  await expect(dialog).toBeHidden();
  await panel.choose('Gestisci Blog');
  await dialog.getByRole('tab', { name: 'Crea' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Titolo' })).toHaveValue('Un titolo a metà');
  await panel.expectFits();
  await button(dialog, 'Scarta').click();
  await button(panel.question, 'Scarta').click();
  await expect(dialog.getByRole('textbox', { name: 'Titolo' })).toHaveValue('');
});
