import { expectNoAxeViolations } from '../support/axe.ts';
import { expectSpoken } from '../support/spoken.ts';
import { expectNothingLost } from '../support/lost-content.ts';
import { uniqueCin } from '../support/owner.ts';
import { expect, test } from '../support/panel.ts';
import { dataUrl, paintPhoto } from '../support/photos.ts';
import * as struttureMessages from '../../src/strutture/messages/admin.ts';
import * as adminMessages from '../../src/admin/messages/admin.ts';

const APPROVED = 'Struttura approvata con successo!';
const REFUSED = 'Struttura rifiutata';
const REASON = 'La seconda foto non è della casa.\nMettine una tua.';

test('a submitted struttura becomes public when an administrator approves it', { tag: '@desktop' }, async ({
  page,
  owner,
  panel,
}) => {
  const id = await owner.submit();
  await panel.open({ cerca: owner.homeName });
  await expect(panel.row(owner.homeName)).toContainText(adminMessages.addressUnconfirmed);
  await panel.find(owner.homeName);
  await expect(panel.sheet.locator('.badges')).toContainText(adminMessages.addressUnconfirmed);
  await panel.action('Approva').click();
  const reached = panel.question.getByLabel(adminMessages.ownerReachedOtherwiseLabel);
  await panel.question.getByRole('button', { name: 'Conferma' }).click();
  await expect(panel.question.getByRole('alert').first()).toHaveText(adminMessages.ownerToReachHint);
  await expectNoAxeViolations(page);
  await reached.check();
  await panel.question.getByRole('button', { name: 'Annulla' }).click();
  await owner.confirm();

  await panel.open();
  await expectNoAxeViolations(page);
  await expectNothingLost(page);
  await panel.find(owner.homeName);
  const { sheet } = panel;
  await expect(sheet.getByText('Montepulciano (SI), 53045 · Strada delle Vigne 14 · Toscana')).toBeVisible();
  await expect(sheet.getByText('95 €')).toBeVisible();
  await expect(sheet.locator('.badges')).toContainText('B&B');
  await expect(sheet.locator('.badges')).toContainText('Non garantita');
  await expect(sheet.getByText('Casale in pietra tra gli ulivi')).toBeVisible();
  await expect(sheet.getByRole('list', { name: 'Servizi' }).getByRole('listitem')).toContainText(['WiFi']);
  for (const [name, value] of [
    ['CIN', owner.cin],
    ['Posti letto', '4'],
    ['Foto', '2'],
    ['Inviata', /^\d\d\/\d\d\/\d{4}, \d\d:\d\d$/],
    ['E-mail', owner.email],
    ['Telefono', '+39 333 555 0101'],
    ['Pulizie', 'Non offerte'],
    ['Spazi', '2 camere, 1 bagno, cucina'],
  ] as const) {
    const fact = sheet.locator('dl > div').filter({ has: page.getByRole('term').getByText(name, { exact: true }) });
    await expect(fact.getByRole('definition')).toContainText(value);
  }
  await expect(sheet.getByText('CIN valido e non duplicato')).toBeVisible();
  await expect(sheet.getByText('Il proprietario ha confermato il suo indirizzo e-mail')).toBeVisible();
  await expectSpoken(page.locator('body'), 'panel');
  await expectNothingLost(page);
  await sheet.getByRole('button', { name: 'Apri la foto 1 di 2' }).click();
  const photos = page.getByRole('dialog').filter({ has: page.locator('img') });
  await expect(photos).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(photos).toBeHidden();
  await panel.expectFits();
  await expectNoAxeViolations(page);

  await panel.action('Approva').click();
  await expect(panel.question).toContainText(`Vuoi approvare ${owner.homeName}? Va subito online.`);
  await expect(panel.question.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await expectNoAxeViolations(page);
  await panel.confirm();
  await expect(panel.toast(APPROVED)).toBeVisible();
  await expectNoAxeViolations(page);
  await panel.dismiss(APPROVED);
  expect((await page.request.get(`/struttura/${id}`)).status()).toBe(200);
  await panel.open({ scheda: 'approvate', cerca: owner.homeName });
  await expect(panel.row(owner.homeName)).toBeVisible();
});

test('a rejection requires a reason and can be undone', {
  tag: '@desktop',
}, async ({ page, owner, panel, operator }) => {
  const id = await owner.wait();
  await panel.open({ cerca: owner.homeName });
  await panel.row(owner.homeName).getByRole('button').click();
  await panel.action('Rifiuta').click();
  const reason = panel.question.getByLabel('Motivo');
  await expect(reason).toBeFocused();
  await expectNoAxeViolations(page);
  await panel.confirm();
  await expect(panel.question.getByText('Scrivi il motivo del rifiuto.').first()).toBeVisible();
  await expectNoAxeViolations(page);
  await panel.question.getByRole('button', { name: 'Indirizzo', exact: true }).click();
  await expect(reason).toHaveValue(/via e numero civico/);
  await reason.fill(REASON);
  await panel.confirm();
  await expect(panel.toast(REFUSED)).toBeVisible();
  await panel.toast(REFUSED).getByRole('button', { name: 'Annulla' }).click();
  await expect.poll(async () => (await operator.read(id)).status).toBe('in_attesa');
  await expect(panel.sheet.getByRole('heading', { level: 2, name: owner.homeName })).toBeVisible();
  await expect(panel.action('Rifiuta')).toBeVisible();

  await panel.action('Rifiuta').click();
  await panel.question.getByLabel('Motivo').fill(REASON);
  await panel.confirm();
  await expect(panel.toast(REFUSED)).toBeVisible();
  expect((await operator.read(id)).status).toBe('rifiutata');
  await panel.open({ scheda: 'rifiutate', cerca: owner.homeName });
  await panel.row(owner.homeName).getByRole('button').click();
  await expect(panel.sheet.getByRole('blockquote')).toContainText('Mettine una tua.');
  await expect(panel.action('Approva')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('the panel compares a changed struttura with its published version, and approval publishes the change', {
  tag: '@desktop',
}, async ({ page, owner, panel }) => {
  const id = await owner.submit();
  const session = { Cookie: await owner.confirm() };
  await owner.approve(id);
  const changed = await owner.body({
    descrizione: 'Casale in pietra, con piscina nuova.',
    posti_letto: 6,
    immagini: [dataUrl(await paintPhoto({ colour: '#405060' }))],
  });
  const answer = await page.request.put(`/api/proprietario/strutture/${id}`, { headers: session, data: changed });
  expect(answer.status(), await answer.text()).toBe(200);

  await panel.open();
  await panel.search.fill(owner.homeName);
  await expect(panel.row(owner.homeName).getByText('Modifica', { exact: true })).toBeVisible();
  await panel.find(owner.homeName);
  const changes = panel.sheet.getByRole('table', { name: 'Che cosa cambia' });
  await expect(changes.getByRole('row', { name: /^Posti letto \D*4 \D*6$/ })).toBeVisible();
  await expect(changes.getByRole('row', { name: /^Descrizione .*ulivi.*piscina nuova/ })).toBeVisible();
  await expect(panel.action('Gestisci Foto')).toHaveCount(0);
  await panel.expectFits();
  await expectNoAxeViolations(page);
  await panel.action('Approva').click();
  await expect(panel.question).toContainText('Prende subito il posto della versione pubblicata.');
  await panel.confirm();
  await panel.dismiss(APPROVED);
  expect(await (await page.request.get(`/struttura/${id}`)).text()).toContain('con piscina nuova');
});

test('texts changed after approval are listed until an administrator has reviewed them', {
  tag: '@phone',
}, async ({ page, owner, panel }) => {
  const id = await owner.submit();
  const session = { Cookie: await owner.confirm() };
  await owner.approve(id);
  const data = await owner.body({ descrizione: 'Casale in pietra tra i cipressi.' });
  const answer = await page.request.put(`/api/proprietario/strutture/${id}`, { headers: session, data });
  expect(answer.status(), await answer.text()).toBe(200);

  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/admin?scheda=cambiate&cerca=${owner.homeName}`);
  const tab = page.getByRole('tab', { name: /^Cambiate dopo l’approvazione/ });
  await expect(tab.locator('.da-leggere')).toBeVisible();
  const lines = await tab.evaluate(({ firstChild }) => {
    const name = document.createRange();
    if (firstChild) name.selectNodeContents(firstChild);
    return new Set([...name.getClientRects()].map(({ top }) => top)).size;
  });
  // Allows two lines for the name, because a long word can wrap to a second line.
  expect(lines).toBeLessThanOrEqual(2);
  await panel.row(owner.homeName).getByRole('button').tap();
  const changes = panel.sheet.getByRole('table', { name: 'Che cosa è cambiato' });
  await expect(changes.getByText('tra i cipressi')).toBeVisible();
  await panel.expectFits();
  await expectNoAxeViolations(page);
  await panel.action('Visto').tap();
  await panel.dismiss('Testi visti');
  await expect(panel.row(owner.homeName)).toBeHidden();
});

test.describe('a struttura that changed after an administrator opened it', () => {
  test.use({ expectedFaults: /^answer 409: .*\/approve$/ });

  test('is not approved, and the panel announces and shows the change', { tag: '@desktop' }, async ({
    page,
    owner,
    panel,
    operator,
  }) => {
    const id = await owner.wait();
    await panel.openSheet(id);
    await operator.call('PUT', `/api/admin/strutture/${id}/contacts`, {
      telefono: '+39 333 555 0999',
      email: owner.email,
    });
    await panel.action('Approva').click();
    await panel.confirm();
    const failure = panel.toast("Errore nell'approvazione della struttura");
    await expect(failure).toContainText(`${owner.homeName}: ${struttureMessages.listingChangedElsewhere}`);
    // Waits until the list has reloaded. Until then, it is translucent and its contrast is too low for axe.
    await expect(panel.queue.locator('.admin-scroller')).toHaveAttribute('aria-busy', 'false');
    await expectNoAxeViolations(page);
    await failure.getByRole('button', { name: 'Rivedi' }).click();
    await expect(panel.sheet.getByRole('heading', { level: 2, name: owner.homeName })).toBeVisible();
    await expect(panel.sheet.getByText(adminMessages.propertyChangedMeanwhile)).toBeVisible();
    await expect(panel.sheet.getByText('+39 333 555 0999')).toBeVisible();
    await expectNoAxeViolations(page);
    await panel.action('Approva').click();
    await panel.confirm();
    await panel.dismiss(APPROVED);
    await expect.poll(async () => (await operator.read(id)).status).toBe('approvata');
  });
});

test.describe('several selected strutture', () => {
  test.use({ expectedFaults: /^answer 409: .*\/reject$/ });

  test('are approved or rejected together, and the report names each struttura that could not be processed', {
    tag: '@desktop',
  }, async ({ page, owner, panel, operator }) => {
    const names = ['Alba', 'Brezza', 'Cala', 'Duna'].map((name) => `${owner.homeName} ${name}`);
    const ids = await Promise.all(names.map((nome) => owner.wait({ nome, cin: uniqueCin() })));
    const several = page.getByRole('group', { name: 'Azioni sulle selezionate' });
    await panel.open({ cerca: owner.homeName });
    await expect(panel.queue.getByText('4 strutture trovate')).toBeVisible();

    for (const nome of names.slice(0, 2)) await panel.row(nome).getByRole('checkbox').check();
    await expect(several).toContainText('2 selezionate');
    await expectNoAxeViolations(page);
    await several.getByRole('button', { name: 'Approva' }).click();
    await expect(panel.question).toContainText('Vuoi approvare 2 strutture? Vanno subito online.');
    await expectNoAxeViolations(page);
    await panel.confirm();
    await panel.dismiss('Approvate 2 strutture');
    await expect(panel.queue.getByRole('listitem')).toHaveCount(2);

    await panel.queue.getByRole('checkbox', { name: 'Seleziona tutte quelle in elenco' }).check();
    await operator.call('PUT', `/api/admin/strutture/${ids[3]}/contacts`, { telefono: '', email: owner.email });
    await several.getByRole('button', { name: 'Rifiuta' }).click();
    await expect(panel.question).toContainText('Vuoi rifiutare 2 strutture?');
    await panel.question.getByLabel('Motivo').fill('Mancano le foto delle camere.');
    await panel.confirm();
    const report = panel.dialog('Rifiuta le selezionate');
    await expect(report).toContainText('Rifiutata 1 struttura');
    await expect(report).toContainText('1 non è riuscita');
    await expect(report.getByRole('listitem')).toContainText([names[3]!]);
    await expect(report.getByRole('listitem')).toContainText([struttureMessages.listingChangedElsewhere]);
    await expectNoAxeViolations(page);
    await report.getByRole('button', { name: 'Chiudi', exact: true }).last().click();
    await expect(panel.row(names[3]!)).toBeVisible();
    await expect(panel.row(names[2]!)).toHaveCount(0);
    const statuses = await Promise.all(ids.map(async (id) => (await operator.read(id)).status));
    expect(statuses).toEqual(['approvata', 'approvata', 'rifiutata', 'in_attesa']);
  });
});
