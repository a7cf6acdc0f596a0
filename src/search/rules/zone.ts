import { POINT_KINDS, type PointKind } from './read-points.ts';
import { AMBIENTI, type Ambiente, type MapBox } from './search-criteria.ts';

type AreaZone = { kind: 'area'; area: string };
/** `km` is the radius, measured between the centres of towns. */
type RadiusZone = { kind: 'intorno'; citta_id: number; km: number };

/** `punto` is a slug. `km` is the maximum straight-line distance to a home's published location. */
type PointZone = { kind: 'punto'; punto: string; km: number };

/** `dove` is the path of a region or province. */
type SettingZone = {
  kind: 'ambiente';
  ambiente: Ambiente;
  inside: AreaZone | RadiusZone | PointZone | null;
  dove: string;
};

/** A search area without a page of its own, such as the surroundings of a town. */
export type Zone = AreaZone | RadiusZone | PointZone | SettingZone | MapBox;

const POINT = new RegExp(`^(${POINT_KINDS.join('|')})-`);

/** Returns the kind of a point, which is the prefix of its slug. @example kindOfPoint('porto-bari') // 'porto' */
export function kindOfPoint(punto: string): PointKind {
  return POINT_KINDS.find((kind) => kind === POINT.exec(punto)?.[1]) ?? 'stazione';
}

/**
 * URL parameters of a zone, in order of precedence. `km` is the radius of `intorno`. `ambiente` can be combined with `intorno` or
 * `area`.
 */
export const ZONE_NAMES = ['zona', 'intorno', 'km', 'area', 'ambiente'] as const;
export type ZoneAddress = Partial<Record<(typeof ZONE_NAMES)[number] | 'dove', string | undefined>>;

const MOST_KM = 50;
const ID = /^[1-9]\d{0,8}$/;
const KM = /^[1-9]\d?$/;
const SLUG = /^[a-z][a-z-]{1,59}$/;
const DEGREES = /^-?\d{1,3}(?:\.\d{1,6})?$/;
const DECIMALS = 1e4;

function readBox(text: string): MapBox | null {
  const parts = text.split(',');
  if (parts.length !== 4 || !parts.every((part) => DEGREES.test(part))) return null;
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const isOnEarth = west >= -180 && east <= 180 && south >= -85 && north <= 85;
  return isOnEarth && west < east && south < north ? { kind: 'riquadro', west, south, east, north } : null;
}

/**
 * Reads the zone in a URL. Returns `null` if the URL has no valid zone.
 * @example readZone({ intorno: '52032', km: '20' }) // { kind: 'intorno', citta_id: 52032, km: 20 }
 */
export function readZone(address: ZoneAddress): Zone | null {
  if (address.zona !== undefined) return readBox(address.zona);
  const inside = readNamed(address);
  const ambiente = AMBIENTI.find((each) => each === address.ambiente);
  if (ambiente === undefined) return inside;
  return { kind: 'ambiente', ambiente, inside, dove: inside ? '' : (address.dove ?? '') };
}

function readNamed({ intorno, km, area }: ZoneAddress): AreaZone | RadiusZone | PointZone | null {
  if (intorno !== undefined) {
    if (!KM.test(km ?? '') || Number(km) > MOST_KM) return null;
    if (POINT.test(intorno) && SLUG.test(intorno)) return { kind: 'punto', punto: intorno, km: Number(km) };
    return ID.test(intorno) ? { kind: 'intorno', citta_id: Number(intorno), km: Number(km) } : null;
  }
  return area !== undefined && SLUG.test(area) ? { kind: 'area', area } : null;
}

/** Rounding tolerance: a parsed decimal times 10,000 can be slightly below or above an integer. */
const ROUNDING = 1e-6;
const outwards = {
  down: (degrees: number) => Math.floor(degrees * DECIMALS + ROUNDING) / DECIMALS,
  up: (degrees: number) => Math.ceil(degrees * DECIMALS - ROUNDING) / DECIMALS,
};

/**
 * Writes a zone as URL parameters. Edges are rounded outwards, by at most about eleven metres each.
 * @example writeZone({ kind: 'riquadro', west: 11.2, south: 43.2, east: 11.4, north: 43.4 }) // 'zona=11.2,43.2,11.4,43.4'
 */
export function writeZone(zone: Zone): string {
  if (zone.kind === 'area') return `area=${zone.area}`;
  if (zone.kind === 'punto') return `intorno=${zone.punto}&km=${zone.km}`;
  if (zone.kind === 'intorno') return `intorno=${zone.citta_id}&km=${zone.km}`;
  if (zone.kind === 'ambiente') {
    const { ambiente, inside, dove } = zone;
    const place = inside ? writeZone(inside) : dove && `dove=${dove}`;
    return place ? `${place}&ambiente=${ambiente}` : `ambiente=${ambiente}`;
  }
  const { west, south, east, north } = zone;
  return `zona=${[outwards.down(west), outwards.down(south), outwards.up(east), outwards.up(north)].join(',')}`;
}
