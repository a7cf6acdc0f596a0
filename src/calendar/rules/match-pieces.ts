import { type CalendarDate, dayNumber } from '../../kernel/calendar-date.ts';
import type { FeedRow, Nights } from './feed.ts';
import type { FeedPiece } from './feed-pieces.ts';
import { laterOf } from './nights.ts';

/** Nights to come as numbers: a match compares every row with every piece. */
type Numbered<T> = { of: T; from: number; to: number };
type Row = Numbered<FeedRow>;
type Piece = Numbered<FeedPiece>;

function numbered<T extends Nights>(ranges: readonly T[], today: CalendarDate): Numbered<T>[] {
  return ranges.map((of) => ({ of, from: dayNumber(laterOf(of.start, today)), to: dayNumber(of.end) }));
}

const overlap = (row: Row, piece: Piece) => Math.min(row.to, piece.to) - Math.max(row.from, piece.from);

function isUnchanged({ of: row, from, to }: Row, piece: Piece): boolean {
  const { uid_hash, event_type, is_echo } = piece.of;
  const isAlike = row.uid_hash === uid_hash && row.event_type === event_type && row.is_echo === is_echo;
  return isAlike && from === piece.from && to === piece.to;
}

/** What makes a row and a piece the same event, the strongest claim first. */
const CLAIMS: readonly ((row: Row, piece: Piece) => boolean)[] = [
  isUnchanged,
  // Airbnb keeps the UID of a reservation that moves to other dates.
  (row, piece) => row.of.uid_hash === piece.of.uid_hash,
  // Booking.com cuts a stay under way at midnight, and gives it a new UID.
  (row, piece) => row.to === piece.to,
  (row, piece) => overlap(row, piece) > 0,
];

/** Of rows with the same claim: one that is still shown before one that is held, then the greatest overlap. */
function bestRow(rows: Iterable<Row>, piece: Piece, claim: (row: Row, piece: Piece) => boolean): Row | undefined {
  let best: Row | undefined;
  const worth = (row: Row) => overlap(row, piece) + (row.of.held_since === null ? 1e6 : 0);
  for (const row of rows) {
    if (claim(row, piece) && (best === undefined || worth(row) > worth(best))) best = row;
  }
  return best;
}

/**
 * Which stored row each piece of a feed continues, so that an event keeps its name (guarantees G7, G11). A row continues once.
 * @example matchPieces([{ id: 7, start: '2026-11-20', end: '2026-11-30', uid_hash: 'a1', … }],
 *   [{ start: '2026-11-22', end: '2026-11-30', uid_hash: 'b2', … }], '2026-11-22')
 * // the piece continues row 7: the same end
 */
export function matchPieces(
  rows: readonly FeedRow[],
  pieces: readonly FeedPiece[],
  today: CalendarDate,
): Map<FeedRow, FeedPiece> {
  const ordered = rows.toSorted((one, other) => one.id - other.id);
  const free = new Set(numbered(ordered, today));
  const matches = new Map<FeedRow, FeedPiece>();
  let open = numbered(pieces, today);
  for (const claim of CLAIMS) {
    open = open.filter((piece) => {
      const row = bestRow(free, piece, claim);
      if (row === undefined) return true;
      free.delete(row);
      matches.set(row.of, piece.of);
      return false;
    });
  }
  return matches;
}
