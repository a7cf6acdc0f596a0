import { expect, test } from 'vitest';
import { type Box, coveredBy, placeMarks } from './place-marks.ts';

const FRAME = { width: 400, height: 300 };
const place = (x: number, y: number, width = 100) => ({ x, y, width });
const sides = (marks: ReturnType<typeof place>[], pin: Box | null = null) =>
  placeMarks(marks, FRAME, [], pin).map((placed) => placed && placed.side);

test.each<[what: string, x: number, side: string]>([
  ['to the right of its icon', 100, 'right'],
  ['to the left of its icon at the edge of the map', 350, 'left'],
])('placeMarks puts a name %s', (_, x, side) => {
  expect(placeMarks([place(x, 150)], FRAME, [])).toEqual([{ x, y: 150, side, angle: null }]);
});

test('placeMarks omits a name that fits on neither side, but shows its icon', () => {
  expect(sides([place(200, 150, 260)])).toEqual(['none']);
});

test('placeMarks puts a name on the side that neither the pin of the home nor another icon covers', () => {
  const pin = { x: 110, y: 130, width: 32, height: 46 };
  expect(sides([place(200, 150)], pin)).toEqual(['right']);
  expect(sides([place(100, 150, 80)], pin)).toEqual(['left']);
  expect(sides([place(200, 150), place(250, 155)])).toEqual(['left', 'right']);
});

test('placeMarks omits names that would overlap other names', () => {
  const many = [place(200, 150), place(215, 155), place(190, 140), place(205, 160)];
  const placed = placeMarks(many, FRAME, []);
  expect(placed.filter((one) => one?.side !== 'none')).toHaveLength(2);
});

test.each([
  ['east', 1200, 150, 374, 150, 0],
  ['west', -800, 150, 26, 150, Math.PI],
  ['south', 200, 4000, 200, 274, Math.PI / 2],
])(
  'placeMarks moves a place that lies beyond the %s edge to that edge, and returns its direction',
  (_, x, y, edgeX, edgeY, angle) => {
    const [placed] = placeMarks([place(x, y)], FRAME, []);
    expect(placed).toMatchObject({ x: edgeX, y: edgeY });
    expect(placed?.angle).toBeCloseTo(angle);
  },
);

test('placeMarks moves a place inwards if the edge is covered, and omits the place if the whole map is covered', () => {
  const buttons = { x: 340, y: 130, width: 60, height: 60 };
  const [nearer] = placeMarks([place(1200, 150)], FRAME, [buttons]);
  expect(nearer?.x).toBeLessThan(340);
  expect(placeMarks([place(1200, 150)], FRAME, [{ x: 0, y: 0, ...FRAME }])).toEqual([null]);
});

test.each([
  ['above a button at the bottom of the map', { x: 180, y: 254, width: 210, height: 40 }, 270, 230, Math.PI / 2],
  ['below a button at the top of the map', { x: 180, y: 6, width: 210, height: 90 }, 60, 120, -Math.PI / 2],
])('placeMarks moves a covered place %s, and returns its direction', (_, button, y, expected, angle) => {
  expect(placeMarks([place(250, y)], FRAME, [button])).toEqual([{ x: 250, y: expected, side: 'right', angle }]);
});

test.each([
  ['to the north-west', 190, 130, (x: number, y: number) => x < 190 && y < 130],
  ['to the east', 212, 150, (x: number, y: number) => x >= 230 && y >= 140],
  ['to the east if the place is at the position of the home', 200, 153, (x: number) => x >= 230],
])('placeMarks moves a covered place away from the pin %s', (_, x, y, isThere) => {
  const pin = { x: 184, y: 130, width: 32, height: 46 };
  const [placed] = placeMarks([place(x, y)], FRAME, [], pin);
  expect(placed && isThere(placed.x, placed.y)).toBe(true);
  expect(placed?.angle).toBe(null);
});

test('coveredBy returns a box around the icon and its name, or around the icon alone if the name is omitted', () => {
  const placed = { x: 200, y: 150, angle: null };
  expect(coveredBy({ ...placed, side: 'right' }, 100)).toEqual({ x: 186, y: 136, width: 100, height: 28 });
  expect(coveredBy({ ...placed, side: 'left' }, 100)).toEqual({ x: 114, y: 136, width: 100, height: 28 });
  expect(coveredBy({ ...placed, side: 'none' }, 100)).toEqual({ x: 186, y: 136, width: 28, height: 28 });
});
