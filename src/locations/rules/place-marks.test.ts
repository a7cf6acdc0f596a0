import { expect, test } from 'vitest';
import { type Box, coveredBy, placeMarks } from './place-marks.ts';

const FRAME = { width: 400, height: 300 };
const place = (x: number, y: number, width = 100) => ({ x, y, width });
const sides = (marks: ReturnType<typeof place>[], pin: Box | null = null) =>
  placeMarks(marks, FRAME, [], pin).map((placed) => placed && placed.side);

test.each<[what: string, x: number, side: string]>([
  ['right of its icon', 100, 'right'],
  ['left of it where the map ends', 350, 'left'],
])('a name stands %s', (_, x, side) => {
  expect(placeMarks([place(x, 150)], FRAME, [])).toEqual([{ x, y: 150, side, angle: null }]);
});

test('a name that has room on neither side is left out; its icon stays on its place', () => {
  expect(sides([place(200, 150, 260)])).toEqual(['none']);
});

test('names go around the home, the buttons, and each other’s icons', () => {
  const pin = { x: 110, y: 130, width: 32, height: 46 };
  expect(sides([place(200, 150)], pin)).toEqual(['right']);
  expect(sides([place(100, 150, 80)], pin)).toEqual(['left']);
  expect(sides([place(200, 150), place(250, 155)])).toEqual(['left', 'right']);
});

test('no two of many lie on each other', () => {
  const many = [place(200, 150), place(215, 155), place(190, 140), place(205, 160)];
  const placed = placeMarks(many, FRAME, []);
  expect(placed.filter((one) => one?.side !== 'none')).toHaveLength(2);
});

test.each([
  ['east', 1200, 150, 374, 150, 0],
  ['west', -800, 150, 26, 150, Math.PI],
  ['south', 200, 4000, 200, 274, Math.PI / 2],
])('what lies beyond the edge in the %s is told at the edge, with its direction', (_, x, y, edgeX, edgeY, angle) => {
  const [placed] = placeMarks([place(x, y)], FRAME, []);
  expect(placed).toMatchObject({ x: edgeX, y: edgeY });
  expect(placed?.angle).toBeCloseTo(angle);
});

test('what lies beyond an edge that is taken stands a little nearer, or not at all', () => {
  const buttons = { x: 340, y: 130, width: 60, height: 60 };
  const [nearer] = placeMarks([place(1200, 150)], FRAME, [buttons]);
  expect(nearer?.x).toBeLessThan(340);
  expect(placeMarks([place(1200, 150)], FRAME, [{ x: 0, y: 0, ...FRAME }])).toEqual([null]);
});

test.each([
  ['above one at the foot of the map', { x: 180, y: 254, width: 210, height: 40 }, 270, 230, Math.PI / 2],
  ['below one at its head', { x: 180, y: 6, width: 210, height: 90 }, 60, 120, -Math.PI / 2],
])('what lies under a button is told %s, with its direction', (_, button, y, expected, angle) => {
  expect(placeMarks([place(250, y)], FRAME, [button])).toEqual([{ x: 250, y: expected, side: 'right', angle }]);
});

test.each([
  ['north-west', 190, 130, (x: number, y: number) => x < 190 && y < 130],
  ['east', 212, 150, (x: number, y: number) => x >= 230 && y >= 140],
  ['exactly where the home is', 200, 153, (x: number) => x >= 230],
])('what would lie under the pin, %s of it, stands beside the pin on that side', (_, x, y, isThere) => {
  const pin = { x: 184, y: 130, width: 32, height: 46 };
  const [placed] = placeMarks([place(x, y)], FRAME, [], pin);
  expect(placed && isThere(placed.x, placed.y)).toBe(true);
  expect(placed?.angle).toBe(null);
});

test('what a mark covers is as wide as its name, on the side of its name', () => {
  const placed = { x: 200, y: 150, angle: null };
  expect(coveredBy({ ...placed, side: 'right' }, 100)).toEqual({ x: 186, y: 136, width: 100, height: 28 });
  expect(coveredBy({ ...placed, side: 'left' }, 100)).toEqual({ x: 114, y: 136, width: 100, height: 28 });
  expect(coveredBy({ ...placed, side: 'none' }, 100)).toEqual({ x: 186, y: 136, width: 28, height: 28 });
});
