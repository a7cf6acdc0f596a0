import type { Servizio } from '../strutture/rules/servizi.ts';
import type { Setting } from './choose-setting.ts';
import type { Town } from './load-towns.ts';
import type { Noun } from './nouns.ts';

/** What a house looks like, and what lies around it: narrower than a setting, for a hill of Tuscany is none of Sicily. */
export type Scenery =
  | 'alpi'
  | 'appennino'
  | 'borgo'
  | 'campagna'
  | 'citta'
  | 'colline'
  | 'lago'
  | 'mare'
  | 'masseria'
  | 'paese'
  | 'rustici'
  | 'trulli';

/** What may be inside such a front: flats, a house, a villa. */
type Kind = NonNullable<Noun['kind']>;

/** Pictures that are of one house: its front, its rooms in one style, and what may be around it. */
export type DemoHouse = { front: string; kinds: readonly Kind[]; rooms: readonly string[]; around: readonly string[] };

const FLATS: readonly Kind[] = ['flat'];
const HOUSE: readonly Kind[] = ['house'];
const VILLA: readonly Kind[] = ['house', 'villa'];
/** In a row or of several floors: all of it one home, or a home on each floor. */
const IN_TOWN: readonly Kind[] = ['flat', 'house'];

/** `place` is the first word of the names that have none of their own. */
function house(front: string, kinds: readonly Kind[], rooms: string, around = ''): DemoHouse {
  const place = front.split('-')[0] ?? '';
  const named = (words: string) =>
    words
      .split(' ')
      .filter(Boolean)
      .map((word) => (word.split('-').length > 2 ? word : `${place}-${word}`));
  return { front, kinds, rooms: named(rooms), around: named(around) };
}

export const DEMO_HOUSES: Readonly<Record<Scenery, readonly DemoHouse[]>> = {
  citta: [
    house(
      'citta-casa-1',
      IN_TOWN,
      'soggiorno-2 cucina-1 camera-2 camera-3 bagno-1 soggiorno-1',
      'cortile-1 terrazza-1 vista-1',
    ),
    house('citta-casa-2', IN_TOWN, 'soggiorno-1 camera-1 cucina-1 bagno-1', 'terrazza-1 vista-1'),
    house('citta-casa-3', IN_TOWN, 'soggiorno-1 cucina-1 camera-1 camera-3 bagno-1', 'vista-1'),
    house('citta-casa-4', IN_TOWN, 'soggiorno-3 cucina-2 camera-4 bagno-1', 'terrazza-1'),
  ],
  // The street of a small town in the plain: plaster, three floors, no stone and no hill.
  paese: [
    house('paese-casa-1', IN_TOWN, 'citta-soggiorno-3 citta-cucina-2 citta-camera-4 citta-camera-1 citta-bagno-1'),
    house('paese-casa-2', IN_TOWN, 'citta-soggiorno-1 citta-cucina-1 citta-camera-1 campagna-camera-1 citta-bagno-1'),
    house('paese-casa-3', IN_TOWN, 'campagna-soggiorno-1 citta-cucina-1 campagna-camera-1 citta-bagno-1'),
  ],
  mare: [
    house(
      'mare-casa-1',
      VILLA,
      'soggiorno-1 cucina-1 camera-1 camera-2 bagno-1',
      'terrazza-1 terrazza-2 vista-1 vista-2',
    ),
    house('mare-casa-2', FLATS, 'soggiorno-1 cucina-1 camera-2 bagno-1', 'vista-2 terrazza-1'),
    house('mare-casa-3', VILLA, 'soggiorno-1 cucina-1 camera-1 bagno-1', 'terrazza-2 vista-1'),
    house('mare-casa-4', HOUSE, 'soggiorno-2 cucina-1 camera-2 bagno-1', 'vista-1 terrazza-1'),
    house('mare-casa-5', FLATS, 'soggiorno-2 camera-3 cucina-1 camera-1 bagno-1', 'vista-1 terrazza-1'),
    house('mare-casa-6', VILLA, 'soggiorno-2 cucina-1 camera-3 bagno-1', 'terrazza-1 vista-2'),
  ],
  lago: [
    house('lago-casa-1', VILLA, 'soggiorno-1 camera-1 cucina-1 bagno-1', 'terrazza-1 vista-1'),
    house('lago-casa-2', FLATS, 'soggiorno-1 camera-1 cucina-1 camera-2 bagno-1', 'vista-1 terrazza-1'),
    house('lago-casa-3', HOUSE, 'soggiorno-2 cucina-1 camera-2 bagno-1', 'terrazza-1 vista-1'),
    house('lago-casa-4', VILLA, 'soggiorno-1 camera-1 bagno-1 cucina-1', 'vista-1 terrazza-1'),
  ],
  alpi: [
    house('montagna-inverno-1', HOUSE, 'soggiorno-1 cucina-1 camera-1 bagno-1', 'vista-2'),
    house('montagna-inverno-2', IN_TOWN, 'soggiorno-1 camera-1 cucina-1 bagno-1', 'vista-2'),
    house('montagna-estate-1', IN_TOWN, 'soggiorno-1 cucina-1 camera-1 camera-2 bagno-1', 'terrazza-1 vista-1'),
    house('montagna-estate-2', HOUSE, 'soggiorno-1 camera-1 cucina-1 bagno-1', 'vista-1 terrazza-1'),
    house('montagna-estate-3', HOUSE, 'soggiorno-2 camera-2 cucina-1 bagno-1', 'vista-1'),
  ],
  // Mountains without glaciers and limestone towers: houses that stand for themselves, windows on the lane.
  appennino: [
    house('borgo-casa-1', IN_TOWN, 'borgo-soggiorno-1 borgo-cucina-1 borgo-camera-2 borgo-bagno-1', 'vicolo-1'),
    house('borgo-casa-2', IN_TOWN, 'borgo-soggiorno-2 borgo-cucina-1 borgo-camera-2 borgo-bagno-1', 'vicolo-1'),
    house('borgo-casa-3', IN_TOWN, 'borgo-soggiorno-1 borgo-cucina-1 borgo-camera-2 borgo-bagno-1', 'vicolo-1'),
    house('borgo-casa-4', IN_TOWN, 'borgo-soggiorno-3 borgo-cucina-1 borgo-camera-3 borgo-bagno-1', 'vicolo-1'),
  ],
  trulli: [
    house('trulli-casa-1', VILLA, 'soggiorno-1 cucina-1 camera-1 camera-2 bagno-1', 'terrazza-1 vista-1'),
    house('trulli-casa-2', VILLA, 'soggiorno-2 cucina-1 camera-1 bagno-1', 'vista-1'),
    house('trulli-casa-3', VILLA, 'soggiorno-1 cucina-1 camera-2 camera-3 bagno-1', 'vista-1'),
  ],
  masseria: [
    house('masseria-casa-1', VILLA, 'soggiorno-1 cucina-1 camera-1 camera-2 bagno-1', 'piscina-1 vista-1'),
    house('masseria-casa-2', VILLA, 'soggiorno-1 cucina-1 camera-2 bagno-1', 'vista-1'),
    house('masseria-casa-3', VILLA, 'soggiorno-2 cucina-1 camera-3 bagno-1', 'vista-1'),
    house('masseria-corte-1', HOUSE, 'soggiorno-1 cucina-1 camera-1 bagno-1', 'vista-1'),
  ],
  borgo: [
    house('borgo-casa-1', IN_TOWN, 'soggiorno-1 cucina-1 camera-1 camera-2 bagno-1', 'vicolo-1 terrazza-1 vista-1'),
    house('borgo-casa-2', IN_TOWN, 'soggiorno-2 cucina-1 camera-1 bagno-1', 'vicolo-1 vista-1 terrazza-1'),
    house('borgo-casa-3', IN_TOWN, 'soggiorno-1 cucina-1 camera-2 bagno-1', 'vicolo-1 vista-1'),
    house('borgo-casa-4', IN_TOWN, 'soggiorno-3 camera-3 cucina-1 bagno-1', 'vicolo-1 terrazza-1'),
  ],
  colline: [
    house(
      'colline-casa-1',
      VILLA,
      'soggiorno-1 cucina-1 camera-1 camera-2 bagno-1',
      'portico-1 piscina-1 vista-1 vista-2',
    ),
    house('colline-casa-2', VILLA, 'soggiorno-1 cucina-2 camera-2 bagno-1', 'piscina-1 vista-1'),
    house('colline-casa-3', HOUSE, 'soggiorno-1 cucina-1 camera-1 bagno-1', 'piscina-1 vista-2'),
    house('colline-casa-4', VILLA, 'soggiorno-1 cucina-2 camera-1 camera-2 bagno-1', 'vista-2 piscina-1'),
    house('colline-casa-5', VILLA, 'soggiorno-2 cucina-1 camera-3 bagno-1', 'vista-1'),
  ],
  // Farmhouses of other hills and of the country below mountains: meadows and round trees, no cypress.
  rustici: [
    house('colline-casa-3', HOUSE, 'soggiorno-1 cucina-1 camera-1 bagno-1'),
    house('colline-casa-5', VILLA, 'campagna-soggiorno-1 cucina-1 campagna-camera-1 bagno-1'),
    house('colline-casa-6', VILLA, 'soggiorno-2 cucina-1 camera-3 bagno-1'),
    house('colline-casa-7', VILLA, 'borgo-soggiorno-3 cucina-1 borgo-camera-3 bagno-1'),
    house('colline-casa-8', VILLA, 'soggiorno-1 cucina-1 camera-3 bagno-1'),
  ],
  campagna: [
    house('campagna-casa-1', VILLA, 'soggiorno-1 cucina-1 camera-1 bagno-1', 'giardino-1 vista-1'),
    house('campagna-casa-2', HOUSE, 'soggiorno-1 cucina-1 camera-1 camera-2 bagno-1', 'giardino-1'),
    house('campagna-casa-3', VILLA, 'soggiorno-2 cucina-1 camera-2 bagno-1', 'giardino-1 vista-1'),
    house('campagna-casa-4', HOUSE, 'soggiorno-2 cucina-1 camera-2 camera-1 bagno-1', 'giardino-1'),
  ],
};

/** ISTAT's numbers of the regions that reach into the Alps. */
const ALPINE = new Set([1, 2, 3, 4, 5, 6]);
/** Tuscany, Umbria, the Marche, Lazio: hills with cypresses and towns on top. */
const OF_CYPRESSES = new Set([9, 10, 11, 12]);
/** Apulia, Basilicata, Sicily. */
const MASSERIE = new Set([16, 17, 19]);
/** Veneto, Friuli, Emilia-Romagna, Abruzzo, Molise: no promontory, no gulf. */
const STRAIGHT_COASTS = new Set([5, 6, 8, 13, 14]);

type Where = Pick<Town, 'regione_id'> & { landscape: Pick<Town['landscape'], 'hills' | 'plain'> };

/** What houses look like in a setting of a place. @example sceneryOf('montagna', { regione_id: 19, landscape }) // 'appennino' */
export function sceneryOf(setting: Setting, { regione_id, landscape }: Where): Scenery {
  if (setting === 'montagna') return ALPINE.has(regione_id) ? 'alpi' : 'appennino';
  if (setting === 'borgo') return landscape.plain ? 'paese' : 'borgo';
  const isCountry = setting === 'colline' || setting === 'campagna';
  // Behind every house on our lake stand the Alps.
  if (!isCountry && (setting !== 'lago' || ALPINE.has(regione_id))) return setting;
  if (MASSERIE.has(regione_id)) return 'masseria';
  if (OF_CYPRESSES.has(regione_id) && landscape.hills) return 'colline';
  return landscape.plain ? 'campagna' : 'rustici';
}

/** What must be true of a home before such a picture is shown, by the second word of its name. */
const NEEDS: Readonly<Record<string, readonly Servizio[]>> = {
  terrazza: ['Terrazza'],
  piscina: ['Piscina'],
  giardino: ['Giardino', 'Barbecue'],
  cucina: ['Cucina'],
};
const VIEWS_OF_THE_SEA: readonly Servizio[] = ['Vista Mare', 'Accesso Mare'];
/** A hill town seen from another. */
const HILL_TOWN = /^borgo-(terrazza|vista)-/;
const GULF = /^mare-(vista|terrazza)-/;

type Surroundings = Where & { scenery: Scenery; servizi: readonly string[] };

/** Whether a picture of a house, or of what is around it, may be shown: no pool that it has not, no valley in the plain. */
export function mayShow(photo: string, { scenery, servizi, regione_id, landscape }: Surroundings): boolean {
  if (HILL_TOWN.test(photo) && !(landscape.hills && OF_CYPRESSES.has(regione_id))) return false;
  if (GULF.test(photo) && STRAIGHT_COASTS.has(regione_id)) return false;
  const kind = photo.split('-')[1] ?? '';
  const needs = kind === 'vista' && scenery === 'mare' ? VIEWS_OF_THE_SEA : (NEEDS[kind] ?? []);
  return needs.length === 0 || needs.some((servizio) => servizi.includes(servizio));
}

const SHOWS_HOUSE = /-(casa|inverno|estate|corte|cortile|portico|soggiorno|cucina|camera)-/;

/** A house or a room may come first; a landscape, a lane, a pool or a bathroom may not. */
export function mayBeCover(photo: string): boolean {
  return SHOWS_HOUSE.test(photo);
}

/** The houses of a scenery that are what a home calls itself; all of them for a word that says nothing of its walls. */
export function housesFor(scenery: Scenery, kind: Noun['kind']): readonly DemoHouse[] {
  const houses = DEMO_HOUSES[scenery];
  const fitting = kind === undefined ? houses : houses.filter(({ kinds }) => kinds.includes(kind));
  // A flat on a lake without the Alps is in one of the country houses there.
  return fitting.length > 0 ? fitting : houses;
}
