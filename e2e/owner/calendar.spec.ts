import type { Page } from '@playwright/test';
import { formatLongDate, formatMonth, monthOf } from '../../src/kernel/dates/calendar-date.ts';
import { feedText } from '../../test/feed-text.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectSpoken } from '../support/spoken.ts';
import { expectNothingLost } from '../support/lost-content.ts';
import { BookingPanel, dayOfNextMonth } from '../support/booking-panel.ts';
import { KeyboardUser } from '../support/keyboard.ts';
import { expect, test } from '../support/owner.ts';

const italian = (date: string) => date.split('-').toReversed().join('/');
const stay = (first: number, last: number) => ({ start: dayOfNextMonth(first), end: dayOfNextMonth(last) });

async function openCalendar(page: Page, id: number): Promise<void> {
  await page.goto(`/proprietario/strutture/${id}/calendario`);
  await expect(page.getByRole('region', { name: 'Calendario' })).toBeVisible();
  await expect(page.getByText('Caricamento calendario...')).toHaveCount(0);
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function connect(page: Page, platform: string, url: string): Promise<void> {
  const keyboard = new KeyboardUser(page);
  await keyboard.choose(page.getByLabel('Piattaforma', { exact: true }), platform);
  await keyboard.rewrite(page.getByLabel('Indirizzo iCal'), url);
  await keyboard.push(page.getByRole('button', { name: 'Aggiungi', exact: true }));
}

test('nights booked on a connected platform are blocked, and a conflict with a second platform is reported', {
  tag: '@desktop',
}, async ({ page, owner, feeds }) => {
  const id = await owner.enterPublished(page);
  await feeds.set(`/${owner.id}/airbnb.ics?s=segreto`, { body: feedText('airbnb', [stay(10, 14)]) });
  await feeds.set(`/${owner.id}/vrbo.ics`, { body: feedText('vrbo', [stay(13, 16)]) });
  await openCalendar(page, id);
  await expectNoAxeViolations(page);
  await expectNothingLost(page);

  await new KeyboardUser(page).push(page.getByRole('button', { name: 'Sincronizza', exact: true }));
  const sync = dialog(page, 'Sincronizzazione Calendari');
  await connect(page, 'Airbnb', 'https://www.airbnb.it/calendar/1');
  await expect(sync.getByText("L'URL deve terminare con .ics")).toBeVisible();
  await connect(page, 'Airbnb', `${feeds.origin}/${owner.id}/airbnb.ics?s=segreto`);
  await expect(sync.getByText('Airbnb è collegata: 1 evento trovato.')).toBeVisible();
  await expect(sync.getByText('segreto')).toHaveCount(0);
  await connect(page, 'VRBO', `${feeds.origin}/${owner.id}/vrbo.ics`);
  await expect(sync.getByText('VRBO è collegata: 1 evento trovato.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(sync).toHaveCount(0);

  await expect(page.getByText('1 conflitto da controllare').filter({ visible: true })).toBeVisible();
  await page.getByRole('button', { name: 'Successivo' }).click();
  const nights = page.getByRole('gridcell', { name: formatLongDate(dayOfNextMonth(13)) });
  await expect(nights).toHaveAccessibleName(/Airbnb.*VRBO/);
  await expectNoAxeViolations(page);
  await expectSpoken(page.getByRole('main'), 'owner-calendar');
  await page.getByRole('button', { name: 'Giorno', exact: true }).click();
  await expect(page.getByRole('gridcell')).toHaveCount(1);
  await expectNoAxeViolations(page);
  const mail = await owner.mail('Due prenotazioni nelle stesse notti');
  expect(mail.text).toContain('Airbnb');

  await page.getByRole('link', { name: 'Quanto è fresco il calendario' }).click();
  await expect(page.getByText(/^Airbnb non ha mai letto il nostro calendario/)).toBeVisible();
  await expect(page.getByText(/^Quello che sappiamo di VRBO è di /)).toBeVisible();
  await expectNoAxeViolations(page);

  const { cin } = owner;
  const answer = await page.request.get(
    `/api/calendar/availability?cin=${cin}&start_date=${dayOfNextMonth(9)}&end_date=${dayOfNextMonth(16)}`,
  );
  expect(((await answer.json()) as { is_available: boolean }[]).map((night) => night.is_available)).toEqual([
    true,
    ...Array.from({ length: 6 }, () => false),
    true,
  ]);
  await page.goto(`/struttura/${id}`);
  const { root } = await BookingPanel.of(page);
  await expect(root.getByText(/^Calendario confermato/)).toBeVisible();
});

test('an owner blocks dates by typing dates or by tapping two days, and deletes a block', { tag: '@phone' }, async ({
  page,
  owner,
}) => {
  const id = await owner.enterPublished(page);
  await openCalendar(page, id);
  await page.getByRole('button', { name: 'Blocca date' }).click();
  const add = dialog(page, 'Aggiungi evento');
  await add.getByLabel('Prima notte').fill(italian(dayOfNextMonth(10)));
  await add.getByLabel('Ultima notte').fill(italian(dayOfNextMonth(9)));
  await add.getByRole('button', { name: 'Aggiungi' }).click();
  await expect(add.getByText('L’ultima notte non può venire prima della prima.')).toBeVisible();
  await add.getByLabel('Ultima notte').fill(italian(dayOfNextMonth(11)));
  await add.getByLabel('Tipo di evento').selectOption({ label: 'Manutenzione' });
  await add.getByLabel(/^Descrizione/).fill('Caldaia');
  await expectNoAxeViolations(page);
  await add.getByRole('button', { name: 'Aggiungi' }).click();
  await expect(add).toHaveCount(0);

  const month = page.getByRole('region', { name: 'Calendario' }).getByRole('heading', { level: 2 });
  await page.getByRole('button', { name: 'Successivo' }).click();
  const next = formatMonth(monthOf(dayOfNextMonth(1)));
  await expect(page).toHaveURL(/\?mese=/);
  await page.reload();
  await expect(month).toHaveText(next);
  await page.getByRole('link', { name: 'Le mie strutture' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Le mie strutture' })).toBeVisible();
  await page.goBack();
  await expect(month).toHaveText(next);

  await page
    .getByRole('button', { name: /^Caldaia/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Elimina' }).click();
  const question = page.getByRole('alertdialog', { name: 'Conferma Azione' });
  await expect(question).toContainText('Sei sicuro di voler eliminare questo evento?');
  await question.getByRole('button', { name: 'Elimina' }).click();
  await expect(page.getByText('Evento eliminato.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Caldaia/ })).toHaveCount(0);

  await dayButton(page, 20).tap();
  await dayButton(page, 22).tap();
  await page.getByRole('button', { name: 'Blocca', exact: true }).tap();
  await blockChosen(page);
});

const dayButton = (page: Page, n: number) =>
  page
    .getByRole('gridcell', { name: formatLongDate(dayOfNextMonth(n)) })
    .getByRole('button')
    .first();

async function blockChosen(page: Page): Promise<void> {
  const add = dialog(page, 'Aggiungi evento');
  await expect(add).toContainText(`${italian(dayOfNextMonth(20))} – ${italian(dayOfNextMonth(22))}`);
  await add.getByRole('button', { name: 'Aggiungi' }).click();
  await expect(dayButton(page, 22)).toHaveAccessibleName(/Date bloccate/);
}

test.describe('a calendar that fails to load', () => {
  test.use({ expectedFaults: /^request failed .*\/api\/calendar\/events\// });

  test('shows an error, and loads once «Riprova» is pressed', {
    tag: '@desktop',
  }, async ({ page, owner }) => {
    const id = await owner.enterPublished(page);
    await page.route('**/api/calendar/events/**', (route) => route.abort());
    await page.goto(`/proprietario/strutture/${id}/calendario`);
    await expect(page.getByText('Impossibile caricare gli eventi del calendario')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute('**/api/calendar/events/**');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByText('Impossibile caricare gli eventi del calendario')).toHaveCount(0);

    await page.getByRole('button', { name: 'Successivo' }).click();
    await dayButton(page, 20).focus();
    for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await blockChosen(page);
  });
});
