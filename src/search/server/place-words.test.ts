import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import type { Language } from '../../kernel/language.ts';
import { inLanguage } from '../../platform/http/in-language.ts';
import { createTextService } from './text-service.ts';

const database = await createTestDatabase();
afterAll(() => database.close());
const words = 'casa villa forno rosa vista mare piscina centro camera norcia';

await database.pool.query('insert into search_words select unnest($1::text[]) on conflict do nothing', [
  words.split(' '),
]);

const service = createTextService(database.db, { now: () => new Date('2026-11-26T09:00:00Z') });

async function parse(typed: string, language: Language = 'it') {
  return inLanguage(language, () => service.parseText(typed));
}

async function placeOf(typed: string, language: Language = 'it'): Promise<string> {
  const { dove, zone, homonyms, criteria } = await parse(typed, language);
  const inside = zone?.kind === 'ambiente' ? zone.inside : zone;
  const point = inside?.kind === 'punto' ? `${inside.punto} ${inside.km}` : null;
  const area = inside?.kind === 'area' ? inside.area : null;
  const several = homonyms.map(({ nome }) => nome).join(', ');
  return point ?? area ?? dove ?? (several || `«${criteria.testo}»`);
}

const ABBREVIATED = [
  ['S.Agata', "Sant'Agata de' Goti"],
  ['S. Agata', "Sant'Agata di Militello"],
  ['S.Giovanni', 'San Giovanni Rotondo'],
  ['S. Giovanni', 'San Giovanni in Fiore'],
  ['S.Benedetto', 'San Benedetto del Tronto'],
  ['Sta. Teresa', 'Santa Teresa Gallura'],
  ['S.ta Teresa', 'Santa Teresa di Riva'],
  ['Ss. Cosma', 'Santi Cosma e Damiano'],
  ['S.Margherita', 'Santa Margherita Ligure'],
  ['S.Gimignano', 'San Gimignano'],
  ['Porto S.Giorgio', 'Porto San Giorgio'],
  ['S. Benedetto del Tronto', 'San Benedetto del Tronto'],
  ['Monte S.Angelo', "Monte Sant'Angelo"],
  ['s agata', "Sant'Agata Feltria"],
  ['S.TA TERESA', 'Santa Teresa Gallura'],
  ['SS. COSMA', 'Santi Cosma e Damiano'],
  ['M.te S.Angelo', "Monte Sant'Angelo"],
  ['P.to S. Giorgio', 'Porto San Giorgio'],
  ['R. Emilia', "Reggio nell'Emilia"],
  ['Reggio E.', "Reggio nell'Emilia"],
  ['Reggio C.', 'Reggio di Calabria'],
  ['Civitanova M.', 'Civitanova Marche'],
  ['Ascoli P.', 'Ascoli Piceno'],
] as const;

describe('a search for abbreviated names', () => {
  test.each(ABBREVIATED)('interprets %s as %s without a correction', async (typed, nome) => {
    const { criteria, corrected } = await parse(typed);
    const { rows } = await database.pool.query<{ id: number }>('select id from citta where nome = $1', [nome]);
    const towns = criteria.scope.kind === 'citta' ? criteria.scope.citta_ids : [];
    expect([towns.includes(rows[0]?.id ?? 0), criteria.testo, corrected]).toEqual([true, '', []]);
  });

  test.each(ABBREVIATED)(
    'suggests a town whose name starts with the first two words of $1 for the query «$0»',
    async (typed, nome) => {
      const offered = await service.suggest(typed);
      const [first = '', second = ''] = nome.split(' ');
      expect(offered.some((each) => each.kind === 'citta' && each.nome.startsWith(`${first} ${second}`.trim()))).toBe(
        true,
      );
    },
  );
});

describe('a search for part of a name', () => {
  test('returns all names that begin with the typed word as homonyms', async () => {
    const { homonyms, corrected } = await parse('castelluccio');
    expect(homonyms.map(({ nome }) => nome)).toContain('Castelluccio dei Sauri');
    expect(homonyms.map(({ nome }) => nome)).not.toContain('Castellucchio');
    expect(corrected).toEqual([]);
  });

  test.each([
    ['montepulcian', 'toscana/siena/montepulciano'],
    ['firenz', 'toscana/firenze/firenze'],
    ['livorn', 'toscana/livorno/livorno'],
  ])('completes %s to %s and reports the completion as a correction', async (typed, dove) => {
    const read = await parse(typed);
    expect([read.dove, read.corrected.map(({ word }) => word)]).toEqual([dove, [typed]]);
  });

  test.each(['culla', 'agriturismo culla', 'con culla', 'lettino', 'mercato', 'casa del forno', 'babybett', 'berceau'])(
    'finds no town in «%s»',
    async (typed) => {
      const { criteria, corrected } = await parse(typed);
      expect([criteria.scope.kind, corrected]).toEqual(['italia', []]);
    },
  );
});

describe('corrections', () => {
  test('are suggested together with a search for the typed words', async () => {
    const offered = await service.suggest('agriturismo Ricione');
    expect(offered[0]?.dove).toBe('Abbiamo letto «Ricione» come «Riccione».');
    expect(offered.at(-1)).toMatchObject({
      nome: 'Cerca invece «agriturismo Ricione»',
      path: `/cerca?testo=${encodeURIComponent('agriturismo "Ricione"')}`,
    });
  });

  test('leave words in quotes unchanged, even if the result is parsed again', async () => {
    const { criteria, corrected } = await parse('agriturismo "Ricione"');
    expect([criteria.tipi, criteria.testo, corrected]).toEqual([['agriturismo'], '"Ricione"', []]);
    expect((await parse(criteria.testo)).criteria.testo).toBe('"Ricione"');
  });
});

describe('a search for postcodes and province abbreviations', () => {
  test.each([
    ['53100', 'toscana/siena/siena'],
    ['cap 53100', 'toscana/siena/siena'],
    ['00184 Roma', 'lazio/roma/roma'],
    ['20121', 'lombardia/milano/milano'],
    ['38059 Samone', 'trentino-alto-adige/trento/samone'],
    ['SI', 'toscana/siena'],
    ['(si)', 'toscana/siena'],
    ['casa in SI', 'toscana/siena'],
    ['prov. di SI', 'toscana/siena'],
    ['Castro BG', 'lombardia/bergamo/castro'],
    ['Samone TO', 'piemonte/torino/samone'],
    ['samone to', 'piemonte/torino/samone'],
    ['si', '«si»'],
    ['no', '«no»'],
    ['casa si', '«casa si»'],
  ])('interprets %s as %s', async (typed, place) => {
    expect(await placeOf(typed)).toBe(place);
  });

  test('interprets a five-digit amount as a price, not as a postcode', async () => {
    for (const typed of ['max 20121', 'casa 20121 euro'])
      expect((await parse(typed)).criteria).toMatchObject({ prezzo_max: 20_121, scope: { kind: 'italia' } });
  });

  test('suggests the province first for its abbreviation in capital letters', async () => {
    expect((await service.suggest('SI'))[0]?.nome).toBe('Provincia di Siena');
  });
});

describe('a search for airports, stations and ports', () => {
  test.each<[Language, string, string]>([
    ['it', 'Malpensa', 'aeroporto-milano-malpensa 20'],
    ['it', 'vicino aeroporto Malpensa', 'aeroporto-milano-malpensa 20'],
    ['en', 'Fiumicino airport', 'aeroporto-roma-fiumicino 20'],
    ['it', 'Fiumicino', 'lazio/roma/fiumicino'],
    ['it', 'aeroporto di Pisa', 'aeroporto-pisa-galilei 20'],
    ['de', 'Flughafen Bergamo', 'aeroporto-bergamo-orio-al-serio 20'],
    ['en', 'Catania airport', 'aeroporto-catania-fontanarossa 20'],
    ['it', 'FCO', 'aeroporto-roma-fiumicino 20'],
    ['it', 'casa vicino a MXP', 'aeroporto-milano-malpensa 20'],
    ['en', 'mxp airport', 'aeroporto-milano-malpensa 20'],
    ['it', 'entro 5 km da Malpensa', 'aeroporto-milano-malpensa 5'],
    ['it', 'vicino alla stazione di Bologna', 'stazione-bologna-centrale 2'],
    ['en', 'near Milan station', 'stazione-milano-centrale 2'],
    ['de', 'Nähe Hauptbahnhof Florenz', 'stazione-firenze-santa-maria-novella 2'],
    ['fr', 'gare de Bologne Centrale', 'stazione-bologna-centrale 2'],
    ['it', 'Roma Termini', 'stazione-roma-termini 2'],
    ['en', 'Rome Termini', 'stazione-roma-termini 2'],
    ['en', 'Tiburtina station Rome', 'stazione-roma-tiburtina 2'],
    ['it', 'stazione Santa Lucia Venezia', 'stazione-venezia-santa-lucia 2'],
    ['it', 'firenze smn', 'stazione-firenze-santa-maria-novella 2'],
    ['it', 'Torino Porta Susa', 'stazione-torino-porta-susa 2'],
    ['de', 'Fähre Livorno', 'porto-livorno 5'],
    ['it', 'porto di Civitavecchia', 'porto-civitavecchia 5'],
    ['it', 'Porto Torres', 'sardegna/sassari/porto-torres'],
    ['it', 'porto cervo', 'sardegna/gallura-nord-est-sardegna/arzachena'],
    ['it', 'casa a Elmas', 'sardegna/cagliari/elmas'],
  ])('interprets «$1» as $2 on a page in $0', async (language, typed, place) => {
    expect(await placeOf(typed, language)).toBe(place);
    expect((await parse(typed, language)).criteria.servizi).toEqual([]);
  });

  test('finds no zone for a foreign airport', async () => {
    expect((await parse('aéroport de Nice', 'fr')).zone).toBeNull();
  });

  test('covers the circle around an airport', async () => {
    const { criteria } = await parse('entro 5 km da Malpensa');
    expect(criteria.scope).toMatchObject({ kind: 'riquadro', circle: { lat: 45.631, lon: 8.728, km: 5 } });
  });
});

describe('a search for coasts and lakes', () => {
  test.each<[Language, string, string]>([
    ['it', 'Adria', 'veneto/rovigo/adria'],
    ['de', 'Adria', 'costa-adriatica'],
    ['it', 'an der Adria', 'costa-adriatica'],
    ['de', 'Ferienhaus Adriaküste', 'costa-adriatica'],
    ['en', 'Adriatic', 'costa-adriatica'],
    ['fr', 'mer Adriatique', 'costa-adriatica'],
    ['it', 'Tirreno', 'costa-tirrenica'],
    ['en', 'Ionian coast', 'costa-ionica'],
    ['en', 'Italian Riviera', 'liguria'],
    ['fr', 'au bord du lac de Garde', 'lago-di-garda'],
    ['fr', 'au bord du lac Majeur', 'lago-maggiore'],
    ['de', 'am Ufer des Gardasees', 'lago-di-garda'],
    ['de', 'Haus direkt am Comer See', 'lago-di-como'],
    ['en', 'on the shores of Lake Garda', 'lago-di-garda'],
    ['en', 'by Lake Trasimeno', 'lago-trasimeno'],
    ['it', "sulle sponde del lago d'Iseo", 'lago-d-iseo'],
    ['it', 'sul Garda', 'lago-di-garda'],
  ])('interprets «$1» as $2 on a page in $0', async (language, typed, place) => {
    expect(await placeOf(typed, language)).toBe(place);
    expect((await parse(typed, language)).criteria.testo).toBe('');
  });

  test.each<[Language, string, string]>([
    ['fr', 'agriturismo Marches', 'marches'],
    ['en', 'farmhouse Marches', 'marche'],
    ['fr', 'gîte Marches avec piscine', 'marches'],
  ])('interprets «$1» as the region $2 on a page in $0', async (language, typed, place) => {
    expect(await placeOf(typed, language)).toBe(place);
  });

  test('does not interpret the French word for steps as the region Marche', async () => {
    expect((await parse('sans marches', 'fr')).dove).toBeNull();
  });

  test('offers the coast as an alternative if a town has the same name', async () => {
    const { namesakes } = await parse('Adria');
    expect(namesakes).toMatchObject([{ nome: 'Costa adriatica', zone: { kind: 'area', area: 'costa-adriatica' } }]);
  });
});

test.each([
  ['castelluccio di norcia', 'umbria/perugia/norcia'],
  ['scopello sicilia', 'sicilia/trapani/castellammare-del-golfo'],
  ['scopello', 'piemonte/vercelli/scopello'],
  ['fraz. Scopello', 'piemonte/vercelli/scopello'],
])('interprets the village «%s» as %s', async (typed, dove) => {
  expect((await parse(typed)).dove).toBe(dove);
});

const townsOf = async (text: string) => {
  const { criteria } = await service.parseText(text);
  return criteria.scope.kind === 'citta' ? criteria.scope.citta_ids : [];
};

describe('a search for several regions or areas', () => {
  test.each([
    ['Umbria o Molise', 'Umbria o Molise'],
    ['Umbria e Molise al mare con piscina', 'Umbria e Molise al mare'],
    ['lago di Garda Veneto per 2', 'lago di Garda Veneto'],
  ])('reduces «%s» to «%s», which finds the same towns', async (text, expected) => {
    expect((await service.parseText(text)).placeAndWords).toBe(expected);
    expect(await townsOf(expected)).toEqual(await townsOf(text));
  });

  test('covers the union of two regions, but the intersection of an area and a region that overlap', async () => {
    expect(await townsOf('Umbria o Molise')).toHaveLength(92 + 136);
    const garda = await townsOf('lago di Garda Veneto');
    const lake = await townsOf('lago di Garda');
    expect(garda.length).toBeGreaterThan(5);
    expect(garda.length).toBeLessThan(lake.length);
  });

  test('covers only the homonym by the sea if the query mentions the sea', async () => {
    expect(await townsOf('Castro')).toHaveLength(2);
    expect(await townsOf('Castro al mare')).toHaveLength(1);
  });
});
