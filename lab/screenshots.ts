import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  devices,
  type Page,
  chromium as playwright,
} from '@playwright/test';
import sharp from 'sharp';
import { chromium } from '../e2e/support/chromium.ts';
import { Guest } from '../e2e/support/guest.ts';
import { LoginPage } from '../e2e/support/login-page.ts';
import { ADMIN, Operator } from '../e2e/support/operator.ts';
import { Owner } from '../e2e/support/owner.ts';
import { dataUrl } from '../e2e/support/photos.ts';
import { SubmissionForm } from '../e2e/support/submission-form.ts';
import { PLATFORMS } from '../src/calendar/rules/feed.ts';
import type { BlogPostCard } from '../src/blog/contract.ts';
import { postPath } from '../src/blog/rules/post-path.ts';
import { addDays, dateInRome } from '../src/kernel/dates/calendar-date.ts';
import type { Struttura } from '../src/strutture/contract.ts';
import { strutturaPath } from '../src/strutture/rules/struttura-path.ts';
import { startFeedServer } from '../test/feed-server.ts';
import { feedText } from '../test/feed-text.ts';

const FOLDER = join(import.meta.dirname, '../docs/screenshots');
const DESKTOP = { viewport: { width: 1440, height: 1000 } };
const PHONE = { ...devices['iPhone 14'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const DEMO_PHOTOS = join(import.meta.dirname, '../src/demo/foto');
/** Port of the feed server. The portal's settings must allow fetching from it. */
const FEED_PORT = 3939;
const PHOTOS = ['colline-casa-1', 'colline-camera-1', 'colline-piscina-1'];
const COLOURS = 256;

type Shot = { name: string; path: string; device: object; prepare?: (page: Page) => Promise<void> };

async function choosePages(origin: string): Promise<{ town: string; home: string; article: string }> {
  const town = '/strutture/toscana/firenze/firenze';
  // oxlint-disable-next-line typescript/consistent-type-assertions -- our own server's answer, held by its contract
  const { data } = (await (await fetch(`${origin}/api/properties/public?citta=Firenze`)).json()) as {
    data: Struttura[];
  };
  const home = data.find((each) => each.immagini.length > 4 && each.is_guaranteed);
  if (home === undefined) throw new Error('No struttura of Florence has photos and a guarantee.');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- as above
  const posts = (await (await fetch(`${origin}/api/blog/posts?limit=1`)).json()) as { data: BlogPostCard[] };
  const [article] = posts.data;
  if (article === undefined) throw new Error('The blog has no article.');
  return { town, home: strutturaPath(home), article: postPath(article) };
}

function newContext(browser: Browser, baseURL: string, device: object): Promise<BrowserContext> {
  return browser.newContext({ locale: 'it-IT', ...device, baseURL, colorScheme: 'light' });
}

async function keep(page: Page, name: string): Promise<void> {
  const picture = sharp(await page.screenshot()).png({ palette: true, colours: COLOURS, effort: 10 });
  await picture.toFile(join(FOLDER, `${name}.png`));
}

async function takePages(browser: Browser, origin: string, shots: readonly Shot[]): Promise<void> {
  for (const { name, path, device, prepare } of shots) {
    const context = await newContext(browser, origin, device);
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    await prepare?.(page);
    await keep(page, name);
    await context.close();
  }
}

async function fillForm(page: Page): Promise<void> {
  const form = new SubmissionForm(page);
  await form.expectAlive();
  await form.files.setInputFiles(PHOTOS.map((name) => join(DEMO_PHOTOS, `${name}.webp`)));
  await form.nome.fill('Podere Acquaviva');
  await form.root.getByText('B&B', { exact: true }).click();
  await form.descrizione.fill('Casale in pietra tra gli ulivi, a due passi dalle terme.');
  await form.expectStored();
  await form.descrizione.blur();
  await page.mouse.wheel(0, -100_000);
  await page.waitForTimeout(500);
}

async function takeBlogDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Gestisci Blog/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Gestisci Blog' });
  await dialog
    .getByRole('button', { name: /^Modifica/ })
    .first()
    .click();
  await dialog.getByRole('textbox', { name: 'Contenuto' }).waitFor();
  await page.waitForLoadState('networkidle');
  await keep(page, 'pannello-blog');
  await dialog.getByRole('tab', { name: 'Statistiche' }).click();
  await page.waitForLoadState('networkidle');
  await keep(page, 'pannello-letture');
}

async function takePanel(browser: Browser, origin: string, changed: number): Promise<void> {
  for (const [device, suffix] of [
    [DESKTOP, ''],
    [PHONE, '-phone'],
  ] as const) {
    const context = await newContext(browser, origin, device);
    const page = await context.newPage();
    const login = new LoginPage(page);
    await login.open();
    await login.signIn(ADMIN);
    await page.waitForURL('**/admin');
    for (const [name, path] of [
      ['pannello', '/admin'],
      ['pannello-modifica', `/admin?id=${changed}`],
    ] as const) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await keep(page, `${name}${suffix}`);
    }
    if (device === DESKTOP) await takeBlogDialog(page);
    await context.close();
  }
}

async function takeCalendar(page: Page, property_id: number, headers: Record<string, string>): Promise<void> {
  const today = dateInRome(new Date());
  const stay = (from: number, nights: number) => ({ start: addDays(today, from), end: addDays(today, from + nights) });
  const feeds = await startFeedServer({ port: FEED_PORT });
  const stays = {
    airbnb: [stay(-3, 5), stay(8, 4), stay(20, 6)],
    booking: [stay(4, 3), stay(15, 3)],
    vrbo: [stay(11, 3)],
  };
  for (const [platform, events] of Object.entries(stays)) {
    const path = `/${platform}/${property_id}.ics?s=segreto`;
    await feeds.set(path, { body: feedText(PLATFORMS.find((each) => each === platform) ?? 'airbnb', events) });
    const data = { property_id, platform, import_url: feeds.origin + path };
    const saved = await page.request.post('/api/calendar/configurations', { headers, data });
    if (!saved.ok()) throw new Error(`${await saved.text()} (OSPITALIA_FEED_ALLOW=${feeds.host}?)`);
  }
  await feeds.stop();
  const block = { property_id, start_date: addDays(today, 29), end_date: addDays(today, 31) };
  for (const event of [
    { ...block, event_type: 'blocked' },
    {
      ...block,
      start_date: addDays(today, 2),
      end_date: addDays(today, 4),
      event_type: 'maintenance',
      summary: 'Caldaia',
    },
  ]) {
    await page.request.post('/api/calendar/events', { headers, data: event });
  }
  for (const [{ viewport }, suffix] of [
    [DESKTOP, ''],
    [PHONE, '-phone'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.goto(`/proprietario/strutture/${property_id}/calendario`, { waitUntil: 'networkidle' });
    await keep(page, `calendario${suffix}`);
  }
  await page.setViewportSize(DESKTOP.viewport);
}

async function takeGuest(browser: Browser, origin: string, id: number, [first, last]: [number, number]): Promise<void> {
  for (const [device, suffix, days] of [
    [DESKTOP, '', first],
    [PHONE, '-phone', last],
  ] as const) {
    const context = await newContext(browser, origin, device);
    const page = await context.newPage();
    const guest = new Guest(page, 'Marta Rossi');
    const panel = await guest.choose(id, [days, days + 3]);
    await panel.button(/^Prenota e paga/).click();
    const dialog = await guest.introduce('Prenota e paga');
    await dialog.getByLabel('Telefono').blur();
    await page.waitForTimeout(500);
    await keep(page, `pagamento${suffix}`);
    await dialog.getByRole('button', { name: /^Vai al pagamento/ }).click();
    await guest.expectCheckout();
    await guest.payWith();
    await guest.expectHeadline('Prenotazione confermata');
    await page.waitForLoadState('networkidle');
    await keep(page, `prenotazione${suffix}`);
    await context.close();
  }
}

async function takeSales(page: Page, id: number): Promise<void> {
  await page.goto(`/proprietario/strutture/${id}/condizioni`, { waitUntil: 'networkidle' });
  await keep(page, 'condizioni');
  await page.goto('/proprietario/prenotazioni', { waitUntil: 'networkidle' });
  await keep(page, 'prenotazioni');
}

/** Cancels all upcoming bookings, because a home with upcoming guests cannot be deleted. */
async function cancelAll(request: APIRequestContext, headers: Record<string, string>): Promise<void> {
  const answer = await request.get('/api/proprietario/prenotazioni?scheda=in_arrivo');
  // oxlint-disable-next-line typescript/consistent-type-assertions -- our own server's answer, held by its contract
  const { data } = (await answer.json()) as { data: { id: string }[] };
  for (const { id } of data) {
    const cancelled = await request.put(`/api/proprietario/prenotazioni/${id}/annulla`, { headers, data: {} });
    if (!cancelled.ok()) throw new Error(await cancelled.text());
  }
}

async function takeOwner(browser: Browser, origin: string): Promise<void> {
  const context = await newContext(browser, origin, DESKTOP);
  const page = await context.newPage();
  const owner = new Owner(context.request, new Operator(origin));
  const originals = PHOTOS.map((name) =>
    sharp(join(DEMO_PHOTOS, `${name}.webp`))
      .jpeg()
      .toBuffer(),
  );
  const immagini = (await Promise.all(originals)).map(dataUrl);
  const nome = 'Podere Acquaviva';
  const id = await owner.submit({ nome, immagini });
  await page.goto((await owner.mail('')).link);
  await page.getByRole('button', { name: 'Entra' }).click();
  await page.getByRole('heading', { level: 1, name: 'Le mie strutture' }).waitFor();
  await owner.approve(id);
  await page.goto(`/proprietario/strutture/${id}`, { waitUntil: 'networkidle' });
  await keep(page, 'proprietario');
  await owner.turnOnPayments();
  await takeGuest(browser, origin, id, [14, 21]);
  await takeSales(page, id);
  const own = `/api/proprietario/strutture/${id}`;
  const headers = { Origin: origin };
  await takeCalendar(page, id, headers);
  const change = { nome, indirizzo: 'Strada delle Vigne 16', posti_letto: 6, servizi: ['WiFi', 'Piscina'] };
  const { immagini: _, ...data } = await owner.body(change);
  const changed = await context.request.put(own, { headers, data });
  if (!changed.ok()) throw new Error(await changed.text());
  await takePanel(browser, origin, id);
  await cancelAll(context.request, headers);
  const deleted = await context.request.delete(own, { headers });
  if (!deleted.ok()) throw new Error(await deleted.text());
  await context.close();
}

// Takes the README's screenshots from a running portal: `npm run screenshots -- http://127.0.0.1:3000`. Requires the portal's
// values of OSPITALIA_ADMIN_USERNAME and OSPITALIA_ADMIN_PASSWORD.
const [origin = 'http://127.0.0.1:3000'] = process.argv.slice(2);
process.env['OSPITALIA_E2E_DATA'] = process.env['OSPITALIA_DATA_DIR'] ?? join(import.meta.dirname, '../data');
mkdirSync(FOLDER, { recursive: true });
const { town, home, article } = await choosePages(origin);
const browser = await playwright.launch({ ...(await chromium()), args: ['--no-sandbox', '--disable-gpu'] });
await takePages(browser, origin, [
  { name: 'home', path: '/', device: DESKTOP },
  { name: 'home-de', path: '/de', device: { ...DESKTOP, locale: 'de-DE' } },
  { name: 'regione', path: '/strutture/toscana', device: DESKTOP },
  { name: 'risultati', path: town, device: DESKTOP },
  { name: 'dettaglio', path: home, device: DESKTOP },
  { name: 'blog', path: '/blog', device: DESKTOP },
  { name: 'articolo', path: article, device: DESKTOP },
  { name: 'articolo-phone', path: article, device: PHONE },
  { name: 'inserisci', path: '/inserisci', device: DESKTOP, prepare: fillForm },
  { name: 'home-phone', path: '/', device: PHONE },
  { name: 'dettaglio-phone', path: home, device: PHONE },
  { name: 'inserisci-phone', path: '/inserisci', device: PHONE, prepare: fillForm },
]);
await takeOwner(browser, origin);
await browser.close();
