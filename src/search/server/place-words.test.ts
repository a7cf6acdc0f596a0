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

/** A town by its path, several by their names, an area or a point by its slug; what is left as words. */
async function placeOf(typed: string, language: Language = 'it'): Promise<string> {
  const { dove, zone, homonyms, criteria } = await parse(typed, language);
  const inside = zone?.kind === 'ambiente' ? zone.inside : zone;
  const point = inside?.kind === 'punto' ? `${inside.punto} ${inside.km}` : null;
  const area = inside?.kind === 'area' ? inside.area : null;
  const several = homonyms.map(({ nome }) => nome).join(', ');
  return point ?? area ?? dove ?? (several || `«${criteria.testo}»`);
}

/** The inputs of the table of abbreviated towns, and a name that each of them may mean. */
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

describe('abbreviated names', () => {
  test.each(ABBREVIATED)('%s sent is read as %s, and is no correction', async (typed, nome) => {
    const { criteria, corrected } = await parse(typed);
    const { rows } = await database.pool.query<{ id: number }>('select id from citta where nome = $1', [nome]);
    const towns = criteria.scope.kind === 'citta' ? criteria.scope.citta_ids : [];
    expect([towns.includes(rows[0]?.id ?? 0), criteria.testo, corrected]).toEqual([true, '', []]);
  });

  test.each(ABBREVIATED)('%s offers %s or a place of that beginning while it is typed', async (typed, nome) => {
    const offered = await service.suggest(typed);
    const [first = '', second = ''] = nome.split(' ');
    expect(offered.some((each) => each.kind === 'citta' && each.nome.startsWith(`${first} ${second}`.trim()))).toBe(
      true,
    );
  });
});

describe('a part of a name is no mistyped one', () => {
  test('a word that begins several names asks which', async () => {
    const { homonyms, corrected } = await parse('castelluccio');
    expect(homonyms.map(({ nome }) => nome)).toContain('Castelluccio dei Sauri');
    expect(homonyms.map(({ nome }) => nome)).not.toContain('Castellucchio');
    expect(corrected).toEqual([]);
  });

  test.each([
    ['montepulcian', 'toscana/siena/montepulciano'],
    ['firenz', 'toscana/firenze/firenze'],
    ['livorn', 'toscana/livorno/livorno'],
  ])('%s is completed, and said', async (typed, dove) => {
    const read = await parse(typed);
    expect([read.dove, read.corrected.map(({ word }) => word)]).toEqual([dove, [typed]]);
  });

  test.each(['culla', 'agriturismo culla', 'con culla', 'lettino', 'mercato', 'casa del forno', 'babybett', 'berceau'])(
    '%s is no town',
    async (typed) => {
      const { criteria, corrected } = await parse(typed);
      expect([criteria.scope.kind, corrected]).toEqual(['italia', []]);
    },
  );
});

describe('a correction', () => {
  test('offers the words as typed beside what they were read as', async () => {
    const offered = await service.suggest('agriturismo Ricione');
    expect(offered[0]?.dove).toBe('Abbiamo letto «Ricione» come «Riccione».');
    expect(offered.at(-1)).toMatchObject({
      nome: 'Cerca invece «agriturismo Ricione»',
      path: `/cerca?testo=${encodeURIComponent('agriturismo "Ricione"')}`,
    });
  });

  test('leaves words in quotes as they are, however often they are read', async () => {
    const { criteria, corrected } = await parse('agriturismo "Ricione"');
    expect([criteria.tipi, criteria.testo, corrected]).toEqual([['agriturismo'], '"Ricione"', []]);
    expect((await parse(criteria.testo)).criteria.testo).toBe('"Ricione"');
  });
});

describe('postcodes and abbreviations of provinces', () => {
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
  ])('%s means %s', async (typed, place) => {
    expect(await placeOf(typed)).toBe(place);
  });

  test('an amount of five digits is a price', async () => {
    for (const typed of ['max 20121', 'casa 20121 euro'])
      expect((await parse(typed)).criteria).toMatchObject({ prezzo_max: 20_121, scope: { kind: 'italia' } });
  });

  test('capitals offer the province first', async () => {
    expect((await service.suggest('SI'))[0]?.nome).toBe('Provincia di Siena');
  });
});

describe('airports, stations and ports', () => {
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
  ])('on a page in %s «%s» means %s', async (language, typed, place) => {
    expect(await placeOf(typed, language)).toBe(place);
    expect((await parse(typed, language)).criteria.servizi).toEqual([]);
  });

  test('a foreign airport is none', async () => {
    expect((await parse('aéroport de Nice', 'fr')).zone).toBeNull();
  });

  test('homes lie in the circle around it', async () => {
    const { criteria } = await parse('entro 5 km da Malpensa');
    expect(criteria.scope).toMatchObject({ kind: 'riquadro', circle: { lat: 45.631, lon: 8.728, km: 5 } });
  });
});

describe('coasts and lakes', () => {
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
  ])('on a page in %s «%s» means %s', async (language, typed, place) => {
    expect(await placeOf(typed, language)).toBe(place);
    expect((await parse(typed, language)).criteria.testo).toBe('');
  });

  test.each<[Language, string, string]>([
    ['fr', 'agriturismo Marches', 'marches'],
    ['en', 'farmhouse Marches', 'marche'],
    ['fr', 'gîte Marches avec piscine', 'marches'],
  ])('on a page in %s the region is meant by «%s»', async (language, typed, place) => {
    expect(await placeOf(typed, language)).toBe(place);
  });

  test('steps are no region', async () => {
    expect((await parse('sans marches', 'fr')).dove).toBeNull();
  });

  test('a town of the name offers the coast', async () => {
    const { namesakes } = await parse('Adria');
    expect(namesakes).toMatchObject([{ nome: 'Costa adriatica', zone: { kind: 'area', area: 'costa-adriatica' } }]);
  });
});

test.each([
  ['castelluccio di norcia', 'umbria/perugia/norcia'],
  ['scopello sicilia', 'sicilia/trapani/castellammare-del-golfo'],
  ['scopello', 'piemonte/vercelli/scopello'],
  ['fraz. Scopello', 'piemonte/vercelli/scopello'],
])('the village %s is read as %s', async (typed, dove) => {
  expect((await parse(typed)).dove).toBe(dove);
});

const townsOf = async (text: string) => {
  const { criteria } = await service.parseText(text);
  return criteria.scope.kind === 'citta' ? criteria.scope.citta_ids : [];
};

describe('several larger places', () => {
  test.each([
    ['Umbria o Molise', 'Umbria o Molise'],
    ['Umbria e Molise al mare con piscina', 'Umbria e Molise al mare'],
    ['lago di Garda Veneto per 2', 'lago di Garda Veneto'],
  ])('«%s» stays «%s» in an address', async (text, said) => {
    expect((await service.parseText(text)).said).toBe(said);
    expect(await townsOf(said)).toEqual(await townsOf(text));
  });

  test('either counts, and of two that overlap what both have', async () => {
    // 92 comuni of Umbria, 136 of Molise.
    expect(await townsOf('Umbria o Molise')).toHaveLength(92 + 136);
    const garda = await townsOf('lago di Garda Veneto');
    const lake = await townsOf('lago di Garda');
    expect(garda.length).toBeGreaterThan(5);
    expect(garda.length).toBeLessThan(lake.length);
  });

  test('prefers homonyms by the sea in searches for the sea', async () => {
    expect(await townsOf('Castro')).toHaveLength(2);
    expect(await townsOf('Castro al mare')).toHaveLength(1);
  });
});
