import type { Page, Request, Route } from '@playwright/test';
import { expect, test, type Town } from '../support/portal.ts';
import { openSlowly } from '../support/slow-scripts.ts';
import { openWithClockStopped } from '../support/stopped-clock.ts';

const CITIES = '**/province/*/citta-with-count';
const LOGGED = 'Errore caricamento città';
const FAILED = 'Non riusciamo a caricare le città. Riprova.';

const finder = (page: Page) => page.getByRole('form', { name: 'Trova una casa' });
const field = (page: Page, label: 'Regione' | 'Provincia' | 'Città') => finder(page).getByLabel(label);
const show = (page: Page) => finder(page).getByRole('button', { name: 'Mostra le case' });
const hasHomes = ({ strutture_count }: Town) => strutture_count > 0;

async function chooseProvincia(page: Page, { regione, provincia }: Town): Promise<void> {
  await field(page, 'Regione').selectOption(regione.nome);
  await field(page, 'Provincia').selectOption(provincia.label);
}

test('region, province, city: each waits for the one before, and «Mostra le case» opens the deepest', async ({
  page,
  portal,
}) => {
  const town = await portal.findTown(hasHomes);
  await page.goto('/');
  await expect(field(page, 'Regione').getByRole('option')).toHaveCount(21);
  await expect(field(page, 'Provincia')).toBeDisabled();
  await expect(field(page, 'Città')).toBeDisabled();

  await field(page, 'Regione').selectOption(town.regione.nome);
  await expect(field(page, 'Provincia')).toBeEnabled();
  await expect(field(page, 'Città')).toBeDisabled();
  await field(page, 'Provincia').selectOption(town.provincia.label);
  await expect(field(page, 'Città')).toBeEnabled();
  await expect(page.getByText(/^[\d.]+ città disponibili, [\d.]+ con almeno una casa$/)).toBeVisible();
  await field(page, 'Città').selectOption(`${town.nome} (${town.strutture_count.toLocaleString('it-IT')})`);
  await show(page).click();
  await expect(page).toHaveURL(town.path);
});

test('a choice clears those below it', async ({ page, portal }) => {
  const town = await portal.findTown(hasHomes);
  await page.goto('/');
  await chooseProvincia(page, town);
  await expect(field(page, 'Città')).toBeEnabled();
  await field(page, 'Regione').selectOption('Umbria');
  await expect(field(page, 'Provincia')).toHaveValue('');
  await expect(field(page, 'Provincia').getByRole('option', { name: 'Perugia (PG)' })).toBeAttached();
  await expect(field(page, 'Città')).toBeDisabled();
  await show(page).click();
  await expect(page).toHaveURL('/strutture/umbria');
});

test('nothing chosen: the regions', async ({ page }) => {
  await page.goto('/');
  await show(page).click();
  await expect(page).toHaveURL('/#regioni');
  await expect(page.getByRole('heading', { name: "Esplora le Regioni d'Italia" })).toBeInViewport();
});

test.describe('chosen while the scripts are on their way', () => {
  test('a region counts: its provinces come', async ({ page }) => {
    const arrive = await openSlowly(page, '/');
    await field(page, 'Regione').selectOption('Umbria');
    arrive();
    await expect(field(page, 'Provincia')).toBeEnabled();
    await expect(field(page, 'Regione')).toHaveValue('umbria');
  });

  test('a province waits for «Vai»', async ({ page }) => {
    const arrive = await openSlowly(page, '/strutture/umbria');
    await page.getByLabel('Provincia').selectOption('Terni (TR)');
    arrive();
    await page.getByRole('button', { name: 'Vai' }).click();
    await expect(page).toHaveURL('/strutture/umbria/terni');
  });
});

test.describe('when the cities cannot be loaded', () => {
  test.use({ expectedFaults: /citta-with-count|Errore caricamento città/ });

  /** Each way to fail, and how long after the question it shows. */
  const failures: [what: string, answer: (route: Route) => Promise<void> | undefined, after: number][] = [
    ['broken off', (route) => route.abort('connectionreset'), 0],
    ['answered with an error', (route) => route.fulfill({ status: 500, json: { success: false } }), 0],
    ['never answered', () => undefined, 30_000],
  ];
  for (const [what, answer, after] of failures) {
    test(`${what}: three attempts, 2 s and 4 s apart, then a sentence and Riprova`, async ({ page, portal }) => {
      const town = await portal.findTown(hasHomes);
      const questions: Request[] = [];
      const logged: string[] = [];
      page.on('console', (message) => message.text().startsWith(LOGGED) && logged.push(message.text()));
      await page.route(CITIES, (route) => {
        questions.push(route.request());
        return answer(route);
      });
      await openWithClockStopped(page, '/');
      await chooseProvincia(page, town);
      for (const [made, pause] of [
        [1, 2000],
        [2, 4000],
      ] as const) {
        await expect.poll(() => questions.length).toBe(made);
        await expect(page.getByText('Carichiamo le città…')).toBeVisible();
        await page.clock.runFor(after);
        await expect.poll(() => logged.length).toBe(made);
        await page.clock.runFor(pause - 1);
        expect(questions).toHaveLength(made);
        await page.clock.runFor(1);
      }
      await expect.poll(() => questions.length).toBe(3);
      await page.clock.runFor(after);
      await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
      await expect(field(page, 'Città')).toBeDisabled();
      for (const question of questions) expect(question.headers()['cache-control']).toBe('no-cache');

      await page.unroute(CITIES);
      await page.getByRole('button', { name: 'Riprova' }).click();
      await expect(field(page, 'Città')).toBeEnabled();
      await expect(page.getByText(FAILED)).toBeHidden();
    });
  }
});

test.describe('when the provinces cannot be loaded', () => {
  test.use({ expectedFaults: /province|Errore caricamento province/ });

  test('a sentence and Riprova', async ({ page }) => {
    const PROVINCES = '**/api/regioni/*/province';
    await page.route(PROVINCES, (route) => route.fulfill({ status: 503, json: { success: false } }));
    await page.goto('/');
    await field(page, 'Regione').selectOption('Umbria');
    const alert = page.getByRole('alert').filter({ hasText: 'Non riusciamo a caricare le province. Riprova.' });
    await expect(alert).toBeVisible();
    await page.unroute(PROVINCES);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(field(page, 'Provincia')).toBeEnabled();
    await expect(alert).toBeHidden();
  });
});
