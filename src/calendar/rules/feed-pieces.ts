import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { ClassifiedEvent, FeedRow, Nights } from './feed.ts';
import { joinNights, laterOf, nightsToCome, nightsWithin, nightsWithout } from './nights.ts';

/** How long a second opinion must come after the first, in milliseconds (guarantee G5). */
export const SECOND_OPINION_MS = 30 * 60_000;

/**
 * When a feed was read, and what its platform knew of us just before. `served`: the nights that it was told when it last read our
 * calendar of this unit, at `served_at` (milliseconds since 1970; `null`: it never did). `lag`: how long it may still show what it
 * was told before. `misread`: the joined nights of events that the reading did not understand.
 */
export type FeedMoment = {
  today: CalendarDate;
  now: number;
  served: readonly Nights[];
  served_at: number | null;
  lag?: number;
  misread?: readonly Nights[];
};

/** A stretch of one event whose nights are all the platform's own, or all an echo of ours. */
export type FeedPiece = Omit<FeedRow, 'id'>;

/** Sorts by nights, then by whatever tells two events apart: the order within a feed means nothing. */
function sortKey({ start, end, uid_hash, is_proven, event_type }: ClassifiedEvent): string {
  return `${start} ${end} ${uid_hash} ${is_proven} ${event_type}`;
}

/**
 * Of an event's nights, those that the platform shows only because we told it (guarantee G10): those that it was told and those
 * that were an echo before, but none that it proves, or has shown as its own all the while. A reservation that is now a mere
 * block was cancelled, so the block is looked at anew. An echo ends where the platform has long since read from us that the
 * night is free and shows it nevertheless: then it is the platform's own.
 */
function echoNights(rows: readonly FeedRow[], events: readonly ClassifiedEvent[], moment: FeedMoment) {
  const { now, served, served_at, lag = SECOND_OPINION_MS } = moment;
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

/** Pieces of the same key are repetitions: the same nights to come under the same UID. */
export function pieceKey({ uid_hash, start, end, event_type, is_echo }: FeedPiece, today: CalendarDate): string {
  return `${uid_hash} ${laterOf(start, today)} ${end} ${event_type} ${is_echo}`;
}

function withoutRepetitions(pieces: readonly FeedPiece[], today: CalendarDate): FeedPiece[] {
  return [...new Map(pieces.toReversed().map((piece) => [pieceKey(piece, today), piece])).values()].toReversed();
}

/**
 * What a feed shows of nights to come, as rows would store it: in an order of its own, without repetitions (guarantee G2), each
 * event cut where it turns from the platform's own into an echo. An event under way keeps its start.
 * @example feedPieces([], [{ start: '2026-12-01', end: '2026-12-06', uid_hash: 'a1', event_type: 'blocked', is_proven: false }],
 *   { today: '2026-11-22', now, served: [{ start: '2026-12-04', end: '2026-12-06' }], served_at })
 * // 1–4 December: is_echo false; 4–6 December: is_echo true
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
