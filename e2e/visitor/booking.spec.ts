import { formatLongDate } from '../../src/kernel/calendar-date.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { BookingPanel, dayOfNextMonth as day, fakeCalendar, totalOf } from '../support/booking-panel.ts';
import { expect, test } from '../support/journey.ts';
import type { Struttura } from '../support/portal.ts';
import { openSlowly } from '../support/slow-scripts.ts';

const [DESKTOP, PHONE] = [{ tag: '@desktop' }, { tag: '@phone' }];

type Room = Struttura['camere'][number];

const isHouse = ({ tipo_prenotazione, prezzo_notte }: Struttura) =>
  tipo_prenotazione === 'casa_vacanza' && prezzo_notte > 0;
const isGuaranteedHouse = (struttura: Struttura) => isHouse(struttura) && struttura.is_guaranteed;
/** The rooms of a B&B that can be booked, by price. */
function cheapestAndDearest({ camere }: Struttura): [cheapest: Room, dearest: Room] {
  const rooms = camere
    .filter(({ disponibile }) => disponibile)
    .toSorted((one, other) => one.prezzo_notte - other.prezzo_notte);
  return [rooms[0]!, rooms.at(-1)!];
}

function hasRoomsOfTwoPrices(struttura: Struttura): boolean {
  if (struttura.tipo_prenotazione !== 'bnb' || !struttura.camere.some(({ disponibile }) => disponibile)) return false;
  const [cheapest, dearest] = cheapestAndDearest(struttura);
  return cheapest.prezzo_notte < dearest.prezzo_notte;
}

const hasContacts = ({ telefono, email }: Struttura) => telefono !== null && email !== null;

test.describe('dates', () => {
  test('arrival, departure, guests, total; each date can be taken back', PHONE, async ({ page, portal }) => {
    await fakeCalendar(page);
    const house = await portal.findStruttura(
      (each) => isGuaranteedHouse(each) && each.servizio_pulizie && each.posti_letto > 1,
    );
    const panel = await BookingPanel.open(page, house);
    await expect(panel.root.getByText('Scegli le date per vedere il totale')).toBeVisible();
    await expect(panel.button('Cancella date')).toBeHidden();

    await panel.pick(day(5));
    await panel.expectDay(day(5), 'arrivo selezionato');
    await expect(panel.button('Cancella date')).toBeVisible();
    await panel.pick(day(8));
    await panel.expectDay(day(8), 'partenza selezionata');
    await panel.expectDay(day(6), 'compresa nel soggiorno');
    await expect(panel.root.getByText('3 notti ×')).toBeVisible();
    await expect(panel.root.getByText('Pulizie finali')).toBeVisible();
    await panel.expectTotal(totalOf(house, 3));

    const guests = panel.root.getByLabel('Ospiti');
    await expect(guests).toHaveValue('1');
    await expect(guests.getByRole('option')).toHaveCount(house.posti_letto);
    await guests.selectOption('2 ospiti');
    await panel.expectTotal(totalOf(house, 3));

    await panel.pick(day(8));
    await panel.expectDay(day(8), 'disponibile');
    await panel.expectDay(day(5), 'arrivo selezionato');
    await panel.pick(day(3));
    await panel.expectDay(day(3), 'arrivo selezionato');
    await panel.pick(day(3));
    await panel.expectDay(day(3), 'disponibile');

    await panel.pick(day(5), day(8), day(20));
    await panel.expectDay(day(20), 'arrivo selezionato');
    await panel.expectDay(day(5), 'disponibile');
    await panel.button('Cancella date').click();
    await panel.expectDay(day(20), 'disponibile');
    await panel.expectFocusInGrid();
    await expect(panel.root.getByText('Scegli le date per vedere il totale')).toBeVisible();
  });

  test(
    'a reload and a shared address keep them; dates taken meanwhile are told',
    DESKTOP,
    async ({ page, context, portal }) => {
      await fakeCalendar(page);
      const house = await portal.findStruttura((each) => isGuaranteedHouse(each) && each.posti_letto > 1);
      const panel = await BookingPanel.open(page, house);
      await panel.pick(day(5), day(8));
      await panel.root.getByLabel('Ospiti').selectOption('2 ospiti');
      await expect(page).toHaveURL(new RegExp(`dal=${day(5)}&al=${day(8)}&ospiti=2$`));

      const shared = await context.newPage();
      await fakeCalendar(shared, [day(6)]);
      await shared.goto(page.url());
      await expect(
        shared.getByText('Una delle notti scelte non è disponibile. Scegli altre date.').first(),
      ).toBeAttached();
      await shared.close();

      await page.reload();
      await expect(page.getByText(totalOf(house, 3)).first()).toBeAttached();
      await expect(page.getByLabel('Ospiti').first()).toHaveValue('2');
    },
  );

  test('an occupied night: no arrival, no way across, but a departure', PHONE, async ({ page, portal }) => {
    await fakeCalendar(page, [day(14)]);
    const house = await portal.findStruttura(isHouse);
    const panel = await BookingPanel.open(page, house);
    await panel.expectDay(day(14), 'non disponibile');
    // Playwright itself would wait for a day that says it is disabled.
    await panel.day(day(14)).click({ force: true });
    await panel.expectHint(`${formatLongDate(day(14))}: non disponibile.`);
    await expect(panel.button('Cancella date')).toBeHidden();

    await panel.pick(day(10));
    await panel.expectDay(day(14), 'solo partenza');
    await expect(panel.root.getByText('Solo partenza')).toBeVisible();
    await panel.pick(day(16));
    await panel.expectDay(day(16), 'arrivo selezionato');
    await panel.expectDay(day(10), 'disponibile');
    await panel.expectHint(`Ci sono notti occupate in mezzo: nuovo arrivo ${formatLongDate(day(16))}.`);

    await panel.pick(day(10), day(14));
    await panel.expectDay(day(14), 'partenza selezionata');
    await panel.expectTotal(totalOf(house, 4));
  });

  test(
    'the calendar shows what the server knows, the day before today is over',
    DESKTOP,
    async ({ page, portal, request }) => {
      const house = await portal.findStruttura(isHouse);
      const query = `cin=${house.cin}&start_date=${day(1)}&end_date=${day(28)}`;
      const answer = await request.get(`/api/calendar/availability?${query}`);
      const nights = (await answer.json()) as { date: ReturnType<typeof day>; is_available: boolean }[];
      const panel = await BookingPanel.open(page, house);
      for (const { date, is_available } of nights) {
        await panel.expectDay(date, is_available ? 'disponibile' : 'non disponibile');
      }
      expect(nights).toHaveLength(28);
      await panel.button('Mese precedente').click();
      await expect(panel.grid.getByRole('button', { name: /^Oggi, / })).toHaveAttribute('aria-current', 'date');
      await expect(panel.button('Mese precedente')).toBeDisabled();
    },
  );
});

test.describe('the two buttons', () => {
  test(
    'pay asks for the dates, then for who comes: bill, policy and total stand there before the payment',
    PHONE,
    async ({ page, portal }) => {
      await fakeCalendar(page);
      const house = await portal.findStruttura(isGuaranteedHouse);
      const panel = await BookingPanel.open(page, house);
      await panel.button(/^Prenota e paga/).click();
      await panel.expectAlert('Seleziona le date e il numero di ospiti');
      await panel.expectFocusInGrid();
      await panel.pick(day(5), day(8));
      await expect(panel.root.getByText('Seleziona le date e il numero di ospiti')).toBeHidden();
      await panel.button(/^Prenota e paga/).click();

      const dialog = page.getByRole('dialog', { name: 'Prenota e paga', exact: true });
      await expect(dialog.getByLabel('Nome e cognome')).toBeVisible();
      await expect(dialog.getByText(/^Cancellazione (?:flessibile|moderata|rigida)/)).toBeVisible();
      await expect(dialog.getByRole('button', { name: `Vai al pagamento di ${totalOf(house, 3)}` })).toBeVisible();
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(panel.button(/^Prenota e paga/)).toBeFocused();
      await panel.expectTotal(totalOf(house, 3));
    },
  );

  test('«Solo informazioni» carries the choice into mail, call and message', DESKTOP, async ({ page, portal }) => {
    await fakeCalendar(page);
    const house = await portal.findStruttura((each) => isHouse(each) && hasContacts(each) && each.posti_letto > 1);
    const panel = await BookingPanel.open(page, house);
    await panel.pick(day(5), day(8));
    await panel.root.getByLabel('Ospiti').selectOption('2 ospiti');
    await panel.button('Solo informazioni').click();

    const dialog = page.getByRole('dialog', { name: 'Contatta il proprietario' });
    for (const text of [house.nome, totalOf(house, 3)])
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    const hrefs = await dialog
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => decodeURIComponent(link.getAttribute('href') ?? '')));
    const digits = house.telefono!.replaceAll(/\D/g, '');
    expect(hrefs.map((href) => href.split('?')[0])).toEqual([
      `mailto:${house.email}`,
      `tel:+${digits}`,
      `https://wa.me/${digits}`,
    ]);
    for (const href of [hrefs[0], hrefs[2]]) {
      expect(href).toContain(house.nome);
      expect(href).toContain(`Arrivo: ${formatLongDate(day(5))}`);
      expect(href).toContain(`Partenza: ${formatLongDate(day(8))}`);
      expect(href).toContain('Notti: 3');
      expect(href).toContain('Ospiti: 2');
      expect(href).toContain(`Totale: ${totalOf(house, 3)}`);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(panel.button('Solo informazioni')).toBeFocused();
    await panel.expectTotal(totalOf(house, 3));
  });

  test('not guaranteed: another home is recommended in place of the payment', DESKTOP, async ({ page, portal }) => {
    const house = await portal.findStruttura((each) => !each.is_guaranteed);
    const panel = await BookingPanel.open(page, house);
    await expect(panel.root.getByText('Questa struttura non è garantita.')).toBeVisible();
    await expect(panel.button(/^Prenota/)).toBeHidden();
    await panel.root.getByRole('link', { name: 'scegliere un’altra struttura' }).click();
    await expect(page).toHaveURL(house.town.path);
    await expect(page.getByRole('heading', { level: 1, name: house.town.nome })).toBeVisible();
  });
});

test('a room of a B&B: its price, its beds', PHONE, async ({ page, portal }) => {
  await fakeCalendar(page);
  const bnb = await portal.findStruttura(hasRoomsOfTwoPrices);
  const [cheapest, dearest] = cheapestAndDearest(bnb);
  const panel = await BookingPanel.open(page, bnb);
  await expect(panel.root.getByLabel('Camera')).toHaveValue(String(cheapest.id));
  await panel.pick(day(5), day(8));
  await panel.expectTotal(totalOf({ ...bnb, prezzo_notte: cheapest.prezzo_notte }, 3));
  await panel.root.getByLabel('Camera').selectOption(String(dearest.id));
  await panel.expectTotal(totalOf({ ...bnb, prezzo_notte: dearest.prezzo_notte }, 3));
  await expect(panel.root.getByLabel('Ospiti').getByRole('option')).toHaveCount(dearest.posti_letto);
});

test(
  'a room chosen while the scripts are on their way is the one that is priced',
  DESKTOP,
  async ({ page, portal }) => {
    await fakeCalendar(page);
    const bnb = await portal.findStruttura(hasRoomsOfTwoPrices);
    const [, dearest] = cheapestAndDearest(bnb);
    const arrive = await openSlowly(page, bnb.path);
    await page.getByLabel('Camera').selectOption(String(dearest.id));
    // Nothing would happen yet.
    await expect(page.locator(':is(.stay-panel, .stay-mobile-bar) .btn:enabled')).toHaveCount(0);
    arrive();
    const panel = await BookingPanel.of(page);
    await panel.turnToNextMonth();
    await panel.pick(day(5), day(8));
    await expect(panel.root.getByLabel('Camera')).toHaveValue(String(dearest.id));
    await panel.expectTotal(totalOf({ ...bnb, prezzo_notte: dearest.prezzo_notte }, 3));
  },
);

test.describe('the server cannot tell which nights are free', () => {
  test.use({ expectedFaults: /availability|Errore caricamento disponibilità/ });

  test('every date looks free, a notice says so, Riprova asks again', PHONE, async ({ page, portal }) => {
    const detail = 'Servizio momentaneamente non disponibile. Riprova tra qualche minuto.';
    let isDown = true;
    await fakeCalendar(page, [day(14)]);
    await page.route('**/api/calendar/availability?*', (route) =>
      isDown ? route.fulfill({ status: 503, json: { success: false, detail } }) : route.fallback(),
    );
    const panel = await BookingPanel.open(page, await portal.findStruttura(isHouse));
    const notice = panel.root.getByText('Disponibilità non verificata: la confermeremo prima del pagamento.');
    await expect(notice).toBeVisible();
    await panel.expectDay(day(14), 'disponibile');

    await panel.button('Riprova').click();
    await panel.expectLoaded();
    await expect(notice).toBeVisible();
    isDown = false;
    await panel.button('Riprova').click();
    await expect(notice).toBeHidden();
    await panel.expectDay(day(14), 'non disponibile');
  });
});

test.describe('on a phone', PHONE, () => {
  test('a bar and a sheet: Back and Esc close it, the choice survives', async ({ page, portal }) => {
    await fakeCalendar(page);
    const house = await portal.findStruttura(isGuaranteedHouse);
    await page.goto(house.town.path);
    await page.goto(house.path);
    const panel = await BookingPanel.of(page);
    await expect(panel.root.getByRole('heading', { name: 'Scegli le date' })).toBeFocused();
    await panel.turnToNextMonth();
    await panel.pick(day(5), day(8));
    await page.goBack();
    await expect(panel.root).toBeHidden();
    await expect(page).toHaveURL(`${house.path}?dal=${day(5)}&al=${day(8)}`);

    const bar = page.getByRole('button', { name: 'Prenota', exact: true });
    await expect(bar).toBeFocused();
    await expect(page.getByText(/^\d+–\d+ .+ · 1 ospite$/)).toBeVisible();
    await bar.click();
    await panel.expectTotal(totalOf(house, 3));
    await panel.expectDay(day(5), 'arrivo selezionato');
    await page.keyboard.press('Escape');
    await expect(panel.root).toBeHidden();
    await expect(page).toHaveURL(`${house.path}?dal=${day(5)}&al=${day(8)}`);
    // The browser tells a frame later that Esc closed it, and only then does the sheet leave the history.
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('sheet');
    await page.goBack();
    await expect(page).toHaveURL(house.town.path);
  });
});
