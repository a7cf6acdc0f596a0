import { type CalendarDate, dayNumber } from '../../kernel/dates/calendar-date.ts';
import type { FeedRow, Nights } from './feed.ts';
import type { FeedPiece } from './feed-pieces.ts';
import { laterOf } from './nights.ts';

type NumberedSpan<T> = { of: T; from: number; to: number };
type Piece = NumberedSpan<FeedPiece>;
type Row = NumberedSpan<FeedRow> & { head: number; isFree: boolean };

/** Score bonus for rows that are not held. It exceeds any number of shared nights, so that these rows take precedence. */
const STILL_SHOWN = 1e6;

function numbered<T extends Nights>(of: T, today: CalendarDate): NumberedSpan<T> {
  return { of, from: dayNumber(laterOf(of.start, today)), to: dayNumber(of.end) };
}

/**
 * Criteria for matching a piece to a stored row, strongest first. `shared` is the minimum number of shared nights. Rows are
 * indexed by key, because a feed may have thousands.
 */
const CLAIMS: readonly { keyOf(stretch: Piece): string; shared: number }[] = [
  { keyOf: ({ of, from, to }) => `${from} ${to} ${of.uid_hash} ${of.event_type} ${of.is_echo}`, shared: 1 },
  // Same UID: Airbnb keeps the UID of a reservation that is moved to other dates.
  { keyOf: ({ of }) => of.uid_hash, shared: -Infinity },
  // Same end: at midnight, Booking.com shortens a stay in progress and gives it a new UID.
  { keyOf: ({ to }) => `${to}`, shared: 1 },
  { keyOf: () => '', shared: 1 },
];

function bestRow(rows: readonly Row[], piece: Piece, least: number): Row | undefined {
  let best: Row | undefined;
  let most = -Infinity;
  for (const row of rows) {
    const shared = Math.min(row.to, piece.to) - Math.max(row.from, piece.from);
    if (!row.isFree || shared < least || shared + row.head <= most) continue;
    best = row;
    most = shared + row.head;
  }
  return best;
}

/**
 * Returns which stored row each piece continues, so that an event keeps its id (guarantees G7, G11).
 * @example matchPieces([{ id: 7, start: '2026-11-20', end: '2026-11-30', uid_hash: 'a1', … }], [{ start: '2026-11-22', end: '2026-11-30', uid_hash: 'b2', … }], '2026-11-22') // the piece continues row 7: the same end
 */
export function matchPieces(
  rows: readonly FeedRow[],
  pieces: readonly FeedPiece[],
  today: CalendarDate,
): Map<FeedRow, FeedPiece> {
  const matches = new Map<FeedRow, FeedPiece>();
  let free: Row[] = rows.map((row) => ({
    ...numbered(row, today),
    head: row.held_since === null ? STILL_SHOWN : 0,
    isFree: true,
  }));
  let open = pieces.map((piece) => numbered(piece, today));
  for (const { keyOf, shared } of CLAIMS) {
    const byKey = Map.groupBy(free, keyOf);
    open = open.filter((piece) => {
      const row = bestRow(byKey.get(keyOf(piece)) ?? [], piece, shared);
      if (row === undefined) return true;
      row.isFree = false;
      matches.set(row.of, piece.of);
      return false;
    });
    free = free.filter(({ isFree }) => isFree);
  }
  return matches;
}
