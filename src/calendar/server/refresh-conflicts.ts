import type { CalendarDate } from '../../kernel/dates/calendar-date.ts';
import type { Nights } from '../rules/feed.ts';
import { findConflicts, type FoundConflict } from '../rules/find-conflicts.ts';
import {
  type MarkedEvent,
  type NotedConflict,
  notedConflicts,
  replaceConflicts,
  reservationsOf,
  type Seller,
} from './conflict-repository.ts';
import type { CalendarDb } from './repository.ts';

function pairOf(sellers: readonly (Seller | undefined)[]): string {
  return sellers
    .map((seller) => `${seller?.unit_id} ${seller?.platform_source}`)
    .toSorted()
    .join(', ');
}

const shareNights = (one: Nights, other: Nights) => one.start < other.end && other.start < one.end;

function isMarkedRight(events: Iterable<MarkedEvent>, conflicts: readonly FoundConflict[]): boolean {
  const ids = new Set(conflicts.flatMap(({ first, second }) => [first, second]));
  return [...events].every(({ id, is_marked }) => ids.has(id) === is_marked);
}

function isAsRecorded(found: NotedConflict, recorded: readonly NotedConflict[]): boolean {
  return recorded.some(
    ({ first, second, start, end }) =>
      found.first === first && found.second === second && found.start === start && found.end === end,
  );
}

/** Recomputes conflicts after an event changed (G14). Call it in the transaction that changed the event, after `lockUnits`. */
export async function refreshConflicts(
  transaction: CalendarDb,
  strutturaId: number,
  { today, now }: { today: CalendarDate; now: Date },
): Promise<void> {
  const events = new Map((await reservationsOf(transaction, strutturaId, today)).map((event) => [event.id, event]));
  const recorded = await notedConflicts(transaction, strutturaId);
  const note = (found: FoundConflict): NotedConflict => {
    const pair = pairOf([events.get(found.first), events.get(found.second)]);
    const before = recorded.filter((one) => pairOf(one.sellers) === pair && shareNights(one, found));
    const earlier = before.find(({ mailed_at }) => mailed_at !== null) ?? before[0];
    return { ...found, found_at: earlier?.found_at ?? now, mailed_at: earlier?.mailed_at ?? null };
  };
  const conflicts = findConflicts([...events.values()], { today }).map(note);
  const isRecorded = conflicts.length === recorded.length && conflicts.every((found) => isAsRecorded(found, recorded));
  if (isRecorded && isMarkedRight(events.values(), conflicts)) return;
  await replaceConflicts(transaction, strutturaId, conflicts);
}
