import { smoothLine } from '../../rules/smooth-line.ts';
import acqueUrl from './geo/acque.json?url';
import cittaUrl from './geo/citta.json?url';
import comuniUrl from './geo/comuni.json?url';
import disegnoUrl from './geo/disegno.json?url';
import confiniUrl from './geo/confini.json?url';
import mareUrl from './geo/mare.json?url';

type Position = number[];

type Features<Kind extends string, Coordinates, Properties> = {
  type: 'FeatureCollection';
  features: { type: 'Feature'; properties: Properties; geometry: { type: Kind; coordinates: Coordinates } }[];
};
type Areas = Features<'Polygon', Position[][], { tipo: 'area' }>;
type Borders = Features<'LineString', Position[], { tipo: 'provincia' | 'regione' }>;

type Lands = {
  confini: { province: Position[][]; regioni: Position[][] };
  vicini: Position[][][];
};
type Towns = [nome: string, lon: number, lat: number][];

/** `livello` ranges from 1 for the largest rivers to 4 for the smallest. */
type Waters = {
  laghi: Position[][];
  nomi: [nome: string, lon: number, lat: number, km2: number][];
  fiumi: [nome: string, livello: number, course: Position[]][];
};

export type TownNames = Features<'Point', Position, { nome: string; rango: number }>;
type WaterNames = Features<'Point', Position, { nome: string; km2: number }>;
type Rivers = Features<'LineString', Position[], { nome: string; livello: number }>;

export type Geo = {
  mare: Areas;
  vicini: Areas;
  confini: Borders;
  citta: TownNames;
  laghi: Areas;
  nomiAcque: WaterNames;
  fiumi: Rivers;
};

async function fetchJson<Shape>(url: string): Promise<Shape> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}

export type Picture = { mare: string; confini: string };

export const loadPicture = () => fetchJson<Picture>(disegnoUrl);

function areas(polygons: readonly Position[][][]): Areas {
  const features = polygons.map((coordinates) => ({
    type: 'Feature' as const,
    properties: { tipo: 'area' as const },
    geometry: { type: 'Polygon' as const, coordinates },
  }));
  return { type: 'FeatureCollection', features };
}

function asPolygons(rings: readonly Position[][]): Position[][][] {
  return rings.map((ring) => [ring]);
}

function lines<Tipo extends string>(tipo: Tipo, pieces: readonly Position[][]) {
  return pieces.map((coordinates) => ({
    type: 'Feature' as const,
    properties: { tipo },
    geometry: { type: 'LineString' as const, coordinates },
  }));
}

function names(towns: Towns, firstRank: number): TownNames {
  const features = towns.map(([nome, lon, lat], index) => ({
    type: 'Feature' as const,
    properties: { nome, rango: firstRank + index },
    geometry: { type: 'Point' as const, coordinates: [lon, lat] },
  }));
  return { type: 'FeatureCollection', features };
}

/** Smooths a line, because the data has few points, and rivers with sharp corners would look like roads. */
const smooth = (line: Position[]) => smoothLine(line, 2);

const NO_WATERS: Waters = { laghi: [], nomi: [], fiumi: [] };

function waters({ laghi, nomi, fiumi }: Waters): Pick<Geo, 'laghi' | 'nomiAcque' | 'fiumi'> {
  return {
    laghi: areas(asPolygons(laghi.map(smooth))),
    nomiAcque: {
      type: 'FeatureCollection',
      features: nomi.map(([nome, lon, lat, km2]) => ({
        type: 'Feature',
        properties: { nome, km2 },
        geometry: { type: 'Point', coordinates: [lon, lat] },
      })),
    },
    fiumi: {
      type: 'FeatureCollection',
      features: fiumi.map(([nome, livello, coordinates]) => ({
        type: 'Feature',
        properties: { nome, livello },
        geometry: { type: 'LineString', coordinates: smooth(coordinates) },
      })),
    },
  };
}

/** Loads the basemap's data. Throws if a file cannot be loaded, except for the optional waters file. */
export async function loadGeo(): Promise<Geo> {
  const [sea, { confini, vicini }, towns, wet] = await Promise.all([
    fetchJson<Position[][]>(mareUrl),
    fetchJson<Lands>(confiniUrl),
    fetchJson<Towns>(cittaUrl),
    fetchJson<Waters>(acqueUrl).catch(() => NO_WATERS),
  ]);
  const borders = [...lines('provincia', confini.province), ...lines('regione', confini.regioni)];
  return {
    // The first ring is the sea's outer boundary; the others are islands.
    mare: areas([sea.map((shore) => smoothLine(shore))]),
    vicini: areas(vicini),
    confini: { type: 'FeatureCollection', features: borders },
    citta: names(towns, 0),
    ...waters(wet),
  };
}

export async function loadAllNames({ citta }: Pick<Geo, 'citta'>): Promise<TownNames> {
  const smaller = names(await fetchJson<Towns>(comuniUrl), citta.features.length);
  return { type: 'FeatureCollection', features: [...citta.features, ...smaller.features] };
}
