import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { ClassifiedEvent, FeedRow, Nights } from './feed.ts';
import { joinNights, laterOf, nightsToCome, nightsWithin, nightsWithout } from './nights.ts';

/** Minimum time in milliseconds between the two polls that are needed to free a night (guarantee G5). */
export const FREEING_DELAY_MS = 30 * 60_000;

/**
 * `served` contains the nights exported to the platform when it last imported our calendar of this unit, at `served_at`
 * (milliseconds since 1970, or `null` if it never did). `lag` is how long the platform may continue to show earlier exports.
 * `misread` contains the nights of all events that the poll did not understand.
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

/** Returns a key that sorts pieces by nights, because the order of events in a feed has no meaning. */
function sortKey({ start, end, uid_hash, is_proven, event_type }: ClassifiedEvent): string {
  return `${start} ${end} ${uid_hash} ${is_proven} ${event_type}`;
}

/**
 * Returns the nights of an event that the platform shows only because it imported them from us (guarantee G10). These are
 * exported nights and previous echoes. Nights are excluded if the summary proves them to be the platform's own, or if the
 * platform has continuously shown them as its own. A reservation that became a block was cancelled, so the block is evaluated
 * again. An echo ends if the platform still shows the night as blocked long after it imported the night as available. In that
 * case, the platform itself blocks the night.
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

/** Returns a key that is equal for duplicates, i.e. pieces that block the same future nights under the same UID. */
export function pieceKey({ uid_hash, start, end, event_type, is_echo }: FeedPiece, today: CalendarDate): string {
  return `${uid_hash} ${laterOf(start, today)} ${end} ${event_type} ${is_echo}`;
}

function withoutRepetitions(pieces: readonly FeedPiece[], today: CalendarDate): FeedPiece[] {
  return [...new Map(pieces.toReversed().map((piece) => [pieceKey(piece, today), piece])).values()].toReversed();
}

/**
 * Returns the future nights of a feed as sorted rows without duplicates (guarantee G2). Each event is split into the platform's
 * own nights and echoes. An event in progress keeps its start.
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
