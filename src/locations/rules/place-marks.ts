export type Box = { x: number; y: number; width: number; height: number };
type Size = { width: number; height: number };

/** Position in pixels from the map's north-west corner. `width` includes the icon and the name. */
type ScreenMark = { x: number; y: number; width: number };

/** `side` is where the name is shown. `angle` points from a moved icon to its actual position. */
export type PlacedMark = { x: number; y: number; side: 'right' | 'left' | 'none'; angle: number | null };

export const MARK_PX = 28;
const HALF = MARK_PX / 2;
const EDGE_PX = 12;
/** Distance between a map button and an icon that is moved away from the button. An arrow fills this space. */
const ARROW_PX = 10;
/** Candidate positions for the mark of a place outside the map, as fractions of the distance from the centre to the edge. */
const PARTS = [1, 0.88, 0.76, 0.64];

function meet(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function boxAt(x: number, y: number, width: number, side: PlacedMark['side']): Box {
  const left = side === 'left' ? x + HALF - width : x - HALF;
  return { x: left, y: y - HALF, width: side === 'none' ? MARK_PX : width, height: MARK_PX };
}

function nameOf({ x, ...box }: Box, side: PlacedMark['side']): Box {
  return { ...box, x: side === 'right' ? x + MARK_PX : x, width: box.width - MARK_PX };
}

function isInside({ x, width }: Box, frame: Size): boolean {
  return x >= EDGE_PX && x + width <= frame.width - EDGE_PX;
}

type Spot = Pick<PlacedMark, 'x' | 'y' | 'angle'>;

function besideOf(x: number, button: Box, frame: Size): Spot {
  const isLow = button.y + button.height / 2 > frame.height / 2;
  return isLow
    ? { x, y: button.y - HALF - ARROW_PX, angle: Math.PI / 2 }
    : { x, y: button.y + button.height + HALF + ARROW_PX, angle: -Math.PI / 2 };
}

const STEP_PX = 2;

function clearOf(home: Box, { x, y }: { x: number; y: number }): { x: number; y: number } {
  const [east, south] = [x - (home.x + home.width / 2), y - (home.y + home.height / 2)];
  const length = Math.hypot(east, south);
  const [stepX, stepY] = length === 0 ? [STEP_PX, 0] : [(east / length) * STEP_PX, (south / length) * STEP_PX];
  let spot = { x, y };
  while (meet(boxAt(spot.x, spot.y, MARK_PX, 'none'), home)) spot = { x: spot.x + stepX, y: spot.y + stepY };
  return spot;
}

function spotsOf(mark: ScreenMark, frame: Size, buttons: readonly Box[], home: Box | null): Spot[] {
  const { x, y } = home ? clearOf(home, mark) : mark;
  const [middleX, middleY] = [frame.width / 2, frame.height / 2];
  const [east, south] = [x - middleX, y - middleY];
  const reach = EDGE_PX + HALF;
  const part = Math.min((middleX - reach) / Math.abs(east), (middleY - reach) / Math.abs(south));
  const button = buttons.find((box) => meet(boxAt(x, y, MARK_PX, 'none'), box));
  if (part >= 1) return [button ? besideOf(x, button, frame) : { x, y, angle: null }];
  const angle = Math.atan2(south, east);
  return PARTS.map((less) => ({ x: middleX + east * part * less, y: middleY + south * part * less, angle }));
}

/**
 * Places the marks so that no name overlaps anything. Hides the name of a mark on the map if it does not fit. Returns `null` for
 * a mark outside the map or under a button if it does not fit.
 */
export function placeMarks(
  wanted: readonly ScreenMark[],
  frame: Size,
  buttons: readonly Box[],
  home: Box | null = null,
): (PlacedMark | null)[] {
  const boxes = home ? [...buttons, home] : [...buttons];
  const fixed = wanted.map((one) => {
    const [spot] = spotsOf(one, frame, buttons, home);
    return spot?.angle === null ? boxAt(spot.x, spot.y, MARK_PX, 'none') : null;
  });
  return wanted.map((one, index) => {
    const icons = fixed.toSpliced(index, 1).filter((box) => box !== null);
    const isFree = (box: Box) => isInside(box, frame) && [...boxes, ...icons].every((other) => !meet(box, other));
    for (const spot of spotsOf(one, frame, buttons, home)) {
      for (const side of ['right', 'left', 'none'] as const) {
        const box = boxAt(spot.x, spot.y, one.width, side);
        const isRoom = spot.angle !== null ? isFree(box) : side === 'none' || isFree(nameOf(box, side));
        if (!isRoom) continue;
        boxes.push(box);
        return { ...spot, side };
      }
    }
    return null;
  });
}

export function coveredBy({ x, y, side }: PlacedMark, width: number): Box {
  return boxAt(x, y, width, side);
}
