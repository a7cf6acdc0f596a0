import type { Servizio } from '../../src/strutture/rules/servizi.ts';
import type { Setting } from './choose-setting.ts';
import type { Town } from './load-towns.ts';

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
  | 'trulli';

/** Pictures that are of one house: its front, its rooms in one style, and what may be around it. */
export type DemoHouse = { front: string; rooms: readonly string[]; around: readonly string[] };

/** `place` is the first word of the names that have none of their own. */
function house(front: string, rooms: string, around: string): DemoHouse {
  const place = front.split('-')[0] ?? '';
  const named = (words: string) =>
    words
      .split(' ')
      .filter(Boolean)
      .map((word) => (word.split('-').length > 2 ? word : `${place}-${word}`));
  return { front, rooms: named(rooms), around: named(around) };
}

export const DEMO_HOUSES: Readonly<Record<Scenery, readonly DemoHouse[]>> = {
  citta: [
    house('citta-casa-1', 'soggiorno-2 cucina-1 camera-2 camera-3 bagno-1', 'cortile-1 terrazza-1 vista-1'),
    house('citta-casa-2', 'soggiorno-1 camera-1 cucina-1 bagno-1', 'terrazza-1 vista-1'),
    house('citta-casa-3', 'soggiorno-1 cucina-1 camera-1 camera-3 bagno-1', 'vista-1'),
  ],
  mare: [
    house('mare-casa-1', 'soggiorno-1 cucina-1 camera-1 camera-2 bagno-1', 'terrazza-1 terrazza-2 vista-1 vista-2'),
    house('mare-casa-2', 'soggiorno-1 cucina-1 camera-2 bagno-1', 'vista-2 terrazza-1'),
    house('mare-casa-3', 'soggiorno-1 cucina-1 camera-1 bagno-1', 'terrazza-2 vista-1'),
    house('mare-casa-4', 'soggiorno-1 cucina-1 camera-2 bagno-1', 'vista-1 terrazza-1'),
  ],
  lago: [
    house('lago-casa-1', 'soggiorno-1 camera-1 cucina-1 bagno-1', 'terrazza-1 vista-1'),
    house('lago-casa-2', 'soggiorno-1 camera-1 cucina-1 bagno-1', 'vista-1 terrazza-1'),
    house('lago-casa-3', 'soggiorno-2 cucina-1 camera-2 bagno-1', 'terrazza-1 vista-1'),
    house('lago-casa-4', 'soggiorno-1 camera-1 bagno-1 cucina-1', 'vista-1 terrazza-1'),
  ],
  alpi: [
    house('montagna-inverno-1', 'soggiorno-1 cucina-1 camera-1 bagno-1', 'vista-2'),
    house('montagna-inverno-2', 'soggiorno-1 camera-1 cucina-1 bagno-1', 'vista-2'),
    house('montagna-estate-1', 'soggiorno-1 cucina-1 camera-1 camera-2 bagno-1', 'terrazza-1 vista-1'),
    house('montagna-estate-2', 'soggiorno-1 camera-1 cucina-1 bagno-1', 'vista-1 terrazza-1'),
    house('montagna-estate-3', 'soggiorno-2 camera-2 cucina-1 bagno-1', 'vista-1'),
  ],
  // Mountains without glaciers and limestone towers: houses that stand for themselves, windows on the lane.
  appennino: [
    house('borgo-casa-1', 'borgo-soggiorno-1 borgo-cucina-1 borgo-camera-2 borgo-bagno-1', 'vicolo-1'),
    house('borgo-casa-2', 'borgo-soggiorno-2 borgo-cucina-1 borgo-camera-2 borgo-bagno-1', 'vicolo-1'),
    house('borgo-casa-3', 'borgo-soggiorno-1 borgo-cucina-1 borgo-camera-2 borgo-bagno-1', 'vicolo-1'),
  ],
  trulli: [
    house('trulli-casa-1', 'soggiorno-1 cucina-1 camera-1 camera-2 bagno-1', 'terrazza-1 vista-1'),
    house('trulli-casa-2', 'soggiorno-1 cucina-1 camera-1 bagno-1', 'vista-1'),
    house('trulli-casa-3', 'soggiorno-1 cucina-1 camera-2 bagno-1', 'vista-1'),
  ],
  masseria: [
    house('masseria-casa-1', 'soggiorno-1 cucina-1 camera-1 camera-2 bagno-1', 'piscina-1 vista-1'),
    house('masseria-casa-2', 'soggiorno-1 cucina-1 camera-2 bagno-1', 'vista-1'),
    house('masseria-corte-1', 'soggiorno-1 cucina-1 camera-1 bagno-1', 'vista-1'),
  ],
  borgo: [
    house('borgo-casa-1', 'soggiorno-1 cucina-1 camera-1 camera-2 bagno-1', 'vicolo-1 terrazza-1 vista-1'),
    house('borgo-casa-2', 'soggiorno-2 cucina-1 camera-1 bagno-1', 'vicolo-1 vista-1 terrazza-1'),
    house('borgo-casa-3', 'soggiorno-1 cucina-1 camera-2 bagno-1', 'vicolo-1 vista-1'),
  ],
  colline: [
    house('colline-casa-1', 'soggiorno-1 cucina-1 camera-1 camera-2 bagno-1', 'portico-1 piscina-1 vista-1 vista-2'),
    house('colline-casa-2', 'soggiorno-1 cucina-2 camera-2 bagno-1', 'piscina-1 vista-1'),
    house('colline-casa-3', 'soggiorno-1 cucina-1 camera-1 bagno-1', 'piscina-1 vista-2'),
    house('colline-casa-4', 'soggiorno-1 cucina-2 camera-1 camera-2 bagno-1', 'vista-2 piscina-1'),
  ],
  campagna: [
    house('campagna-casa-1', 'soggiorno-1 cucina-1 camera-1 bagno-1', 'giardino-1 vista-1'),
    house('campagna-casa-2', 'soggiorno-1 cucina-1 camera-1 camera-2 bagno-1', 'giardino-1'),
    house('campagna-casa-3', 'soggiorno-1 cucina-1 camera-2 bagno-1', 'giardino-1 vista-1'),
  ],
};

/** ISTAT's numbers of the regions that reach into the Alps. */
const ALPINE = new Set([1, 2, 3, 4, 5, 6]);
/** Piedmont, Lombardy, Veneto, Friuli, Emilia-Romagna: the plain of the Po. */
const PLAIN = new Set([1, 3, 5, 6, 8]);
/** Apulia, Basilicata, Sicily. */
const MASSERIE = new Set([16, 17, 19]);

/** What houses look like in a setting of a region. @example sceneryOf('montagna', 19) // 'appennino' */
export function sceneryOf(setting: Setting, regioneId: number): Scenery {
  if (setting === 'montagna') return ALPINE.has(regioneId) ? 'alpi' : 'appennino';
  if (setting !== 'colline' && setting !== 'campagna') return setting;
  if (MASSERIE.has(regioneId)) return 'masseria';
  return setting === 'campagna' && PLAIN.has(regioneId) ? 'campagna' : 'colline';
}

/** What must be true of a home before such a picture is shown, by the second word of its name. */
const NEEDS: Readonly<Record<string, readonly Servizio[]>> = {
  terrazza: ['Terrazza'],
  piscina: ['Piscina'],
  giardino: ['Giardino', 'Barbecue'],
};
const VIEWS_OF_THE_SEA: readonly Servizio[] = ['Vista Mare', 'Accesso Mare'];

type Around = { scenery: Scenery; servizi: readonly string[]; landscape: Pick<Town['landscape'], 'hills'> };

/** Whether what is around a house may be shown: no pool that it has not, no valley in the plain. */
export function maySurround(photo: string, { scenery, servizi, landscape }: Around): boolean {
  const kind = photo.split('-')[1] ?? '';
  if (photo.startsWith('borgo-') && kind !== 'vicolo' && !(landscape.hills && scenery === 'borgo')) return false;
  const needs = kind === 'vista' && scenery === 'mare' ? VIEWS_OF_THE_SEA : (NEEDS[kind] ?? []);
  return needs.length === 0 || needs.some((servizio) => servizi.includes(servizio));
}
