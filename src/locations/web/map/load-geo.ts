import cittaUrl from './geo/citta.json?url';
import comuniUrl from './geo/comuni.json?url';
import terreUrl from './geo/terre.json?url';

type Position = number[];

type Features<Kind extends string, Coordinates, Properties> = {
  type: 'FeatureCollection';
  features: { type: 'Feature'; properties: Properties; geometry: { type: Kind; coordinates: Coordinates } }[];
};
type Areas = Features<'Polygon', Position[][], { tipo: 'terra' }>;
type Borders = Features<'LineString', Position[], { tipo: 'provincia' | 'regione' }>;

type Lands = {
  province: Record<string, Position[][][]>;
  confini: { province: Position[][]; regioni: Position[][] };
  vicini: Position[][][];
};
type Towns = [nome: string, lon: number, lat: number][];

export type TownNames = Features<'Point', Position, { nome: string; rango: number }>;

export type Geo = {
  terre: Areas;
  vicini: Areas;
  confini: Borders;
  citta: TownNames;
};

async function fetchJson<Shape>(url: string): Promise<Shape> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.json();
}

function areas(polygons: readonly Position[][][]): Areas {
  const features = polygons.map((coordinates) => ({
    type: 'Feature' as const,
    properties: { tipo: 'terra' as const },
    geometry: { type: 'Polygon' as const, coordinates },
  }));
  return { type: 'FeatureCollection', features };
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

/** Lands, borders and the largest towns. A file that does not come throws. */
export async function loadGeo(): Promise<Geo> {
  const [{ province, confini, vicini }, towns] = await Promise.all([
    fetchJson<Lands>(terreUrl),
    fetchJson<Towns>(cittaUrl),
  ]);
  const borders = [...lines('provincia', confini.province), ...lines('regione', confini.regioni)];
  return {
    terre: areas(Object.values(province).flat()),
    vicini: areas(vicini),
    confini: { type: 'FeatureCollection', features: borders },
    citta: names(towns, 0),
  };
}

/** The names of all comuni, for who looks at a few of them closely. A file that does not come throws. */
export async function loadAllNames({ citta }: Pick<Geo, 'citta'>): Promise<TownNames> {
  const smaller = names(await fetchJson<Towns>(comuniUrl), citta.features.length);
  return { type: 'FeatureCollection', features: [...citta.features, ...smaller.features] };
}
