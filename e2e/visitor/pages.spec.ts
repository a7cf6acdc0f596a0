import type { Locator, Page } from '@playwright/test';
import { plainPaths } from '../../src/app/pages.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { BookingPanel, dayOfNextMonth as day, fakeCalendar } from '../support/booking-panel.ts';
import { expect, test } from '../support/journey.ts';
import { expectLiningNumerals } from '../support/lining-numerals.ts';
import { expectNothingLost } from '../support/lost-content.ts';
import type { Portal, Struttura } from '../support/portal.ts';
import { expectSpoken } from '../support/spoken.ts';

const WIDTHS = [768, 1440];
const PHONE = { width: 390, height: 844 };

const CLOSELY = [
  'home',
  'region',
  'province',
  'results',
  'filters',
  'with more',
  'with rooms',
  'blog',
  'article',
  'contatti',
  'come-ordiniamo',
  'submission',
  'unknown address',
];

type Address = (portal: Portal) => Promise<string>;

const at =
  (path: string): Address =>
  async () =>
    path;
const home =
  (fits: (struttura: Struttura) => boolean): Address =>
  async (portal) =>
    (await portal.findStruttura(fits)).path;
const isBookableHome = ({ tipo_prenotazione, prezzo_notte, is_guaranteed }: Struttura) =>
  tipo_prenotazione === 'casa_vacanza' && prezzo_notte > 0 && is_guaranteed;
const withPhotos = (fits: (count: number) => boolean) => home(({ immagini }) => fits(immagini.length));
const busyTown = (portal: Portal) => portal.findTown(({ strutture_count }) => strutture_count > 24);

type KnownPage = [name: string, address: Address, title: RegExp];

const isText: Parameters<typeof plainPaths>[1] = ({ at: page, audience, isFound }) =>
  audience === undefined && isFound === true && !['home', 'cerca', 'blog'].includes(page);

const GROUPS: Record<string, KnownPage[]> = {
  'places and lists': [
    ['home', at('/'), /^Le case d’Italia, aperte da chi le abita$/],
    ['region', async (portal) => (await busyTown(portal)).regione.path, /^Case (?:in|nel|nelle|negli) /],
    ['province', async (portal) => (await busyTown(portal)).provincia.path, /^Case in provincia d/],
    ['results', async (portal) => (await busyTown(portal)).path, /^Case a /],
    ['all homes', at('/cerca'), /^Case in tutta Italia$/],
    ['homes of a region', at('/cerca?dove=toscana'), /^Case in Toscana$/],
    ['homes by text', at('/cerca?testo=nessunacasa'), /^Case in tutta Italia$/],
    ['filters', at('/cerca/filtri'), /^Filtri$/],
    [
      'results, none',
      async (portal) => (await portal.findTown(({ strutture_count }) => strutture_count === 0)).path,
      /^Case a/,
    ],
  ],
  homes: [
    ['without photos', withPhotos((count) => count === 0), /, /],
    ['with 1 photo', withPhotos((count) => count === 1), /, /],
    ['with 4 photos', withPhotos((count) => count === 4), /, /],
    // Every snapshot needs a home of a fixed kind, because the first home of a list changes daily.
    ['with more', home((each) => isBookableHome(each) && each.immagini.length > 4), /, /],
    ['not guaranteed', home(({ is_guaranteed }) => !is_guaranteed), /, /],
    [
      'with rooms',
      home((each) => each.tipo_prenotazione === 'bnb' && each.is_guaranteed && each.immagini.length > 4),
      /, /,
    ],
  ],
  'texts and missing pages': [
    ['blog', at('/blog'), /^Blog$/],
    ['blog, nothing found', at('/blog?cerca=xyzxyz'), /^«xyzxyz» nel blog$/],
    ['article', async (portal) => (await portal.findArticle()).path, /./],
    ['unknown article', at('/blog/999999999'), /^Articolo non trovato$/],
    ['newsletter confirmation', at('/newsletter/conferma?token=inventato'), /^Conferma l’iscrizione$/],
    ['submission', at('/inserisci'), /^Inserisci la tua Struttura$/],
    ['saved homes', at('/salvate'), /^Case salvate$/],
    ...plainPaths('it', isText).map((path): KnownPage => [path.slice(1), at(path), /./]),
    ['unknown address', at('/questa-pagina-non-esiste'), /^Pagina non trovata$/],
  ],
};

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

async function expectWellFormed(page: Page, title: RegExp): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const [pageTitle, site] = (await page.title()).split(' — ');
  expect(pageTitle).toMatch(title);
  expect(site).toBe('Ospitalia');
  await expectLiningNumerals(page);
  await page.setViewportSize(PHONE);
  await expectNoAxeViolations(page);
  expect(await overflow(page), 'on a phone').toBe(0);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page), `${width} px`).toBe(0);
  }
  await expectNoAxeViolations(page);
}

for (const [group, pages] of Object.entries(GROUPS)) {
  test(`${group}: pages have one title and one heading, are accessible and fit the screen`, {
    tag: '@desktop',
  }, async ({ page, portal }) => {
    for (const [name, address, title] of pages) {
      await test.step(name, async () => {
        await page.goto(await address(portal));
        await expectWellFormed(page, title);
        if (!CLOSELY.includes(name)) return;
        await expectNothingLost(page);
        await expectSpoken(page.locator('body'), name.replaceAll(' ', '-'));
      });
    }
  });
}

async function expectForFingers(targets: Locator): Promise<void> {
  const sides = await targets.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
  );
  expect(sides.length).toBeGreaterThan(0);
  expect(Math.min(...sides)).toBeGreaterThanOrEqual(40);
}

test.describe('page states', () => {
  test.use({ expectedFaults: /availability|Errore caricamento/ });

  test('full-screen photos, alerts, the contact dialog and a calendar that fails to load are accessible', async ({
    page,
    portal,
    isMobile,
  }) => {
    await fakeCalendar(page, [day(14)]);
    const struttura = await portal.findStruttura((each) => isBookableHome(each) && each.immagini.length > 4);
    await page.goto(struttura.path);
    await page.getByRole('button', { name: `Apri la foto 1 di ${struttura.immagini.length}` }).click();
    const photos = page.getByRole('dialog', { name: `Foto di ${struttura.nome}` });
    await expect(photos).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(photos).toBeHidden();

    const panel = await BookingPanel.of(page);
    await panel.turnToNextMonth();
    await panel.button(/^(?:Prenota e paga|Scegli le date)/).click();
    await panel.pick(day(10));
    await panel.expectDay(day(14), 'solo partenza');
    await expectNoAxeViolations(page);
    await panel.pick(day(14));
    if (isMobile) await expectForFingers(panel.grid.getByRole('button'));
    else await expectSpoken(panel.root, 'booking-panel');
    await panel.button(/^Prenota e paga/).click();
    const payment = page.getByRole('dialog', { name: 'Prenota e paga', exact: true });
    const party = payment.getByLabel('Quanti siete?');
    await payment.getByRole('button', { name: 'Indica quanti siete' }).click();
    await expect(party).toBeFocused();
    await expect(payment.getByText('Scegli in quanti siete.')).toBeVisible();
    await expectNoAxeViolations(page);
    await party.selectOption('1 ospite');
    await payment.getByRole('button', { name: /^Vai al pagamento/ }).click();
    await expect(payment.getByText('Controlla i campi segnalati.')).toBeVisible();
    await expectNoAxeViolations(page);
    if (!isMobile) {
      await expectSpoken(payment, 'payment-dialog');
      await expectNothingLost(page);
    }
    await page.keyboard.press('Escape');
    await expect(payment).toBeHidden();
    await panel.button('Solo informazioni').click();
    await expect(page.getByRole('dialog', { name: 'Contatta il proprietario' })).toBeVisible();
    await expectNoAxeViolations(page);

    await page.route('**/api/calendar/availability?*', (route) => route.abort('connectionreset'));
    await page.goto(struttura.path);
    await expect((await BookingPanel.of(page)).button('Riprova')).toBeVisible();
    await expectNoAxeViolations(page);
  });

  test('calendar days and photo dots are large enough touch targets on a tablet', { tag: '@phone' }, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/');
    await expectForFingers(page.getByRole('button', { name: /^Vai alla foto/ }));
    await page.goto((await portal.findStruttura(isBookableHome)).path);
    await expectForFingers((await BookingPanel.of(page)).grid.getByRole('button'));
  });

  test('on a phone, «Mappa» replaces the list of regions, and Esc closes the menu', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Mappa' }).click();
    const regions = page.getByRole('region', { name: "Esplora le Regioni d'Italia" });
    await expect(regions.getByRole('listitem').first()).toBeHidden();
    await page.getByRole('button', { name: 'Apri il menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Principale' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await regions
      .getByRole('group', { name: /^Mappa delle/ })
      .getByRole('link', { name: 'Piemonte' })
      .click();
    await expect(page).toHaveURL('/strutture/piemonte');
  });
});

test('scripts do not load before the first paint or the load event, whichever comes first', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/come-ordiniamo');
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  const { painted, loaded, requested } = await page.evaluate(() => ({
    painted: performance.getEntriesByType('paint')[0]?.startTime ?? 0,
    loaded: performance
      .getEntriesByType('navigation')
      .map((entry) => (entry as PerformanceNavigationTiming).loadEventStart),
    requested: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(requested.length).toBeGreaterThan(3);
  expect(Math.min(...requested)).toBeGreaterThanOrEqual(Math.min(painted, ...loaded));
});
