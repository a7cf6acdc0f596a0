import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/panel.ts';
import { dataUrl, shots } from '../support/photos.ts';

const WORD = 'Precipitevolissimevolmente';

const WORDS =
  'Antico Podere della Valle dei Mulini, con Piscina e Vista sulle Colline di Montepulciano e del Trasimeno ';

test('the sheet of a struttura fits the screen with very long texts, with ten photos and without photos', async ({
  page,
  owner,
  stranger,
  panel,
}) => {
  const long = `${WORDS}${owner.id}`.padEnd(120, 'x');
  const photos = (await shots(10)).map(({ buffer }) => dataUrl(buffer));
  const many = await owner.wait({
    nome: long,
    immagini: photos,
    descrizione: `${WORD.repeat(8)} ${'Due camere sui tetti, un forno a legna e l’orto. '.repeat(120)}`.slice(0, 5000),
    indirizzo: `Strada ${WORD.repeat(4)} 14`,
  });
  await panel.openSheet(many);
  await expect(panel.sheet.getByRole('heading', { level: 2, name: long })).toBeVisible();
  await panel.expectFits();
  await expectNoAxeViolations(page);

  await panel.sheet.getByRole('button', { name: 'Apri la foto 1 di 10' }).click();
  const viewer = page.getByRole('dialog', { name: `Foto di ${long}` });
  for (const name of ['Foto precedente', 'Foto successiva', 'Chiudi']) {
    await expect(viewer.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(panel.sheet).toBeVisible();

  await panel.open({ cerca: owner.id });
  await expect(panel.row(long)).toBeVisible();
  await panel.expectFits();
  await panel.openSheet(many);
  await panel.action('Approva').click();
  await panel.expectFits();
  await expectNoAxeViolations(page);

  const unbroken = stranger.id.padEnd(120, 'W');
  const none = await stranger.wait({ nome: unbroken, immagini: [] });
  await panel.openSheet(none);
  await expect(panel.sheet.getByRole('heading', { level: 2, name: unbroken })).toBeVisible();
  await panel.expectFits();
  await expectNoAxeViolations(page);
  await panel.open({ cerca: stranger.id });
  await panel.expectFits();
});
