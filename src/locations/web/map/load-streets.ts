import { callOrThrow } from '../../../api/call.ts';
import type { Basemap } from '../../basemap-contract.ts';

export type Streets = NonNullable<Basemap['tiles']>;

const PROTOCOL = 'pmtiles';

/** Where the portal's streets are, and how MapLibre reads them out of their archive; `null`: the portal has none, or they do not come. */
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

/** The address of each tile, as the protocol reads it. */
export function tileAddress({ url }: Streets): string {
  return `${PROTOCOL}://${url}/{z}/{x}/{y}`;
}
