import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import type { Town } from '../support/portal.ts';
import { openSlowly } from '../support/slow-scripts.ts';
import { openWithClockStopped } from '../support/stopped-clock.ts';

const CITIES = '**/province/*/citta-with-count';
const LOGGED = 'Errore caricamento città';
const FAILED = 'Non riusciamo a caricare le città. Riprova.';
const hasHomes = ({ strutture_count }: Town) => strutture_count > 0;

test('a province that is chosen while the scripts are on their way waits for «Vai»', { tag: '@phone' }, async ({
  page,
}) => {
  const arrive = await openSlowly(page, '/strutture/umbria');
  await page.getByLabel('Provincia').selectOption('Terni (TR)');
  arrive();
  await page.getByRole('button', { name: 'Vai' }).click();
  await expect(page).toHaveURL('/strutture/umbria/terni');
});

test.describe('when the cities of a province cannot be loaded', () => {
  test.use({ expectedFaults: /citta-with-count|Errore caricamento città/ });

  /** How long the others keep the visitor of a town waiting, whose own is there from the start. */
  async function expectThreeAttempts(page: Page, questions: Request[], logged: string[]): Promise<void> {
    for (const [made, pause] of [
      [1, 2000],
      [2, 4000],
    ] as const) {
      await expect.poll(() => logged.length).toBe(made);
      await page.clock.runFor(pause - 1);
      expect(questions).toHaveLength(made);
      await page.clock.runFor(1);
    }
    await expect.poll(() => questions.length).toBe(3);
  }

  test('three attempts, 2 s and 4 s apart, then a sentence and Riprova', { tag: '@desktop' }, async ({
    page,
    portal,
  }) => {
    const town = await portal.findTown(hasHomes);
    const questions: Request[] = [];
    const logged: string[] = [];
    page.on('console', (message) => message.text().startsWith(LOGGED) && logged.push(message.text()));
    await page.route(CITIES, (route) => {
      questions.push(route.request());
      return route.abort('connectionreset');
    });
    await openWithClockStopped(page, town.path);
    await expectThreeAttempts(page, questions, logged);
    await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
    for (const question of questions) expect(question.headers()['cache-control']).toBe('no-cache');
    await expect(page.getByLabel('Città')).toHaveValue(town.path);

    await page.unroute(CITIES);
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByText(FAILED)).toBeHidden();
  });
});
