import { afterAll, describe, expect, test } from 'vitest';
import { buildStruttura } from '../../../test/build-struttura.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { isForeignLanguage, type Language, LANGUAGES } from '../../kernel/language.ts';
import { inLanguage } from '../../platform/http/in-language.ts';
import { ACCESS_ABROAD, AFFORDABLE, REACHABLE, STEP_FREE } from '../rules/lexicon-access.ts';
import { createTextService } from './text-service.ts';

const database = await createTestDatabase();
afterAll(() => database.close());
await buildStruttura(database.db, { nome: 'Masseria Torre' });
const service = createTextService(database.db, { now: () => new Date('2026-11-26T09:00:00Z') });

async function read(language: Language, text: string) {
  const { criteria, corrected } = await inLanguage(language, async () => service.parseText(text));
  return { ...criteria, corrected };
}

describe.each(LANGUAGES)('on pages in %s', (language) => {
  const phrases = isForeignLanguage(language) ? ACCESS_ABROAD[language]['senza gradini'] : STEP_FREE;

  test('each phrase for a door without steps means that, and leaves no word of it', async () => {
    const wrong: unknown[] = [];
    for (const phrase of phrases?.split(', ') ?? []) {
      const { gradini, testo, corrected, servizi, tipi, scope, guests } = await read(language, `${phrase} Siena`);
      const left = [gradini, testo, corrected.length + servizi.length + tipi.length, scope.kind, guests];
      if (left.join() !== 'nessuno,,0,citta,1') wrong.push([phrase, ...left]);
    }
    expect(wrong).toEqual([]);
  });
});

test.each([...REACHABLE.split(', '), ...AFFORDABLE.split(', ')])('«%s» asks nothing of the steps', async (phrase) => {
  expect(await read('it', `${phrase} Siena`)).toMatchObject({ gradini: null, testo: '' });
});

/** What somebody types, and what is meant by it. */
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
  // Homes by the words of each language.
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
  // What we have no service for is looked for in the words of homes.
  ['it', 'casa con culla Siena', { testo: 'culla', servizi: [], corrected: [] }],
  ['en', 'home with a cot Siena', { testo: 'cot', servizi: [], corrected: [] }],
  ['de', 'Wohnung mit Babybett Siena', { testo: 'Babybett', guests: 1, corrected: [] }],
  ['fr', 'appartement avec lit bébé Siena', { testo: 'lit bébé', guests: 1, corrected: [] }],
  // Work asks for WiFi, a family for nothing.
  ['it', 'trasferta Siena', { servizi: ['WiFi'], testo: '' }],
  ['en', 'remote work Siena', { servizi: ['WiFi'], testo: '' }],
  ['de', 'Homeoffice Siena', { servizi: ['WiFi'], testo: '' }],
  ['fr', 'télétravail Siena', { servizi: ['WiFi'], testo: '' }],
  ['it', 'famiglia con neonato Siena', { servizi: [], tipi: [], testo: '', guests: 3 }],
  ['de', 'familiengerechte Unterkunft Siena', { servizi: [], tipi: [], testo: '' }],
];

test.each(MEANT)('in %s «%s»', async (language, typed, meant) => {
  expect(await read(language, typed)).toMatchObject(meant);
});
