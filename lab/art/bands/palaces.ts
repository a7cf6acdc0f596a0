import {
  arches,
  block,
  boxOf,
  dome,
  type Drawing,
  INK,
  outline,
  PAINT,
  type Paint,
  path,
  type Point,
  shape,
  stroke,
  windows,
} from './shapes.ts';
import { campanile, castle, keep, type Landmark, type PaintName, roofs } from './towns.ts';

type Palace = { width: number; height: number; paint: PaintName; centre: 'timpano' | 'cupola' | 'torri' };

function pavilion([x, y]: Point, height: number, paint: Paint, isDomed: boolean): Drawing {
  const top = y - height - 12;
  const pediment: Point[] = [
    [x - 40, top],
    [x, top - (isDomed ? 16 : 22)],
    [x + 40, top],
  ];
  return (
    block([x - 34, y], 68, height + 12, paint) +
    shape(pediment, paint.lit) +
    (isDomed ? dome([x, top - 10], 24, PAINT.cotto, 0.9) : '') +
    arches([x - 30, y - 4], [48, height - 8], 4, '#9A7A58')
  );
}

const palace =
  ({ width, height, paint, centre }: Palace) =>
  ([x, y]: Point): Drawing => {
    const stone = PAINT[paint];
    const left = x - width / 2;
    const towers = () =>
      keep([left + 12, y], 28, height + 34, stone) +
      keep([left + width - 12, y], 28, height + 34, stone) +
      keep([x, y], 30, height + 22, stone);
    return (
      block([left, y], width, height, stone) +
      path(boxOf(left - 3, y - height - 3, width + 6, 4), INK.crema) +
      windows([left + 4, y - height], [width * 0.62, height], Math.round(width / 22), 2) +
      windows([left + width * 0.68, y - height], [width * 0.3, height], Math.round(width / 48), 2) +
      (centre === 'torri' ? towers() : pavilion([x, y], height, stone, centre === 'cupola'))
    );
  };

const bridge =
  (paint: Paint, count: number, roofed: boolean): Landmark =>
  (at, random) => {
    const [x, y] = at;
    const [left, width] = [x - 210, 330];
    return (
      roofs([x + 40, y - 8], random) +
      campanile([x + 96, y - 8], [17, 90], PAINT.mattone, PAINT.cotto) +
      path(
        `M${left} ${y + 24}V${y - 10}Q${left + width / 2} ${y - 30} ${left + width} ${y - 10}V${y + 24}Z`,
        paint.lit,
      ) +
      path(boxOf(left, y - 12, width, 3), paint.shade) +
      arches([left + 6, y + 26], [width - 12, 30], count, '#5FA5AE') +
      (roofed
        ? path(
            outline([
              [left + 16, y - 12],
              [left + 16, y - 30],
              [left + 30, y - 40],
              [left + width - 30, y - 40],
              [left + width - 16, y - 30],
              [left + width - 16, y - 12],
            ]),
            INK.cotto,
          ) + arches([left + 22, y - 12], [width - 44, 17], 18, '#7A3B29')
        : '')
    );
  };

const cableBridge =
  (masts: readonly number[]): Landmark =>
  ([x, y]) => {
    const cables = masts.flatMap((dx) =>
      [-90, -64, -38, 38, 64, 90].map((reach) => `M${x + dx} ${y - 92}L${x + dx + reach} ${y - 16}`),
    );
    return (
      stroke(cables.join(''), INK.calce, 1.4) +
      stroke(masts.map((dx) => `M${x + dx} ${y + 14}V${y - 94}`).join(''), INK.calce, 6) +
      path(boxOf(x - 230, y - 18, 460, 6), PAINT.grigia.lit) +
      path(boxOf(x - 230, y - 13, 460, 3), PAINT.grigia.shade)
    );
  };

export const PALACES = {
  castello: castle({ width: 168, wall: 40, keep: 88, paint: 'pietra' }),
  'castello-grigio': castle({ width: 150, wall: 46, keep: 96, paint: 'grigia' }),
  'castello-bianco': castle({ width: 132, wall: 48, keep: 84, paint: 'calce' }),
  'castello-rosso': palace({ width: 176, height: 48, paint: 'mattone', centre: 'torri' }),
  fortezza: castle({ width: 220, wall: 36, keep: 60, paint: 'dorata' }),
  rocca: castle({ width: 120, wall: 54, keep: 104, paint: 'mattone' }),
  reggia: palace({ width: 320, height: 54, paint: 'dorata', centre: 'timpano' }),
  villa: palace({ width: 210, height: 44, paint: 'giallo', centre: 'timpano' }),
  rotonda: palace({ width: 130, height: 44, paint: 'calce', centre: 'cupola' }),
  'ponte-coperto': bridge(PAINT.mattone, 5, true),
  'ponte-del-mare': cableBridge([0]),
  abbazia: ([x, y]) =>
    path(
      `M${x - 250} ${y + 16}C${x - 150} ${y + 4} ${x - 130} ${y - 40} ${x} ${y - 44}S${x + 150} ${y + 4} ${x + 250} ${y + 16}Z`,
      '#8FA070',
    ) +
    palace({ width: 180, height: 34, paint: 'calce', centre: 'timpano' })([x, y - 36]) +
    dome([x + 52, y - 70], 18, PAINT.rame),
  'isola-bella': ([x, y]) =>
    path(`M${x - 170} ${y + 24}Q${x} ${y - 16} ${x + 170} ${y + 24}Z`, '#7F9E5C') +
    [0, 1, 2].map((step) => block([x + 20 - step * 4, y + 8 - step * 13], 96 - step * 18, 13, PAINT.pietra)).join('') +
    palace({ width: 110, height: 40, paint: 'giallo', centre: 'timpano' })([x - 50, y + 6]),
} as const satisfies Record<string, Landmark>;
