import { callOrThrow } from '../../../api/call.ts';
import type { Basemap } from '../../basemap-contract.ts';

export type Streets = NonNullable<Basemap['tiles']>;

const PROTOCOL = 'pmtiles';

/** Returns the street archive, or `null` if the portal has none or if loading fails. */
export async function loadStreets(): Promise<Streets | null> {
  const { tiles } = await callOrThrow('GET /api/mappa', {}).catch(() => ({ tiles: null }));
  if (tiles === null) return null;
  try {
    const [{ Protocol }, { addProtocol }] = await Promise.all([import('pmtiles'), import('maplibre-gl')]);
    addProtocol(PROTOCOL, new Protocol().tile);
    return tiles;
  } catch {
    return null;
  }
}

export function tileAddress({ url }: Streets): string {
  return `${PROTOCOL}://${url}/{z}/{x}/{y}`;
}
