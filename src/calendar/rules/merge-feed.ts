import type { ClassifiedEvent, FeedChange, FeedRow, MassDrop, Nights } from './feed.ts';
import { type FeedMoment, type FeedPiece, FREEING_DELAY_MS, feedPieces, pieceKey } from './feed-pieces.ts';
import { limitNights } from './limit-nights.ts';
import { matchPieces } from './match-pieces.ts';
import { countNights, earlierOf, joinNights, nightsToCome, nightsWithin, nightsWithout } from './nights.ts';

/** The owner is warned if more nights than this, and more than half of all, disappear at once (guarantee G6). */
const MASS_DROP_NIGHTS = 7;

type MissingRow = { row: FeedRow; left: FeedPiece[]; freed: Nights[] };

/**
 * Returns which of a row's missing nights stay blocked and which are freed. Nights within a misread event's period stay blocked,
 * because the event may include them.
 */
function absenceOf(row: FeedRow, shown: readonly Nights[], { today, now, misread = [] }: FeedMoment): MissingRow {
  const gone = nightsToCome(row, today).flatMap((nights) => nightsWithout(nights, shown));
  const missed = gone.flatMap((nights) => nightsWithout(nights, misread));
  const { id: _, ...piece } = row;
  const unread = gone.flatMap((nights) => nightsWithin(nights, misread)).map((nights) => ({ ...piece, ...nights }));
  const isFreed = row.held_since !== null && now - row.held_since >= FREEING_DELAY_MS;
  if (isFreed) return { row, left: unread, freed: missed };
  const held = missed.map((nights) => ({ ...piece, ...nights, held_since: row.held_since ?? now }));
  return { row, left: [...unread, ...held], freed: [] };
}

function absencesOf(rows: readonly FeedRow[], shown: readonly Nights[], moment: FeedMoment): MissingRow[] {
  const known = new Set<string>();
  const isNew = (piece: FeedPiece) => {
    const key = pieceKey(piece, moment.today);
    return piece.held_since !== null || (!known.has(key) && Boolean(known.add(key)));
  };
  return rows
    .map((row) => absenceOf(row, shown, moment))
    .map((absence) => ({ ...absence, left: absence.left.filter(isNew) }));
}

/** Returns the pieces that replace a row. The piece that covers tonight also includes the row's past nights (guarantee G7). */
function successorsOf({ row, left }: MissingRow, match: FeedPiece | undefined, { today }: FeedMoment): FeedPiece[] {
  const successors = match === undefined ? left : [match, ...left];
  if (row.start >= today) return successors;
  const tonight = successors.find((piece) => piece.start <= today);
  if (tonight === undefined) {
    const { id: _, ...piece } = row;
    return [...successors, { ...piece, end: today, held_since: null }];
  }
  return successors.map((piece) =>
    piece === tonight ? { ...piece, start: earlierOf(piece.start, row.start) } : piece,
  );
}

function isChanged(row: FeedRow, piece: FeedPiece): boolean {
  return (
    row.start !== piece.start ||
    row.end !== piece.end ||
    row.uid_hash !== piece.uid_hash ||
    row.event_type !== piece.event_type ||
    row.is_echo !== piece.is_echo ||
    row.held_since !== piece.held_since
  );
}

/**
 * Counts the upcoming nights, and how many of them are missing. Returns `null` unless more than `MASS_DROP_NIGHTS` and more than
 * half are missing. Echoes are excluded, because their loss is expected.
 */
function massDropOf(
  rows: readonly FeedRow[],
  shown: readonly Nights[],
  { today, misread = [] }: FeedMoment,
): MassDrop | null {
  const unmissed = joinNights([...shown, ...misread]);
  const ownRows = rows.filter((row) => row.held_since === null && !row.is_echo);
  const before = joinNights(ownRows.flatMap((row) => nightsToCome(row, today)));
  const nights = countNights(before.flatMap((range) => nightsWithout(range, unmissed)));
  const of = countNights(before);
  return nights > MASS_DROP_NIGHTS && nights * 2 > of ? { nights, of } : null;
}

/**
 * Returns the changes that result from a successful poll, night by night. A night that the feed shows is blocked at once. A
 * missing night is held until a second poll, at least half an hour later, lacks it too (guarantee G5). Missing nights within a
 * misread period stay blocked, but are not held (ADR 0082). Nights that the platform only repeats from our export are echoes
 * (guarantee G10).
 * @example mergeFeed([{ id: 7, start: '2026-12-01', end: '2026-12-06', held_since: null, … }], [], { today, now, … }) // { update: [{ id: 7, held_since: now, … }], held_nights: 5, freed_nights: 0, … }
 */
export function mergeFeed(
  rows: readonly FeedRow[],
  events: readonly ClassifiedEvent[],
  moment: FeedMoment,
): FeedChange {
  const current = rows.filter((row) => row.end > moment.today).toSorted((one, other) => one.id - other.id);
  const pieces = feedPieces(current, limitNights(events), moment);
  const matches = matchPieces(current, pieces, moment.today);
  const shown = joinNights(pieces);
  const absences = absencesOf(current, shown, moment);
  const change: FeedChange = {
    ...countAbsences(absences, moment),
    insert: [],
    update: rows.filter((row) => row.end <= moment.today && row.held_since !== null).map(asHistory),
    remove: [],
    mass_drop: massDropOf(current, shown, moment),
  };
  for (const absence of absences) {
    const { row } = absence;
    const [heir, ...others] = successorsOf(absence, matches.get(row), moment);
    if (heir === undefined) change.remove.push(row.id);
    else if (isChanged(row, heir)) change.update.push({ ...heir, id: row.id });
    change.insert.push(...others);
  }
  const continued = new Set(matches.values());
  change.insert.push(...pieces.filter((piece) => !continued.has(piece)));
  return change;
}

function asHistory(row: FeedRow): FeedRow {
  return { ...row, held_since: null };
}

function countAbsences(absences: readonly MissingRow[], { today }: FeedMoment) {
  const left = absences.flatMap((absence) => absence.left);
  const toCome = (pieces: readonly FeedPiece[]) => joinNights(pieces.flatMap((piece) => nightsToCome(piece, today)));
  const blocked = toCome(left);
  const freed = joinNights(absences.flatMap((absence) => absence.freed));
  return {
    held_nights: countNights(toCome(left.filter(({ held_since }) => held_since !== null))),
    freed_nights: countNights(freed.flatMap((nights) => nightsWithout(nights, blocked))),
  };
}

/**
 * Returns the changes after an unchanged response, which counts as the second poll for held events (guarantee G18).
 * @example confirmFeed([{ id: 7, held_since: anHourAgo, … }], { today, now, … }) // { remove: [7], freed_nights: 5, … }
 */
export function confirmFeed(rows: readonly FeedRow[], moment: FeedMoment): FeedChange {
  const { served, misread = [] } = moment;
  const shown = rows.filter((row) => row.held_since === null);
  // An echo within a misread period stays an echo, because it is unknown whether the feed still shows it.
  const unread = shown.filter((row) => row.is_echo).flatMap((row) => nightsWithin(row, misread));
  return mergeFeed(
    rows,
    shown.map((row) => ({ ...row, is_proven: false })),
    { ...moment, served: joinNights([...served, ...unread]) },
  );
}
