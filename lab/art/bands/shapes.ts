export type Point = readonly [x: number, y: number];

export const INK = {
  crema: '#FBEBD0',
  calce: '#FDF6E8',
  lino: '#F1E4CC',
  pietra: '#DACBB0',
  ombra: '#B09C80',
  fumo: '#8B7C6C',
  sole: '#F6C650',
  grano: '#EFC978',
  ocra: '#DFA243',
  miele: '#C98532',
  rosa: '#F2AE92',
  corallo: '#E98D6B',
  cotto: '#C8603A',
  mattone: '#A04528',
  terra: '#70402A',
  salvia: '#B7C49A',
  oliva: '#8C9A5B',
  bosco: '#50734F',
  persiana: '#1B5E4A',
  abete: '#123F36',
  azzurro: '#CBE3E4',
  acqua: '#5AA9B5',
  mare: '#2B7F93',
  fondo: '#175A6E',
  dolomia: '#E9C9B7',
  rame: '#8FA9AC',
  finestra: '#2E5A63',
  arcata: '#7A4A32',
} as const;

/** Rounds to half units, which is precise enough, because a unit is less than a pixel on most screens. */
const short = (number: number) => String(Math.round(number * 2) / 2);
const at = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;

export type Drawing = string;

export const path = (d: string, fill: string): Drawing => `<path d="${d}" fill="${fill}"/>`;

export const stroke = (d: string, colour: string, width = 1.5): Drawing =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${short(width)}"/>`;

export const dashes = (d: string, colour: string, width: number): Drawing =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="5 13"/>`;

/** Draws dots as short lines with round caps, which take an eighth of the bytes of `<circle>` elements. */
export const dots = (places: readonly Point[], radius: number, colour: string): Drawing =>
  stroke(places.map((place) => `M${at(place)}h0`).join(''), colour, radius * 2);

export const outline = (points: readonly Point[]) => `M${points.map(at).join('L')}Z`;

export const shape = (points: readonly Point[], fill: string): Drawing => path(outline(points), fill);

export const boxOf = (x: number, y: number, width: number, height: number) =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;

export const disc = (x: number, y: number, radius: number, fill: string): Drawing =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`;

export const mark = (x: number, y: number, dx: number, dy = 0) =>
  `M${at([x, y])}${dy === 0 ? `h${Math.round(dx)}` : `l${at([dx, dy])}`}`;

export const hoop = ([x, y]: Point, radius: number, colour: string): Drawing =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="4"/>`;

export function curve(points: readonly Point[]): string {
  const point = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? [0, 0];
  const parts = points.slice(1).map((end, index) => {
    const [before, start, after] = [point(index - 1), point(index), point(index + 2)];
    const leave: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const arrive: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${at(leave)} ${at(arrive)} ${at(end)}`;
  });
  return `M${at(point(0))}${parts.join('')}`;
}

export const landBelow = (points: readonly Point[], bottom: number, fill: string): Drawing =>
  path(`${curve(points)}V${bottom}H${short(points[0]?.[0] ?? 0)}Z`, fill);

export type Paint = { lit: string; shade: string };
export const PAINT = {
  calce: { lit: INK.calce, shade: '#DCCFB8' },
  pietra: { lit: '#EAD9B6', shade: '#C9AE83' },
  dorata: { lit: '#F0CF94', shade: '#D2A265' },
  grigia: { lit: '#D9D2C4', shade: '#A89C8A' },
  mattone: { lit: '#C8704A', shade: '#9A4A2F' },
  rosa: { lit: '#F2B9A0', shade: '#D08E74' },
  giallo: { lit: '#F3CE7A', shade: '#D6A450' },
  rosso: { lit: '#DE7E5C', shade: '#B45A3E' },
  azzurra: { lit: '#CBE3E4', shade: '#9DC0C4' },
  rame: { lit: '#8FA9AC', shade: '#64848F' },
  cotto: { lit: INK.cotto, shade: INK.mattone },
  legno: { lit: '#9A6540', shade: INK.terra },
  ardesia: { lit: '#7F8A93', shade: '#5D6873' },
} as const satisfies Record<string, Paint>;

/** Draws a rectangular building. `y` is the foot of the wall. */
export function block([x, y]: Point, width: number, height: number, paint: Paint): Drawing {
  const side = width * 0.34;
  return (
    path(boxOf(x, y - height, width - side, height), paint.lit) +
    path(boxOf(x + width - side, y - height, side, height), paint.shade)
  );
}

/** Draws a gable roof. `width` is the width of the wall, and `y` is the position of the eaves. */
export function gable([x, y]: Point, width: number, rise: number, paint: Paint = PAINT.cotto): Drawing {
  const top = x + width * 0.4;
  return (
    shape(
      [
        [x - 3, y],
        [top, y - rise],
        [x + width * 0.66, y],
      ],
      paint.lit,
    ) +
    shape(
      [
        [top, y - rise],
        [x + width + 3, y],
        [x + width * 0.66, y],
      ],
      paint.shade,
    )
  );
}

export function spire([x, y]: Point, width: number, rise: number, paint: Paint = PAINT.cotto): Drawing {
  const top = x + width / 2;
  return (
    shape(
      [
        [x - 1.5, y],
        [top, y - rise],
        [x + width * 0.6, y],
      ],
      paint.lit,
    ) +
    shape(
      [
        [top, y - rise],
        [x + width + 1.5, y],
        [x + width * 0.6, y],
      ],
      paint.shade,
    )
  );
}

export function dome([x, y]: Point, radius: number, paint: Paint, steep = 1.25): Drawing {
  const [left, right, top] = [x - radius, x + radius, y - radius * steep];
  const round = (from: number, to: number) =>
    `M${short(from)} ${short(y)}C${short(from)} ${short(top)} ${short(to)} ${short(top)} ${short(to)} ${short(y)}Z`;
  const high = y - radius * steep * 0.75;
  const shaded = `M${short(right)} ${short(y)}C${short(right)} ${short(y - radius * 0.7)} ${short(x + radius * 0.5)} ${short(high)} ${short(x)} ${short(high)}C${short(x + radius * 0.45)} ${short(y - radius * 0.6)} ${short(x + radius * 0.4)} ${short(y - radius * 0.3)} ${short(x + radius * 0.35)} ${short(y)}Z`;
  const lantern = boxOf(x - radius * 0.13, high - radius * 0.28, radius * 0.26, radius * 0.3);
  return (
    path(round(left, right), paint.lit) +
    path(shaded, paint.shade) +
    path(lantern, INK.calce) +
    disc(x, high - radius * 0.32, radius * 0.15, paint.shade)
  );
}

/** Draws a row of arches. `y` is the position of the sill. */
export function arches([x, y]: Point, [width, height]: Point, count: number, fill: string = INK.finestra): Drawing {
  const step = width / count;
  const radius = step * 0.32;
  const one = (index: number) => {
    const left = x + step * (index + 0.5) - radius;
    return `M${short(left)} ${short(y)}v${short(-(height - radius))}a${short(radius)} ${short(radius)} 0 0 1 ${short(2 * radius)} 0v${short(height - radius)}z`;
  };
  return path(Array.from({ length: count }, (_, index) => one(index)).join(''), fill);
}

export function windows([x, y]: Point, [width, height]: Point, columns: number, rows: number): Drawing {
  const [stepX, stepY] = [width / columns, height / rows];
  const each = Array.from({ length: columns * rows }, (_, index) =>
    boxOf(
      x + stepX * ((index % columns) + 0.32),
      y + stepY * (Math.floor(index / columns) + 0.28),
      stepX * 0.36,
      Math.min(stepY * 0.5, stepX * 0.7),
    ),
  );
  return path(each.join(''), INK.finestra);
}

export function battlements([x, y]: Point, width: number, fill: string, tooth = 6): Drawing {
  const count = Math.max(2, Math.round(width / (tooth * 1.8)));
  const step = (width - tooth) / (count - 1);
  return path(
    Array.from({ length: count }, (_, index) => boxOf(x + step * index, y - tooth * 0.9, tooth, tooth * 0.95)).join(''),
    fill,
  );
}
