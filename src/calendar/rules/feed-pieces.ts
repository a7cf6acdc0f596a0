import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { ClassifiedEvent, FeedRow, Nights } from './feed.ts';
import { joinNights, laterOf, nightsToCome, nightsWithin, nightsWithout } from './nights.ts';

/** Minimum time in milliseconds between the two polls that are needed to free a night (guarantee G5). */
export const FREEING_DELAY_MS = 30 * 60_000;

/**
 * The context of a poll. `served` contains the nights exported to the platform at its last import. `lag` is how long the platform
 * can still show nights from earlier exports.
 */
export type FeedMoment = {
  today: CalendarDate;
  now: number;
  served: readonly Nights[];
  served_at: number | null;
  lag?: number;
  misread?: readonly Nights[];
};

export type FeedPiece = Omit<FeedRow, 'id'>;

/** Returns a key that sorts events by their nights, because their order in a feed has no meaning. */
function sortKey({ start, end, uid_hash, is_proven, event_type }: ClassifiedEvent): string {
  return `${start} ${end} ${uid_hash} ${is_proven} ${event_type}`;
}

/**
 * Returns a function that finds echoes: nights that the platform shows only because it imported them from us (guarantee G10).
 * Nights that are stored as the platform's own, or that an event's summary proves to be its own, are not echoes. If a stored
 * reservation has become a block, its nights are checked again, because the reservation was cancelled. A stored echo becomes the
 * platform's own night if the platform still blocks it `lag` milliseconds after importing it as available.
 */
function echoNights(rows: readonly FeedRow[], events: readonly ClassifiedEvent[], moment: FeedMoment) {
  const { now, served, served_at, lag = FREEING_DELAY_MS } = moment;
  const shown = rows.filter((row) => row.held_since === null);
  const owned = shown.filter((row) => !row.is_echo);
  const ownNights = {
    booking: joinNights([...owned, ...events.filter((event) => event.is_proven)]),
    blocked: joinNights(owned.filter((row) => row.event_type === 'blocked')),
  };
  const wasServedLongAgo = served_at !== null && now - served_at >= lag;
  const suspect = joinNights([...served, ...(wasServedLongAgo ? [] : shown.filter((row) => row.is_echo))]);
  return (event_type: ClassifiedEvent['event_type'], nights: Nights): Nights[] =>
    nightsWithin(nights, suspect).flatMap((ours) => nightsWithout(ours, ownNights[event_type]));
}

/** Returns a key that is equal for pieces that block the same future nights under the same UID. */
export function pieceKey({ uid_hash, start, end, event_type, is_echo }: FeedPiece, today: CalendarDate): string {
  return `${uid_hash} ${laterOf(start, today)} ${end} ${event_type} ${is_echo}`;
}

function withoutRepetitions(pieces: readonly FeedPiece[], today: CalendarDate): FeedPiece[] {
  return [...new Map(pieces.toReversed().map((piece) => [pieceKey(piece, today), piece])).values()].toReversed();
}

/**
 * Returns the future nights of a feed without duplicates (guarantee G2), split into own nights and echoes.
 * @example feedPieces([], [{ start: '2026-12-01', end: '2026-12-06', uid_hash: 'a1', event_type: 'blocked', is_proven: false }], { today: '2026-11-22', now, served: [{ start: '2026-12-04', end: '2026-12-06' }], served_at }) // 1–4 December: is_echo false; 4–6 December: is_echo true
 */
export function feedPieces(
  rows: readonly FeedRow[],
  events: readonly ClassifiedEvent[],
  moment: FeedMoment,
): FeedPiece[] {
  const { today } = moment;
  const echoOf = echoNights(rows, events, moment);
  const ordered = events.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
  const pieces = ordered.flatMap((event) =>
    nightsToCome(event, today).flatMap((toCome) => {
      const { uid_hash, event_type } = event;
      const echo = echoOf(event_type, toCome);
      const toPiece = (is_echo: boolean) => (nights: Nights) => {
        const start = nights.start === toCome.start ? event.start : nights.start;
        return { start, end: nights.end, uid_hash, event_type, is_echo, held_since: null };
      };
      return [...nightsWithout(toCome, echo).map(toPiece(false)), ...echo.map(toPiece(true))];
    }),
  );
  return withoutRepetitions(pieces, today);
}
