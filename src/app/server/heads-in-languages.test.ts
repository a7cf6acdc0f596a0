import { afterAll, describe, expect, test } from 'vitest';
import { buildArticle } from '../../../test/build-article.ts';
import { buildBnb, buildStruttura } from '../../../test/build-struttura.ts';
import { openPortal } from '../../../test/open-portal.ts';
import { foreignWords } from '../../../e2e/support/vocabulary.ts';
import { openForeignPages } from '../../../test/page-build.ts';
import { PUBLIC } from '../../../test/public-pages.ts';
import { readHtml } from '../../../test/read-markup.ts';
import { IS_VERIFY } from '../../../test/verify.ts';
import { ALL_PATHS } from '../../kernel/pages/all-paths.ts';
import { FOREIGN_LANGUAGES, ITALIAN, type Language, LOCALE } from '../../kernel/language.ts';

const FOREIGN = IS_VERIFY ? FOREIGN_LANGUAGES : FOREIGN_LANGUAGES.filter((language) => language === 'de');
const TESTED: readonly Language[] = [ITALIAN, ...FOREIGN];

const SITE = 'https://www.ospitalia.example';
const ITALIAN_TEXT = 'Antico casolare tra vigne, ulivi e cipressi';
const GERMAN_TEXT = 'Ruhiges Landhaus zwischen Weinbergen und Zypressen';
const NAMES = ['Podere Le Querce La Loggia Montepulciano Siena Toscana Toskana Tuscany Toscane Le crete d’autunno'];
const UNSEEN = /\p{Cf}/u;

const pages = await openForeignPages(FOREIGN);
const portal = await openPortal({ publicUrl: SITE, pages: pages.createPages });
const { db } = portal;
await buildStruttura(db, { descrizione: ITALIAN_TEXT });
await buildBnb(db, [5000]);
const cover = await db
  .insertInto('photos')
  .values({ hash: 'c'.repeat(22), width: 800, height: 600 })
  .returning('id')
  .executeTakeFirstOrThrow();
await buildArticle(db, { titolo: 'Le crete d’autunno', slug: 'le-crete', cover_photo_id: cover.id });
const german = await buildStruttura(db, {
  descrizione: GERMAN_TEXT,
  animali: 'si',
  animali_nota: 'Nur kleine Hunde',
  regole: 'Bitte Schuhe ausziehen',
  accoglie_parole: 'Wir wohnen nebenan',
  gradini: 2,
  gradini_nota: 'Ohne Geländer',
  stanze: JSON.stringify([{ nome: 'Dachzimmer', tipo_letti: '2_singoli', lingua: 'de' }]),
  lingue_testi: JSON.stringify({
    descrizione: 'de',
    animali_nota: 'de',
    regole: 'de',
    accoglie_parole: 'de',
    gradini_nota: 'de',
  }),
});
afterAll(async () => {
  await portal.close();
  await pages.close();
});

const CLIENT = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const requestPage = async (path: string) => portal.app.request(path, { headers: { Accept: 'text/html' } }, CLIENT);

async function addressIn(language: Language, path: string): Promise<string> {
  const led = await requestPage(`/lingua/${language}?pagina=${encodeURIComponent(path)}`);
  return led.headers.get('Location') ?? path;
}

async function open(language: Language, italian: string) {
  let path = await addressIn(language, italian);
  let answer = await requestPage(path);
  if (answer.status === 301) {
    path = answer.headers.get('Location') ?? path;
    answer = await requestPage(path);
  }
  const { head, body } = readHtml(await answer.text());
  const contents = (selector: string) =>
    [...head.querySelectorAll(selector)].map((each) => each.getAttribute('content') ?? each.textContent ?? '');
  const structured = [...head.ownerDocument.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent ?? ''),
  );
  const meta = (name: string) => contents(`meta[name="${name}"], meta[property="${name}"]`)[0] ?? '';
  return { status: answer.status, body, structured, meta, title: contents('title')[0] ?? '' };
}

/**
 * Returns the words in a text that do not belong to the language of the page. Italian pages are exempt, because no list contains
 * all their names.
 */
function wordsFromElsewhere(text: string, language: Language, ...names: string[]): string[] {
  return language === 'it' ? [] : foreignWords(text, language, [...NAMES, ...names]);
}

function sentencesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['description', 'unitText', 'priceRange'].includes(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => sentencesIn(each, Array.isArray(value) ? key : name));
}

const publicPages = Object.entries(PUBLIC).filter(([path]) => path !== '/inserisci');
const everyPage = TESTED.flatMap((language) => publicPages.map(([path, { at }]) => [language, path, at] as const));

test.each(everyPage)(
  'in %s, the head of %s is in that language and contains no invisible characters',
  async (language, _, at) => {
    const { status, title, meta, structured } = await open(language, at);
    expect(status).toBe(200);
    const texts = [title, ...['description', 'og:title', 'og:description', 'og:image:alt'].map(meta)];
    expect(texts.filter((each) => each.length < 3)).toEqual([]);
    expect([...texts, JSON.stringify(structured)].filter((each) => UNSEEN.test(each))).toEqual([]);
    expect(meta('og:locale')).toBe(LOCALE[language].replace('-', '_'));
    const text = [...texts, ...sentencesIn(structured)].join('\n');
    expect(wordsFromElsewhere(text, language)).toEqual([]);
  },
);

test.each(FOREIGN)('in %s, no page title contains invisible characters, not even on 404 pages', async (language) => {
  const routes = Object.values(pages.buildOf(language).routes).flatMap((route) => route ?? []);
  const titles = routes.flatMap(({ module: { meta } }) => {
    if (meta === undefined) return [];
    const all = meta({} as Parameters<typeof meta>[0]) ?? [];
    return all.flatMap((each) => ('title' in each && typeof each.title === 'string' ? [each.title] : []));
  });
  expect(titles.length).toBeGreaterThan(3);
  expect(titles.filter((title) => UNSEEN.test(title))).toEqual([]);
  for (const path of [`${ALL_PATHS[language].struttura}/999999`, `${ALL_PATHS[language].blog}/999999`]) {
    expect(readHtml(await (await requestPage(path)).text()).head.querySelector('title')?.textContent).not.toMatch(
      UNSEEN,
    );
  }
});

test.each(TESTED)('in %s, a 404 page has exactly one title', async (language) => {
  const { prenotazione, pagamentoDemo, struttura, blog } = ALL_PATHS[language];
  for (const path of [
    `${prenotazione}/ABCDEFGHJKMNPQRS`,
    `${pagamentoDemo}/x`,
    `${struttura}/999999`,
    `${blog}/999999`,
  ]) {
    const answer = await requestPage(path);
    const titles = [...readHtml(await answer.text()).head.ownerDocument.querySelectorAll('title')];
    expect([path, answer.status, titles.length]).toEqual([path, 404, 1]);
  }
});

describe('a home whose owner wrote in German', () => {
  const at = `/struttura/${german}/podere-le-querce`;
  const GERMAN_TEXTS = [
    'Nur kleine Hunde',
    'Bitte Schuhe ausziehen',
    'Wir wohnen nebenan',
    'Ohne Geländer',
    'Dachzimmer',
    GERMAN_TEXT,
  ];

  test.each(TESTED)('has its texts marked as German on the page in %s', async (language) => {
    const { body } = await open(language, at);
    for (const text of GERMAN_TEXTS) {
      const elements = [...body.querySelectorAll('main *')].filter(
        (each) => each.children.length === 0 && each.textContent === text,
      );
      expect([text, elements.length]).toEqual([text, 1]);
      expect([text, elements[0]?.closest('[lang]')?.getAttribute('lang')]).toEqual([text, 'de']);
    }
    const page = body.querySelector('main')?.textContent ?? '';
    const lines = { it: 'in tedesco:', en: 'in German:', fr: 'en allemand', de: 'auf Italienisch:' } as const;
    expect(page.includes(lines[language])).toBe(language !== 'de');
  });

  test.each(TESTED)('has a meta description in the language of the page (%s)', async (language) => {
    const { meta, structured } = await open(language, at);
    const isGerman = language === 'de';
    expect(
      [meta('description'), meta('og:description'), structured[0].description].map((text) => text === GERMAN_TEXT),
    ).toEqual([isGerman, isGerman, isGerman]);
    expect(wordsFromElsewhere(meta('description'), language, GERMAN_TEXT)).toEqual([]);
  });
});

test.each(FOREIGN)(
  'blog pages in %s state that articles are in Italian and mark them with lang="it"',
  async (language) => {
    const inItalian = { en: /in Italian/, de: /auf Italienisch/i, fr: /en italien/i } as const;
    for (const at of ['/blog', '/blog/1/le-crete']) {
      const { body, meta } = await open(language, at);
      expect(meta('og:image:alt')).toMatch(at === '/blog' ? /Ospitalia/ : inItalian[language]);
      const main = body.querySelector('main');
      const titles = [...(main?.querySelectorAll('*') ?? [])].filter(
        (each) => each.children.length === 0 && each.textContent === 'Le crete d’autunno',
      );
      expect(new Set(titles.map((each) => each.closest('[lang]')?.getAttribute('lang')))).toEqual(new Set(['it']));
      expect(main?.textContent).toMatch(inItalian[language]);
      expect(meta('description')).toMatch(inItalian[language]);
      expect(meta('og:description')).toMatch(inItalian[language]);
    }
  },
);
