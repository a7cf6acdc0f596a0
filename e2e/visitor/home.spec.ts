import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

test('the home page opens, whole and accessible', async ({ page }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('an address that does not exist is a real 404 page in Italian', async ({ page }) => {
  const answer = await page.goto('/questa-pagina-non-esiste');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('La pagina che cerchi non esiste.')).toBeVisible();
  await expectNoAxeViolations(page);
});
