import { AppError } from '../../kernel/calls/app-error.ts';
import { type Clock, today } from '../../kernel/dates/clock.ts';
import type { Nights } from '../rules/feed.ts';
import { SELLABLE_MS } from '../rules/freshness.ts';
import { isLongOver } from '../rules/past-nights.ts';
import { type UnreadCalendar, unreadCalendars } from '../rules/unread-calendars.ts';
import { deleteOwnEvent, freeRooms, lookAtUnit, type OwnEvent, putOwnEvent } from './own-nights-repository.ts';
import { deletePastEvent } from './past-events-repository.ts';
import { lockUnits } from './property-repository.ts';
import { refreshConflicts } from './refresh-conflicts.ts';
import type { CalendarDb } from './repository.ts';
import { visitorMessages } from '../messages/by-request.ts';
import * as messages from '../messages/owner.it.ts';

export type { CalendarTables } from './tables.ts';

/** `blocking`: the units whose nights take it, too. `unread`: calendars because of which its owner is asked before the nights are sold. */
export type SeenUnit = { unit_id: number; blocking: number[]; taken: Nights[]; unread: UnreadCalendar[] };

export type NightsKind = 'hold' | 'request' | 'booking';

export type OwnNights = {
  booking_id: string;
  struttura_id: number;
  unit_id: number;
  nights: Nights;
  kind: NightsKind;
  guest_name: string;
};

/** `but`: a booking whose own nights do not count. */
export type WantedNights = { strutturaId: number; cameraId: number | null; nights: Nights; but?: string };

function eventOf({ booking_id, unit_id, nights, kind, guest_name }: OwnNights): OwnEvent {
  const isSold = kind === 'booking';
  return {
    ...nights,
    booking_id,
    unit_id,
    event_type: isSold ? 'booking' : 'blocked',
    is_hold: kind === 'hold',
    // Kept in Italian, whoever books; whoever looks at it reads it in their language.
    summary: messages.ownNightStates[kind],
    guest_name: isSold ? guest_name : null,
  };
}

/**
 * The nights that we sell ourselves, for the rooms above. Whoever writes them calls `lock` first in the transaction (P1): from then
 * on nobody else writes a night of that struttura, neither a booking nor a feed.
 */
export function createOwnNightsService({ clock }: { clock: Clock }) {
  const refresh = (transaction: CalendarDb, strutturaId: number) =>
    refreshConflicts(transaction, strutturaId, { today: today(clock), now: clock.now() });
  return {
    lock: lockUnits,

    /**
     * What is known of the nights that a guest wants: which are taken, and which calendars are unread or misread. Throws `NON_TROVATO`
     * if there is no such room.
     */
    async look(db: CalendarDb, { nights, but, ...unit }: WantedNights): Promise<SeenUnit> {
      const now = clock.now();
      const unreadBefore = new Date(now.getTime() - SELLABLE_MS);
      const seen = await lookAtUnit(db, { ...unit, ...nights, but: but ?? null, unreadBefore });
      if (seen === null) throw new AppError('NON_TROVATO', visitorMessages().roomNotFound);
      const { feeds, ...found } = seen;
      return { ...found, unread: unreadCalendars(feeds, nights, now) };
    },

    freeRooms: (db: CalendarDb, { strutturaId, nights }: { strutturaId: number; nights: Nights }): Promise<number[]> =>
      freeRooms(db, { strutturaId, ...nights }),

    async place(transaction: CalendarDb, own: OwnNights): Promise<void> {
      if (isLongOver(own.nights.end, today(clock))) await deletePastEvent(transaction, own.booking_id);
      await putOwnEvent(transaction, eventOf(own), clock.now());
      // A hold and a request are blocks, which are in conflict with nothing.
      if (own.kind === 'booking') await refresh(transaction, own.struttura_id);
    },

    async free(transaction: CalendarDb, own: Pick<OwnNights, 'booking_id' | 'struttura_id'>): Promise<void> {
      if (!(await deleteOwnEvent(transaction, own.booking_id))) await deletePastEvent(transaction, own.booking_id);
      await refresh(transaction, own.struttura_id);
    },
  };
}

export type OwnNightsService = ReturnType<typeof createOwnNightsService>;
