import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { systemClock } from '../../kernel/dates/clock.ts';
import type { Language } from '../../kernel/language.ts';
import { inLanguage } from '../../platform/http/in-language.ts';
import type { ParsedText } from '../contract.ts';
import { createTextService } from './text-service.ts';

const database = await createTestDatabase();
afterAll(() => database.close());
const service = createTextService(database.db, systemClock);

const SEARCHES: Readonly<Record<'en' | 'de' | 'fr', string>> = {
  en: `
    toscana: Tuscany, in Tuscany
    sicilia: Sicily
    sardegna: Sardinia
    lombardia: Lombardy
    piemonte: Piedmont
    puglia: Apulia
    valle-d-aosta: Aosta Valley, the Aosta Valley
    marche: The Marches
    trentino-alto-adige: Trentino-South Tyrol
    trentino-alto-adige/bolzano: South Tyrol
    toscana/siena: province of Siena
    toscana/firenze: province of Florence
    toscana/firenze/firenze: Florence
    veneto/venezia/venezia: Venice
    lazio/roma/roma: Rome
    lombardia/milano/milano: Milan
    campania/napoli/napoli: Naples
    piemonte/torino/torino: Turin
    liguria/genova/genova: Genoa
    veneto/padova/padova: Padua
    lombardia/mantova/mantova: Mantua
    sicilia/siracusa/siracusa: Syracuse
    toscana/livorno/livorno: Leghorn
    campania/napoli/pompei: Pompeii
    liguria/imperia/sanremo: San Remo
    lago-di-como: Lake Como
    lago-di-garda: Lake Garda
    lago-maggiore: Lake Maggiore
    lago-trasimeno: Lake Trasimeno, Lake Trasimene
    costiera-amalfitana: Amalfi Coast, the Amalfi Coast
    cinque-terre: the Cinque Terre
    dolomiti: Dolomites, the Dolomites
    isole-eolie: Aeolian Islands
    isole-egadi: Aegadian Islands
    colli-euganei: Euganean Hills
    valle-d-itria: Itria Valley
    arcipelago-toscano: Tuscan Archipelago
    isola-d-elba: Elba Island
    maremma: Tuscan Maremma
    penisola-sorrentina: Sorrento Peninsula
    costa-degli-etruschi: Etruscan Coast
    val-di-fassa: Fassa Valley`,
  de: `
    toscana: Toskana, Ferienhaus Toskana
    sicilia: Sizilien
    sardegna: Sardinien
    puglia: Apulien
    lombardia: Lombardei
    liguria: Ligurien
    veneto: Venetien
    marche: Marken, die Marken
    friuli-venezia-giulia: Friaul
    trentino-alto-adige: Trentino-Südtirol
    trentino-alto-adige/bolzano: Südtirol, Suedtirol
    toscana/firenze: Provinz Florenz
    toscana/firenze/firenze: Florenz
    veneto/venezia/venezia: Venedig
    lazio/roma/roma: Rom
    lombardia/milano/milano: Mailand
    campania/napoli/napoli: Neapel
    liguria/genova/genova: Genua
    sicilia/siracusa/siracusa: Syrakus
    puglia/taranto/taranto: Tarent
    campania/napoli/sorrento: Sorrent
    friuli-venezia-giulia/trieste/trieste: Triest
    friuli-venezia-giulia/gorizia/gorizia: Görz
    trentino-alto-adige/trento/trento: Trient
    trentino-alto-adige/bolzano/bolzano: Bozen
    trentino-alto-adige/bolzano/merano: Meran
    trentino-alto-adige/bolzano/tirolo: Dorf Tirol
    trentino-alto-adige/bolzano/ortisei: St. Ulrich, Sankt Ulrich
    trentino-alto-adige/bolzano/caldaro-sulla-strada-del-vino: Kaltern
    lago-di-garda: Gardasee
    lago-di-como: Comer See
    lago-d-iseo: Iseosee
    lago-trasimeno: Trasimener See
    costiera-amalfitana: Amalfiküste
    dolomiti: Dolomiten
    val-pusteria: Pustertal
    val-venosta: Vinschgau
    val-gardena: Gröden, Grödnertal
    alta-badia: Alta Badia
    alpe-di-siusi: Seiser Alm
    isola-d-elba: Insel Elba
    isole-eolie: Liparische Inseln`,
  fr: `
    toscana: Toscane
    sicilia: Sicile
    sardegna: Sardaigne
    puglia: Pouilles, les Pouilles
    piemonte: Piémont
    lombardia: Lombardie
    umbria: Ombrie
    marche: les Marches
    calabria: Calabre
    valle-d-aosta: Vallée d’Aoste, Val d’Aoste
    trentino-alto-adige: Trentin-Haut-Adige
    trentino-alto-adige/bolzano: Tyrol du Sud, Haut-Adige
    toscana/siena: province de Sienne
    toscana/firenze/firenze: Florence
    veneto/venezia/venezia: Venise
    lazio/roma/roma: Rome, à Rome
    liguria/genova/genova: Gênes
    veneto/padova/padova: Padoue
    veneto/verona/verona: Vérone
    emilia-romagna/bologna/bologna: Bologne
    emilia-romagna/piacenza/piacenza: Plaisance
    toscana/siena/siena: Sienne
    toscana/pisa/pisa: Pise
    toscana/lucca/lucca: Lucques
    umbria/perugia/perugia: Pérouse
    umbria/perugia/assisi: Assise, à Assise
    lombardia/como/como: Côme, à Côme
    lombardia/bergamo/bergamo: Bergame
    piemonte/cuneo/cuneo: Coni
    sicilia/palermo/palermo: Palerme
    sicilia/catania/catania: Catane
    sicilia/siracusa/siracusa: Syracuse
    puglia/taranto/taranto: Tarente
    valle-d-aosta/valle-d-aosta/aosta: Aoste
    lago-di-como: lac de Côme
    lago-di-garda: lac de Garde
    lago-maggiore: lac Majeur
    costiera-amalfitana: côte amalfitaine
    isola-d-elba: île d’Elbe
    isole-eolie: îles Éoliennes
    dolomiti: Dolomites, les Dolomites
    cinque-terre: les Cinque Terre`,
};

function searchesOf(text: string): [typed: string, place: string][] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [place = '', names = ''] = line.trim().split(': ');
      return names.split(', ').map((typed): [string, string] => [typed, place]);
    });
}

const placeOf = ({ dove, zone }: ParsedText) => (zone?.kind === 'area' ? zone.area : dove);

describe.each(['en', 'de', 'fr'] as const)('place names in %s', (language) => {
  const searches = searchesOf(SEARCHES[language]);

  test('cover at least forty places', () => {
    expect(searches.length).toBeGreaterThanOrEqual(40);
    expect(new Set(searches.map(([, place]) => place)).size).toBeGreaterThanOrEqual(40);
  });

  test.each(searches)('are interpreted on pages in every language: «%s» as %s', async (typed, place) => {
    const italian = await service.parseText(typed);
    expect(placeOf(italian)).toBe(place);
    expect(italian.corrected).toEqual([]);
    for (const each of ['en', 'de', 'fr'] as const) {
      const parsed = await inLanguage(each, () => service.parseText(typed));
      expect(parsed.criteria.scope).toEqual(italian.criteria.scope);
    }
  });
});

test.each<[Language, string, string]>([
  ['de', 'Toskana', 'toskana'],
  ['de', 'Florence', 'toskana/florenz/florenz'],
  ['fr', 'Firenze', 'toscane/florence/florence'],
  ['en', 'Südtirol', 'trentino-south-tyrol/south-tyrol'],
  ['it', 'Südtirol', 'trentino-alto-adige/bolzano'],
])('interprets «$1» as the place $2 on pages in $0', async (language, typed, path) => {
  expect((await inLanguage(language, () => service.parseText(typed))).dove).toBe(path);
});

test.each<[Language, string, string]>([
  ['de', 'floren', 'Florenz, Florenz, Toskana /de/unterkuenfte/toskana/florenz/florenz'],
  ['de', 'tosk', 'Toskana,  /de/suche?dove=toskana'],
  ['de', 'gardas', 'Gardasee, Lombardei, Trentino-Südtirol, Venetien /de/suche?area=lago-di-garda'],
  ['fr', 'firenze', 'Florence, Florence, Toscane /fr/hebergements/toscane/florence/florence'],
  ['fr', 'lac de com', 'Lac de Côme, Lombardie /fr/recherche?area=lago-di-como'],
  ['en', 'province of flor', 'Province of Florence, Tuscany /en/search?dove=tuscany/florence'],
  ['en', 'amalfi coast', 'Amalfi Coast, Campania /en/search?area=costiera-amalfitana'],
  ['it', 'floren', 'Firenze, Firenze, Toscana /strutture/toscana/firenze/firenze'],
])('the first suggestion for «$1» on pages in $0 is «$2»', async (language, typed, first) => {
  const [offered] = await inLanguage(language, () => service.suggest(typed));
  expect(`${offered?.nome}, ${offered?.dove} ${offered?.path}`).toBe(first);
});

test.each<[Language, string, string, string]>([
  ['it', 'lago-di-garda', 'Lago di Garda', 'sul Lago di Garda'],
  ['en', 'lago-di-garda', 'Lake Garda', 'on Lake Garda'],
  ['de', 'isola-d-elba', 'Elba', 'auf Elba'],
  ['fr', 'costiera-amalfitana', 'Côte amalfitaine', 'sur la côte amalfitaine'],
])('returns the name «$2» and the phrase «$3» for the area $1 on pages in $0', async (language, area, nome, dove) => {
  const open = await inLanguage(language, () => service.openZone({ kind: 'area', area }));
  expect([open?.nome, open?.dove]).toEqual([nome, dove]);
});

test.each(['toscana/siena', 'toskana/siena', 'tuscany/siena'])(
  'openZone returns the name of the province in the path «%s» in the language of the page',
  async (dove) => {
    const zone = { kind: 'ambiente', ambiente: 'montagna', inside: null, dove } as const;
    const open = await inLanguage('de', () => service.openZone(zone));
    expect([open?.nome, open?.dove]).toEqual(['Provinz Siena', 'in der Provinz Siena']);
  },
);

test.each([
  'casa come nuova',
  'bella come una villa',
  'coni gelato',
  'villa sabine',
  'port de plaisance',
  'pas de marches',
  'trente personnes',
  'corte d’assise',
  'maison comme neuve',
  'schöne Marke',
  'die besten Rasenflächen',
  'pavillon de vacances',
  'parking gratuit',
  'casa Lorette',
  'vin Carignan',
  'belle plaisance',
  'lange Nächte',
  'quiet valley',
  'small cottage',
  'terrasse ombragée',
])('finds no place in the ordinary words «%s»', async (typed) => {
  const { dove, zone, homonyms, criteria } = await service.parseText(typed);
  expect({ dove, zone, homonyms, scope: criteria.scope }).toEqual({
    dove: null,
    zone: null,
    homonyms: [],
    scope: { kind: 'italia' },
  });
});
