import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { QUERIES_DE } from '../../../test/queries-de.ts';
import { QUERIES_EN } from '../../../test/queries-en.ts';
import { QUERIES_FR } from '../../../test/queries-fr.ts';
import { QUERY_DATE } from '../../../test/queries.ts';
import { type Language, LANGUAGES, isForeignLanguage } from '../../kernel/language.ts';
import { SERVIZI } from '../../strutture/rules/servizi.ts';
import { inLanguage } from '../../platform/http/in-language.ts';
import { tipoOfHomeWord } from '../rules/lexicon-words.ts';
import type { Theme } from '../rules/suggest-themes.ts';
import { createTextService } from './text-service.ts';
import { visitorMessages } from '../../strutture/messages/by-request.ts';
import { visitorMessages as searchVisitorMessages } from '../messages/by-request.ts';
import { ACCESS_ABROAD, AFFORDABLE, REACHABLE, STEP_FREE } from '../rules/lexicon-access.ts';

const database = await createTestDatabase();
afterAll(() => database.close());
await buildStruttura(database.db, { nome: 'B&B Spring' });
const service = createTextService(database.db, { now: () => new Date(`${QUERY_DATE}T09:00:00Z`) });
const QUERIES = { en: QUERIES_EN, de: QUERIES_DE, fr: QUERIES_FR };

async function read(language: Language, text: string) {
  return inLanguage(language, async () => service.parseText(text));
}

test('parses each concurrent request in the language of its page', async () => {
  const [german, french, italian] = await Promise.all([read('de', 'Mai'), read('fr', 'mai'), read('it', 'mai')]);
  expect(german.criteria).toMatchObject({ flexible: { from: '2027-05-01', until: '2027-06-01' }, testo: '' });
  expect(french.criteria).toEqual(german.criteria);
  expect(italian.criteria).toMatchObject({ flexible: null, testo: 'mai' });
});

test.each<[Language, string]>([
  ['it', 'Ferienwohnung am Gardasee mit Hund'],
  ['en', 'Ferienhaus in der Toskana mit Pool vom 3. bis 10. August'],
  ['it', 'gîte en Ombrie avec piscine'],
  ['de', 'gîte à Florence pour 2 personnes du 3 au 10 août'],
])('interprets every word of «$1» on a page in $0', async (language, typed) => {
  const { criteria } = await read(language, typed);
  expect([criteria.tipi, criteria.testo]).toEqual([['casa_vacanza'], '']);
  expect(criteria.scope.kind).not.toBe('italia');
});

test('interprets Italian and English words in the same query', async () => {
  const { criteria } = await read('it', 'casa con dishwasher a Roma');
  expect(criteria).toMatchObject({ testo: '', servizi: ['Lavastoviglie'], scope: { kind: 'citta' } });
});

test.each<[Language, string, string]>([
  ['de', 'Ferienwonung', 'ferienwohnung'],
  ['fr', 'apartement', 'appartement'],
  ['en', 'farmhose', 'farmhouse'],
  ['it', 'farmhose', 'farmhouse'],
])('corrects «$1» to «$2» on a page in $0', async (language, typed, instead) => {
  const { corrected, criteria } = await read(language, typed);
  expect([corrected, criteria.tipi.length, criteria.testo]).toEqual([[{ word: typed, instead: [instead] }], 1, '']);
});

test.each<[Language, string]>([
  ['fr', 'maison au calme dans les collines'],
  ['de', 'ruhig gelegenes Haus'],
  ['en', 'quiet cottage'],
])('corrects no word of «$1» to a place name on a page in $0', async (language, typed) => {
  const { corrected, criteria } = await read(language, typed);
  expect([corrected, criteria.scope]).toEqual([[], { kind: 'italia' }]);
});

test('does not parse a foreign season word inside the name of a home as a period', async () => {
  expect((await read('en', 'B&B Spring')).criteria).toMatchObject({ tipi: ['bb'], flexible: null });
  expect((await read('en', 'B&B in spring')).criteria.flexible).toMatchObject({ from: '2027-04-01' });
});

test.each<[Language, string, Theme]>([
  ['it', 'in mont', 'montagna'],
  ['en', 'in the mount', 'montagna'],
  ['de', 'am me', 'mare'],
  ['fr', 'avec ch', 'cane'],
])('suggests the theme $2 for the query «$1» on a page in $0', async (language, typed, theme) => {
  const [offered] = await inLanguage(language, async () => service.suggest(typed));
  expect([offered?.kind, offered?.nome]).toEqual([
    'tema',
    inLanguage(language, () => searchVisitorMessages().themeNames[theme]),
  ]);
});

describe.each(['en', 'de', 'fr'] as const)('on pages in %s', (language) => {
  test('finds no criteria in leftover search words when they are parsed again', async () => {
    const rests = await Promise.all(
      QUERIES[language].map(async ([typed]) => (await read(language, typed)).criteria.testo),
    );
    for (const testo of rests.filter((each) => each !== '' && tipoOfHomeWord(each) === null)) {
      const { criteria } = await read(language, testo);
      expect(criteria).toMatchObject({ testo: testo.replaceAll('"', ''), tipi: [], servizi: [], guests: 1 });
    }
  });
});

describe.each(LANGUAGES)('on pages in %s', (language) => {
  test('interprets the name of each service and suggests the service in the same language', async () => {
    const wrong: string[] = [];
    for (const servizio of SERVIZI) {
      const name = inLanguage(language, () => visitorMessages().nameOfService(servizio));
      const { criteria } = await read(language, `Siena ${name}`);
      const [first] = await inLanguage(language, async () => service.suggest(`Siena ${name}`));
      if (!isDeepStrictEqual(criteria.servizi, [servizio]) || !first?.nome.includes(name))
        wrong.push(`${name}: ${first?.nome}`);
    }
    expect(wrong).toEqual([]);
  });
});

await buildStruttura(database.db, { nome: 'Masseria Torre' });

async function criteriaOf(language: Language, text: string) {
  const { criteria, corrected } = await inLanguage(language, async () => service.parseText(text));
  return { ...criteria, corrected };
}

describe.each(LANGUAGES)('on pages in %s', (language) => {
  const phrases = isForeignLanguage(language) ? ACCESS_ABROAD[language]['senza gradini'] : STEP_FREE;

  test('interprets every word of the phrases for a step-free entrance', async () => {
    const wrong: unknown[] = [];
    for (const phrase of phrases?.split(', ') ?? []) {
      const { gradini, testo, corrected, servizi, tipi, scope, guests } = await criteriaOf(language, `${phrase} Siena`);
      const left = [gradini, testo, corrected.length + servizi.length + tipi.length, scope.kind, guests];
      if (left.join() !== 'nessuno,,0,citta,1') wrong.push([phrase, ...left]);
    }
    expect(wrong).toEqual([]);
  });
});

test.each([...REACHABLE.split(', '), ...AFFORDABLE.split(', ')])(
  'finds no step-free filter in «%s»',
  async (phrase) => {
    expect(await criteriaOf('it', `${phrase} Siena`)).toMatchObject({ gradini: null, testo: '' });
  },
);

const MEANT: [Language, string, object][] = [
  ['it', 'sedia', { gradini: null, testo: 'sedia' }],
  ['it', 'casa con tre gradini', { gradini: null }],
  ['it', 'b&b disabbili Siena', { tipi: ['bb'], gradini: 'nessuno' }],
  ['it', 'ascensore Siena', { gradini: null, servizi: ['Ascensore'] }],
  ['it', 'senza scale e con ascensore Siena', { gradini: 'nessuno', servizi: ['Ascensore'] }],
  ['it', 'senza gradini, senza piscina Siena', { gradini: 'nessuno', servizi: [] }],
  ['de', 'rollstuhlgerechtes Ferienhaus in Siena mit Pool', { gradini: 'nessuno', servizi: ['Piscina'], testo: '' }],
  ['fr', 'maison sans marches dans les Marches', { gradini: 'nessuno', scope: { kind: 'regione', regione_id: 11 } }],
  ['en', 'easily accessible by train Siena', { gradini: null, testo: '' }],
  ['it', 'villa Siena', { tipi: ['casa_vacanza'], testo: 'villa' }],
  ['it', 'Villa Paradiso Siena', { tipi: [], testo: 'Villa Paradiso' }],
  ['it', 'villa o casale Siena', { tipi: ['casa_vacanza', 'agriturismo'], testo: '' }],
  ['it', 'masseria Siena', { tipi: [], testo: 'masseria' }],
  ['it', 'podere Siena', { tipi: ['agriturismo'], testo: '' }],
  ['en', 'cabin with hot tub Siena', { tipi: ['casa_vacanza'], servizi: ['Spa'], testo: '' }],
  ['en', 'Rose Cottage Siena', { tipi: [], testo: 'Rose Cottage' }],
  ['de', 'Hütte mit Sauna Siena', { tipi: ['casa_vacanza'], servizi: ['Spa'], testo: '' }],
  ['de', 'Haus Sonne Siena', { tipi: [], testo: 'Haus Sonne' }],
  ['fr', 'cabane ou chalet avec bain à remous Siena', { tipi: ['casa_vacanza'], servizi: ['Spa'], testo: '' }],
  ['fr', 'ferme clôturée Siena', { tipi: ['agriturismo'], servizi: ['Giardino'], testo: '' }],
  ['it', 'casa con culla Siena', { testo: 'culla', servizi: [], corrected: [] }],
  ['en', 'home with a cot Siena', { testo: 'cot', servizi: [], corrected: [] }],
  ['de', 'Wohnung mit Babybett Siena', { testo: 'Babybett', guests: 1, corrected: [] }],
  ['fr', 'appartement avec lit bébé Siena', { testo: 'lit bébé', guests: 1, corrected: [] }],
  ['it', 'trasferta Siena', { servizi: ['WiFi'], testo: '' }],
  ['en', 'remote work Siena', { servizi: ['WiFi'], testo: '' }],
  ['de', 'Homeoffice Siena', { servizi: ['WiFi'], testo: '' }],
  ['fr', 'télétravail Siena', { servizi: ['WiFi'], testo: '' }],
  ['it', 'famiglia con neonato Siena', { servizi: [], tipi: [], testo: '', guests: 3 }],
  ['de', 'familiengerechte Unterkunft Siena', { servizi: [], tipi: [], testo: '' }],
];

test.each(MEANT)('finds the expected criteria in «$1» on a page in $0', async (language, typed, meant) => {
  expect(await criteriaOf(language, typed)).toMatchObject(meant);
});
