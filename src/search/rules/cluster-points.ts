import type { LatLon } from '../../locations/rules/lat-lon.ts';
import { mapPixels } from '../../locations/rules/map-places.ts';

/** A home on the map. `prezzo_notte` in euros, 0 where the price is given on request; `is_from`: of the cheapest of several rooms. */
export type MapPoint = LatLon & { id: number; nome: string; prezzo_notte: number; is_from: boolean };

export type MapCluster = LatLon & { points: readonly [MapPoint, ...MapPoint[]] };

/** Room that a pill takes, in pixels: two never lie over each other. */
const WIDTH_PX = 78;
const HEIGHT_PX = 46;

type PointCluster = { x: number; y: number; points: [MapPoint, ...MapPoint[]] };

/** Homes whose pills would touch are one. The list's order decides: a zoom always looks alike, however the map is pushed. */
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

/** Whether zooming in as far as a map goes would part these homes: what it would still draw as one is listed instead. */
export function canPart(points: readonly MapPoint[], mostZoom: number): boolean {
  return clusterPoints(points, mostZoom).length > 1;
}
