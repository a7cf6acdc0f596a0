import type { Browser, Page } from '@playwright/test';
import { IS_VERIFY } from '../../test/verify.ts';
import { refuseAnalytics } from '../support/consent.ts';
import { expect, Guest, test } from '../support/guest.ts';
import { openHydrated } from '../support/hydrated.ts';
import type { DeliveredMail } from '../support/mailbox.ts';
import type { Operator } from '../support/operator.ts';
import type { Owner } from '../support/owner.ts';
import {
  type PlacesOfPoison,
  type TextName,
  poison,
  removePoison,
  writePoison,
  type Poison,
} from '../support/poison.ts';
import { XSS_PAYLOADS } from '../support/xss-payloads.ts';

/** Payload that breaks out of every context in which a page can contain text. */
const ESCAPE = `<img src=x onerror=colpito()>"'></title></textarea><svg onload=colpito()>--></style></script><script>colpito()</script>`;
const PAYLOADS = IS_VERIFY ? XSS_PAYLOADS : [ESCAPE];

type Place = [shows: readonly TextName[], address: (at: PlacesOfPoison, t: Poison) => string];

const STORY = [
  'casa',
  'descrizione',
  'indirizzo',
  'regole',
  'animali',
  'gradini',
  'padrone',
  'saluto',
  'stanza',
] as const;
const ROOM = ['bnb', 'camera', 'letti', 'note di camera'] as const;
const encode = encodeURIComponent;

const PUBLIC: Place[] = [
  [STORY, ({ home }) => `/struttura/${home}`],
  [ROOM, ({ bnb }) => `/struttura/${bnb}`],
  [['casa', 'descrizione', 'indirizzo'], () => '/strutture/toscana/siena/chiusi'],
  [['casa'], () => '/strutture/toscana/siena/chiusi?vista=mappa'],
  [[], (_, { parole }) => `/cerca?testo=${encode(parole)}`],
  [[], (_, { parole }) => `/cerca?dove=${encode(parole)}`],
  [['titolo', 'categoria'], () => '/blog'],
  [['parole'], (_, { parole }) => `/blog?cerca=${encode(parole)}`],
  [['titolo', 'categoria', 'etichetta', 'sommario', 'autore', 'commento'], ({ article }) => `/blog/${article}`],
  [[], (_, { parole }) => `/non/${encode(parole)}`],
  [['casa', 'ospite', 'note di ospite', 'annullo'], ({ booking }) => `/prenotazione/${booking.codice}`],
  [['casa'], ({ booking }) => booking.checkout],
];
const AREA: Place[] = [
  [['casa', 'bnb', 'rifiutata', 'rifiuto'], () => '/proprietario'],
  [['casa', 'indirizzo', 'didascalia'], ({ home }) => `/proprietario/strutture/${home}`],
  [[...STORY, 'didascalia'], ({ home }) => `/proprietario/strutture/${home}/modifica`],
  [ROOM, ({ bnb }) => `/proprietario/strutture/${bnb}/modifica`],
  [['rifiutata', 'rifiuto'], ({ rejected }) => `/proprietario/strutture/${rejected}/modifica`],
  [['casa', 'blocco'], ({ home }) => `/proprietario/strutture/${home}/calendario`],
  [['casa'], ({ home }) => `/proprietario/strutture/${home}/calendario/freschezza`],
  [['casa', 'stagione'], ({ home }) => `/proprietario/strutture/${home}/condizioni`],
  [['casa', 'ospite'], () => '/proprietario/prenotazioni?scheda=in_arrivo'],
  [['casa', 'ospite', 'note di ospite', 'annullo'], ({ booking }) => `/proprietario/prenotazioni/${booking.id}`],
];
const PANEL: Place[] = [
  [STORY, ({ home }) => `/admin?scheda=approvate&id=${home}`],
  [ROOM, ({ bnb }) => `/admin?scheda=approvate&id=${bnb}`],
  [['rifiutata', 'rifiuto'], ({ rejected }) => `/admin?scheda=rifiutate&id=${rejected}`],
  [['casa'], (_, { casa }) => `/admin?scheda=approvate&cerca=${encode(casa.slice(0, 60))}`],
  [['casa', 'ospite'], ({ home }) => `/admin/prenotazioni?per=elimina&struttura=${home}`],
];
const DIALOGS: [shows: readonly TextName[], button: string, tab?: RegExp][] = [
  [['casa', 'bnb', 'rifiutata', 'titolo', 'categoria'], 'Registro'],
  [['titolo', 'categoria'], 'Gestisci Blog', /^Articoli/],
  [['categoria'], 'Gestisci Blog', /^Crea/],
  [['categoria', 'di che parla'], 'Gestisci Blog', /^Categorie/],
  [['titolo', 'autore', 'commento'], 'Gestisci Blog', /^Commenti/],
  [['titolo'], 'Gestisci Blog', /^Statistiche/],
];

function readTexts(): string {
  const all = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)];
  const values = all<HTMLInputElement>('input, textarea').map(({ value }) => value);
  const structured: string[] = [];
  for (const { textContent } of all('script[type="application/ld+json"]')) {
    JSON.parse(textContent, (_, value: unknown) => typeof value === 'string' && structured.push(value));
  }
  const texts = [document.body.innerText, document.title, ...values, ...structured];
  return texts.join('\n').replaceAll(/\s+/g, ' ');
}

function findExecutable(): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => name.startsWith('on') || /^\W*(?:javascript|vbscript|data:text)/i.test(value))
      .map(({ name, value }) => `${element.localName} ${name}=${value}`),
  );
}

async function expectText(page: Page, t: Poison, shows: readonly TextName[]): Promise<void> {
  const missing = async () => {
    const read = await page.evaluate(readTexts);
    return shows.filter((name) => !read.includes(t[name].replaceAll(/\s+/g, ' ')));
  };
  await expect.poll(missing, page.url()).toEqual([]);
  expect(await page.evaluate(findExecutable), page.url()).toEqual([]);
}

async function visit(
  page: Page,
  places: readonly Place[],
  { at, t }: { at: PlacesOfPoison; t: Poison },
): Promise<void> {
  for (const [shows, address] of places) {
    await page.goto(address(at, t));
    await expectText(page, t, shows);
  }
}

async function openDialogs(page: Page, t: Poison): Promise<void> {
  for (const [shows, button, tab] of DIALOGS) {
    await page.goto('/admin');
    await page.getByRole('button', { name: button, exact: true }).click();
    if (tab !== undefined) await page.getByRole('tab', { name: tab }).click();
    await expectText(page, t, shows);
  }
}

async function watch(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.exposeFunction('colpito', () => faults.push(`ran at ${page.url()}`));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) faults.push(`${page.url()}: ${message.text()}`);
  });
  page.on('dialog', (dialog) => faults.push(dialog.message()));
  return faults;
}

async function openMails(page: Page, mails: readonly DeliveredMail[]): Promise<void> {
  for (const { html } of mails) {
    await page.setContent(html);
    expect(await page.evaluate(findExecutable)).toEqual([]);
  }
}

type Reader = { browser: Browser; owner: Owner; operator: Operator };

async function readAll(
  { browser, owner, operator }: Reader,
  {
    bypassCSP,
    poisoned,
    mails,
  }: { bypassCSP: boolean; poisoned: { at: PlacesOfPoison; t: Poison }; mails: DeliveredMail[] },
): Promise<string[]> {
  const context = await browser.newContext({ bypassCSP, storageState: await owner.session() });
  await refuseAnalytics(context);
  await operator.admit(context);
  const page = openHydrated(await context.newPage());
  const faults = await watch(page);
  await visit(page, PUBLIC, poisoned);
  // With the content security policy, `npm test` visits only the public pages, because the run without the policy covers the
  // others.
  if (bypassCSP || IS_VERIFY) {
    await visit(page, [...AREA, ...PANEL], poisoned);
    await openDialogs(page, poisoned.t);
  }
  // Opens the emails only in the run without the policy, because emails have no content security policy.
  if (bypassCSP) await openMails(page, mails);
  await context.close();
  return faults;
}

for (const [number, payload] of PAYLOADS.entries()) {
  test(`one user’s text never runs as a script for another user${number > 0 ? ` (${number + 1})` : ''}`, {
    tag: '@desktop',
  }, async ({ page, browser, owner, operator, feeds }) => {
    const t = poison(payload);
    const guest = new Guest(page, t.ospite);
    const writers = { request: page.request, owner, guest, operator, feeds };
    const poisoned = { t, at: await writePoison(writers, t, payload) };
    const mails = await Promise.all([
      owner.mail('va corretta'),
      owner.mail('Nuova prenotazione'),
      guest.mail('Prenotazione confermata'),
      guest.mail('annullata'),
    ]);
    for (const bypassCSP of [true, false]) {
      await test.step(
        bypassCSP ? 'without the content security policy' : 'with the content security policy',
        async () => {
          expect(await readAll({ browser, owner, operator }, { bypassCSP, poisoned, mails })).toEqual([]);
        },
      );
    }
    await removePoison(writers, poisoned.at);
  });
}

test('the default payload runs if it is parsed as HTML', { tag: '@desktop' }, async ({ page }) => {
  const faults = await watch(page);
  await page.setContent(`<input value="${ESCAPE}">`);
  await expect.poll(() => faults.length).toBeGreaterThan(0);
  expect(await page.evaluate(findExecutable)).not.toEqual([]);
});
