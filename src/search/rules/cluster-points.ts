import type { LatLon } from '../../locations/rules/lat-lon.ts';
import { mapPixels } from '../../locations/rules/map-places.ts';

/** `prezzo_notte` is in euros, or 0 if the price is on request. */
export type MapPoint = LatLon & { id: number; nome: string; prezzo_notte: number; is_from: boolean };

export type MapCluster = LatLon & { points: readonly [MapPoint, ...MapPoint[]] };

const WIDTH_PX = 78;
const HEIGHT_PX = 46;

type PointCluster = { x: number; y: number; points: [MapPoint, ...MapPoint[]] };

/** Merges points that are close together. Clusters depend only on the zoom and the order of the points, so panning does not change them. */
export function clusterPoints(points: readonly MapPoint[], zoom: number): MapCluster[] {
  const cells = new Map<string, PointCluster[]>();
  const gatherings: PointCluster[] = [];
  for (const point of points) {
    const { x, y } = mapPixels(point, zoom);
    const [column, row] = [Math.floor(x / WIDTH_PX), Math.floor(y / HEIGHT_PX)];
    const around = neighbours(column, row).flatMap((cell) => cells.get(cell) ?? []);
    const near = around.find((each) => Math.abs(each.x - x) < WIDTH_PX && Math.abs(each.y - y) < HEIGHT_PX);
    if (near) {
      near.points.push(point);
      continue;
    }
    const gathering: PointCluster = { x, y, points: [point] };
    gatherings.push(gathering);
    const cell = `${column} ${row}`;
    cells.set(cell, [...(cells.get(cell) ?? []), gathering]);
  }
  return gatherings.map((each) => ({ lat: each.points[0].lat, lon: each.points[0].lon, points: each.points }));
}

function neighbours(column: number, row: number): string[] {
  return [-1, 0, 1].flatMap((across) => [-1, 0, 1].map((down) => `${column + across} ${row + down}`));
}

export function lowestPrice(points: readonly MapPoint[]): number | null {
  const prices = points.map(({ prezzo_notte }) => prezzo_notte).filter((price) => price > 0);
  return prices.length === 0 ? null : Math.min(...prices);
}

export function canSplit(points: readonly MapPoint[], mostZoom: number): boolean {
  return clusterPoints(points, mostZoom).length > 1;
}
