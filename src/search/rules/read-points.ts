import { foldName } from '../../locations/rules/fold-name.ts';
import type { LatLon } from '../../locations/rules/lat-lon.ts';
import { slugify } from '../../locations/rules/slugify.ts';

export const POINT_KINDS = ['aeroporto', 'stazione', 'porto'] as const;
export type PointKind = (typeof POINT_KINDS)[number];

/** `alone` lists names that identify the point by themselves. Those in `beside` require a word for its kind, such as "stazione". */
export type PointFacts = LatLon & {
  kind: PointKind;
  slug: string;
  nome: string;
  alone: readonly string[];
  beside: readonly string[];
  serves: readonly string[];
  isMain: boolean;
};

type NamedPoint = LatLon & { nome: string };
type Sources = { airports: string; stations: string };
type Landmarks = { stations: readonly NamedPoint[]; airports: readonly NamedPoint[]; ports: readonly NamedPoint[] };

/** Radius in kilometres within which homes count as near a point. */
export const POINT_KM: Readonly<Record<PointKind, number>> = { aeroporto: 20, stazione: 2, porto: 5 };

/** @example pointName('porto', 'Bari') // 'porto di bari' */
export function pointName(kind: PointKind, nome: string): string {
  return `${kind === 'porto' ? 'porto di' : kind} ${foldName(nome)}`;
}

function rowsOf(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()));
}

function listOf(text = ''): string[] {
  return text.split(',').flatMap((each) => (each.trim() === '' ? [] : foldName(each)));
}

function build(kind: PointKind, { nome, lat, lon }: NamedPoint, more: Partial<PointFacts>): PointFacts {
  const none = { alone: [], beside: [], serves: [], isMain: false };
  return { ...none, kind, slug: slugify(`${kind} ${nome}`), nome, lat, lon, ...more };
}

function readAirports(text: string, airports: readonly NamedPoint[]): PointFacts[] {
  return rowsOf(text).flatMap(([nome, iata = '', alone, beside, serves]) => {
    const point = airports.find((each) => each.nome === nome);
    if (point === undefined) return [];
    const others = [iata.toLowerCase(), ...listOf(alone), ...listOf(beside), foldName(point.nome)];
    const aloneNames = [...listOf(alone), ...(point.nome.includes(' ') ? [foldName(point.nome)] : [])];
    return build('aeroporto', point, { alone: aloneNames, beside: others, serves: listOf(serves), isMain: true });
  });
}

function readStations(text: string, stations: readonly NamedPoint[]): PointFacts[] {
  const others = new Map(rowsOf(text).map(([nome = '', names]) => [nome, listOf(names)]));
  const byName = new Map(stations.map((station) => [station.nome, station]));
  const ordered = [...[...others.keys()].flatMap((nome) => byName.get(nome) ?? []), ...byName.values()];
  return [...new Map(ordered.map((station) => [slugify(station.nome), station])).values()].map((station) => {
    const folded = foldName(station.nome);
    const otherNames = others.get(station.nome);
    const alone =
      otherNames && station.nome.includes(' ') && station.nome !== 'Venezia Mestre' ? [folded, ...otherNames] : [];
    const isMain = otherNames !== undefined || folded.endsWith(' centrale');
    return build('stazione', station, { alone, beside: [folded, ...(otherNames ?? [])], isMain });
  });
}

/** @example readPoints(sources, landmarks)[0]?.slug // 'aeroporto-milano-malpensa' */
export function readPoints({ airports, stations }: Sources, landmarks: Landmarks): PointFacts[] {
  const harbours = landmarks.ports.map((port) =>
    build('porto', port, { serves: [foldName(port.nome)], beside: [foldName(port.nome)], isMain: true }),
  );
  return [...readAirports(airports, landmarks.airports), ...harbours, ...readStations(stations, landmarks.stations)];
}
