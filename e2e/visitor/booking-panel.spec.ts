import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

type Listing = {
  id: number;
  slug: string;
  cin: string;
  prezzo_notte: number;
  servizio_pulizie: boolean;
  prezzo_pulizie: number;
  is_guaranteed: boolean;
  tipo_prenotazione: string;
};

/** Towns that have listings whatever the number of them. */
const TOWNS = ['Roma', 'Firenze', 'Venezia', 'Milano', 'Napoli', 'Palermo'];

async function findHome(request: APIRequestContext, isGuaranteed: boolean): Promise<Listing> {
  for (const citta of TOWNS) {
    const answer = await request.get('/api/properties/public', { params: { citta, limit: '50' } });
    const { data } = (await answer.json()) as { data: Listing[] };
    const home = data.find((one) => one.is_guaranteed === isGuaranteed && one.tipo_prenotazione === 'casa_vacanza');
    if (home) return home;
  }
  throw new Error('No demo listing fits this journey.');
}

async function open(page: Page, home: Listing): Promise<void> {
  await page.goto(`/struttura/${home.id}/${home.slug}`);
}

/** Two free nights in a row: the first of them, of those that the calendar on show has. */
async function freeArrival(page: Page): Promise<number> {
  const days = page.getByRole('grid').getByRole('button');
  const names = await days.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const isFree = (name: string | undefined) => name?.endsWith(', disponibile') === true;
  const arrival = names.findIndex((name, index) => isFree(name) && isFree(names[index + 1]));
  expect(arrival, 'two free nights in the first month').toBeGreaterThanOrEqual(0);
  return arrival;
}

const euro = new Intl.NumberFormat('it-IT', { style: 'currency', currency: 'EUR', useGrouping: 'always' });

test('from an empty choice to the price of two nights', async ({ page, request, isMobile }) => {
  const home = await findHome(request, true);
  await open(page, home);
  if (isMobile) await page.getByRole('button', { name: 'Scegli le date' }).click();
  const panel = isMobile
    ? page.getByRole('dialog')
    : page.getByRole('region', { name: 'Disponibilità e prenotazione' });
  await expect(panel.getByRole('grid')).toHaveAttribute('aria-busy', 'false');

  await panel.getByRole('button', { name: /^Prenota e paga/ }).click();
  await expect(panel.getByRole('alert').filter({ hasText: 'Seleziona le date e il numero di ospiti' })).toBeVisible();
  await expect(page.locator(':focus')).toHaveAttribute('data-date', /./);
  await expectNoAxeViolations(page);

  const arrival = await freeArrival(page);
  await panel.getByRole('grid').getByRole('button').nth(arrival).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const total = home.prezzo_notte * 2 + (home.servizio_pulizie ? home.prezzo_pulizie : 0);
  await expect(panel.getByText('2 notti ×')).toBeVisible();
  await expect(panel.locator('.tot .t dd')).toHaveText(euro.format(total));
  await expectNoAxeViolations(page);

  await panel.getByRole('button', { name: 'Solo informazioni' }).click();
  const contacts = page.getByRole('dialog', { name: 'Contatta il proprietario' });
  await expect(contacts.getByText(euro.format(total))).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(contacts).toBeHidden();
  if (!isMobile) return;

  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`/struttura/${home.id}/`));
  await expect(page.getByRole('button', { name: 'Prenota', exact: true })).toBeFocused();
});

test('without guarantee: a warning with other homes in place of the payment', async ({ page, request, isMobile }) => {
  await open(page, await findHome(request, false));
  if (isMobile) await page.getByRole('button', { name: 'Scegli le date' }).click();
  await expect(page.getByText('Questa struttura non è garantita.').filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Prenota e paga/ })).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'scegliere un’altra struttura' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/strutture\/.+\/.+\/.+/);
});

test.describe('the calendar cannot be loaded', () => {
  test.use({ expectedFaults: /availability|Errore caricamento disponibilità/ });

  test('every date looks free, and the page says so', async ({ page, request, isMobile }) => {
    const home = await findHome(request, true);
    await page.route('**/api/calendar/availability?*', (route) => route.abort());
    await open(page, home);
    if (isMobile) await page.getByRole('button', { name: 'Scegli le date' }).click();
    const notice = page
      .getByText('Disponibilità non verificata: la confermeremo prima del pagamento.')
      .filter({ visible: true });
    await expect(notice).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute('**/api/calendar/availability?*');
    await page.getByRole('button', { name: 'Riprova' }).filter({ visible: true }).click();
    await expect(notice).toBeHidden();
  });
});
