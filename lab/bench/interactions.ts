import type { Browser, Locator, Page } from '@playwright/test';
import { type Figure, figure, median } from './figure.ts';
import { startDemoPortal } from './portal.ts';
import {
  awakeMs,
  type Felt,
  feltOn,
  forget,
  press,
  type Line,
  type Screen,
  SCREENS,
  shiftOf,
  SLOW_4G,
  withBrowser,
  withVisitor,
} from './screens.ts';
import { choosePages, type Pages } from './targets.ts';
import { setTimeout as pause } from 'node:timers/promises';

const ROUNDS = 3;
/** Until what an act moves has moved, and browsers have told of it. */
const SETTLE_MS = 1000;
const INP_MS = 200;
const SHIFT = 0.01;
const MAP = 'open the map';
const SLOW_MAP = 'open the map, 390 px, over slow 4G';
const MAP_MS = 1000;

type Press = (target: Locator) => Promise<void>;

/** One thing a visitor does: on which page, what comes before it, the press itself, and what shows that it was done. */
type Act = {
  name: string;
  page: keyof Pages;
  before?: (page: Page, tap: Press) => Promise<void>;
  act: (page: Page, tap: Press) => Promise<void>;
  shown: (page: Page) => Locator;
};

const firstCard = (page: Page) => page.getByRole('article').first();
const toHome = (page: Page) => firstCard(page).getByRole('link', { name: /^Vedi la casa/ });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const searchBox = (page: Page) => page.getByRole('combobox').first();
const backLink = (page: Page) => page.getByRole('link', { name: /^Torna ai risultati/ });
const position = (page: Page, first: number) => page.getByText(new RegExp(`^Case ${first}[–-]`));
const order = (page: Page) => page.getByLabel('Ordina');

const ACTS: readonly Act[] = [
  {
    name: 'open the date grid',
    page: 'list',
    act: (page, tap) => tap(page.getByRole('button', { name: /^Date e ospiti/ })),
    shown: (page) => dialog(page, 'Quando, e in quanti?').getByRole('grid').first(),
  },
  {
    name: 'open the filters',
    page: 'list',
    act: (page, tap) => tap(page.getByRole('link', { name: /^Filtri/ })),
    shown: (page) => dialog(page, 'Filtri'),
  },
  {
    name: 'next photo of a card',
    page: 'list',
    act: (page, tap) => tap(firstCard(page).getByRole('button', { name: /^Foto successiva/ })),
    shown: (page) => firstCard(page).getByText(/^2\/\d+$/),
  },
  { name: 'go to a home', page: 'list', act: (page, tap) => tap(toHome(page)), shown: backLink },
  {
    name: 'type in the search box',
    page: 'list',
    before: (page) => searchBox(page).fill(''),
    act: (page) => searchBox(page).pressSequentially('firenze', { delay: 150 }),
    shown: (page) => page.getByRole('option', { name: /Firenze/ }).first(),
  },
  {
    name: 'open the photos of a home',
    page: 'detail',
    act: (page, tap) => tap(page.getByRole('button', { name: /^Apri la foto 1 / })),
    shown: (page) => dialog(page, /^Foto di /),
  },
  {
    name: MAP,
    page: 'list',
    act: (page, tap) => tap(page.getByRole('main').getByRole('link', { name: 'Mappa', exact: true })),
    // Land and sea are drawn; whoever draws something before them says so likewise.
    shown: (page) => page.locator('.search-results-map [data-pronta]').first(),
  },
  {
    name: 'back to the list',
    page: 'list',
    before: async (page, tap) => {
      await tap(toHome(page));
      await backLink(page).waitFor();
      await pause(SETTLE_MS);
    },
    act: (page, tap) => tap(backLink(page)),
    shown: (page) => position(page, 1),
  },
  {
    name: 'change the order',
    page: 'list',
    before: (page) => order(page).focus(),
    // Choosing with the mouse opens a window of the system's, which no browser without a screen has.
    act: async ({ keyboard }) => {
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
    },
    shown: (page) => page.locator('a[href*="ordina=prezzo"][href*="vista=mappa"]'),
  },
  {
    name: 'more homes',
    page: 'list',
    act: (page, tap) => tap(page.getByRole('link', { name: 'Pagina successiva' })),
    shown: (page) => position(page, 25),
  },
];

type Try = { screen: Screen; act: Act; url: string; line: Line | null };
type Measure = { inp: number; shift: number; shown: number; shifts: Felt['shifts'] };

function measureAct(browser: Browser, { screen, act, url, line }: Try): Promise<Measure> {
  const tap: Press = (target) => press(screen, target);
  return withVisitor(browser, screen, line, async (page) => {
    await page.goto(url);
    await awakeMs(page);
    // Whoever reads a list has it for a while before pressing anything.
    await page.waitForLoadState('networkidle');
    await act.before?.(page, tap);
    await forget(page);
    await act.act(page, tap);
    await act.shown(page).waitFor();
    const done = Date.now();
    await pause(SETTLE_MS);
    const { inp, pressed, shifts } = await feltOn(page);
    return { inp, shift: shiftOf(shifts), shown: done - (pressed ?? Number.NaN), shifts };
  });
}

type Measures = Record<string, Measure[]>;

/** Every act on both screens, in turn: what else the machine does hits all of them alike. */
async function measureRounds(browser: Browser, origin: string, pages: Pages): Promise<Measures> {
  const measures: Measures = {};
  const tries: [string, Try][] = SCREENS.flatMap((screen) =>
    ACTS.map((act): [string, Try] => [
      `${act.name}, ${screen.name}`,
      { screen, act, url: origin + pages[act.page], line: null },
    ]),
  );
  const map = tries.find(([, { act, screen }]) => act.name === MAP && screen.isPhone);
  if (map !== undefined) tries.push([SLOW_MAP, { ...map[1], line: SLOW_4G }]);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, each] of tries) (measures[name] ??= []).push(await measureAct(browser, each));
    process.stdout.write(`acts, round ${round + 1} of ${ROUNDS}\n`);
  }
  return measures;
}

function figuresOf(name: string, measures: readonly Measure[]): Figure[] {
  const middle = (field: 'inp' | 'shift' | 'shown') => median(measures.map((each) => each[field]));
  const shown = figure(`${name}: first paint`, middle('shown'), 'ms', { goal: MAP_MS });
  if (name === SLOW_MAP) return [shown];
  return [
    figure(`${name}: INP`, middle('inp'), 'ms', { goal: INP_MS }),
    figure(`${name}: layout shift`, middle('shift'), '', { goal: SHIFT }),
    ...(name.startsWith(MAP) ? [shown] : []),
  ];
}

/** Ten things that visitors do most, on a phone four times slower than this machine and on a desktop: how long nothing moved (INP). */
export async function measureInteractions(): Promise<{ figures: Figure[]; measures: Measures }> {
  const portal = await startDemoPortal();
  try {
    const origin = `http://127.0.0.1:${portal.port}`;
    const pages = await choosePages(origin);
    const measures = await withBrowser((browser) => measureRounds(browser, origin, pages));
    return { measures, figures: Object.entries(measures).flatMap(([name, each]) => figuresOf(name, each)) };
  } finally {
    await portal.stop();
  }
}
